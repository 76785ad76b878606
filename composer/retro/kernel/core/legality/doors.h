/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Doors that pawns open and shut: where officers and kings can have gone while some pawns went the
 * only way that they can have gone.
 *
 * A pawn on b6 that has never captured was on b7 before: a rook from a8 goes to b7 only when he has
 * stepped ahead, and then b6 is his. A man must come to his square between two states of such pawns,
 * each of which goes on and never back. */
#ifndef COMPOSER_LEGALITY_DOORS_H
#define COMPOSER_LEGALITY_DOORS_H

#include "legality/study.h"

enum { MOST_DOORS = 8, MOST_STATES = 128 };

typedef struct Door {
    const u8 *steps; /* the squares of a pawn's way, at least two */
    int length, colour;
} Door;

/* Take away the origins and lives that the doors forbid; return whether there were any. The costs
 * of a study must be settled again then. `doors` are sorted by length; too long ones are left out. */
bool shut_doors(Study *found, const Door *doors, int number);

#endif
