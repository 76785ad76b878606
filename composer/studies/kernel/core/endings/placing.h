/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where men stand: numbers of placings while a table is made, and of positions in a kept one. */
#ifndef COMPOSER_ENDINGS_PLACING_H
#define COMPOSER_ENDINGS_PLACING_H

#include "endings/steps.h"

/* How many squares the white king has while a table is made: the files a to d, or all. */
static inline u32 king_places(Men men) { return men.whole ? 64 : 32; }

/* The squares of all men but the black king, which is the bits of a word. */
typedef struct {
    int king, first, second; /* NOWHERE where there is none */
    u64 occupied;
} Placing;

/* How many bytes each half of a table has. */
size_t size_of_ending(Men men);

/* The number of a position: squares 0 (a1) to 63 (h8). Boards are turned so that the white king
 * stands on the files a to d, and without pawns in the triangle a1, d1, d4; those of a whole table
 * are not. */
u32 place_of(Men men, int white_king, int first, int second, int black_king);

/* How many squares of the white king a table keeps, and which is which. */
int kept_kings(Men men);
int kept_king(Men men, int number);

/* How many placings of the free men there are for each square of the white king. */
static inline u32 free_places(Men men) {
    return (men.first == NOBODY ? 1u : 64u) * (men.second == NOBODY ? 1u : 64u);
}

/* The number of a placing: the white king on the files a to d where the table is not whole. */
static inline u32 index_at(Men men, int king, int first, int second) {
    u32 place = (u32)(men.whole ? king : king / 8 * 4 + king % 8);
    if (men.first != NOBODY) {
        place = place * 64 + (u32)first;
    }
    return men.second == NOBODY ? place : place * 64 + (u32)second;
}

/* The placing of a number, or of a position; false where two men stand on one square or a pawn
 * where none can. */
bool placing_of(Men men, u32 index, Placing* placing);
bool placing_of_stand(Men men, Stand stand, Placing* placing);

/* Whether a black pawn stands beside a white one that comes from its double step: it may take it
 * in passing, and then White has nothing to win with. */
bool is_passed(Men men, const Placing* placing);

#endif
