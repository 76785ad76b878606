/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/perft.h"

u64 perft(const Board *board, const Pos *pos, int depth, u32 *moves)
{
    Guard guard;
    u64 found = 0;
    int count;
    if (depth <= 0) {
        return 1;
    }
    look(board, pos, &guard);
    count = all_moves(board, pos, &guard, moves);
    if (depth == 1) {
        return (u64)count;
    }
    for (int index = 0; index < count; index++) {
        Pos after;
        make(board, pos, moves[index], &after);
        found += perft(board, &after, depth - 1, moves + count);
    }
    return found;
}
