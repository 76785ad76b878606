/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The men of an ending with at most four, and its table: who wins, and in how many moves.
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
typedef uint32_t u32;
typedef uint64_t u64;

enum Kind { QUEEN, ROOK, BISHOP, KNIGHT, PAWN, KINDS, NOBODY = KINDS };

/* The men of an ending beside the kings: a white one, and one of either colour or nobody. Boards
 * are turned, so that each position stands once for those that mirror it, unless the table is to be
 * whole: positions may be marked there. */
typedef struct {
    u8 first;
    u8 second;
    bool black; /* whose the second is */
    bool whole; /* no board is turned */
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
} Ending;

/* Finds a table that is made already, whole or not. */
typedef const Ending* (*KnownEnding)(void* holder, Men men);

#endif
