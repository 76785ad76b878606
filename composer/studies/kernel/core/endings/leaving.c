/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "endings/leaving.h"

#include <string.h>

static const u8 PROMOTED[4] = {QUEEN, ROOK, BISHOP, KNIGHT};

static u64 retaken(const Making* making, const Crowd* crowd, bool black_moves, u8 row[64]);

/* Values of the position that a move leads to, by the squares of the black king. Where it is
 * promoted to a man of a table that is not there, he may be taken at once. Returns the squares on
 * which the black king may stand then. */
static u64 row_of(const Making* making, const Crowd* after, bool black_moves, bool promoted,
                  u8 row[64]) {
    u64 legal = may_stand(after, black_moves);
    if (!legal) {
        return 0;
    }
    if (!men_of(after, false)) { /* a king alone never wins */
        memset(row, 0, 64);
        return legal;
    }
    Men men;
    int squares[2];
    const Ending* table = NULL;
    if (table_of(after, &men, squares)) {
        table = making->known(making->holder, men);
    }
    const u8* half = table == NULL ? NULL : black_moves ? table->black : table->white;
    if (half == NULL) {
        memset(row, OPEN, 64);
        return promoted ? retaken(making, after, black_moves, row) & legal : legal;
    }
    if (table->men.whole) {
        memcpy(row, half + place_of(table->men, after->king, squares[0], squares[1], 0), 64);
        return legal;
    }
    for (u64 bits = legal; bits; bits &= bits - 1) {
        int at = __builtin_ctzll(bits);
        row[at] = half[place_of(table->men, after->king, squares[0], squares[1], at)];
    }
    return legal;
}

/* A row of a table that is not there, as far as what takes the man promoted last decides it. */
static u64 retaken(const Making* making, const Crowd* crowd, bool black_moves, u8 row[64]) {
    int target = crowd->men[crowd->count - 1].square;
    u64 occupied = squares_of(crowd);
    u8 led[64];
    Crowd without = *crowd;
    without.count--;
    for (int number = 0; number < without.count; number++) {
        u64 clear;
        const Freeman* man = &crowd->men[number];
        if (man->black != black_moves ||
            !strikes(man->kind, man->black, man->square, target, occupied, &clear)) {
            continue;
        }
        Crowd after = without;
        after.men[number].square = target;
        clear &= row_of(making, &after, !black_moves, false, led);
        for (; clear; clear &= clear - 1) {
            int at = __builtin_ctzll(clear);
            if (black_moves && !led[at]) {
                row[at] = 0;
            } else if (!black_moves && led[at] && led[at] < row[at]) {
                row[at] = led[at];
            }
        }
    }
    if (!black_moves && (spread(bit(crowd->king)) & bit(target))) {
        Crowd after = without;
        after.king = target;
        u64 bits = row_of(making, &after, true, false, led);
        for (; bits; bits &= bits - 1) {
            int at = __builtin_ctzll(bits);
            if (led[at] && led[at] < row[at]) {
                row[at] = led[at];
            }
        }
    } else if (black_moves && (row_of(making, &without, false, false, led) & bit(target)) &&
               !led[target]) {
        for (u64 bits = spread(bit(target)); bits; bits &= bits - 1) {
            row[__builtin_ctzll(bits)] = 0;
        }
    }
    return ~0ULL;
}

/* White chooses the shortest win. */
static void take_win(u8 values[64], u64 bits, const u8 row[64]) {
    for (; bits; bits &= bits - 1) {
        int at = __builtin_ctzll(bits);
        if (row[at] && row[at] != STALE && (!values[at] || row[at] < values[at])) {
            values[at] = row[at];
        }
    }
}

static u8 endured(u8 value) { return value ? value : NEVER; }

/* Black chooses what does not lose, else the longest way. */
static void take_escape(u8 values[64], u64 bits, const u8 row[64]) {
    for (; bits; bits &= bits - 1) {
        int at = __builtin_ctzll(bits);
        if (endured(row[at]) > values[at]) {
            values[at] = endured(row[at]);
        }
    }
}

static void come(const Making* making, u8 values[64], u64 bits, const Crowd* after, bool black,
                 bool promoted) {
    u8 row[64];
    bits &= row_of(making, after, !black, promoted, row);
    if (black) {
        take_escape(values, bits, row);
    } else {
        take_win(values, bits, row);
    }
}

/* A pawn comes to a square where nobody stands any more. */
static void pawn_comes(const Making* making, u8 values[64], u64 bits, const Crowd* without,
                       bool black, int target) {
    Crowd after = *without;
    if (target > 7 && target < 56) {
        after.pawns[black ? 1 : 0] |= bit(target);
        come(making, values, bits, &after, black, false);
        return;
    }
    add_to(&after, QUEEN, black, target);
    for (int number = 0; number < 4; number++) {
        after.men[after.count - 1].kind = PROMOTED[number];
        come(making, values, bits, &after, black, true);
    }
}

/* Black has answered a double step of White by taking in passing, or not. */
static void passed_by_black(const Making* making, const Crowd* after, int mid, u8 row[64]) {
    u64 takers = attacked_by_pawns(bit(mid), false) & after->pawns[1];
    u8 led[64];
    for (; takers; takers &= takers - 1) {
        Crowd taken = *after;
        taken.pawns[0] &= ~bit(mid + 8);
        taken.pawns[1] = (taken.pawns[1] & ~(takers & -takers)) | bit(mid);
        u64 bits = row_of(making, &taken, false, false, led);
        for (; bits; bits &= bits - 1) {
            int at = __builtin_ctzll(bits);
            u8 own = row[at] == STALE  ? 0
                     : row[at] == OPEN ? OPEN
                                       : row[at] ? (u8)(row[at] - 1) : NEVER;
            u8 best = endured(led[at]) > own ? endured(led[at]) : own;
            row[at] = best == NEVER ? 0 : best == OPEN ? OPEN : (u8)(best + 1);
        }
    }
}

/* White has answered a double step of Black by taking in passing, or not. */
static void passed_by_white(const Making* making, const Crowd* after, int mid, u8 row[64]) {
    u64 takers = attacked_by_pawns(bit(mid), true) & after->pawns[0];
    u8 led[64];
    for (; takers; takers &= takers - 1) {
        Crowd taken = *after;
        taken.pawns[1] &= ~bit(mid - 8);
        taken.pawns[0] = (taken.pawns[0] & ~(takers & -takers)) | bit(mid);
        take_win(row, row_of(making, &taken, true, false, led), led);
    }
}

static void double_step(const Making* making, u8 values[64], u64 bits, const Crowd* without,
                        bool black, int mid, int target) {
    Crowd after = *without;
    u8 row[64];
    after.pawns[black ? 1 : 0] |= bit(target);
    bits &= row_of(making, &after, !black, false, row);
    if (!bits) {
        return;
    }
    if (black) {
        passed_by_white(making, &after, mid, row);
        take_escape(values, bits, row);
    } else {
        passed_by_black(making, &after, mid, row);
        take_win(values, bits, row);
    }
}

/* Moves of pawns that stay, without a capture. */
static void pawns_step(const Making* making, u8 values[64], u64 legal, const Crowd* before,
                       bool black) {
    int ahead = black ? -8 : 8, home = black ? 6 : 1;
    u64 occupied = squares_of(before);
    for (u64 pawns = before->pawns[black ? 1 : 0]; pawns; pawns &= pawns - 1) {
        int square = __builtin_ctzll(pawns), one = square + ahead;
        if (occupied & bit(one)) {
            continue;
        }
        Crowd without = *before;
        remove_from(&without, square);
        pawn_comes(making, values, legal & ~bit(one), &without, black, one);
        if (square / 8 == home && !(occupied & bit(one + ahead))) {
            double_step(making, values, legal & ~bit(one) & ~bit(one + ahead), &without, black,
                        one, one + ahead);
        }
    }
}

/* All captures of one man; `king` for White's. */
static void man_takes(const Making* making, u8 values[64], u64 legal, const Crowd* before,
                      const Freeman* man, bool king) {
    u64 occupied = squares_of(before), clear = ~0ULL;
    for (u64 targets = men_of(before, !man->black); targets; targets &= targets - 1) {
        int target = __builtin_ctzll(targets);
        bool struck = king ? (spread(bit(man->square)) & bit(target)) != 0
                           : strikes(man->kind, man->black, man->square, target, occupied, &clear);
        if (!struck || !(legal & clear)) {
            continue;
        }
        Crowd after = *before;
        remove_from(&after, target);
        if (king) {
            after.king = target;
            come(making, values, legal, &after, false, false);
            continue;
        }
        remove_from(&after, man->square);
        if (man->kind == PAWN) {
            pawn_comes(making, values, legal & clear, &after, man->black, target);
        } else {
            add_to(&after, man->kind, man->black, target);
            come(making, values, legal & clear, &after, man->black, false);
        }
    }
}

static void men_leave(const Making* making, u8 values[64], u64 legal, const Crowd* before,
                      bool black) {
    for (int number = 0; number < before->count; number++) {
        const Freeman* man = &before->men[number];
        if (man->black != black) {
            continue;
        }
        man_takes(making, values, legal, before, man, false);
        int target = man->square + (black ? -8 : 8);
        if (man->kind == PAWN && (target < 8 || target > 55) &&
            !(squares_of(before) & bit(target))) {
            Crowd without = *before;
            remove_from(&without, man->square);
            pawn_comes(making, values, legal & ~bit(target), &without, black, target);
        }
    }
    for (u64 pawns = before->pawns[black ? 1 : 0]; pawns; pawns &= pawns - 1) {
        Freeman pawn = {PAWN, black, __builtin_ctzll(pawns)};
        man_takes(making, values, legal, before, &pawn, false);
    }
    pawns_step(making, values, legal, before, black);
}

void by_white(const Making* making, const Placing* placing, u32 index, u8 values[64]) {
    u64 legal = making->white_legal[index];
    if (!legal) {
        return;
    }
    Crowd before = crowd_of(making->men, placing);
    Freeman king = {NOBODY, false, before.king};
    men_leave(making, values, legal, &before, false);
    man_takes(making, values, legal, &before, &king, true);
}

/* The black king takes whoever stands beside him. */
static void king_takes(const Making* making, u8 values[64], u64 legal, const Crowd* before) {
    for (u64 targets = men_of(before, false); targets; targets &= targets - 1) {
        int target = __builtin_ctzll(targets);
        u64 bits = legal & spread(bit(target));
        u8 row[64];
        Crowd after = *before;
        remove_from(&after, target);
        if (!bits || !(row_of(making, &after, false, false, row) & bit(target))) {
            continue;
        }
        memset(row, row[target], 64);
        take_escape(values, bits, row);
    }
}

void by_black(const Making* making, const Placing* placing, u32 index, u8 values[64]) {
    u64 legal = making->black_legal[index];
    if (!legal) {
        return;
    }
    Crowd before = crowd_of(making->men, placing);
    king_takes(making, values, legal, &before);
    men_leave(making, values, legal, &before, true);
}
