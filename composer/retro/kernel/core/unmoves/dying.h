/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Search back: does every row of un-moves end in a position that has no un-move, or that a test
 * of the caller disproves?
 *
 * That is certain where it is said, as certain as the test. Where a row goes on as far as was looked, nothing is said:
 * the game array among the positions that it leads to counts as one that goes on. */
#ifndef COMPOSER_DYING_H
#define COMPOSER_DYING_H

#include <stddef.h>

#include "unmoves/unmoves.h"

enum { MOST_DYING_DEPTH = 32 }; /* half-moves back */

/* A test of the caller, with memory of its own: whether no game leads to a position. */
typedef bool (*Disproved)(void *memory, const Past *past);

typedef struct Dying {
    const Board *board;
    u64 array;       /* the hash of the game array, White to move, without rights */
    u64 *known;      /* a table of positions that are known to die, or that passed the test */
    u64 mask;        /* one less than the numbers of the table */
    Disproved disproved; /* NULL for no test */
    void *memory;        /* of the test */
    u64 nodes, most; /* positions looked at; how many at most */
    u32 *lists;      /* MOST_DYING_DEPTH lists of MOST_UNMOVES */
    const volatile char *cancelled;
    bool stopped;    /* it was cancelled, or looked at too many */
} Dying;

/* Make ready; `known` points to 2^n numbers, all 0. */
void begin_dying(Dying *dying, const Board *board, u64 *known, u64 numbers, u32 *lists,
                 u64 most_nodes, const volatile char *cancelled,
                 Disproved disproved, void *memory);

/* Return whether all rows of un-moves end within so many half-moves (at most
 * MOST_DYING_DEPTH). False may mean as well that the search was stopped. */
bool dies(Dying *dying, const Past *past, int depth);

#endif
