/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "unmoves/dying.h"

static const u8 BACK_RANK[8] = {ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK};

/* Return the hash of the men of the array: what a position is compared with, rights aside. */
static u64 hash_of_array(const Board *board)
{
    u64 found = 0;
    for (int file = 0; file < 8; file++) {
        found ^= board->hash_man[WHITE][BACK_RANK[file]][file];
        found ^= board->hash_man[WHITE][PAWN][file + 8];
        found ^= board->hash_man[BLACK][PAWN][file + 48];
        found ^= board->hash_man[BLACK][BACK_RANK[file]][file + 56];
    }
    return found;
}

void begin_dying(Dying *dying, const Board *board, u64 *known, u64 numbers, u32 *lists,
                 u64 most_nodes, const volatile char *cancelled,
                 Disproved disproved, void *memory)
{
    dying->board = board;
    dying->array = hash_of_array(board);
    dying->known = known;
    dying->mask = numbers - 1;
    dying->nodes = 0;
    dying->most = most_nodes;
    dying->lists = lists;
    dying->cancelled = cancelled;
    dying->disproved = disproved;
    dying->memory = memory;
    dying->stopped = false;
}

static bool is_array(const Dying *dying, const Pos *pos)
{
    return pos->turn == WHITE && pos->passed == NO_SQUARE &&
           (pos->hash ^ dying->board->hash_rights[pos->rights]) == dying->array;
}

/* Return an even number for a position with what is known of it, never 0; one more stands in the
 * table where it dies. A hash of 64 bits: that two
 * positions of one search have the same is as unlikely as a fault of the memory. */
static u64 key_of(const Past *past)
{
    const u64 known = (past->unmoved + 1) * 0x9E3779B97F4A7C15ULL;
    return ((past->pos.hash ^ known ^ known >> 29) | 2) & ~(u64)1;
}

static bool dies_from(Dying *dying, const Past *past, int depth, int ply)
{
    u32 *list = dying->lists + (size_t)ply * MOST_UNMOVES;
    const u64 key = key_of(past);
    u64 *place = &dying->known[key >> 2 & dying->mask];
    int count;
    if (*place == (key | 1)) {
        return true;
    }
    if (is_array(dying, &past->pos)) {
        return false;
    }
    if (++dying->nodes > dying->most || *dying->cancelled != 0) {
        dying->stopped = true;
        return false;
    }
    if (dying->disproved != NULL && *place != key) {
        if (dying->disproved(dying->memory, past)) {
            *place = key | 1;
            return true;
        }
        *place = key;
    }
    count = (int)(find_unmoves(dying->board, past, list) - list);
    if (depth == 1 && count != 0) {
        return false;
    }
    for (int index = 0; index < count; index++) {
        Past before;
        take_back(dying->board, past, list[index], &before);
        if (!dies_from(dying, &before, depth - 1, ply + 1)) {
            return false;
        }
    }
    *place = key | 1;
    return true;
}

bool dies(Dying *dying, const Past *past, int depth)
{
    if (depth < 1 || dying->stopped) {
        return false;
    }
    return dies_from(dying, past, depth < MOST_DYING_DEPTH ? depth : MOST_DYING_DEPTH, 0);
}
