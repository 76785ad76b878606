/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a side has too many men that can move to be stalemated in the moves that are left.
 * A "no" means nothing, a "yes" is certain.
 *
 * Counted are the loser's men, the king apart, of which it is certain that something must still
 * happen to them: pawns that can step ahead, and officers that can move in more directions
 * than the loser has moves left, so that their own men cannot shut them all in. (Of a knight
 * each square counts as a direction.) If the loser is stalemated in w moves of the winner and b
 * of his own, each of them was in the meantime
 *   - captured: one by a move of the winner;
 *   - blocked: a pawn only, by a man that arrived ahead of it: one by any move;
 *   - moved itself: one by a move of the loser;
 *   - or is pinned at the end: one by a winning man that moves on lines, or a pawn that can
 *     still become one.
 * A winner's move captures a man or arrives on an empty square; only en passant does both. A
 * loser's move moves a man and may block another. So they are at most w + 2b, one for each capture
 * en passant that can come (of a pawn that has not moved yet, or has just made a double step, by a
 * pawn that is not past the rank to do so), and one for each man that may pin. Castling moves two
 * men at once: while there is a right to castle nothing is said.
 *
 * Before the last move (b = 0) the only men that can be pinned at the end are those that are
 * the first of their side, seen from their king, on a line on which they cannot move when
 * pinned; the winner's men on that line may go away. Of the others one can be captured or
 * blocked. */
#ifndef COMPOSER_HELP_STILL_H
#define COMPOSER_HELP_STILL_H

#include "base/moves.h"
#include "base/rules.h"
#include "help/steps.h"

/* Return whether the side `loser` cannot be stalemated any more in so many moves. */
bool too_free(const Board *board, const Pos *pos, int loser, int winner_moves, int loser_moves);

/* Return men of the side `loser`, both sides having one move left and the loser the first, of whom
 * that move must leave one at most. They are counted as above, but none who could be pinned where
 * the king stands; `pins` is false if nobody could wherever he stood. The move stops the man who
 * makes it and a pawn that it goes ahead of; the last one captures or blocks one man, but two
 * where a double step was captured in passing. */
u64 loose_men(const Board *board, const Pos *pos, int loser, bool *pins);

/* Return whether a move leaves more than one of them. */
static inline bool leaves_loose(u64 loose, int loser, u32 move)
{
    const u64 target = bit(target_of(move));
    const u64 behind = loser == WHITE ? target >> 8 : target << 8;
    /* Whoever else stands on that square is left out too, which only lets more moves through. */
    return several(loose & ~bit(origin_of(move)) & ~behind) && special_of(move) != DOUBLE_STEP;
}

#endif
