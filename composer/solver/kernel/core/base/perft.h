/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counting rows of moves: a proof of the move rules. */
#ifndef COMPOSER_PERFT_H
#define COMPOSER_PERFT_H

#include "base/movegen.h"

/* Return how many rows of `depth` legal moves (at least 0) there are; `moves` is memory for
 * `depth` lists of MOST_MOVES. */
u64 perft(const Board *board, const Pos *pos, int depth, u32 *moves);

#endif
