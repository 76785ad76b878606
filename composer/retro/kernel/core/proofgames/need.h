/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a side needs at least, by distances alone: nothing but walls is ever in the way. */
#ifndef COMPOSER_PROOFGAMES_NEED_H
#define COMPOSER_PROOFGAMES_NEED_H

#include "proofgames/goals.h"
#include "proofgames/side.h"

/* Return whether a side's men come to their goals in so many moves, of which so many may capture;
 * castling may be one of them. */
bool in_reach_castling(const Board *board, const Target *target, int colour, const Side *side,
                       int moves, int captures);

/* Return how many moves that takes at least; NO_WAY if they cannot come. */
int least_moves(const Board *board, const Target *target, int colour, const Side *side,
                int captures);

#endif
