/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "endings/steps.h"

static const int FILES[16] = {0, 0, 1, -1, 1, 1, -1, -1, 1, 2, 2, 1, -1, -2, -2, -1};
static const int RANKS[16] = {1, -1, 0, 0, 1, -1, 1, -1, 2, 1, -1, -2, -2, -1, 1, 2};

/* The directions of a kind, as a range of the table above. */
static const int FIRST[KINDS] = {0, 0, 4, 8, 0}, LAST[KINDS] = {8, 4, 8, 16, 0};

static const u64 FILE_A = 0x0101010101010101ULL, FILE_H = 0x8080808080808080ULL;

static int moved(int square, int files, int ranks) {
    int file = square % 8 + files, rank = square / 8 + ranks;
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? NOWHERE : rank * 8 + file;
}

u64 spread(u64 squares) {
    u64 beside = (squares & ~FILE_A) >> 1 | (squares & ~FILE_H) << 1;
    u64 row = squares | beside;
    return beside | row << 8 | row >> 8;
}

u64 attacked_by(int kind, bool black, int square, u64 occupied) {
    if (kind == NOBODY) {
        return 0;
    }
    if (kind == PAWN) {
        int ranks = black ? -1 : 1;
        return bit(moved(square, -1, ranks)) | bit(moved(square, 1, ranks));
    }
    u64 found = 0;
    for (int way = FIRST[kind]; way < LAST[kind]; way++) {
        int at = moved(square, FILES[way], RANKS[way]);
        while (at != NOWHERE) {
            found |= bit(at);
            if (kind == KNIGHT || (occupied & bit(at))) {
                break;
            }
            at = moved(at, FILES[way], RANKS[way]);
        }
    }
    return found;
}

static int steps_of_pawn(int square, int ranks, int home, u64 occupied, Step* steps) {
    int one = moved(square, 0, ranks);
    if (one == NOWHERE || (occupied & bit(one))) {
        return 0;
    }
    steps[0] = (Step){one, ~bit(one)};
    int two = moved(one, 0, ranks);
    if (square / 8 != home || (occupied & bit(two))) {
        return 1;
    }
    steps[1] = (Step){two, ~bit(one) & ~bit(two)};
    return 2;
}

int steps_of(int kind, bool black, int square, u64 occupied, Step* steps) {
    if (kind == NOBODY) {
        return 0;
    }
    if (kind == PAWN) {
        return square / 8 == (black ? 1 : 6)
                   ? 0
                   : steps_of_pawn(square, black ? -1 : 1, black ? 6 : 1, occupied, steps);
    }
    int count = 0;
    for (int way = FIRST[kind]; way < LAST[kind]; way++) {
        u64 passed = 0;
        int at = moved(square, FILES[way], RANKS[way]);
        while (at != NOWHERE && !(occupied & bit(at))) {
            passed |= bit(at);
            steps[count++] = (Step){at, ~passed};
            if (kind == KNIGHT) {
                break;
            }
            at = moved(at, FILES[way], RANKS[way]);
        }
    }
    return count;
}

int steps_back(int kind, bool black, int square, u64 occupied, Step* steps) {
    if (kind != PAWN) {
        return steps_of(kind, black, square, occupied, steps);
    }
    int home = black ? 6 : 1;
    if (square / 8 == home) {
        return 0;
    }
    int one = moved(square, 0, black ? 1 : -1);
    if (occupied & bit(one)) {
        return 0;
    }
    steps[0] = (Step){one, ~bit(one)};
    int two = moved(one, 0, black ? 1 : -1);
    if (two == NOWHERE || two / 8 != home || (occupied & bit(two))) {
        return 1;
    }
    steps[1] = (Step){two, ~bit(one) & ~bit(two)};
    return 2;
}

u64 squares_between(int one, int other) {
    for (int way = 0; way < 8; way++) {
        u64 passed = 0;
        for (int at = moved(one, FILES[way], RANKS[way]); at != NOWHERE;
             at = moved(at, FILES[way], RANKS[way])) {
            if (at == other) {
                return passed;
            }
            passed |= bit(at);
        }
    }
    return 0;
}

bool strikes(int kind, bool black, int square, int target, u64 occupied, u64* clear) {
    if (!(attacked_by(kind, black, square, occupied) & bit(target))) {
        return false;
    }
    *clear = kind == KNIGHT || kind == PAWN ? ~0ULL : ~squares_between(square, target);
    return true;
}
