/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Other laws of chess on the same board: Ponziani's, and the medieval game.
 *
 * A position says by `laws` which hold in it, one bit for each that differs; 0 is orthodox
 * chess. The parts of `base` that are asked look at them and hand over to what the board brings, so
 * the searches know nothing of it. In the medieval game BISHOP is the alfil and QUEEN the fers.
 *
 * Ponziani's laws: a pawn becomes a man who is missing, or waits on its last rank until one is;
 * before a move a pawn that waits may be *named*, or must be. King and rook castle to any two
 * squares between them, crossing. */
#ifndef COMPOSER_LAWS_H
#define COMPOSER_LAWS_H

#include "base/moves.h"
#include "base/position.h"

enum { /* laws of a position */
    PONZIANI = PONZIANI_BIT,
    MEDIEVAL = MEDIEVAL_BIT,
    /* Ponziani's */
    PASSES = 4,             /* pawns capture in passing */
    MISSING_ONLY = 8,       /* pawns become men who are missing */
    CASTLES_FREELY = 16,    /* else as in orthodox chess */
    CASTLES_NO_CHECK = 32,  /* castling may not check */
    CASTLES_NO_HARM = 64,   /* nor may king or rook attack any man from where they arrive */
    CASTLES_FAR = 128,      /* the king goes two squares at least */
    NAMES_AT_WILL = 256,    /* else a pawn must be named as soon as it can be */
    /* the medieval game's */
    LITERAL = 4,            /* leaps and long steps go three squares, not two */
    ALFIL_BLOCKED = 8,      /* the alfil does not leap over men */
    FERS_LEAPS = 16,        /* a fresh fers may leap, without capturing */
    PROMOTED_LEAP = 32,     /* so may one that was promoted */
    LONG_AT_FIRST = 64,     /* pawns make long steps while nothing is captured */
    LONG_ALWAYS = 128,      /* pawns make them from their second rank */
    ALL_LAWS = 511
};

enum { /* how a bared king counts, and a stalemate; both in what details the goal WIN */
    BARE_WINS = 1,
    BARE_UNLESS_REPLY = 2,
    STALEMATE_WINS = 4,
    STALEMATE_LOSES = 8
};

static inline bool has_law(const Pos *pos, int law)
{
    return (pos->laws & law) != 0;
}

static inline bool is_medieval(const Pos *pos)
{
    return has_law(pos, MEDIEVAL);
}

/* Return where the alfil and the leaping fers come to, whatever stands between. */
static inline u64 leap_reach(const Board *board, const Pos *pos, int square)
{
    return board->alfil_reach[has_law(pos, LITERAL)][square];
}

/* Tell whether a side attacks a square in the medieval game. */
bool attacked_medieval(const Board *board, const Pos *pos, int square, u64 men, int by);

/* Return what the alfil attacks, with the obstacles given. */
u64 alfil_reach_by_laws(const Board *board, const Pos *pos, int square, u64 men);

/* Return the squares that a man other than a pawn attacks. */
static inline u64 reach_by_laws(const Board *board, const Pos *pos, int kind, int square, u64 men)
{
    if (is_medieval(pos) && kind == BISHOP) {
        return alfil_reach_by_laws(board, pos, square, men);
    }
    if (is_medieval(pos) && kind == QUEEN) {
        return board->fers_reach[square];
    }
    return reach(board, kind, square, men);
}

/* Return the squares that a man of a side attacks. */
u64 attacks_by_laws(const Board *board, const Pos *pos, int colour, int kind, int square);

/* Return whether a side has its king alone. */
static inline bool is_bare(const Pos *pos, int colour)
{
    return (pos->men[colour] & ~pos->kinds[KING]) == 0;
}

/* Return the kinds that a pawn of a side may become on a square, a bit for each. */
u32 kinds_to_name(const Pos *pos, int colour, int square);

/* Return the pawns of a side that wait to be named. */
static inline u64 waiting_pawns(const Pos *pos, int colour)
{
    return pos->kinds[PAWN] & pos->men[colour] & (colour == WHITE ? LAST_RANK : FIRST_RANK);
}

/* Return where the rook goes to in a castling move of these laws. */
static inline int rook_target(u32 move)
{
    return (target_of(move) & 56) | promotion_of(move);
}

/* Return where the rook comes from. */
static inline int rook_origin(u32 move)
{
    return (target_of(move) & 56) | (target_of(move) > origin_of(move) ? 7 : 0);
}

#endif
