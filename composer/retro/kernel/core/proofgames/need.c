/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "proofgames/need.h"
#include "proofgames/assignment.h"

/* Add what it costs each man to come to a goal. */
static void add_row(const Goals *goals, Costs *costs, const int *kind, const int *origin,
                    int captures, int goal)
{
    for (int man = 0; man < costs->columns; man++) {
        costs->cost[costs->rows][man] = (u8)moves_to(goals, kind[man], origin[man], captures, goal);
    }
    costs->rows++;
}

/* Return whether the men come to their goals if nothing is in the way, in so many moves.
 *
 * A man who stands on a goal of his stays there: no assignment is cheaper, for he could do what
 * another does who came there in his stead. Two men may stand on one square: of different kinds, or
 * a second rook where one stands. Whoever captures, another way would be longer by the least detour
 * of any man. */
static bool in_reach(const Goals *goals, const u64 *kinds, u64 second, int moves, int captures)
{
    Costs costs;
    int origin[2 * MOST_OF_A_SIDE], sort[2 * MOST_OF_A_SIDE], detour = NO_WAY;
    u64 settled = 0;
    costs.rows = costs.columns = 0;
    captures = captures < MOST_ASIDE ? captures : MOST_ASIDE - 1;
    for (int kind = 0; kind < 6; kind++) {
        settled |= kinds[kind] & goals->kinds[kind];
        for (u64 men = kinds[kind]; captures > 0 && detour > 0 && men != 0; men &= men - 1) {
            const int more = kind == PAWN ? goals->pawn_detour[captures][first_of(men)]
                                          : goals->detour[kind][first_of(men)];
            detour = more < detour ? more : detour;
        }
        for (u64 men = kinds[kind] & ~goals->kinds[kind]; men != 0; men &= men - 1) {
            origin[costs.columns] = first_of(men);
            sort[costs.columns++] = kind;
        }
    }
    if (second != 0) {
        origin[costs.columns] = first_of(second);
        sort[costs.columns++] = ROOK;
    }
    for (int goal = 0; goal < goals->count; goal++) {
        if ((settled & bit(goals->square[goal])) == 0) {
            add_row(goals, &costs, sort, origin, captures, goal);
        }
    }
    while (goals->graves != ALL_SQUARES && costs.rows < costs.columns) {
        add_row(goals, &costs, sort, origin, captures, GRAVE);
    }
    return costs_at_most(&costs, captures > 0 ? moves - detour : moves);
}

bool in_reach_castling(const Board *board, const Target *target, int colour, const Side *side,
                       int moves, int captures)
{
    const Goals *goals = &target->goals[colour];
    if (in_reach(goals, side->kinds, 0, moves, captures)) {
        return true;
    }
    for (int wing = 0; moves > 0 && wing < 2; wing++) {
        const Castle *castle = &board->castles[2 * colour + wing];
        const u64 second = side->kinds[ROOK] & bit(castle->rook_target);
        u64 kinds[6];
        if ((side->rights >> wing & 1) == 0) {
            continue;
        }
        for (int kind = 0; kind < 6; kind++) {
            kinds[kind] = side->kinds[kind];
        }
        kinds[KING] = bit(castle->king_target);
        kinds[ROOK] = (kinds[ROOK] & ~bit(castle->rook)) | bit(castle->rook_target);
        if (in_reach(goals, kinds, second, moves - 1, captures)) {
            return true;
        }
    }
    return false;
}

int least_moves(const Board *board, const Target *target, int colour, const Side *side,
                int captures)
{
    int moves = captures < 0 ? NO_WAY : 0;
    while (moves < NO_WAY && !in_reach_castling(board, target, colour, side, moves, captures)) {
        moves++;
    }
    return moves;
}
