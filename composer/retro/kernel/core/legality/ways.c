/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "legality/ways.h"

#define NOT_A (~FILE_A)
#define NOT_H (~FILE_H)
#define NOT_AB (~(FILE_A | FILE_A << 1))
#define NOT_GH (~(FILE_H | FILE_H >> 1))

static const u8 OFFICERS[8] = {ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK};

int kind_in_array(int square)
{
    const int rank = square >> 3;
    return rank == 0 || rank == 7 ? OFFICERS[square & 7] : PAWN;
}

static u64 straight_steps(u64 from)
{
    return from << 8 | from >> 8 | (from & NOT_H) << 1 | (from & NOT_A) >> 1;
}

static u64 diagonal_steps(u64 from)
{
    return (from & NOT_H) << 9 | (from & NOT_A) << 7 | (from & NOT_H) >> 7 | (from & NOT_A) >> 9;
}

static u64 knight_leaps(u64 from)
{
    return (from & NOT_H) << 17 | (from & NOT_A) << 15 | (from & NOT_H) >> 15 |
           (from & NOT_A) >> 17 | (from & NOT_GH) << 10 | (from & NOT_AB) << 6 |
           (from & NOT_GH) >> 6 | (from & NOT_AB) >> 10;
}

u64 exits_of(int kind, u64 squares)
{
    switch (kind) {
    case KNIGHT:
        return knight_leaps(squares);
    case BISHOP:
        return diagonal_steps(squares);
    case ROOK:
        return straight_steps(squares);
    default:
        return straight_steps(squares) | diagonal_steps(squares);
    }
}

u64 flood(int kind, u64 start, u64 shut)
{
    u64 reached = start, edge = start;
    while (edge != 0) {
        edge = exits_of(kind, edge) & ~shut & ~reached;
        reached |= edge;
    }
    return reached;
}

/* Return the men of the array that stand on their squares. */
static u64 men_at_home(const Pos *pos)
{
    u64 found = 0;
    found |= pos->kinds[PAWN] & pos->men[WHITE] & FIRST_RANK << 8;
    found |= pos->kinds[PAWN] & pos->men[BLACK] & LAST_RANK >> 8;
    for (int file = 0; file < 8; file++) {
        found |= pos->kinds[OFFICERS[file]] & pos->men[WHITE] & bit(file);
        found |= pos->kinds[OFFICERS[file]] & pos->men[BLACK] & bit(56 + file);
    }
    return found;
}

/* Return whether king and queen, both at home, have no exit but each other. */
static bool hold_each_other(u64 at_home, u64 steady, int queen)
{
    const u64 both = bit(queen) | bit(queen + 1);
    return (at_home & both) == both && (exits_of(KING, both) & ~both & ~steady) == 0;
}

u64 steady_men(const Pos *pos, u64 unmoved)
{
    const u64 at_home = men_at_home(pos);
    u64 steady = unmoved | (at_home & pos->kinds[PAWN]), before;
    do {
        u64 officers = at_home & ~steady;
        before = steady;
        while (officers != 0) {
            const int square = first_of(officers);
            officers &= officers - 1;
            if ((exits_of(kind_in_array(square), bit(square)) & ~steady) == 0) {
                steady |= bit(square);
            }
        }
        for (int queen = 3; queen < 64; queen += 56) {
            if (hold_each_other(at_home, steady, queen)) {
                steady |= bit(queen) | bit(queen + 1);
            }
        }
    } while (steady != before);
    return steady;
}

u64 steady_guards(u64 steady, int colour)
{
    u64 guards = steady & (colour == WHITE ? LAST_RANK | LAST_RANK >> 8 : FIRST_RANK | FIRST_RANK << 8);
    u64 guarded = 0;
    while (guards != 0) {
        const int square = first_of(guards);
        const u64 here = bit(square);
        const int kind = kind_in_array(square);
        guards &= guards - 1;
        if (kind != PAWN) {
            guarded |= exits_of(kind, here);
        } else if (colour == WHITE) {
            guarded |= (here & NOT_A) >> 9 | (here & NOT_H) >> 7;
        } else {
            guarded |= (here & NOT_A) << 7 | (here & NOT_H) << 9;
        }
    }
    return guarded;
}

/* Return where a side's king can ever have stood: on no square that steady men guard. */
static u64 king_region(u64 steady, int colour)
{
    const int home = colour == WHITE ? 4 : 60;
    if ((steady & bit(home)) != 0) {
        return bit(home);
    }
    return flood(KING, bit(home), steady | steady_guards(steady, colour));
}

void find_ways(const Pos *pos, u64 unmoved, Ways *ways)
{
    const u64 steady = steady_men(pos, unmoved);
    ways->steady = steady;
    for (int kind = KNIGHT; kind <= QUEEN; kind++) {
        u64 *regions = ways->regions[kind - KNIGHT];
        u64 left = ~steady;
        for (u64 shut = steady; shut != 0; shut &= shut - 1) {
            regions[first_of(shut)] = shut & (0 - shut);
        }
        while (left != 0) {
            const u64 region = flood(kind, left & (0 - left), steady);
            left &= ~region;
            for (u64 rest = region; rest != 0; rest &= rest - 1) {
                regions[first_of(rest)] = region;
            }
        }
    }
    ways->king[WHITE] = king_region(steady, WHITE);
    ways->king[BLACK] = king_region(steady, BLACK);
}

/* Go one step on from a square, if the way is free, and keep what counts least. */
static void step_on(const Ways *ways, i16 *costs, int to, int cost)
{
    if ((ways->steady & bit(to)) == 0 && cost < costs[to]) {
        costs[to] = (i16)cost;
    }
}

u64 pawn_traps(const Ways *ways, int colour)
{
    if ((ways->steady & bit(colour == WHITE ? 60 : 4)) == 0) {
        return 0;
    }
    return colour == WHITE ? bit(51) | bit(53) : bit(11) | bit(13);
}

void count_pawn_captures(const Ways *ways, int colour, int home, Weights weights, i16 *costs)
{
    const int step = colour == WHITE ? 8 : -8;
    const u64 traps = pawn_traps(ways, colour);
    int lowest = home & 7, highest = home & 7;
    for (int square = 0; square < 64; square++) {
        costs[square] = NEVER;
    }
    costs[home] = 0;
    if ((ways->steady & bit(home)) != 0) {
        return;
    }
    for (int rank = home & 0x38; rank + step >= 0 && rank + step < 64; rank += step) {
        for (int file = lowest; file <= highest; file++) {
            const int square = rank + file, ahead = square + step, cost = costs[square];
            const bool light_ahead = (LIGHT_SQUARES & bit(ahead)) != 0;
            const int price = light_ahead ? weights.dark : weights.light; /* of those beside it */
            if (cost >= NEVER || (traps & bit(square)) != 0) {
                continue;
            }
            step_on(ways, costs, ahead, cost);
            if (file > 0) {
                step_on(ways, costs, ahead - 1, cost + price);
            }
            if (file < 7) {
                step_on(ways, costs, ahead + 1, cost + price);
            }
        }
        lowest = lowest > 0 ? lowest - 1 : 0;
        highest = highest < 7 ? highest + 1 : 7;
    }
}
