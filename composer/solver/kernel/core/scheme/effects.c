/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scheme/effects.h"

/* Return the squares beyond one that a pawn would step to, were nobody there. */
static u64 steps_beyond(int square, int stopper)
{
    if (square - 8 == stopper) {
        return square >= 48 ? bit(stopper) | bit(stopper - 8) : bit(stopper);
    }
    return square >= 48 && square - 16 == stopper ? bit(stopper) : 0;
}

/* Return the squares that a black pawn may step to. */
static u64 steps_of(int square, u64 men)
{
    const u64 one = bit(square - 8) & ~men;
    return one == 0 || square < 48 ? one : one | (bit(square - 16) & ~men);
}

/* Find the black men who would parry, were they not shut off or pinned. */
static void find_parries(const Board *board, const Pos *pos, const Guard *guard, int arrival,
                         Effects *effects)
{
    const u64 men = pos->men[WHITE] | pos->men[BLACK];
    const u64 targets = guard->checkers | board->between[guard->king][first_of(guard->checkers)];
    for (u64 left = pos->men[BLACK] & ~bit(guard->king) & ~bit(arrival); left != 0;
         left &= left - 1) {
        const int square = first_of(left), kind = kind_on(pos, square);
        u64 reached, beyond;
        if (kind == PAWN) {
            beyond = steps_beyond(square, arrival);
            reached = (board->pawn_reach[BLACK][square] & guard->checkers) |
                      (steps_of(square, men) & ~guard->checkers);
        } else {
            reached = reach(board, kind, square, men);
            beyond = reach(board, kind, square, men & ~bit(arrival)) & ~reached;
        }
        if ((pos->men[BLACK] & bit(arrival)) != 0 && (beyond & targets) != 0) {
            effects->shut |= bit(square);
        }
        if ((guard->pinned & bit(square)) != 0 && (reached & targets) != 0) {
            effects->pinned |= bit(square);
        }
    }
}

/* Return what White's line men guard of some squares. */
static u64 guarded(const Board *board, const Pos *pos, u64 guards, u64 men, u64 squares)
{
    u64 found = 0;
    for (u64 left = guards; left != 0; left &= left - 1) {
        const int square = first_of(left);
        found |= reach(board, kind_on(pos, square), square, men);
    }
    return found & squares;
}

static int lines_shut(const Board *board, const Pos *pos, const Pos *mated, int king, u32 reply,
                      u32 mate)
{
    const u64 before = pos->men[WHITE] | pos->men[BLACK];
    const u64 after = mated->men[WHITE] | mated->men[BLACK];
    const u64 arrival = bit(target_of(reply)), left = bit(origin_of(reply));
    const u64 beside = board->king_reach[king];
    const u64 all = pos->men[WHITE] & (pos->kinds[BISHOP] | pos->kinds[ROOK] | pos->kinds[QUEEN]);
    const u64 guards = all & ~bit(origin_of(mate));
    const u64 now = guarded(board, pos, guards, before, beside);
    const u64 then = guarded(board, pos, guards & mated->men[WHITE], after, beside);
    int lines = 0;
    for (u64 each = all; each != 0; each &= each - 1) { /* white men may leave the line yet */
        const u64 men = pos->men[BLACK], goals = (beside | bit(king)) & ~arrival;
        if ((guarded(board, pos, each & -each, men & ~arrival, goals) &
             ~guarded(board, pos, each & -each, men, goals)) != 0) {
            lines |= GUARD_SHUT;
        }
    }
    if ((arrival & beside & now & ~then) != 0) {
        lines |= BLOCKED_AND_SHUT;
    }
    for (u64 each = guards; each != 0 && (after & left) == 0; each &= each - 1) {
        const u64 guard = each & -each;
        const u64 lost = guarded(board, pos, guard, before, beside) &
                         ~guarded(board, pos, guard, after, beside);
        if ((lost & then & ~guarded(board, pos, guards, after | left, beside) & ~left) != 0) {
            lines |= OPENED_AND_SHUT;
        }
    }
    return lines;
}

void find_effects(const Board *board, const Pos *pos, u32 reply, u32 mate, Effects *effects)
{
    Pos mated;
    Guard guard;
    effects->shut = effects->pinned = 0;
    effects->lines = 0;
    make(board, pos, mate, &mated);
    look(board, &mated, &guard);
    if (guard.checkers != 0 && !several(guard.checkers)) {
        find_parries(board, &mated, &guard, target_of(reply), effects);
    }
    effects->lines = lines_shut(board, pos, &mated, guard.king, reply, mate);
}
