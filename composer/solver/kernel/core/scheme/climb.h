/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Men added to a core until it is a sound mate in two that shows what is wished: a climb with
 * chance, one man put, lifted, shifted or exchanged at a time.
 *
 * A position costs what it lacks (`weigh.h`); the climb takes what costs less, and while it is hot
 * what costs somewhat more. What a sound problem is better without costs something only when a
 * sound one was found: before, it would bar the way to many. The same seed makes the same climb. */
#ifndef COMPOSER_CLIMB_H
#define COMPOSER_CLIMB_H

#include "scheme/weigh.h"

enum { MOST_SEEN = 1024 };

typedef struct Climb {
    Asked asked; /* filled in by the caller, as is `search` */
    Search *search;
    Pos pos;                 /* the core and the men added now */
    u8 squares[MOST_ADDED];  /* where each stands; NO_SQUARE for none */
    u32 firsts[MOST_PHASES]; /* the first moves meant, by origin, target and promotion */
    int cost;                /* what it costs, in hundredths */
    bool found;              /* it lacks nothing, and is new */
    u64 chance;              /* the state of the random numbers */
    int seen_count;
    u64 seen[MOST_SEEN]; /* hashes of what was found before */
    u64 causes[CAUSES];  /* how many positions were given up where */
    u32 lists[3 * MOST_MOVES];
} Climb;

/* Set a climb up at a random start. False if none was found. */
bool start_climb(Climb *climb, u64 seed);

/* Change men so many times, the heat (in hundredths) falling evenly to `cold`; come back at once
 * where a position that lacks nothing is found that was not found before. Return how many changes
 * were tried; `found` says whether it came back for a find. */
int run_climb(Climb *climb, int changes, int hot, int cold);

#endif
