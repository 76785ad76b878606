/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "proofgames/crew.h"

#include <stddef.h>

enum { LEAST_RETURN = 2 };

void muster(const Board *board, const Pos *start, int colour, int wing, Crew *crew)
{
    const Castle *castle = wing < 2 ? &board->castles[2 * colour + wing] : NULL;
    crew->count = 0;
    for (u64 men = start->men[colour]; men != 0; men &= men - 1) {
        int square = first_of(men);
        crew->from[crew->count] = (u8)square;
        crew->kind[crew->count] = (u8)kind_on(start, square);
        if (castle != NULL && square == castle->king) {
            square = castle->king_target;
        } else if (castle != NULL && square == castle->rook) {
            square = castle->rook_target;
        }
        crew->square[crew->count++] = (u8)square;
    }
}

bool estimate(const Target *target, int colour, Crew *crew)
{
    const Goals *goals = &target->goals[colour];
    const int captures = target->captures[colour];
    const int aside = captures < MOST_ASIDE ? captures : MOST_ASIDE - 1;
    crew->costs.rows = crew->costs.columns = crew->count;
    crew->least_detour = captures > 0 ? NO_WAY : 0;
    for (int row = 0; row < crew->count; row++) {
        crew->goal[row] = (u8)(row < goals->count ? row : GRAVE);
        for (int man = 0; man < crew->count; man++) {
            crew->costs.cost[row][man] = (u8)moves_to(goals, crew->kind[man], crew->square[man],
                                                      captures, crew->goal[row]);
        }
    }
    for (int man = 0; captures > 0 && man < crew->count; man++) {
        crew->detour[man] = crew->kind[man] == PAWN
                                ? goals->pawn_detour[aside][crew->square[man]]
                                : goals->detour[crew->kind[man]][crew->square[man]];
        if (crew->detour[man] < crew->least_detour) {
            crew->least_detour = crew->detour[man];
        }
    }
    crew->least = cheapest(&crew->costs, crew->more);
    return crew->least + crew->least_detour <= crew->moves;
}

int detour_beside(const Crew *crew, int man, int more, int captures)
{
    int best;
    if (captures == 0) {
        return 0;
    }
    best = crew->detour[man] > more ? crew->detour[man] - more : 0;
    for (int other = 0; other < crew->count; other++) {
        if (other != man && crew->detour[other] < best) {
            best = crew->detour[other];
        }
    }
    return best;
}

int moves_into(const Target *target, int colour, const Crew *crew, int man, int on)
{
    const Goals *goals = &target->goals[colour];
    const int kind = crew->kind[man], from = crew->square[man], last = colour == WHITE ? 56 : 0;
    int best;
    if (kind != PAWN) {
        return goals->way[kind][from][on];
    }
    best = (EDGE_RANKS & bit(on)) != 0
               ? NO_WAY
               : pawn_steps(target, colour, from, on, target->captures[colour]);
    for (int file = 0; file < 8; file++) {
        const int there = pawn_steps(target, colour, from, last + file, target->captures[colour]);
        for (int becomes = KNIGHT; there < best && becomes <= QUEEN; becomes++) {
            const int moves = there + goals->way[becomes][last + file][on];
            best = moves < best ? moves : best;
        }
    }
    return best;
}

int least_with(const Crew *crew, int man, int row)
{
    Crew forced = *crew;
    for (int other = 0; other < crew->count; other++) {
        if (other != man) {
            forced.costs.cost[row][other] = NO_WAY;
        }
    }
    return cheapest(&forced.costs, forced.more);
}

bool is_fixed(const Target *target, int colour, const Crew *crew, int man)
{
    const Goals *goals = &target->goals[colour];
    const int kind = crew->kind[man], square = crew->square[man];
    Crew moved = *crew;
    for (int row = 0; row < goals->count; row++) {
        if (goals->square[row] == square && goals->kind[row] == kind) {
            int least;
            moved.costs.cost[row][man] = kind == PAWN ? NO_WAY : LEAST_RETURN;
            least = cheapest(&moved.costs, moved.more);
            return least + detour_beside(crew, man, LEAST_RETURN, target->captures[colour]) >
                   crew->moves;
        }
    }
    return false;
}
