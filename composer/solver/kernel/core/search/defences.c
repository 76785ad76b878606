/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search/defences.h"

void approach(const Search *search, const Pos *pos, u32 move, bool defends)
{
    const Board *board = search->board;
    const Table *table = search->table;
    const int us = pos->turn, target = target_of(move), kind = kind_of(move);
    u64 key = pos->hash ^ board->hash_turn ^ board->hash_man[us][kind][origin_of(move)] ^
              board->hash_man[us][kind][target] ^ salt(search, defends);
    if ((pos->men[us ^ 1] & bit(target)) != 0) {
        key ^= board->hash_man[us ^ 1][kind_on(pos, target)][target];
    }
    prefetch(&table->places[key & load(&table->mask)].fact);
}

void keep_refuter(Search *search, u32 defence, int ply, Fact *fact)
{
    u32 *last = &search->last_refuter[2 * ply];
    search->refuters[defence & ORIGIN_TARGET_MASK]++;
    fact->move = defence;
    if (!same_move(last[0], defence)) {
        last[1] = last[0];
        last[0] = defence;
    }
}

static inline bool among(u32 move, const u32 *moves, int count)
{
    for (int index = 0; index < count; index++) {
        if (moves[index] == move) {
            return true;
        }
    }
    return false;
}

bool none_refutes(Search *search, const Pos *pos, const Guard *guard, int moves, int ply,
                  Fact *fact)
{
    /* What refuted here before, or a move like this one, often does again: it is tried before
     * the other moves are even looked for. */
    const u32 likely[3] = {fact->move, search->last_refuter[2 * ply],
                           search->last_refuter[2 * ply + 1]};
    u32 tried[3];
    u32 *defences, *scores;
    int count, tries = 0;
    bool answered;
    for (int index = 0; index < 3; index++) {
        const u32 move =
            likely[index] != 0 ? legal_like(search->board, pos, guard, likely[index]) : 0;
        if (move == 0 || among(move, tried, tries)) {
            continue;
        }
        if (search->mode.refutes(search, pos, move, moves, ply, fact)) {
            return false;
        }
        tried[tries++] = move;
    }
    defences = search->free_moves;
    count = all_moves(search->board, pos, guard, defences);
    answered = count > 0;
    scores = defences + count;
    search->free_moves = scores + count;
    for (int index = 0; index < count; index++) {
        scores[index] = search->refuters[defences[index] & ORIGIN_TARGET_MASK];
        if (moves > 1) { /* of the last one the table says nothing */
            approach(search, pos, defences[index], false);
        }
    }
    for (int index = 0; index < count; index++) {
        bring_forward(defences, scores, index, count);
        if (among(defences[index], tried, tries)) {
            continue;
        }
        if (search->mode.refutes(search, pos, defences[index], moves, ply, fact)) {
            answered = false;
            break;
        }
    }
    search->free_moves = defences;
    return answered;
}
