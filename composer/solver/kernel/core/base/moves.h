/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A move as a number: origin (6), target (6), promotion (3), kind (3), special (2); and at its
 * upper end what pawn is named before it (6), which only Ponziani's laws know (`laws.h`).
 *
 * The lowest 15, and the naming, are its own among all moves of a position; promotion is 0 (a
 * pawn) where there is none. In castling by Ponziani's laws it is the file where the rook
 * arrives, never the first. No move is 0: it would stay where it is. */
#ifndef COMPOSER_MOVES_H
#define COMPOSER_MOVES_H

#include "base/bits.h"

enum { PLAIN, DOUBLE_STEP, PASSING, CASTLING }; /* special */
enum { MOVE_MASK = 0x7FFF };                    /* origin, target and promotion */
enum { ORIGIN_TARGET_MASK = 0xFFF };
enum { NAMING_AT = 26 }; /* whether a pawn is named (1), its file (3), the kind less one (2) */
#define NAMING_MASK (63u << NAMING_AT)
enum {
    /* No position has as many moves: at most 16 men reach a square in one move, and of the
     * pawns' moves at most 24 promote, in four ways each; two moves castle. */
    MOST_MOVES = 64 * 16 + 24 * 4 + 2,
    /* By other laws some more reach a square and king and rook castle in 16 ways, each after
     * any of 32 namings or none. */
    MOST_MOVES_BY_LAWS = (64 * 32 + 24 * 4 + 16) * 33
};

/* Return how many moves a position has at most, given its laws. */
static inline int most_moves(int laws)
{
    return laws != 0 ? MOST_MOVES_BY_LAWS : MOST_MOVES;
}

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

/* Return what is named before a move: 0 for nothing. */
static inline u32 naming_of(u32 move)
{
    return move & NAMING_MASK;
}

/* Return the kind that a pawn is named before a move that names one. */
static inline int named_kind(u32 move)
{
    return (int)(move >> NAMING_AT & 3) + 1;
}

/* Return the file of that pawn. */
static inline int named_file(u32 move)
{
    return (int)(move >> NAMING_AT >> 2 & 7);
}

/* Return whether two moves have the same origin, target, promotion and naming. */
static inline bool same_move(u32 one, u32 other)
{
    return ((one ^ other) & (MOVE_MASK | NAMING_MASK)) == 0;
}

#endif
