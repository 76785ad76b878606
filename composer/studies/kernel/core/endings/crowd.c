/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "endings/crowd.h"

static const u64 FILE_A = 0x0101010101010101ULL, FILE_H = 0x8080808080808080ULL;

enum { MOST_TURNED = 4 }; /* men, kings among them, of tables whose pawns are free */

Crowd crowd_of(Men men, const Placing* placing) {
    Crowd crowd = {.king = placing->king, .pawns = {men.pawns[0], men.pawns[1]}};
    if (men.first != NOBODY) {
        add_to(&crowd, men.first, men.dark, placing->first);
    }
    if (men.second != NOBODY) {
        add_to(&crowd, men.second, men.black, placing->second);
    }
    return crowd;
}

void add_to(Crowd* crowd, u8 kind, bool black, int square) {
    if (crowd->count < MOST_CROWD) {
        crowd->men[crowd->count++] = (Freeman){kind, black, square};
    }
}

void remove_from(Crowd* crowd, int square) {
    crowd->pawns[0] &= ~bit(square);
    crowd->pawns[1] &= ~bit(square);
    for (int number = 0; number < crowd->count; number++) {
        if (crowd->men[number].square == square) {
            crowd->count--;
            for (; number < crowd->count; number++) {
                crowd->men[number] = crowd->men[number + 1];
            }
        }
    }
}

u64 men_of(const Crowd* crowd, bool black) {
    u64 found = crowd->pawns[black ? 1 : 0];
    for (int number = 0; number < crowd->count; number++) {
        if (crowd->men[number].black == black) {
            found |= bit(crowd->men[number].square);
        }
    }
    return found;
}

u64 squares_of(const Crowd* crowd) {
    return men_of(crowd, false) | men_of(crowd, true) | bit(crowd->king);
}

u64 attacked_by_pawns(u64 pawns, bool black) {
    u64 beside = (pawns & ~FILE_A) >> 1 | (pawns & ~FILE_H) << 1;
    return black ? beside >> 8 : beside << 8;
}

u64 attacked_by_crowd(const Crowd* crowd) {
    u64 occupied = squares_of(crowd), found = attacked_by_pawns(crowd->pawns[0], false);
    for (int number = 0; number < crowd->count; number++) {
        const Freeman* man = &crowd->men[number];
        if (!man->black) {
            found |= attacked_by(man->kind, false, man->square, occupied);
        }
    }
    return found;
}

u64 may_stand(const Crowd* crowd, bool black_moves) {
    u64 occupied = squares_of(crowd), free = ~occupied & ~spread(bit(crowd->king));
    if (!black_moves) {
        return free & ~attacked_by_crowd(crowd);
    }
    if (attacked_by_pawns(crowd->pawns[1], true) & bit(crowd->king)) {
        return 0;
    }
    for (int number = 0; number < crowd->count; number++) {
        const Freeman* man = &crowd->men[number];
        u64 clear;
        if (man->black &&
            strikes(man->kind, true, man->square, crowd->king, occupied, &clear)) {
            free &= ~clear; /* only where the black king hides the check */
        }
    }
    return free;
}

static void free_pawns(Crowd* crowd, bool black) {
    for (u64 bits = crowd->pawns[black ? 1 : 0]; bits; bits &= bits - 1) {
        add_to(crowd, PAWN, black, __builtin_ctzll(bits));
    }
    crowd->pawns[black ? 1 : 0] = 0;
}

static bool goes_before(const Freeman* one, const Freeman* other) {
    return one->black == other->black ? one->kind < other->kind : other->black;
}

bool table_of(const Crowd* given, Men* men, int squares[2]) {
    Crowd crowd = *given;
    int pawns = __builtin_popcountll(crowd.pawns[0] | crowd.pawns[1]);
    if (2 + crowd.count + pawns <= MOST_TURNED) {
        free_pawns(&crowd, false);
        free_pawns(&crowd, true);
    }
    *men = (Men){NOBODY, NOBODY, false, false, false, {crowd.pawns[0], crowd.pawns[1]}};
    squares[0] = squares[1] = NOWHERE;
    if (crowd.count > MOST_FREE) {
        return false;
    }
    int last = crowd.count - 1;
    if (crowd.count == 2 && goes_before(&crowd.men[1], &crowd.men[0])) {
        Freeman first = crowd.men[1];
        crowd.men[1] = crowd.men[0];
        crowd.men[0] = first;
    }
    if (crowd.count == 2 || (crowd.count == 1 && !crowd.men[0].black)) {
        men->first = crowd.men[0].kind;
        men->dark = crowd.men[0].black;
        squares[0] = crowd.men[0].square;
    }
    if (crowd.count == 2 || (crowd.count == 1 && crowd.men[0].black)) {
        men->second = crowd.men[last].kind;
        men->black = crowd.men[last].black;
        squares[1] = crowd.men[last].square;
    }
    return true;
}

u64 attacked_by_white(Men men, const Placing* placing) {
    Crowd crowd = crowd_of(men, placing);
    return attacked_by_crowd(&crowd);
}

void legal_of(Men men, const Placing* placing, u64 legal[2]) {
    Crowd crowd = crowd_of(men, placing);
    legal[0] = may_stand(&crowd, false);
    legal[1] = may_stand(&crowd, true);
}
