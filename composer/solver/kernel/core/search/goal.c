/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search/goal.h"

#include "base/moves.h"
#include "base/rules.h"
#include "laws/laws.h"

/* Return whether the side to move has no move, and is in check or is not. */
static bool is_stuck(const Board *board, const Pos *pos, bool in_check)
{
    Guard guard;
    look(board, pos, &guard);
    return (guard.checkers != 0) == in_check && !can_move(board, pos, &guard);
}

/* Return whether the side to move can bare the other king. */
static bool can_bare(const Board *board, const Pos *pos)
{
    const int us = pos->turn;
    const u64 last = pos->men[us ^ 1] & ~pos->kinds[KING];
    Guard guard;
    Sieve sieve;
    u32 found[2048]; /* captures of one man, after each naming */
    if (several(last) || last == 0) {
        return false;
    }
    look(board, pos, &guard);
    want_all(&sieve);
    for (int kind = 0; kind < 6; kind++) {
        sieve.targets[kind] = last;
    }
    sieve.anywhere = 0;
    sieve.promoting = last;
    sieve.castling = 0;
    return generate(board, pos, &guard, &sieve, found) != found;
}

/* Return whether a side has bared the other king. */
static bool bares(const Board *board, int detail, int side, const Pos *after)
{
    if ((detail & (BARE_WINS | BARE_UNLESS_REPLY)) == 0 || !is_bare(after, side ^ 1) ||
        is_bare(after, side)) {
        return false;
    }
    return (detail & BARE_UNLESS_REPLY) == 0 || after->turn == side || !can_bare(board, after);
}

/* Return whether a man of a kind, who just moved to a square, attacks the other king. */
static inline bool hits(const Board *board, const Pos *after, int kind, int square)
{
    const int us = after->turn ^ 1;
    return (after->kinds[kind] & after->men[us] & bit(square)) != 0 &&
           (attacks_by_laws(board, after, us, kind, square) &
            bit(king_of(after, after->turn))) != 0;
}

/* Return whether a man of a kind that a move brought to its square, or named, attacks the king. */
static bool mates_by(const Board *board, int kind, u32 move, const Pos *after)
{
    const int rank = after->turn == BLACK ? 56 : 0; /* the last of who moved */
    return hits(board, after, kind, target_of(move)) ||
           (special_of(move) == CASTLING && hits(board, after, kind, rook_target(move))) ||
           (naming_of(move) != 0 && hits(board, after, kind, rank + named_file(move)));
}

bool has_attained(const Board *board, const Goal *goal, int side, u32 move, const Pos *after)
{
    const bool moved = after->turn != side;
    switch (goal->aim) {
    case BARE:
        return bares(board, goal->detail, side, after);
    case WIN:
        if (bares(board, goal->detail, side, after) || (moved && is_stuck(board, after, true))) {
            return true;
        }
        return (goal->detail & (moved ? STALEMATE_WINS : STALEMATE_LOSES)) != 0 &&
               is_stuck(board, after, false);
    case MATE_BY:
        return moved && mates_by(board, goal->detail, move, after) && is_stuck(board, after, true);
    case MATE_ON:
        return moved && king_of(after, after->turn) == goal->detail && is_stuck(board, after, true);
    default:
        return false;
    }
}

bool attains_other(const Board *board, const Goal *goal, const Pos *pos, u32 move,
                   const Pos *after)
{
    Guard guard;
    Pos passed;
    switch (goal->aim) {
    case DOUBLE_STALEMATE:
        if (!reached(board, STALEMATE, after)) {
            return false;
        }
        make_none(board, after, &passed);
        return reached(board, STALEMATE, &passed);
    case CHECK:
        look(board, after, &guard);
        return guard.checkers != 0;
    case CAPTURE:
        return special_of(move) == PASSING || (pos->men[pos->turn ^ 1] & bit(target_of(move))) != 0;
    case TARGET:
        return target_of(move) == goal->detail;
    case BARE:
    case WIN:
    case MATE_BY:
    case MATE_ON:
        return has_attained(board, goal, pos->turn, move, after);
    default:
        return promotion_of(move) != 0 && kind_of(move) == PAWN &&
               (goal->detail == PAWN || promotion_of(move) == goal->detail);
    }
}
