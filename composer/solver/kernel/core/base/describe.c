/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/describe.h"

static u32 mark_of(const Board *board, const Pos *after)
{
    Guard guard;
    bool free;
    look(board, after, &guard);
    free = can_move(board, after, &guard);
    if (guard.checkers != 0) {
        return free ? MARK_CHECK : MARK_MATE;
    }
    return free ? MARK_NONE : MARK_STALEMATE;
}

/* Return what tells a man from others who could do the same: file, else rank, else both. */
static u32 telling_among(int origin, u64 rivals)
{
    if (rivals == 0) {
        return ORIGIN_NOTHING;
    }
    if ((rivals & FILE_A << (origin & 7)) == 0) {
        return ORIGIN_FILE;
    }
    if ((rivals & FIRST_RANK << (origin & 56)) == 0) {
        return ORIGIN_RANK;
    }
    return ORIGIN_SQUARE;
}

/* Return what distinguishes the man, by the usual rule: file, else rank, else both. */
static u32 disambiguation(const Board *board, const Pos *pos, const Guard *guard, u32 move)
{
    const int kind = kind_of(move), origin = origin_of(move), target = target_of(move);
    u64 rivals;
    if (kind == KING) {
        return ORIGIN_NOTHING;
    }
    if (kind == PAWN) {
        return ((origin ^ target) & 7) != 0 ? ORIGIN_FILE : ORIGIN_NOTHING;
    }
    if (pos->laws != 0) {
        return telling_among(origin, board->by_laws.rivals(board, pos, guard, move));
    }
    rivals = pos->kinds[kind] & guard->own & ~bit(origin);
    if (rivals == 0) {
        return ORIGIN_NOTHING;
    }
    rivals &= reach(board, kind, target, guard->men);
    for (u64 left = rivals & guard->pinned; left != 0; left &= left - 1) {
        const int rival = first_of(left);
        if ((board->line[guard->king][rival] & bit(target)) == 0) {
            rivals ^= bit(rival);
        }
    }
    return telling_among(origin, rivals);
}

u32 described(const Board *board, const Pos *pos, const Guard *guard, u32 move, const Pos *after)
{
    u32 shown = (move & (MOVE_MASK | NAMING_MASK)) | (u32)kind_of(move) << 15 |
                (u32)pos->turn << COLOUR_AT;
    if (special_of(move) == PASSING) {
        shown |= (u32)PASSED_PAWN << CAPTURE_AT;
    } else if ((pos->men[pos->turn ^ 1] & bit(target_of(move))) != 0) {
        shown |= (u32)(kind_on(pos, target_of(move)) + 1) << CAPTURE_AT;
    }
    return shown | mark_of(board, after) << MARK_AT |
           disambiguation(board, pos, guard, move) << ORIGIN_AT;
}

u32 move_of_described(u32 shown)
{
    const int origin = origin_of(shown), target = target_of(shown), kind = kind_of(shown);
    const int files = (origin & 7) - (target & 7), squares = target - origin;
    int special = PLAIN;
    if (kind == KING && (files == 2 || files == -2 || promotion_of(shown) != 0)) {
        special = CASTLING;
    } else if ((shown >> CAPTURE_AT & 7) == PASSED_PAWN) {
        special = PASSING;
    } else if (kind == PAWN && (squares == 16 || squares == -16)) {
        special = DOUBLE_STEP;
    }
    return move_of(origin, target, promotion_of(shown), kind, special) | naming_of(shown);
}
