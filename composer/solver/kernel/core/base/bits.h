/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets of squares as 64-bit numbers: bit 0 is a1, bit 1 is b1, bit 63 is h8. */
#ifndef COMPOSER_BITS_H
#define COMPOSER_BITS_H

#include <stdbool.h>
#include <stdint.h>

#if defined(_MSC_VER)
#include <intrin.h>
#endif

typedef uint8_t u8;
typedef uint16_t u16;
typedef int32_t i32;
typedef uint32_t u32;
typedef uint64_t u64;

#define ALL_SQUARES 0xFFFFFFFFFFFFFFFFULL
#define FILE_A 0x0101010101010101ULL
#define FILE_H 0x8080808080808080ULL
#define FIRST_RANK 0x00000000000000FFULL
#define THIRD_RANK 0x0000000000FF0000ULL
#define SIXTH_RANK 0x0000FF0000000000ULL
#define LAST_RANK 0xFF00000000000000ULL
#define EDGE_RANKS (FIRST_RANK | LAST_RANK)

enum { NO_SQUARE = 64 };

static inline u64 bit(int square)
{
    return (u64)1 << square;
}

/* Return whether there is more than one square in a set. */
static inline bool several(u64 squares)
{
    return (squares & (squares - 1)) != 0;
}

/* Return the lowest square of a set that is not empty. */
static inline int first_of(u64 squares)
{
#if defined(_MSC_VER)
    unsigned long square;
    _BitScanForward64(&square, squares);
    return (int)square;
#else
    return __builtin_ctzll(squares);
#endif
}

/* Return the highest square of a set that is not empty. */
static inline int last_of(u64 squares)
{
#if defined(_MSC_VER)
    unsigned long square;
    _BitScanReverse64(&square, squares);
    return (int)square;
#else
    return 63 - __builtin_clzll(squares);
#endif
}

/* Return how many squares are in a set. */
static inline int count_of(u64 squares)
{
    squares -= squares >> 1 & 0x5555555555555555ULL; /* pairs, fours, then bytes side by side */
    squares = (squares & 0x3333333333333333ULL) + (squares >> 2 & 0x3333333333333333ULL);
    squares = (squares + (squares >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
    return (int)(squares * 0x0101010101010101ULL >> 56);
}

#endif
