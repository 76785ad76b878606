/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "legality/study.h"

enum { DEAR = 8 }; /* what a capture on one colour counts beyond the one it is, in mixed weights */

static const Weights WEIGHT[WEIGHTS] = {{1, 1}, {1, 0}, {0, 1}, {1 + DEAR, 1}, {1, 1 + DEAR}};

static bool is_pawn_column(const Side *side, int column)
{
    return (column >= 8) == (side->colour == WHITE);
}

static u64 last_rank(int colour)
{
    return colour == WHITE ? LAST_RANK : FIRST_RANK;
}

/* Return what captures a man on a square needs from a pawn's home, by its table. */
static int cost_from_pawn(const Ways *ways, const Side *side, int row, const i16 *table)
{
    const int kind = side->kinds[row], square = side->squares[row];
    int least = NEVER;
    u64 ends;
    if (kind == PAWN) {
        return table[square];
    }
    if (kind == KING) {
        return NEVER;
    }
    ends = region_of(ways, kind, square) & last_rank(side->colour);
    for (; ends != 0; ends &= ends - 1) {
        const int cost = table[first_of(ends)];
        least = cost < least ? cost : least;
    }
    return least;
}

/* Return what captures a man needs from an officer's home: none, or it cannot be. */
static int cost_from_officer(const Ways *ways, const Side *side, int row, int home)
{
    const int kind = side->kinds[row];
    u64 region;
    if (kind != kind_in_array(home)) {
        return NEVER;
    }
    region = kind == KING ? ways->king[side->colour] : region_of(ways, kind, home);
    return (region & bit(side->squares[row])) != 0 ? 0 : NEVER;
}

static void fill_costs(const Ways *ways, Side *side, int weight)
{
    i16 other[64];
    for (int column = 0; column < COLUMNS; column++) {
        const int home = side->first_home + column;
        const bool pawn = is_pawn_column(side, column);
        i16 *table = weight == 0 ? side->table[column] : other;
        if (pawn) {
            count_pawn_captures(ways, side->colour, home, WEIGHT[weight], table);
        }
        for (int row = 0; row < side->rows; row++) {
            const int square = side->squares[row];
            int cost;
            if (weight != 0 && side->costs[0][row][column] >= NEVER) {
                cost = NEVER; /* narrowed */
            } else if (((bit(square) | bit(home)) & ways->steady) != 0) {
                cost = square == home ? 0 : NEVER;
            } else if (pawn) {
                cost = cost_from_pawn(ways, side, row, table);
            } else {
                cost = cost_from_officer(ways, side, row, home);
            }
            side->costs[weight][row][column] = (i16)cost;
        }
    }
}

static void fill_side(const Pos *pos, const Ways *ways, int colour, Side *side)
{
    side->colour = colour;
    side->first_home = colour == WHITE ? 0 : 48;
    side->rows = 0;
    for (u64 men = pos->men[colour]; men != 0; men &= men - 1) {
        const int square = first_of(men);
        side->squares[side->rows] = (u8)square;
        side->kinds[side->rows++] = (u8)kind_on(pos, square);
    }
    side->missing = COLUMNS - side->rows;
    side->killing = side->spared = 0;
    for (int column = 0; column < COLUMNS; column++) {
        side->within[column] = ALL_SQUARES;
    }
    fill_costs(ways, side, 0);
}

static void weigh_by(const Ways *ways, Side *side, int weight)
{
    if (!side->weighed[weight]) {
        if (weight != 0) {
            fill_costs(ways, side, weight);
        }
        assign(side->costs[weight], side->rows, &side->best[weight]);
        side->weighed[weight] = true;
    }
}

static int allowance(const Side *side, int weight)
{
    return weight < 3 ? side->victims[weight] : side->victims[0] + DEAR * side->victims[weight - 2];
}

/* Find the cheapest assignments; return whether they are possible. What captures count by the
 * other weights is never more than their number, or than a few times that: most need none. */
static bool weigh(const Ways *ways, Side *side)
{
    int fewest;
    for (int weight = 0; weight < WEIGHTS; weight++) {
        side->weighed[weight] = false;
    }
    weigh_by(ways, side, 0);
    fewest = side->best[0].cost;
    if (fewest >= NEVER || fewest > allowance(side, 0)) {
        return false;
    }
    for (int weight = 1; weight < WEIGHTS; weight++) {
        if (fewest * (weight < 3 ? 1 : 1 + DEAR) > allowance(side, weight)) {
            weigh_by(ways, side, weight);
            if (side->best[weight].cost > allowance(side, weight)) {
                return false;
            }
        }
    }
    return true;
}

/* Take away the origins that ask for too many captures; return whether there were any. */
static bool narrow(Side *side)
{
    bool changed = false;
    force(side->costs[0], side->rows, &side->best[0], side->forced);
    for (int row = 0; row < side->rows; row++) {
        for (int column = 0; column < COLUMNS; column++) {
            if (side->forced[row][column] > side->victims[0] &&
                side->costs[0][row][column] < NEVER) {
                side->costs[0][row][column] = NEVER;
                changed = true;
            }
        }
    }
    return changed;
}

static int slack_of(const Side *side)
{
    return side->victims[0] - side->best[0].cost;
}

/* Return where a pawn of the array can have stood before it was captured, promoted too. */
static u64 life_of_pawn(const Ways *ways, const Side *side, int column)
{
    const int slack = slack_of(side);
    u64 lives = 0;
    for (int square = 0; square < 64; square++) {
        if (side->table[column][square] <= slack) {
            lives |= bit(square);
        }
    }
    for (u64 ends = lives & last_rank(side->colour); ends != 0; ends &= ends - 1) {
        const int end = first_of(ends);
        lives |= region_of(ways, QUEEN, end) | region_of(ways, KNIGHT, end);
    }
    return lives;
}

static void see_lives(const Ways *ways, Side *side)
{
    for (int column = 0; column < COLUMNS; column++) {
        const int home = side->first_home + column, kind = kind_in_array(home);
        if ((ways->steady & bit(home)) != 0 || kind == KING || side->missing == 0) {
            side->lives[column] = 0;
        } else if (kind == PAWN) {
            side->lives[column] = life_of_pawn(ways, side, column);
        } else {
            side->lives[column] = region_of(ways, kind, home) & side->within[column];
        }
    }
}

int pawn_way(int colour, int start, int end)
{
    const int up = (end >> 3) - (start >> 3), ranks = colour == WHITE ? up : -up;
    const int across = (end & 7) - (start & 7), files = across < 0 ? -across : across;
    return ranks >= files ? files : NEVER;
}

/* Write, for each square on which a pawn can capture, its captures with that one; return them. */
static u64 captures_at(const Side *side, const i16 *table, i16 *arrivals)
{
    const int step = side->colour == WHITE ? 8 : -8;
    u64 found = 0;
    for (int square = 8; square < 56; square++) {
        if (table[square] >= NEVER) {
            continue;
        }
        for (int way = -1; way <= 1; way += 2) {
            const int file = (square & 7) + way, reached = square + step + way;
            if (file < 0 || file > 7 || table[reached] >= NEVER) {
                continue;
            }
            if ((found & bit(reached)) == 0 || table[square] + 1 < arrivals[reached]) {
                arrivals[reached] = (i16)(table[square] + 1);
            }
            found |= bit(reached);
        }
    }
    return found;
}

/* Return which of some captures a pawn can have made that is a man of the diagram now. */
static u64 captures_towards(const Ways *ways, const Side *side, int column, int row, u64 wanted,
                            const i16 *arrivals)
{
    const i16 *table = side->table[column];
    const int allowed =
        side->victims[0] - (side->forced[row][column] - side->costs[0][row][column]);
    const bool pawn = side->kinds[row] == PAWN;
    u64 ends = bit(side->squares[row]), found = 0;
    if (!pawn) {
        const u64 region = side->kinds[row] == KING
                               ? 0
                               : region_of(ways, side->kinds[row], side->squares[row]);
        ends = 0;
        for (u64 rest = region & last_rank(side->colour); rest != 0; rest &= rest - 1) {
            if (table[first_of(rest)] < NEVER) {
                ends |= rest & (0 - rest);
            }
        }
    }
    for (; wanted != 0; wanted &= wanted - 1) {
        const int at = first_of(wanted);
        for (u64 rest = ends; rest != 0; rest &= rest - 1) {
            if (arrivals[at] + pawn_way(side->colour, at, first_of(rest)) <= allowed) {
                found |= bit(at);
                break;
            }
        }
    }
    return found;
}

bool misses_pawns(const Side *side)
{
    int pawns = 0;
    for (int row = 0; row < side->rows; row++) {
        bool was_pawn = true;
        for (int column = 0; column < COLUMNS && was_pawn; column++) {
            was_pawn = is_pawn_column(side, column) || side->costs[0][row][column] >= NEVER;
        }
        pawns += was_pawn;
    }
    return pawns < 8;
}

u64 killing_but(const Ways *ways, const Side *side, u32 rows, bool missing)
{
    u64 found = 0;
    for (int column = 0; column < COLUMNS; column++) {
        i16 arrivals[64];
        u64 wanted;
        if (!is_pawn_column(side, column) ||
            (ways->steady & bit(side->first_home + column)) != 0) {
            continue;
        }
        wanted = captures_at(side, side->table[column], arrivals) & ~found;
        if (missing) {
            for (u64 rest = wanted; rest != 0; rest &= rest - 1) {
                if (arrivals[first_of(rest)] <= slack_of(side)) {
                    found |= rest & (0 - rest);
                }
            }
        }
        for (int row = 0; row < side->rows && (wanted & ~found) != 0; row++) {
            if ((rows >> row & 1) == 0 && side->costs[0][row][column] < NEVER) {
                found |= captures_towards(ways, side, column, row, wanted & ~found, arrivals);
            }
        }
    }
    return found & ~ways->steady;
}

/* Return how many of the men captured were at least among some columns. */
static int captured_at_least(const Side *other, u32 columns)
{
    Costs costs;
    Assignment found;
    for (int row = 0; row < other->rows; row++) {
        for (int column = 0; column < COLUMNS; column++) {
            costs[row][column] = other->costs[0][row][column] >= NEVER
                                     ? NEVER
                                     : (i16)((columns >> column & 1) == 0);
        }
    }
    assign(costs, other->rows, &found);
    return count_of(columns) - (other->rows - found.cost);
}

static void find_victims(Side *side, Side *other)
{
    const u64 squares[3] = {ALL_SQUARES, ~LIGHT_SQUARES, LIGHT_SQUARES};
    for (int number = 0; number < 3; number++) {
        u32 spared = 0;
        for (int column = 0; column < COLUMNS; column++) {
            if ((other->lives[column] & side->killing & squares[number]) == 0 &&
                kind_in_array(other->first_home + column) != KING) {
                spared |= 1u << column;
            }
        }
        if (number == 0) {
            other->spared = (u64)spared << other->first_home;
        }
        side->victims[number] =
            other->missing == 0 ? 0 : other->missing - captured_at_least(other, spared);
    }
}

void count_victims(Study *found)
{
    find_victims(&found->sides[WHITE], &found->sides[BLACK]);
    find_victims(&found->sides[BLACK], &found->sides[WHITE]);
}

void settle(Study *found)
{
    Side *white = &found->sides[WHITE], *black = &found->sides[BLACK];
    const Ways *ways = &found->ways;
    found->possible = false;
    for (int round = 0; round < ROUNDS; round++) {
        int before[2][3];
        bool changed;
        const bool able = weigh(ways, white);
        if (!weigh(ways, black) || !able) {
            return; /* both were weighed: each side has its reasons */
        }
        changed = narrow(white);
        changed = narrow(black) || changed;
        for (int colour = WHITE; colour <= BLACK; colour++) {
            Side *side = &found->sides[colour];
            see_lives(ways, side);
            side->killing = killing_but(ways, side, 0, side->missing != 0);
            for (int number = 0; number < 3; number++) {
                before[colour][number] = side->victims[number];
            }
        }
        count_victims(found);
        for (int number = 0; number < 3; number++) {
            changed = changed || before[WHITE][number] != white->victims[number] ||
                      before[BLACK][number] != black->victims[number];
        }
        if (!changed) {
            break;
        }
    }
    found->possible = weigh(ways, white);
    found->possible = weigh(ways, black) && found->possible;
}

void study(const Pos *pos, u64 unmoved, Study *found)
{
    Side *white = &found->sides[WHITE], *black = &found->sides[BLACK];
    find_ways(pos, unmoved, &found->ways);
    fill_side(pos, &found->ways, WHITE, white);
    fill_side(pos, &found->ways, BLACK, black);
    for (int number = 0; number < 3; number++) {
        white->victims[number] = black->missing;
        black->victims[number] = white->missing;
    }
    settle(found);
}

void weigh_all(Study *found, int colour)
{
    Side *side = &found->sides[colour];
    for (int weight = 0; weight < WEIGHTS; weight++) {
        weigh_by(&found->ways, side, weight);
    }
}
