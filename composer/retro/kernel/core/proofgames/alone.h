/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One side alone: whether its men can come to their goals in just so many moves of their own,
 * while the other side does whatever suits it.
 *
 * The other side's men are never in the way, but for walls and cuts; it may attack nothing, and
 * captures whichever of the surplus men stands in the way, when it stands there, if that is one of
 * the graves. So "no" is a proof that no game does it, and "yes" is not one. Own men do block each other, a move must be made in each
 * turn, and captures that are due must be made, where there can be prey: that is what makes it
 * strong. What was found is kept in a table, which grows to a size given. A question that takes
 * too long is answered "yes". */
#ifndef COMPOSER_PROOFGAMES_ALONE_H
#define COMPOSER_PROOFGAMES_ALONE_H

#include "base/memory.h"
#include "proofgames/goals.h"
#include "proofgames/side.h"

enum { WAYS_PLACES = 1 << 12 };

typedef struct Known { /* an answer; no men where there is none */
    u64 men;
    u64 key; /* its lowest bit is the answer */
} Known;

typedef struct Ways { /* the moves of a side that may lead on; no men where nothing is known */
    u64 men, key;
    u64 origins;
    u64 quiet[6];  /* by kind, where men go that capture nothing */
    u64 taking[6]; /* the same of captures */
    u64 castling;  /* where the king arrives */
} Ways;

typedef struct Alone { /* the questions of one side */
    const Board *board;
    const Target *target;
    int colour;
    Memory memory;
    Known *known;
    u64 mask, filled, most; /* places of the table less a bucket; how many are filled; most places */
    Ways *ways;
    u64 ways_mask;
    const volatile char *cancelled; /* not 0: nothing is worth finding out any more */
    u64 asked;      /* positions of the side looked at */
    u64 asked_most; /* when the question at hand takes too long */
} Alone;

/* Take memory, which grows to so many answers, a power of two; return whether there was any. */
bool open_alone(Alone *alone, const Board *board, const Target *target, int colour,
                const Memory *memory, u64 answers, const volatile char *cancelled);
void close_alone(Alone *alone);

/* Return whether a side's men can come to their goals in so many moves, of which so many capture. */
bool can_come(Alone *alone, const Side *side, int moves, int captures);

/* Return what tells a question from others about the same squares. */
u64 key_of(const Side *side, int moves, int captures);

/* Return which moves of a side may be the first of them, its own men standing where they do. What
 * is returned lasts until the next question. */
const Ways *ways_of(Alone *alone, const Side *side, int moves, int captures);

#endif
