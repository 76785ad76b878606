/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The men of an ending, and its table: who wins, and in how many moves.
 *
 * A table answers for White only: with either side to move, in how many moves White mates. Who
 * wants to know whether Black wins asks the table with the colours exchanged. Castling and
 * captures in passing that are at hand in the position itself are not known here. */
#ifndef COMPOSER_ENDINGS_TABLE_H
#define COMPOSER_ENDINGS_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

enum Kind { QUEEN, ROOK, BISHOP, KNIGHT, PAWN, KINDS, NOBODY = KINDS };

/* The men of an ending beside the kings: two at most that move freely, white ones first, and pawns
 * that stay where they are: their moves lead into other tables. Boards are turned, so that each
 * position stands once for those that mirror it, unless the table is to be whole: where positions
 * are marked, or pawns stay. */
typedef struct {
    u8 first;
    u8 second;
    bool black; /* whose the second is */
    bool whole; /* no board is turned */
    bool dark; /* the first is Black's too */
    u64 pawns[2]; /* that stay: of White, of Black */
} Men;

/* A position with every man on his square. */
typedef struct {
    u8 white_king, first, second, black_king;
} Stand;

/* A table: bytes by the squares of the kings and the men, as `place_of` numbers them. Those of
 * positions that are not legal mean nothing. */
typedef struct Ending {
    Men men;
    u8* white; /* White to move: in how many moves White mates, 0 where not at all */
    u8* black; /* Black to move: the same and one more, 1 where Black is mated already */
    /* Of a table that is led into, a half may be NULL that nobody asks for. */
} Ending;

/* Other values, in tables with pawns that stay only. */
enum {
    OPEN = 254, /* it hangs on tables that are not there */
    STALE = 255, /* Black to move is stalemated */
};

/* Whether pawns stay where they are. */
static inline bool has_fixed(Men men) { return (men.pawns[0] | men.pawns[1]) != 0; }

/* Finds a table that is made already, whole or not; NULL where it is not there. */
typedef const Ending* (*KnownEnding)(void* holder, Men men);

#endif
