/* SPDX-License-Identifier: GPL-3.0-or-later */
/* First moves: whether they solve, in how many moves, or what refutes them. */
#ifndef COMPOSER_FIRSTS_H
#define COMPOSER_FIRSTS_H

#include "search/direct.h"

typedef struct First { /* a first move and what is known of it; `after` and `move` are given */
    Pos after;
    u32 move;
    u32 shown;       /* described; 0 until it is needed */
    u32 refuter;     /* one that was found, 0 if none was */
    int refutations; /* those found */
    int length;      /* the moves it needs, itself included; 0 if it does not solve */
    bool stalemates; /* it leaves the defender without a move, the goal not reached */
} First;

/* Find out whether a first move of a position solves in at most `moves`, in how many, or what refutes it:
 * up to `limit` refutations. Nothing is said where the search was stopped. */
void decide(Search *search, const Pos *pos, First *first, int moves, int limit);

/* Count the refutations of a first move that does not solve, up to the limit. */
void count_refutations(Search *search, First *first, int moves, int limit);

#endif
