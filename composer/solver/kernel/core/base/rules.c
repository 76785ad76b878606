/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/rules.h"

/* Castling */

u32 *find_castling(const Board *board, const Pos *pos, u64 targets, u32 *out)
{
    const u64 men = pos->men[WHITE] | pos->men[BLACK];
    for (int index = 2 * pos->turn; index < 2 * pos->turn + 2; index++) {
        const Castle *castle = &board->castles[index];
        u64 path = castle->safe;
        if ((pos->rights & (1 << index)) == 0 || (castle->empty & men) != 0) {
            continue;
        }
        if ((targets & bit(castle->king_target)) == 0) {
            continue;
        }
        while (path != 0 && !attacked(board, pos, first_of(path), men, pos->turn ^ 1)) {
            path &= path - 1;
        }
        if (path == 0) {
            *out++ = move_of(castle->king, castle->king_target, 0, KING, CASTLING);
        }
    }
    return out;
}

/* Bring the rook over, the king having moved. */
static inline void do_castling(const Board *board, Pos *pos, int king_target)
{
    const Castle *castle = &board->castles[2 * pos->turn + ((king_target & 7) == 2 ? 1 : 0)];
    put_man(board, pos, pos->turn, ROOK, castle->rook);
    put_man(board, pos, pos->turn, ROOK, castle->rook_target);
}

/* Captures in passing */

u32 *find_passing(const Board *board, const Pos *pos, u64 origins, u32 *out)
{
    u64 pawns;
    if (pos->passed == NO_SQUARE) {
        return out;
    }
    pawns = board->pawn_reach[pos->turn ^ 1][pos->passed] & pos->kinds[PAWN] &
            pos->men[pos->turn] & origins;
    while (pawns != 0) { /* those that leave the king safe, tried on a copy */
        const int origin = last_of(pawns);
        const u32 move = move_of(origin, pos->passed, 0, PAWN, PASSING);
        Pos after;
        pawns ^= bit(origin);
        make(board, pos, move, &after);
        if (!attacked(board, &after, king_of(pos, pos->turn), after.men[WHITE] | after.men[BLACK],
                      after.turn)) {
            *out++ = move;
        }
    }
    return out;
}

int passed_after(const Board *board, const Pos *pos, int origin, int target)
{
    const int passed = (origin + target) / 2;
    const u64 ready =
        board->pawn_reach[pos->turn][passed] & pos->kinds[PAWN] & pos->men[pos->turn ^ 1];
    return ready != 0 ? passed : NO_SQUARE;
}

/* Making moves */

void make(const Board *board, const Pos *pos, u32 move, Pos *after)
{
    const int us = pos->turn, origin = origin_of(move), target = target_of(move);
    const int kind = kind_of(move), special = special_of(move);
    const u8 rights = pos->rights & board->rights_kept[origin] & board->rights_kept[target];
    if (pos->laws != 0 &&
        ((pos->laws & MEDIEVAL_BIT) != 0 || special != PLAIN || naming_of(move) != 0)) {
        board->by_laws.make(board, pos, move, after);
        return;
    }
    *after = *pos;
    if ((pos->men[us ^ 1] & bit(target)) != 0) {
        put_man(board, after, us ^ 1, kind_on(pos, target), target);
    }
    put_man(board, after, us, kind, origin);
    put_man(board, after, us, promotion_of(move) != 0 ? promotion_of(move) : kind, target);
    if (pos->passed != NO_SQUARE) {
        after->hash ^= board->hash_passed[pos->passed];
        after->passed = NO_SQUARE;
    }
    if (special == CASTLING) {
        do_castling(board, after, target);
    } else if (special == PASSING) {
        put_man(board, after, us ^ 1, PAWN, passed_pawn(target, us));
    } else if (special == DOUBLE_STEP) {
        after->passed = (u8)passed_after(board, pos, origin, target);
        after->hash ^= board->hash_passed[after->passed];
    }
    if (rights != pos->rights) {
        after->hash ^= board->hash_rights[pos->rights] ^ board->hash_rights[rights];
        after->rights = rights;
    }
    after->turn = (u8)(us ^ 1);
    after->hash ^= board->hash_turn;
}

void make_none(const Board *board, const Pos *pos, Pos *after)
{
    *after = *pos;
    after->hash ^= board->hash_passed[pos->passed] ^ board->hash_turn;
    after->passed = NO_SQUARE;
    after->turn = pos->turn ^ 1;
}
