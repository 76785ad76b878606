/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether several pawns can have gone along their paths, step by step in some order.
 *
 * Where two paths share a square, one pawn has left it before the other came. What comes before what
 * must not go round: of four pawns each may have to wait for the next, though any two of them pass. */
#ifndef COMPOSER_LEGALITY_ORDER_H
#define COMPOSER_LEGALITY_ORDER_H

#include "base/bits.h"

enum { MOST_GOING = 16, MOST_GONE = 6 };

typedef struct Going {
    const u8 *steps; /* the squares of a path, from home */
    int length;      /* at most MOST_GONE */
    u64 squares;     /* the same as a set */
} Going;

/* Return whether there is an order, with the last of some paths in it; true as well where too many
 * orders were tried. */
bool in_some_order(const Going *going, int number);

#endif
