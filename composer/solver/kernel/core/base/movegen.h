/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Legal moves, in the order in which the reference solver (python-chess) yields them.
 *
 * First `look` finds what limits the side to move; all else takes that Guard. A Sieve lets
 * through some of the legal moves only, so that the others are never made. Lists are written
 * as `rules.h` says. */
#ifndef COMPOSER_MOVEGEN_H
#define COMPOSER_MOVEGEN_H

#include "base/rules.h"

typedef struct Guard { /* what limits the moves of the side to move */
    u64 men, own, pinned, checkers;
    u64 allowed; /* where men other than the king may go */
    int king;
} Guard;

typedef struct Sieve { /* which of the legal moves are wanted */
    u64 origins;
    u64 anywhere;   /* men whose moves are all wanted, wherever they go */
    u64 targets[6]; /* else, by kind */
    u64 promoting;  /* where promotions are wanted */
    u64 castling;   /* where castling kings are wanted */
    bool passing;   /* whether e.p. captures are */
} Sieve;

/* Write the legal moves that a sieve lets through; return the end of what was written. */
u32 *generate(const Board *board, const Pos *pos, const Guard *guard, const Sieve *sieve,
              u32 *out);

/* Write the same moves in another order, faster. */
u32 *generate_by_kind(const Board *board, const Pos *pos, const Guard *guard, const Sieve *sieve,
                      u32 *out);

/* Write all legal moves; return how many there are. */
int all_moves(const Board *board, const Pos *pos, const Guard *guard, u32 *out);

/* Count the legal moves without writing them, which is much faster. */
int count_moves(const Board *board, const Pos *pos, const Guard *guard);

/* Return the legal move with the origin, target and promotion of another, or 0. */
u32 legal_like(const Board *board, const Pos *pos, const Guard *guard, u32 wanted);

/* Return whether there is a legal move. */
bool can_move(const Board *board, const Pos *pos, const Guard *guard);

/* Find checks and pins against the side to move. */
static inline void look(const Board *board, const Pos *pos, Guard *guard)
{
    const int us = pos->turn, king = king_of(pos, us);
    const u64 theirs = pos->men[us ^ 1];
    u64 snipers;
    if ((pos->laws & MEDIEVAL_BIT) != 0) {
        board->by_laws.look(board, pos, guard);
        return;
    }
    snipers = ((board->diagonal_lines[king] & (pos->kinds[BISHOP] | pos->kinds[QUEEN])) |
                   (board->straight_lines[king] & (pos->kinds[ROOK] | pos->kinds[QUEEN]))) &
                  theirs;
    guard->own = pos->men[us];
    guard->men = guard->own | theirs;
    guard->king = king;
    guard->pinned = 0;
    guard->checkers = ((board->knight_reach[king] & pos->kinds[KNIGHT]) |
                       (board->pawn_reach[us][king] & pos->kinds[PAWN])) &
                      theirs;
    while (snipers != 0) {
        const int sniper = first_of(snipers);
        const u64 between = board->between[king][sniper] & guard->men;
        snipers &= snipers - 1;
        if (between == 0) {
            guard->checkers |= bit(sniper);
        } else if (!several(between)) {
            guard->pinned |= between & guard->own;
        }
    }
    if (guard->checkers == 0) {
        guard->allowed = ~guard->own;
    } else if (several(guard->checkers)) {
        guard->allowed = 0;
    } else {
        guard->allowed = guard->checkers | board->between[king][first_of(guard->checkers)];
    }
}

static inline void want_all(Sieve *sieve)
{
    sieve->origins = sieve->anywhere = ALL_SQUARES;
    for (int kind = 0; kind < 6; kind++) {
        sieve->targets[kind] = ALL_SQUARES;
    }
    sieve->promoting = sieve->castling = ALL_SQUARES;
    sieve->passing = true;
}

#endif
