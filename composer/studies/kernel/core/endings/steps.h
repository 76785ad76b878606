/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Steps of the men of an ending, where the black king is not on the board yet: with each goes a
 * word of the squares on which he would not stand in its way. */
#ifndef COMPOSER_ENDINGS_STEPS_H
#define COMPOSER_ENDINGS_STEPS_H

#include "endings/table.h"

enum { NOWHERE = 64, MOST_STEPS = 28 };

typedef struct {
    int square;
    u64 clear; /* where the black king may stand */
} Step;

static inline u64 bit(int square) { return square == NOWHERE ? 0 : 1ULL << square; }

/* All neighbours of the squares of a set. */
u64 spread(u64 squares);

/* What a man attacks, with men on `occupied` in its way. */
u64 attacked_by(int kind, bool black, int square, u64 occupied);

/* Where a man may go without a capture; pawns not to the last rank. Returns the number. */
int steps_of(int kind, bool black, int square, u64 occupied, Step* steps);

/* Whence a man may have come without a capture. */
int steps_back(int kind, bool black, int square, u64 occupied, Step* steps);

/* Whether a man attacks a square; `clear` is where the black king would not hide it. */
bool strikes(int kind, bool black, int square, int target, u64 occupied, u64* clear);

/* The squares strictly between two on a line; none for others. */
u64 squares_between(int one, int other);

#endif
