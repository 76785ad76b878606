/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves that lead into other tables: captures, promotions, moves of pawns that stay. Each takes
 * all squares of the black king at once, and has the values of a row: one by each square. */
#ifndef COMPOSER_ENDINGS_LEAVING_H
#define COMPOSER_ENDINGS_LEAVING_H

#include "endings/crowd.h"
#include "endings/making.h"

/* The shortest win that White may choose among them, 0 for none. */
void by_white(const Making* making, const Placing* placing, u32 index, u8 values[64]);

/* What is best for Black: the longest way to lose, NEVER where he does not; 0 for no move. */
void by_black(const Making* making, const Placing* placing, u32 index, u8 values[64]);

#endif
