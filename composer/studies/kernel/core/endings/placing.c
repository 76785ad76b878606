/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "endings/placing.h"

/* The squares of the triangle a1, d1, d4, by number. */
static const u8 TRIANGLE[10] = {0, 1, 2, 3, 9, 10, 11, 18, 19, 27};

static bool has_pawn(Men men) { return men.first == PAWN || men.second == PAWN; }

int kept_kings(Men men) { return men.whole || has_pawn(men) ? (int)king_places(men) : 10; }

int kept_king(Men men, int number) {
    if (men.whole) {
        return number;
    }
    return has_pawn(men) ? number / 4 * 8 + number % 4 : TRIANGLE[number];
}

size_t size_of_ending(Men men) {
    return (size_t)kept_kings(men) * 64 * free_places(men);
}

static int turned(int square, int flip, bool over) {
    square ^= flip;
    return over ? square % 8 * 8 + square / 8 : square;
}

u32 place_of(Men men, int white_king, int first, int second, int black_king) {
    int flip = white_king % 8 > 3 && !men.whole ? 7 : 0, number;
    bool over = false;
    if (men.whole) {
        number = white_king;
    } else if (has_pawn(men)) {
        int king = white_king ^ flip;
        number = king / 8 * 4 + king % 8;
    } else {
        flip |= white_king / 8 > 3 ? 56 : 0;
        int king = white_king ^ flip;
        over = king / 8 > king % 8;
        king = turned(white_king, flip, over);
        for (number = 0; TRIANGLE[number] != king;) {
            number++;
        }
    }
    u32 place = (u32)number;
    if (men.first != NOBODY) {
        place = place * 64 + (u32)turned(first, flip, over);
    }
    if (men.second != NOBODY) {
        place = place * 64 + (u32)turned(second, flip, over);
    }
    return place * 64 + (u32)turned(black_king, flip, over);
}

static bool is_possible(Men men, Placing* placing) {
    u64 pawns = men.pawns[0] | men.pawns[1], first = bit(placing->first);
    u64 second = bit(placing->second), own = bit(placing->king);
    placing->occupied = own | first | second | pawns;
    if (men.first == PAWN && (placing->first < 8 || placing->first > 55)) {
        return false;
    }
    if (men.second == PAWN && (placing->second < 8 || placing->second > 55)) {
        return false;
    }
    return !((own & first) | ((own | first) & second) | ((own | first | second) & pawns));
}

bool placing_of(Men men, u32 index, Placing* placing) {
    u32 seconds = men.second == NOBODY ? 1 : 64, king = index / free_places(men);
    placing->king = (int)(men.whole ? king : king / 4 * 8 + king % 4);
    placing->first = men.first == NOBODY ? NOWHERE : (int)(index / seconds % 64);
    placing->second = seconds == 1 ? NOWHERE : (int)(index % 64);
    return is_possible(men, placing);
}

bool placing_of_stand(Men men, Stand stand, Placing* placing) {
    placing->king = stand.white_king;
    placing->first = men.first == NOBODY ? NOWHERE : stand.first;
    placing->second = men.second == NOBODY ? NOWHERE : stand.second;
    return is_possible(men, placing);
}

bool is_passed(Men men, const Placing* placing) {
    int apart = placing->first % 8 - placing->second % 8;
    return men.black && men.second == PAWN && placing->second / 8 == 3 &&
           (apart == 1 || apart == -1);
}
