/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the last move must reach, as a value. */
#ifndef COMPOSER_GOAL_H
#define COMPOSER_GOAL_H

#include "base/movegen.h"

enum {
    MATE,
    STALEMATE,
    DOUBLE_STALEMATE,
    CHECK,
    CAPTURE,
    TARGET,
    PROMOTION,
    /* Those of the old problems */
    BARE,    /* the other king is bared */
    WIN,     /* mate, or what else wins by the laws */
    MATE_BY, /* mate by the man that moves, of the kind stated */
    MATE_ON, /* mate of a king on the square stated */
    AIMS
};

typedef struct Goal {
    int aim;
    /* A square of TARGET and MATE_ON; what a PROMOTION is to, PAWN for anything; the kind of
     * MATE_BY; what wins, of BARE and WIN (`laws/laws.h`); else 0. */
    int detail;
} Goal;

/* Return whether the side to move has just been mated (or stalemated). */
static inline bool reached(const Board *board, int aim, const Pos *pos)
{
    Guard guard;
    look(board, pos, &guard);
    if ((guard.checkers != 0) != (aim == MATE)) {
        return false;
    }
    return !can_move(board, pos, &guard);
}

/* Return whether a move reaches one of the other goals, given the position after it. */
bool attains_other(const Board *board, const Goal *goal, const Pos *pos, u32 move,
                   const Pos *after);

/* Return whether a move reaches the goal, given the position after it. */
static inline bool attains(const Board *board, const Goal *goal, const Pos *pos, u32 move,
                           const Pos *after)
{
    return goal->aim <= STALEMATE ? reached(board, goal->aim, after)
                                  : attains_other(board, goal, pos, move, after);
}

/* Return whether a side has reached a goal of the old problems by a move just made, of either
 * side: who lets himself be bared has lost by it, whoever moved. */
bool has_attained(const Board *board, const Goal *goal, int side, u32 move, const Pos *after);

/* Return whether a move brought the goal about for the other side. */
static inline bool concedes(const Board *board, const Goal *goal, u32 move, const Pos *after)
{
    return goal->aim >= BARE && has_attained(board, goal, after->turn, move, after);
}

/* Return whether only a check can reach the goal. */
static inline bool takes_check(const Goal *goal)
{
    return goal->aim == MATE || goal->aim == CHECK || goal->aim >= MATE_BY;
}

#endif
