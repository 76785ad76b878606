/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Half a table in little room: of a board that is turned, so no pawns that stay.
 *
 * Each value is guessed from those of positions beside it that were told before (a man or a king
 * on a neighbouring square), and what is coded is whether the guess is right: by an adaptive
 * binary arithmetic coder (I. H. Witten, R. M. Neal and J. G. Cleary, *Communications of the ACM*
 * 30, 1987), which takes next to nothing for what it expects. Positions that are not legal take
 * nothing, and neither do those that mirror another. */
#ifndef COMPOSER_ENDINGS_SQUEEZING_H
#define COMPOSER_ENDINGS_SQUEEZING_H

#include "endings/table.h"

/* Squeeze the half with Black to move. Returns how many bytes it takes, 0 where that would be
 * more than `room` or there is no memory. */
size_t squeeze_half(Men men, const u8* half, u8* squeezed, size_t room);

/* Fill the half again; what stands for positions that are not legal means nothing. False without
 * memory, or where there are more bytes than it takes. */
bool unsqueeze_half(Men men, const u8* squeezed, size_t length, u8* half);

#endif
