/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Men as numbers: 1 to 6 (pawn, knight, bishop, rook, queen, king), a black one 8 more; 0 is an
 * empty square. Squares count from a1 = 0. */
#ifndef COMPOSER_RIGHTS_MEN_H
#define COMPOSER_RIGHTS_MEN_H

#include <stdbool.h>
#include <stdint.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

enum { PAWN = 1, KNIGHT, BISHOP, ROOK, QUEEN, KING };
enum { WHITE = 0, BLACK = 8 };

static inline int opponent(int side)
{
    return BLACK - side;
}

static inline bool is_light(int square)
{
    return ((square % 8 + square / 8) & 1) == 1;
}

#endif
