/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/position.h"

u64 hash_of_marks(const Board *board, const Pos *pos)
{
    const u64 marks[3] = {pos->fresh, pos->immune, pos->immovable};
    u64 found = pos->intact != 0 ? board->hash_intact : 0;
    for (int mark = 0; mark < 3; mark++) {
        for (u64 men = marks[mark]; men != 0; men &= men - 1) {
            found ^= board->hash_marks[mark][first_of(men)];
        }
    }
    return found;
}

u64 hash_of(const Board *board, const Pos *pos)
{
    u64 found = board->hash_rights[pos->rights] ^ board->hash_passed[pos->passed];
    for (int colour = 0; colour < 2; colour++) {
        for (int kind = 0; kind < 6; kind++) {
            for (u64 men = pos->kinds[kind] & pos->men[colour]; men != 0; men &= men - 1) {
                found ^= board->hash_man[colour][kind][first_of(men)];
            }
        }
    }
    if (pos->laws != 0) {
        found ^= (u64)pos->laws * 0x9E3779B97F4A7C15ULL;
        found ^= hash_of_marks(board, pos);
    }
    return pos->turn == BLACK ? found ^ board->hash_turn : found;
}

/* Return whether pawns on the edge are on their last rank, where Ponziani's laws let them wait. */
static bool only_waits(const Pos *pos)
{
    const u64 first = pos->men[WHITE] & FIRST_RANK, last = pos->men[BLACK] & LAST_RANK;
    return (pos->laws & PONZIANI_BIT) != 0 && (pos->kinds[PAWN] & (first | last)) == 0;
}

bool is_set_up(const Pos *pos)
{
    const u64 white = pos->kinds[KING] & pos->men[WHITE];
    const u64 black = pos->kinds[KING] & pos->men[BLACK];
    if (white == 0 || black == 0 || several(white) || several(black)) {
        return false;
    }
    return (pos->kinds[PAWN] & EDGE_RANKS) == 0 || only_waits(pos);
}

bool can_be_solved(const Board *board, const Pos *pos)
{
    return is_set_up(pos) && !attacked(board, pos, king_of(pos, pos->turn ^ 1),
                                       pos->men[WHITE] | pos->men[BLACK], pos->turn);
}
