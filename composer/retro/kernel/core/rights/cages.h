/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Static proofs on a board of 64 numbers: men who shut each other in, captures that pawns need.
 * `composer.retro.rights.cages` is the same in Python, and says why it is true.
 *
 * All memory is the caller's; nothing is kept but what `Captures` remembers of pawns, which changes
 * no answer. */
#ifndef COMPOSER_RIGHTS_CAGES_H
#define COMPOSER_RIGHTS_CAGES_H

#include "rights/men.h"

enum { REMEMBERED = 1024, TOO_MANY = 99 };

/* The fewest captures that bring pawns to their squares, of sets of pawns seen lately. */
typedef struct Captures {
    u64 pawns[REMEMBERED]; /* with bit 0 for a black set, and bit 1 for one that is known */
    u8 least[REMEMBERED];
} Captures;

extern const u8 rights_array[64]; /* the game array */

bool attacks(const u8 *cells, int square, int by);
/* Whether the board is proved impossible if the men on `fixed` have never moved. */
bool is_caged(const u8 *cells, u64 fixed, Captures *known);

#endif
