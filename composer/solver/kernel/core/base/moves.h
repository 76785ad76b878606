/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A move as a number of 21 bits: origin (6), target (6), promotion (3), kind (3), special (2).
 *
 * The lowest 15 tell it from all other moves of a position; promotion is 0 (a pawn) where
 * there is none. No move is 0: it would stay where it is. */
#ifndef COMPOSER_MOVES_H
#define COMPOSER_MOVES_H

#include "base/bits.h"

enum { PLAIN, DOUBLE_STEP, PASSING, CASTLING }; /* special */
enum { MOVE_MASK = 0x7FFF };                    /* origin, target and promotion */
enum { ORIGIN_TARGET_MASK = 0xFFF };
enum {
    /* No position has as many moves: at most 16 men reach a square in one move, and of the
     * pawns' moves at most 24 promote, in four ways each; two moves castle. */
    MOST_MOVES = 64 * 16 + 24 * 4 + 2
};

static inline u32 move_of(int origin, int target, int promotion, int kind, int special)
{
    return (u32)origin | (u32)target << 6 | (u32)promotion << 12 | (u32)kind << 15 |
           (u32)special << 18;
}

static inline int origin_of(u32 move)
{
    return (int)(move & 63);
}

static inline int target_of(u32 move)
{
    return (int)(move >> 6 & 63);
}

static inline int promotion_of(u32 move)
{
    return (int)(move >> 12 & 7);
}

static inline int kind_of(u32 move)
{
    return (int)(move >> 15 & 7);
}

static inline int special_of(u32 move)
{
    return (int)(move >> 18 & 3);
}

/* Tell whether two moves have the same origin, target and promotion. */
static inline bool same_move(u32 one, u32 other)
{
    return ((one ^ other) & MOVE_MASK) == 0;
}

#endif
