/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The winner's only move: each that he may make, on a board where his other men stand as they do
 * now, and what then holds of the losing king's field.
 *
 * Where the winner has one move left and the goal is stalemate, everything that his men do in the
 * end they do from where they stand now, but for one man and his one move. */
#ifndef COMPOSER_HELP_LAST_H
#define COMPOSER_HELP_LAST_H

#include "base/position.h"

enum { MOST_LASTS = 448 }; /* 15 men of 27 moves each, and a king's; promotions are fewer */

typedef struct Last { /* a move on a board without losing men */
    u64 closed;       /* where no losing man can end: the target, and what it passes over */
    u64 whites;       /* where the winner's men stand afterwards, unless they were captured */
    u64 guards;       /* what they attack on an empty board */
    u64 diagonal, straight; /* those who move on such lines */
    u64 target;       /* where the man ends */
    u64 barred;       /* where the losing king would be in check or beside the other king */
    int taken;        /* where a man is captured, if one is; NO_SQUARE if none can be */
    bool must_take;   /* a pawn captures only */
    bool passing;     /* it is en passant: only a pawn is captured */
} Last;

/* Write all of them, and return how many there are. Castling is left out: nobody may castle. */
int last_moves(const Board *board, const Pos *pos, int winner, Last *lasts);

#endif
