/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ways of the men, square by square: rooks, then bishops, in one table; knights in another. */
#ifndef COMPOSER_RIGHTS_STEPS_H
#define COMPOSER_RIGHTS_STEPS_H

#include "rights/men.h"

static const int STEPS[8][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
static const int JUMPS[8][2] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

/* Return the square a step away, or -1 beyond the edge. */
static inline int step_from(int square, int files, int ranks)
{
    const int file = square % 8 + files, rank = square / 8 + ranks;
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : rank * 8 + file;
}

static inline int first_way(int kind)
{
    return kind == BISHOP ? 4 : 0;
}

static inline int last_way(int kind)
{
    return kind == ROOK ? 4 : 8;
}

/* Return the next square of a way of an officer, or -1. */
static inline int way_from(int square, int kind, int way)
{
    const int *step = kind == KNIGHT ? JUMPS[way] : STEPS[way];
    return step_from(square, step[0], step[1]);
}

#endif
