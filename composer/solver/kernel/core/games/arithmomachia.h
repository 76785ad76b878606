/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Arithmomachia: men take by their numbers, and stand in proportion. */
#ifndef COMPOSER_GAMES_ARITHMOMACHIA_H
#define COMPOSER_GAMES_ARITHMOMACHIA_H

#include "games/game.h"

/* Men as the tables number them: counters in pairs, a man of Odd before the same one of Even; then
 * Even's pyramids and Odd's, one for each set of parts that can be left: of a pyramid with parts
 * counted from 0, the sum of 1 << part, added to the number before its first.
 * The value of a man is four times his number, and how many cells he goes. */
enum {
    ARITH_SQUARE_SIDE,
    ARITH_COUNTERS,   /* how many */
    ARITH_EVEN_PARTS, /* of the pyramid in the diagram */
    ARITH_ODD_PARTS
};
enum { ARITH_ODD, ARITH_EVEN }; /* the players */
enum { ARITH_FILES = 8, ARITH_RANKS = 14, ARITH_CELLS = ARITH_FILES * ARITH_RANKS };
enum { ARITH_MOST_PARTS = 8 };

/* The number of an aim at a triumph is its degree: 0 mediocre, 1 great, 2 excellent. */
enum { GOAL_KING_TAKEN = OWN_GOAL, GOAL_TRIUMPH };

/* Write the functions of this family. */
void set_arithmomachia(Family *family);

#endif
