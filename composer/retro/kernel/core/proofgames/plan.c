/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "proofgames/plan.h"
#include "proofgames/crew.h"

enum { MOST_ROUNDS = 12 };

typedef struct Found { /* of one side, by all its ways to castle */
    bool possible;
    u64 fixed; /* who never moves */
    u64 takes; /* where it can capture */
    u64 falls; /* where its men can be captured */
    u64 stay[64]; /* by where a man starts, where he can ever be; all squares if he is captured */
} Found;

/* Return all squares where a pawn can be on its way to another square on its file, as a pawn. */
static u64 path_of(const Target *target, int colour, int from, int to)
{
    const int forward = colour == WHITE ? 8 : -8;
    const u64 prey = target->goals[colour].prey;
    u64 path = bit(from), beside = 0, file = 0;
    if (((from ^ to) & 7) != 0) {
        return ALL_SQUARES;
    }
    for (int square = from; square != to; square += forward) {
        const int next = square + forward;
        path |= bit(next);
        if (target->captures[colour] >= 2 && next != to) { /* it may leave its file and come back */
            beside |= (next & 7) > 0 ? bit(next - 1) : 0;
            beside |= (next & 7) < 7 ? bit(next + 1) : 0;
        }
        file |= square != from ? bit(next) : 0;
    }
    return (beside & prey) != 0 && (file & prey) != 0 ? ALL_SQUARES : path;
}

/* Return all squares where an officer can be on his way, with so many moves to spare. */
static u64 places_of(const Target *target, int colour, const Crew *crew, int man, int row,
                     int spare)
{
    const Goals *goals = &target->goals[colour];
    const int kind = crew->kind[man], from = crew->square[man], goal = crew->goal[row];
    u64 places = bit(from);
    for (int square = 0; square < 64; square++) {
        const int moves = goals->way[kind][from][square] + goals->officer[kind][square][goal];
        const int more = moves - crew->costs.cost[row][man];
        if (moves < NO_WAY &&
            more + detour_beside(crew, man, more, target->captures[colour]) <= spare) {
            places |= bit(square);
        }
    }
    return places;
}

/* Add where a man who goes to a goal can capture on his way, or be captured if that is his goal. */
static void add_squares(const Target *target, int colour, const Crew *crew, int man, int row,
                        Found *found, u64 *stay)
{
    const Goals *goals = &target->goals[colour];
    const int captures = target->captures[colour], goal = crew->goal[row], kind = crew->kind[man];
    const int direct = crew->costs.cost[row][man];
    u64 prey = captures > 0 ? goals->prey & ~found->takes : 0;
    u64 graves = goal == GRAVE ? goals->graves & ~found->falls : 0;
    int spare = crew->moves - crew->least - crew->more[row][man];
    if (spare < 0 || direct >= NO_WAY) {
        return;
    }
    spare = crew->moves - least_with(crew, man, row);
    if (spare < 0) {
        return;
    }
    for (; prey != 0; prey &= prey - 1) {
        const int on = first_of(prey);
        const int moves = moves_by(target, colour, kind, crew->square[man], captures, goal, on);
        found->takes |= moves < NO_WAY && moves - direct <= spare ? bit(on) : 0;
    }
    for (; graves != 0; graves &= graves - 1) {
        const int on = first_of(graves);
        const int moves = moves_into(target, colour, crew, man, on), more = moves - direct;
        found->falls |=
            moves < NO_WAY && more + detour_beside(crew, man, more, captures) <= spare ? bit(on)
                                                                                       : 0;
    }
    if (goal == GRAVE || (kind == PAWN && goals->kind[row] != PAWN)) {
        *stay = ALL_SQUARES;
    } else if (spare >= detour_beside(crew, man, 0, captures)) {
        *stay |= kind == PAWN ? path_of(target, colour, crew->square[man], goals->square[row])
                              : places_of(target, colour, crew, man, row, spare);
    }
}

/* Find what a side can do in so many moves. */
static Found look_at(const Board *board, const Pos *start, const Target *target, int colour,
                     int moves)
{
    Found found = {.fixed = ALL_SQUARES};
    for (int wing = 0; wing < 3; wing++) {
        Crew crew;
        u64 fixed = 0;
        if (wing < 2 && (start->rights >> (2 * colour + wing) & 1) == 0) {
            continue;
        }
        muster(board, start, colour, wing, &crew);
        crew.moves = wing < 2 ? moves - 1 : moves;
        if (!estimate(target, colour, &crew)) {
            continue;
        }
        found.possible = true;
        for (int man = 0; man < crew.count; man++) {
            const int square = crew.from[man];
            u64 stay = bit(square);
            for (int row = 0; row < crew.count; row++) {
                if (row <= target->goals[colour].count) { /* graves are all the same */
                    add_squares(target, colour, &crew, man, row, &found, &stay);
                }
            }
            found.stay[square] |= stay;
            if (square == crew.square[man] && is_fixed(target, colour, &crew, man)) {
                fixed |= bit(square);
            }
        }
        found.fixed &= fixed;
    }
    return found;
}

/* Narrow down where a side is captured by the other; return whether anything changed. */
static bool narrow(Target *target, int colour, const Found *ours, const Found *theirs)
{
    Goals *own = &target->goals[colour], *other = &target->goals[colour ^ 1];
    const u64 passed = colour == BLACK ? FIRST_RANK << 40 : FIRST_RANK << 16; /* arrivals e.p. */
    const u64 behind = colour == BLACK ? ours->falls << 8 : ours->falls >> 8;
    const u64 taken = theirs->takes & passed;
    const u64 ahead = colour == BLACK ? taken >> 8 : taken << 8;
    const u64 prey = theirs->takes & (ours->falls | (behind & passed)) & ~target->walls;
    const u64 graves = ours->falls & (theirs->takes | ahead) & ~target->walls;
    const bool changed = prey != other->prey || graves != own->graves;
    other->prey = prey;
    own->graves = graves;
    return changed;
}

/* Bar every way that leads through all squares where another man must be one time or another;
 * return whether that is new. */
static bool cut(const Board *board, u64 stay, Goals *goals)
{
    bool changed = false;
    for (int from = 0; from < 64; from++) {
        u64 barred = 0;
        for (int to = 0; to < 64; to++) {
            if ((stay & ~(board->between[from][to] | bit(from) | bit(to))) == 0) {
                barred |= bit(to);
            }
        }
        changed = changed || (barred & ~goals->cut[from]) != 0;
        goals->cut[from] |= barred;
    }
    return changed;
}

/* Bar what the men of a side are in the way of: of the other side, and their pawns of their own,
 * too; return whether that is new. */
static bool cut_all(const Board *board, const Pos *start, int colour, const Found *found,
                    Target *target)
{
    bool changed = false;
    for (u64 men = start->men[colour] & ~target->walls; men != 0; men &= men - 1) {
        const u64 stay = found->stay[first_of(men)];
        if (count_of(stay) < 2 || count_of(stay) > 8) {
            continue;
        }
        changed |= cut(board, stay, &target->goals[colour ^ 1]);
        if ((start->kinds[PAWN] & bit(first_of(men))) != 0) {
            changed |= cut(board, stay, &target->goals[colour]);
        }
    }
    return changed;
}

bool fill_planned_target(const Board *board, const Pos *start, const Pos *diagram, int halfmoves,
                         Target *target)
{
    int moves[2];
    bool changed = true;
    target->walls = walls_of(diagram);
    for (int colour = 0; colour < 2; colour++) {
        for (int square = 0; square < 64; square++) {
            target->goals[colour].cut[square] = 0;
        }
        moves[colour] = (halfmoves + (start->turn == colour)) / 2;
        target->captures[colour] = count_of(start->men[colour ^ 1]) -
                                   count_of(diagram->men[colour ^ 1]);
        target->goals[colour].prey = target->goals[colour].graves = ~target->walls;
        if (target->captures[colour] < 0) {
            return false;
        }
    }
    for (int round = 0; changed; round++) {
        Found found[2];
        u64 fixed;
        fill_target(board, diagram, target);
        if (round == MOST_ROUNDS) {
            return true;
        }
        for (int colour = 0; colour < 2; colour++) {
            found[colour] = look_at(board, start, target, colour, moves[colour]);
            if (!found[colour].possible) {
                return false;
            }
        }
        fixed = found[WHITE].fixed | found[BLACK].fixed;
        changed = (fixed & ~target->walls) != 0;
        target->walls |= fixed;
        changed |= cut_all(board, start, WHITE, &found[WHITE], target);
        changed |= cut_all(board, start, BLACK, &found[BLACK], target);
        changed |= narrow(target, WHITE, &found[WHITE], &found[BLACK]);
        changed |= narrow(target, BLACK, &found[BLACK], &found[WHITE]);
    }
    return true;
}
