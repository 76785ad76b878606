/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board itself: the squares that men reach, the lines through squares, castling, and the
 * numbers that positions are hashed with.
 *
 * A board is filled once (`fill_board`) and never changes after, so all threads and solves
 * share one. It belongs to the caller, takes some 900 kB, and must not be copied or moved, for
 * it points into itself. It is read fastest where it begins with a line of the cache. */
#ifndef COMPOSER_BOARD_H
#define COMPOSER_BOARD_H

#include "base/bits.h"

enum { PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING, NO_KIND }; /* kinds of men */
enum { WHITE, BLACK };                                     /* colours */
enum { DIAGONAL_SETS = 5248, STRAIGHT_SETS = 102400 };     /* sets of obstacles, all squares */

typedef struct Lines { /* the lines from one square, all diagonal or all straight */
    u64 inner;         /* the squares whose men matter: the lines without their ends */
    u64 number;
    u64 *reached; /* by the set of obstacles */
    int shift;
} Lines;

typedef struct Castle {
    int king, king_target, rook, rook_target;
    u64 empty; /* squares that no man may stand on */
    u64 safe;  /* squares that the king passes or reaches: none may be attacked */
} Castle;

typedef struct Board Board;
typedef struct Pos Pos;
struct Guard;
struct Sieve;

/* What the parts of `base` hand over to where a position has other laws than orthodox ones: a
 * board brings it, and nothing here knows those laws. Each does what the function of `base` does
 * that asks it. */
typedef struct ByLaws {
    /* Of the medieval game only, in which men go otherwise */
    bool (*attacked)(const Board *board, const Pos *pos, int square, u64 men, int by);
    void (*look)(const Board *board, const Pos *pos, struct Guard *guard);
    /* Of all */
    u32 *(*generate)(const Board *board, const Pos *pos, const struct Guard *guard,
                     const struct Sieve *sieve, u32 *out);
    u32 (*legal_like)(const Board *board, const Pos *pos, const struct Guard *guard, u32 wanted);
    bool (*can_move)(const Board *board, const Pos *pos, const struct Guard *guard);
    int (*count_moves)(const Board *board, const Pos *pos, const struct Guard *guard);
    void (*make)(const Board *board, const Pos *pos, u32 move, Pos *after);
    /* Return the other men of the kind that could make a move, the same named before it. */
    u64 (*rivals)(const Board *board, const Pos *pos, const struct Guard *guard, u32 move);
} ByLaws;

struct Board {
    Lines diagonals[64];
    Lines straights[64];
    u64 knight_reach[64];
    u64 king_reach[64];
    u64 alfil_reach[2][64]; /* two squares away, or three (the literal count) */
    u64 fers_reach[64];
    u64 pawn_reach[2][64];  /* where a pawn of a colour captures */
    u64 diagonal_lines[64]; /* what a bishop reaches on an empty board */
    u64 straight_lines[64];
    u64 between[64][64]; /* the squares between two on one line; none if they are on no line */
    u64 line[64][64];    /* the whole line through two squares; none if there is none */
    Castle castles[4];   /* White short, long; Black short, long */
    u8 rights_kept[64];  /* the rights left when a man leaves or reaches a square */
    u64 hash_man[2][6][64];
    u64 hash_rights[16];
    u64 hash_passed[65];
    u64 hash_turn;
    u64 hash_stalemate; /* the goal: stalemate instead of mate */
    u64 hash_defender;  /* who is to move: the defender */
    u64 hash_mode[5];    /* how they play, where it is not direct play */
    u64 hash_marks[3][64]; /* medieval: fresh, immune, immovable men */
    u64 hash_intact;
    u64 diagonal_sets[DIAGONAL_SETS];
    u64 straight_sets[STRAIGHT_SETS];
    ByLaws by_laws;
};

/* Fill it for orthodox chess, the only laws that it knows then. */
void fill_board(Board *board);

static inline u64 diagonals(const Board *board, int square, u64 men)
{
    const Lines *lines = &board->diagonals[square];
    return lines->reached[((men & lines->inner) * lines->number) >> lines->shift];
}

static inline u64 straights(const Board *board, int square, u64 men)
{
    const Lines *lines = &board->straights[square];
    return lines->reached[((men & lines->inner) * lines->number) >> lines->shift];
}

/* Return the squares that a man other than a pawn reaches, given all men on the board. */
static inline u64 reach(const Board *board, int kind, int square, u64 men)
{
    switch (kind) {
    case KNIGHT:
        return board->knight_reach[square];
    case BISHOP:
        return diagonals(board, square, men);
    case ROOK:
        return straights(board, square, men);
    case QUEEN:
        return diagonals(board, square, men) | straights(board, square, men);
    default:
        return board->king_reach[square];
    }
}

#endif
