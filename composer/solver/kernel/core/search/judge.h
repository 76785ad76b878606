/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Many positions judged one after the other: the keys alone, the memory taken once.
 *
 * What one position taught about likely refutations and mates is tried first in the next,
 * which as a rule differs by one man. That changes how fast answers come, never the answers. */
#ifndef COMPOSER_JUDGE_H
#define COMPOSER_JUDGE_H

#include "base/describe.h"
#include "search/firsts.h"
#include "search/tape.h"

typedef struct Judge {   /* of one thread; what it points to belongs to it */
    const Memory *memory;
    int moves;
    char halted; /* not 0: it comes back soon, with what is not decided left so */
    Search *search;
    First *firsts;
    Tape found; /* pairs of a described key and its length */
} Judge;

typedef struct Judged { /* what was found of one position */
    bool solvable;      /* said by the caller: only such positions are looked at */
    bool finished;      /* all first moves are decided */
    int first_moves;
    int keys;  /* pairs of the judge's `found`, from `start` on */
    int start; /* where the first of its numbers stands */
} Judged;

/* Begin to judge for a goal in at most `moves` moves (1 to NEVER - 1). False if there is no
 * memory; `close_judge` is due in any case. Board, memory, table and `cancelled` belong to the
 * caller and must outlive the judge, which must not be copied or moved. */
bool open_judge(Judge *judge, const Board *board, const Memory *memory, Table *table,
                const Mode *mode, Goal goal, int moves, const char *cancelled);

/* Give all its memory back; one that is all zeros, never opened, may be closed too. */
void close_judge(Judge *judge);

/* Judge so many positions, looking at `most_nodes` of each at most (0: as many as it takes).
 * What is written to `judged`, all zeros but `solvable`, holds until the next call. Where
 * memory failed, `found.failed` is true. */
void judge_positions(Judge *judge, const Pos *positions, Judged *judged, int count,
                     u64 most_nodes);

#endif
