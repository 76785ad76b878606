/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Static proofs on a board of 64 numbers: men who shut each other in, captures that pawns need.
 *
 * A man is *stuck* if every square from which he may have come is held by a stuck man. Of a set of
 * such men none can have been the first to be taken back, so none has moved since the game began:
 * each of them must stand where the game array has him. Uncaptured men only fill squares more, so
 * nothing that a longer history may hold sets a stuck man free.
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
/* Whether the board is proved impossible if the men on `fixed` have never moved: a stuck man stands
 * off his place in the game array; or a side has more men who cannot come from their homes than it
 * misses pawns, a king among them; or pawns need more captures than there are men whom they can have
 * captured. `proof` becomes the squares of the men that show it, where some show it more than others. */
bool is_caged(const u8 *cells, u64 fixed, Captures *known, u64 *proof);

#endif
