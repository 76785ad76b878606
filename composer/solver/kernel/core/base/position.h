/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position: 104 bytes, copied for each move, so that nothing is ever taken back.
 *
 * Its hash is kept up to date by `put_man` and by `make`. A position is made from all zeros:
 * men are put on it, turn, rights and the square passed are set, then `hash_of` gives its
 * hash. Only one of which `can_be_solved` is true may be searched. */
#ifndef COMPOSER_POSITION_H
#define COMPOSER_POSITION_H

#include "base/board.h"

struct Pos {
    u64 kinds[6]; /* the squares of each kind, of both sides */
    u64 men[2];   /* the squares of each side */
    u64 hash;
    u8 turn;
    u8 rights; /* one bit a castling right, in the order of the board's castles */
    u8 passed; /* where a pawn may be captured in passing; NO_SQUARE if nowhere */
    u8 intact; /* medieval: not 0 while nothing was captured */
    u16 laws;  /* which laws differ from orthodox chess (`laws.h`); 0 for none */
    /* Men of the medieval game: fers that may leap still, who may not be captured, who may
     * not move. */
    u64 fresh, immune, immovable;
};

enum { PONZIANI_BIT = 1, MEDIEVAL_BIT = 2 }; /* of `laws`: one of them, where it is not 0 */

/* Return the hash of a position, worked out from nothing. */
u64 hash_of(const Board *board, const Pos *pos);

/* Return what the state of the medieval game adds to it. */
u64 hash_of_marks(const Board *board, const Pos *pos);

/* Return whether each side has one king, and no pawn is on the edge but those that wait there by
 * Ponziani's laws. */
bool is_set_up(const Pos *pos);

/* Return whether it is set up so and no king is to be captured. */
bool can_be_solved(const Board *board, const Pos *pos);

/* Return the kind of the man on a square, or NO_KIND. */
static inline int kind_on(const Pos *pos, int square)
{
    const u64 here = bit(square);
    int kind = 0;
    while (kind < NO_KIND && (pos->kinds[kind] & here) == 0) {
        kind++;
    }
    return kind;
}

static inline int king_of(const Pos *pos, int colour)
{
    return first_of(pos->kinds[KING] & pos->men[colour]);
}

/* Put a man on an empty square, or take it away from where it stands. */
static inline void put_man(const Board *board, Pos *pos, int colour, int kind, int square)
{
    pos->kinds[kind] ^= bit(square);
    pos->men[colour] ^= bit(square);
    pos->hash ^= board->hash_man[colour][kind][square];
}

/* Return whether a side attacks a square, with the obstacles given. */
static inline bool attacked(const Board *board, const Pos *pos, int square, u64 men, int by)
{
    const u64 theirs = pos->men[by];
    u64 line_men;
    if ((pos->laws & MEDIEVAL_BIT) != 0) {
        return board->by_laws.attacked(board, pos, square, men, by);
    }
    if ((board->knight_reach[square] & pos->kinds[KNIGHT] & theirs) != 0) {
        return true;
    }
    if ((board->pawn_reach[by ^ 1][square] & pos->kinds[PAWN] & theirs) != 0) {
        return true;
    }
    if ((board->king_reach[square] & pos->kinds[KING] & theirs) != 0) {
        return true;
    }
    line_men = (pos->kinds[BISHOP] | pos->kinds[QUEEN]) & theirs;
    if ((board->diagonal_lines[square] & line_men) != 0 &&
        (diagonals(board, square, men) & line_men) != 0) {
        return true;
    }
    line_men = (pos->kinds[ROOK] | pos->kinds[QUEEN]) & theirs;
    return (board->straight_lines[square] & line_men) != 0 &&
           (straights(board, square, men) & line_men) != 0;
}

#endif
