/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search/goal.h"

#include "base/moves.h"
#include "base/rules.h"

bool attains_other(const Board *board, const Goal *goal, const Pos *pos, u32 move,
                   const Pos *after)
{
    Guard guard;
    Pos passed;
    switch (goal->aim) {
    case DOUBLE_STALEMATE:
        if (!reached(board, STALEMATE, after)) {
            return false;
        }
        make_none(board, after, &passed);
        return reached(board, STALEMATE, &passed);
    case CHECK:
        look(board, after, &guard);
        return guard.checkers != 0;
    case CAPTURE:
        return special_of(move) == PASSING || (pos->men[pos->turn ^ 1] & bit(target_of(move))) != 0;
    case TARGET:
        return target_of(move) == goal->detail;
    case BARE:
    case WIN:
    case MATE_BY:
    case MATE_ON:
        return has_attained(board, goal, pos->turn, move, after);
    default:
        return promotion_of(move) != 0 && kind_of(move) == PAWN &&
               (goal->detail == PAWN || promotion_of(move) == goal->detail);
    }
}
