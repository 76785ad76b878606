/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the last move must reach, as a value. */
#ifndef COMPOSER_GOAL_H
#define COMPOSER_GOAL_H

#include "base/movegen.h"

enum { MATE, STALEMATE, DOUBLE_STALEMATE, CHECK, CAPTURE, TARGET, PROMOTION, AIMS };

typedef struct Goal {
    int aim;
    int detail; /* a TARGET's square; what a PROMOTION is to, PAWN for anything; else 0 */
} Goal;

/* Tell whether the side to move has just been mated (or stalemated). */
static inline bool reached(const Board *board, int aim, const Pos *pos)
{
    Guard guard;
    look(board, pos, &guard);
    if ((guard.checkers != 0) != (aim == MATE)) {
        return false;
    }
    return !can_move(board, pos, &guard);
}

/* Tell whether a move reaches one of the other goals, given the position after it. */
bool attains_other(const Board *board, const Goal *goal, const Pos *pos, u32 move,
                   const Pos *after);

/* Tell whether a move reaches the goal, given the position after it. */
static inline bool attains(const Board *board, const Goal *goal, const Pos *pos, u32 move,
                           const Pos *after)
{
    return goal->aim <= STALEMATE ? reached(board, goal->aim, after)
                                  : attains_other(board, goal, pos, move, after);
}

/* Tell whether only a check can reach the goal. */
static inline bool takes_check(const Goal *goal)
{
    return goal->aim == MATE || goal->aim == CHECK;
}

#endif
