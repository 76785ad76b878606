/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What moves do to a position, and the special moves, each in one place.
 *
 * Lists of moves are written to memory of the caller, which has room for MOST_MOVES; what
 * writes them returns the end of what it wrote. */
#ifndef COMPOSER_RULES_H
#define COMPOSER_RULES_H

#include "base/moves.h"
#include "base/position.h"

/* Write the position after a legal move. */
void make(const Board *board, const Pos *pos, u32 move, Pos *after);

/* Write the position after a move left out. */
void make_none(const Board *board, const Pos *pos, Pos *after);

/* Write the legal castling moves, to the targets wanted, of a side that is not in check. */
u32 *find_castling(const Board *board, const Pos *pos, u64 targets, u32 *out);

/* Write the legal e.p. captures from the origins wanted. */
u32 *find_passing(const Board *board, const Pos *pos, u64 origins, u32 *out);

/* Return where a double step can be captured in passing, if a pawn stands ready for it. */
int passed_after(const Board *board, const Pos *pos, int origin, int target);

/* Return where the pawn stands that is captured in passing on a square. */
static inline int passed_pawn(int target, int turn)
{
    return turn == WHITE ? target - 8 : target + 8;
}

/* Return where pawns arrive that go two squares, given where they go one. */
static inline u64 double_steps(u64 single, u64 men, int turn)
{
    return (turn == WHITE ? (single & THIRD_RANK) << 8 : (single & SIXTH_RANK) >> 8) & ~men;
}

/* Write a pawn's move, or its four promotions where it arrives on the last rank. */
static inline u32 *write_pawn_move(int origin, int target, u32 *out)
{
    if ((EDGE_RANKS & bit(target)) == 0) {
        *out++ = move_of(origin, target, 0, PAWN, PLAIN);
        return out;
    }
    out[0] = move_of(origin, target, QUEEN, PAWN, PLAIN);
    out[1] = move_of(origin, target, ROOK, PAWN, PLAIN);
    out[2] = move_of(origin, target, BISHOP, PAWN, PLAIN);
    out[3] = move_of(origin, target, KNIGHT, PAWN, PLAIN);
    return out + 4;
}

#endif
