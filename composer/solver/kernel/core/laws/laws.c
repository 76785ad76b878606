/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "laws/laws.h"

u64 alfil_reach_by_laws(const Board *board, const Pos *pos, int square, u64 men)
{
    u64 found = leap_reach(board, pos, square);
    if (has_law(pos, ALFIL_BLOCKED)) {
        for (u64 left = found; left != 0; left &= left - 1) {
            const int target = first_of(left);
            if ((board->between[square][target] & men) != 0) {
                found ^= bit(target);
            }
        }
    }
    return found;
}

u64 attacks_by_laws(const Board *board, const Pos *pos, int colour, int kind, int square)
{
    if (kind == PAWN) {
        return board->pawn_reach[colour][square];
    }
    return reach_by_laws(board, pos, kind, square, pos->men[WHITE] | pos->men[BLACK]);
}

bool attacked_medieval(const Board *board, const Pos *pos, int square, u64 men, int by)
{
    const u64 theirs = pos->men[by];
    const u64 alfils = pos->kinds[BISHOP] & theirs & leap_reach(board, pos, square);
    if ((board->knight_reach[square] & pos->kinds[KNIGHT] & theirs) != 0 ||
        (board->pawn_reach[by ^ 1][square] & pos->kinds[PAWN] & theirs) != 0 ||
        (board->king_reach[square] & pos->kinds[KING] & theirs) != 0 ||
        (board->fers_reach[square] & pos->kinds[QUEEN] & theirs) != 0) {
        return true;
    }
    if (alfils != 0 && (alfil_reach_by_laws(board, pos, square, men) & alfils) != 0) {
        return true;
    }
    return (board->straight_lines[square] & pos->kinds[ROOK] & theirs) != 0 &&
           (straights(board, square, men) & pos->kinds[ROOK] & theirs) != 0;
}

u32 kinds_to_name(const Pos *pos, int colour, int square)
{
    static const u64 LIGHT = 0x55AA55AA55AA55AAULL;
    const u64 own = pos->men[colour];
    const u64 shade = (LIGHT & bit(square)) != 0 ? LIGHT : ~LIGHT;
    u32 found = 0;
    if (!has_law(pos, MISSING_ONLY)) {
        return 1u << QUEEN | 1u << ROOK | 1u << BISHOP | 1u << KNIGHT;
    }
    if ((pos->kinds[QUEEN] & own) == 0) {
        found |= 1u << QUEEN;
    }
    if (!several(pos->kinds[ROOK] & own)) {
        found |= 1u << ROOK;
    }
    if ((pos->kinds[BISHOP] & own & shade) == 0) {
        found |= 1u << BISHOP;
    }
    if (!several(pos->kinds[KNIGHT] & own)) {
        found |= 1u << KNIGHT;
    }
    return found;
}
