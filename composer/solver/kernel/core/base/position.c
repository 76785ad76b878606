/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/position.h"

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
    return pos->turn == BLACK ? found ^ board->hash_turn : found;
}

bool can_be_solved(const Board *board, const Pos *pos)
{
    const u64 white = pos->kinds[KING] & pos->men[WHITE];
    const u64 black = pos->kinds[KING] & pos->men[BLACK];
    if (white == 0 || black == 0 || several(white) || several(black)) {
        return false;
    }
    if ((pos->kinds[PAWN] & EDGE_RANKS) != 0) {
        return false;
    }
    return !attacked(board, pos, king_of(pos, pos->turn ^ 1), pos->men[WHITE] | pos->men[BLACK],
                     pos->turn);
}
