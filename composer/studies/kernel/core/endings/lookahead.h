/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The half with White to move, out of the half with Black to move: one ply. */
#ifndef COMPOSER_ENDINGS_LOOKAHEAD_H
#define COMPOSER_ENDINGS_LOOKAHEAD_H

#include "endings/table.h"

/* In how many moves White, to move, mates; 0 where not at all. Only halves with Black to move are
 * looked at: that of this ending, which is not whole, and those of others that `known` finds. */
u8 white_value(const Ending* ending, Stand stand, KnownEnding known, void* holder);

/* Fill the half with White to move; what stands for positions that are not legal means nothing. */
void fill_white(Ending* ending, KnownEnding known, void* holder);

#endif
