/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help/still.h"

/* Return the officers that can move in more than so many directions. */
static u64 free_officers(const Board *board, const Pos *pos, int side, int directions)
{
    const u64 own = pos->men[side], men = own | pos->men[side ^ 1];
    u64 found = 0;
    for (int kind = KNIGHT; kind < KING; kind++) {
        for (u64 left = pos->kinds[kind] & own; left != 0; left &= left - 1) {
            const int square = first_of(left);
            u64 open = reach(board, kind, square, men) & ~own;
            if (kind != KNIGHT) {
                open &= board->king_reach[square];
            }
            if (count_of(open) > directions) {
                found |= bit(square);
            }
        }
    }
    return found;
}

/* Return the pawns that can step ahead. */
static u64 free_pawns(const Pos *pos, int side)
{
    const u64 men = pos->men[WHITE] | pos->men[BLACK], pawns = pos->kinds[PAWN] & pos->men[side];
    return side == WHITE ? pawns & ~(men >> 8) : pawns & ~(men << 8);
}

/* Return the pawns of a side that can promote in so many moves, as far as ranks show. */
static u64 promoters(const Pos *pos, int side, int moves)
{
    u64 pawns = pos->kinds[PAWN] & pos->men[side], found = 0;
    for (; pawns != 0; pawns &= pawns - 1) {
        const int rank = first_of(pawns) >> 3;
        const int ranks = side == WHITE ? 7 - rank : rank;
        if (ranks - (ranks == 6 ? 1 : 0) <= moves) {
            found |= pawns & (~pawns + 1);
        }
    }
    return found;
}

/* Return the men that the winner's next move may pin so that they cannot move. */
static u64 pinnable(const Board *board, const Pos *pos, int loser, u64 turning)
{
    const u64 own = pos->men[loser], theirs = pos->men[loser ^ 1];
    const int king = king_of(pos, loser);
    u64 found = 0;
    if ((theirs & (pos->kinds[BISHOP] | pos->kinds[QUEEN])) != 0 || turning != 0) {
        found |= diagonals(board, king, own) & own &
                 (pos->kinds[PAWN] | pos->kinds[KNIGHT] | pos->kinds[ROOK]);
    }
    if ((theirs & (pos->kinds[ROOK] | pos->kinds[QUEEN])) != 0 || turning != 0) {
        found |= straights(board, king, own) & own &
                 (pos->kinds[PAWN] | pos->kinds[KNIGHT] | pos->kinds[BISHOP]);
    }
    return found;
}

/* Return how many captures en passant the winner can make at most: of pawns that have not moved yet,
 * or have just made a double step, by pawns that are not past the rank to do so. */
static int captures_in_passing(const Pos *pos, int loser, int winner_moves)
{
    const u64 home = loser == WHITE ? (u64)0xFF << 8 : (u64)0xFF << 48;
    const u64 before = loser == WHITE ? ~(u64)0 << 24 : ~(u64)0 >> 24;
    const int count = count_of(pos->kinds[PAWN] & pos->men[loser] & home) +
                      (pos->passed != NO_SQUARE);
    if ((pos->kinds[PAWN] & pos->men[loser ^ 1] & before) == 0) {
        return 0;
    }
    return count < winner_moves ? count : winner_moves;
}

u64 loose_men(const Board *board, const Pos *pos, int loser, bool *pins)
{
    const int king = king_of(pos, loser);
    const u64 theirs = pos->men[loser ^ 1], turning = promoters(pos, loser ^ 1, 1);
    u64 found = free_officers(board, pos, loser, 1) | free_pawns(pos, loser);
    *pins = turning != 0;
    if (pos->rights != 0 || pos->passed != NO_SQUARE) {
        return 0;
    }
    if (turning != 0 || (theirs & (pos->kinds[BISHOP] | pos->kinds[QUEEN])) != 0) {
        found &= ~board->diagonal_lines[king];
        *pins = true;
    }
    if (turning != 0 || (theirs & (pos->kinds[ROOK] | pos->kinds[QUEEN])) != 0) {
        found &= ~board->straight_lines[king];
        *pins = true;
    }
    return found;
}

bool too_free(const Board *board, const Pos *pos, int loser, int winner_moves, int loser_moves)
{
    const int winner = loser ^ 1;
    const u64 lines = pos->kinds[BISHOP] | pos->kinds[ROOK] | pos->kinds[QUEEN];
    const u64 turning = promoters(pos, winner, winner_moves);
    const bool last = loser_moves == 0 && winner_moves == 1;
    int handled = 1;
    if (pos->rights != 0 || (last && pos->passed != NO_SQUARE)) {
        return false;
    }
    if (!last) {
        handled = winner_moves + 2 * loser_moves + captures_in_passing(pos, loser, winner_moves) +
                  count_of(pos->men[winner] & lines) + count_of(turning);
    }
    if (count_of(pos->men[loser] & ~pos->kinds[KING]) <= handled) {
        return false; /* even if each of them can move */
    }
    {
        const u64 moving = free_officers(board, pos, loser, loser_moves) | free_pawns(pos, loser);
        const u64 pinned = last ? pinnable(board, pos, loser, turning) : 0;
        return count_of(moving & ~pinned) > handled;
    }
}
