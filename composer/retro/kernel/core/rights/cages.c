/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rights/cages.h"

#include "rights/steps.h"
#include "rights/studied.h"

typedef struct Count {
    u64 pawns;
    int number;
    int available; /* men of the other side whom pawns can have captured */
} Count;

const u8 rights_array[64] = {
    ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK,
    PAWN, PAWN, PAWN, PAWN, PAWN, PAWN, PAWN, PAWN,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    PAWN + 8, PAWN + 8, PAWN + 8, PAWN + 8, PAWN + 8, PAWN + 8, PAWN + 8, PAWN + 8,
    ROOK + 8, KNIGHT + 8, BISHOP + 8, QUEEN + 8, KING + 8, BISHOP + 8, KNIGHT + 8, ROOK + 8,
};

static inline bool has(u64 bits, int square)
{
    return (bits >> square & 1) != 0;
}

static inline int behind_of(int square, int side)
{
    return square + (side == WHITE ? -8 : 8);
}

static inline bool is_beside(int origin, int square)
{
    const int change = origin % 8 - square % 8;
    return change == 1 || change == -1;
}

bool attacks(const u8 *cells, int square, int by)
{
    const int row = by == WHITE ? -1 : 1;
    for (int side = -1; side <= 1; side += 2) {
        const int origin = step_from(square, side, row);
        if (origin >= 0 && cells[origin] == PAWN + by) {
            return true;
        }
    }
    for (int jump = 0; jump < 8; jump++) {
        const int knight = step_from(square, JUMPS[jump][0], JUMPS[jump][1]);
        const int king = step_from(square, STEPS[jump][0], STEPS[jump][1]);
        if ((knight >= 0 && cells[knight] == KNIGHT + by) ||
            (king >= 0 && cells[king] == KING + by)) {
            return true;
        }
    }
    for (int way = 0; way < 8; way++) {
        int origin = step_from(square, STEPS[way][0], STEPS[way][1]);
        while (origin >= 0 && cells[origin] == 0) {
            origin = step_from(origin, STEPS[way][0], STEPS[way][1]);
        }
        if (origin >= 0 && (cells[origin] == QUEEN + by ||
                            cells[origin] == (way < 4 ? ROOK : BISHOP) + by)) {
            return true;
        }
    }
    return false;
}

static int bits_in(u64 bits)
{
    int number = 0;
    for (; bits != 0; bits &= bits - 1) {
        number++;
    }
    return number;
}

/* The cheapest assignment of pawns to home files; a pawn `n` ranks beyond its home can have
 * changed files `n` times at most. Two may have come past one square: the one on `again`. */
static int least_captures(u64 pawns, int again, int side)
{
    u8 best[256], next[256]; /* by the set of files used, those of as many files as pawns */
    for (int used = 1; used < 256; used++) {
        best[used] = TOO_MANY;
    }
    best[0] = 0;
    for (int place = 0; place < 65; place++) {
        const int square = place < 64 ? place : again;
        if (place < 64 ? !has(pawns, place) : again < 0) {
            continue;
        }
        const int advanced = side == WHITE ? square / 8 - 1 : 6 - square / 8;
        const int lowest = square % 8 > advanced ? square % 8 - advanced : 0;
        const int highest = square % 8 + advanced < 7 ? square % 8 + advanced : 7;
        for (int used = 0; used < 256; used++) {
            next[used] = TOO_MANY;
        }
        for (int used = 0; used < 255; used++) {
            if (best[used] >= TOO_MANY) {
                continue;
            }
            for (int home = lowest; home <= highest; home++) {
                const int change = home > square % 8 ? home - square % 8 : square % 8 - home;
                const int now = used | 1 << home, cost = best[used] + change;
                if (now != used && cost < next[now]) {
                    next[now] = (u8)cost;
                }
            }
        }
        for (int used = 0; used < 256; used++) {
            best[used] = next[used];
        }
    }
    int least = TOO_MANY;
    for (int used = 0; used < 256; used++) {
        least = best[used] < least ? best[used] : least;
    }
    return least;
}

static int captures_of(u64 pawns, int again, int side, Captures *known)
{
    /* No pawn stands on the first or last rank. */
    const u64 key = pawns | 2 | (side == BLACK) | (u64)(again < 0 ? 0 : again) << 58;
    const u32 slot = (u32)((key * 0x9E3779B97F4A7C15ULL) >> 54) % REMEMBERED;
    if (known->pawns[slot] != key) {
        known->pawns[slot] = key;
        known->least[slot] = (u8)least_captures(pawns, again, side);
    }
    return known->least[slot];
}

/* The captures needed if the pawn on `square` (-1: one more) came from `origin` (-1: no change). */
static int needed(const Count *count, int side, int square, int origin, Captures *known)
{
    u64 pawns = count->pawns;
    if (square >= 0) {
        pawns &= ~((u64)1 << square);
    }
    const bool twice = origin >= 0 && has(pawns, origin);
    if (origin >= 0) {
        pawns |= (u64)1 << origin;
    }
    return captures_of(pawns, twice ? origin : -1, side, known);
}

static bool is_possible(const Count *count, int side, Captures *known)
{
    return count->number <= 8 && needed(count, side, -1, -1, known) <= count->available;
}

static void count_pawns(const u8 *cells, Count counts[2])
{
    int men[2] = {0, 0};
    for (int side = 0; side < 2; side++) {
        counts[side].pawns = 0;
        counts[side].number = 0;
    }
    for (int square = 0; square < 64; square++) {
        const int man = cells[square];
        if (man == 0) {
            continue;
        }
        men[man >> 3]++;
        if ((man & 7) == PAWN) {
            counts[man >> 3].pawns |= (u64)1 << square;
            counts[man >> 3].number++;
        }
    }
    counts[0].available = 16 - men[1];
    counts[1].available = 16 - men[0];
}

static bool pawn_leaves(int square, int side, u64 stuck, const Count *count, bool promoted,
                        Captures *known)
{
    const int behind = behind_of(square, side);
    if (promoted ? count->number >= 8 : behind < 8 || behind > 55) {
        return false;
    }
    const int came = promoted ? -1 : square;
    if (!has(stuck, behind) && needed(count, side, came, behind, known) <= count->available) {
        return true;
    }
    for (int origin = behind - 1; origin <= behind + 1; origin += 2) {
        if (origin >= 0 && origin < 64 && is_beside(origin, square) && !has(stuck, origin) &&
            needed(count, side, came, origin, known) < count->available) {
            return true;
        }
    }
    return false;
}

static const int CASTLES[2][3] = {{6, 5, 7}, {2, 3, 0}}; /* king to, rook to, corner */

static bool uncastles(const u8 *cells, int square, int kind, int side, u64 stuck)
{
    const int row = side == WHITE ? 0 : 56;
    for (int index = 0; index < 2; index++) {
        const int king_to = row + CASTLES[index][0], rook_to = row + CASTLES[index][1];
        if (square == (kind == KING ? king_to : rook_to) && cells[king_to] == KING + side &&
            cells[rook_to] == ROOK + side && !has(stuck, row + 4) &&
            !has(stuck, row + CASTLES[index][2])) {
            return true;
        }
    }
    return false;
}

static bool leaves(const u8 *cells, int square, u64 stuck, const Count *count, Captures *known)
{
    const int kind = cells[square] & 7, side = cells[square] & 8;
    if (kind == PAWN) {
        return pawn_leaves(square, side, stuck, count, false, known);
    }
    for (int way = first_way(kind); way < last_way(kind); way++) {
        const int origin = way_from(square, kind, way);
        if (origin >= 0 && !has(stuck, origin)) {
            return true;
        }
    }
    if ((kind == KING || kind == ROOK) && uncastles(cells, square, kind, side, stuck)) {
        return true;
    }
    return kind != KING && square / 8 == (side == WHITE ? 7 : 0) &&
           pawn_leaves(square, side, stuck, count, true, known);
}

static u64 stuck_men(const u8 *cells, u64 fixed, const Count counts[2], Captures *known)
{
    u64 men = 0;
    for (int square = 0; square < 64; square++) {
        if (cells[square] != 0 && !has(fixed, square)) {
            men |= (u64)1 << square;
        }
    }
    u64 stuck = fixed | men;
    for (bool changed = true; changed;) {
        changed = false;
        for (int square = 0; square < 64; square++) {
            if (has(men, square) &&
                leaves(cells, square, stuck, &counts[cells[square] >> 3], known)) {
                stuck &= ~((u64)1 << square);
                men &= ~((u64)1 << square);
                changed = true;
            }
        }
    }
    return stuck;
}

static bool pawn_captures_on(int square, int side, u64 stuck)
{
    const int behind = behind_of(square, side);
    if (behind < 8 || behind > 55) {
        return false;
    }
    for (int origin = behind - 1; origin <= behind + 1; origin += 2) {
        if (is_beside(origin, square) && !has(stuck, origin)) {
            return true;
        }
    }
    return false;
}

/* The homes of missing officers who were captured behind stuck men. */
static u64 captured_at_home(const u8 *cells, u64 stuck, int side)
{
    u64 found = 0;
    const int row = side == WHITE ? 0 : 56;
    for (int home = row; home < row + 8; home++) {
        const int kind = rights_array[home] & 7;
        if (has(stuck, home) || kind == KING) {
            continue;
        }
        const u64 region = region_over(home, kind, stuck);
        bool free_of_both = true;
        for (int each = 0; each < 64 && free_of_both; each++) {
            free_of_both = !has(region, each) || (cells[each] != kind + side &&
                                                  !pawn_captures_on(each, opponent(side), stuck));
        }
        found |= (u64)free_of_both << home;
    }
    return found;
}

static u64 homes_in(u64 reached, int kind, int side, u64 stuck)
{
    const int row = side == WHITE ? 0 : 56;
    u64 found = 0;
    for (int square = row; square < row + 8; square++) {
        if (has(reached, square) && rights_array[square] == kind + side) {
            found |= (u64)1 << square;
        }
    }
    for (int index = 0; index < 2 && (kind == KING || kind == ROOK); index++) {
        const int corner = row + CASTLES[index][2];
        if (has(reached, row + CASTLES[index][kind == KING ? 0 : 1]) && !has(stuck, row + 4) &&
            !has(stuck, corner)) {
            found |= (u64)1 << (kind == KING ? row + 4 : corner);
        }
    }
    return found;
}

static bool promotes_in(u64 reached, int side, u64 stuck, const Count *count, Captures *known)
{
    const int row = side == WHITE ? 56 : 0;
    for (int square = row; square < row + 8; square++) {
        if (has(reached, square) && pawn_leaves(square, side, stuck, count, true, known)) {
            return true;
        }
    }
    return false;
}

/* Whether more men would have to be promoted than can be; `proof` are those who prove it. */
static bool has_strangers(const u8 *cells, u64 stuck, int side, const Count *count,
                          Captures *known, u64 *proof)
{
    u64 homes[16] = {0};
    int numbers[16] = {0};
    int promoted = 0;
    *proof = 0;
    for (int square = 0; square < 64; square++) {
        const int man = cells[square], kind = man & 7;
        if (man == 0 || (man & 8) != side || kind == PAWN) {
            continue;
        }
        const u64 reached =
            has(stuck, square) ? (u64)1 << square : region_over(square, kind, stuck);
        const u64 own = homes_in(reached, kind, side, stuck);
        if (own == 0) {
            if (kind == KING || count->number == 8 ||
                !promotes_in(reached, side, stuck, count, known)) {
                *proof = (u64)1 << square;
                return true;
            }
            *proof |= (u64)1 << square;
            promoted++;
            continue;
        }
        const int group = kind == BISHOP && is_light(square) ? kind + 8 : kind;
        homes[group] |= own;
        numbers[group]++;
    }
    for (int group = 0; group < 16; group++) {
        const int beyond = numbers[group] - bits_in(homes[group]);
        promoted += beyond > 0 ? beyond : 0;
    }
    return promoted > 8 - count->number;
}

bool is_caged(const u8 *cells, u64 fixed, Captures *known, u64 *proof)
{
    Count counts[2];
    count_pawns(cells, counts);
    *proof = counts[0].pawns | counts[1].pawns;
    if (!is_possible(&counts[0], WHITE, known) || !is_possible(&counts[1], BLACK, known)) {
        return true;
    }
    const int all[2] = {counts[0].available, counts[1].available};
    u64 stuck = stuck_men(cells, fixed, counts, known);
    for (;;) {
        *proof = 0;
        for (int square = 0; square < 64; square++) {
            if (has(stuck, square) && cells[square] != rights_array[square]) {
                *proof |= (u64)1 << square;
            }
        }
        if (*proof != 0) {
            return true;
        }
        bool fewer = false;
        u64 homebound[2]; /* men of the other side, by the side that did not capture them */
        for (int side = 0; side < 2; side++) {
            homebound[side] = captured_at_home(cells, stuck, 8 - 8 * side);
            const int available = all[side] - bits_in(homebound[side]);
            if (available < counts[side].available) {
                counts[side].available = available;
                fewer = true;
            }
        }
        if (!fewer) {
            break;
        }
        for (int side = 0; side < 2; side++) {
            if (!is_possible(&counts[side], 8 * side, known)) {
                *proof = counts[side].pawns | homebound[side];
                return true;
            }
        }
        stuck = stuck_men(cells, fixed, counts, known);
    }
    return has_strangers(cells, stuck, WHITE, &counts[0], known, proof) ||
           has_strangers(cells, stuck, BLACK, &counts[1], known, proof);
}
