/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games on lines in which men step, and jump over an enemy beside them: Alquerque, Catch the
 * hare, Halatafl, Assault. In a hunt the first player has the beasts, the second the many. */
#ifndef COMPOSER_GAMES_JUMPS_H
#define COMPOSER_GAMES_JUMPS_H

#include "games/jumping/huff.h"

/* Link tables: where a step in each of eight directions leads, the first player's and the
 * second's. */
enum { JUMPS_FIRST, JUMPS_SECOND, JUMP_WAYS = 8 };
/* Each player's men are of one sort; where men are huffed there are those who may be besides. */
enum { JUMPS_SORTS = 2 };
/* Region: what the second player wins by filling; empty where there is no such thing. */
enum { JUMPS_FORTRESS };
enum {
    JUMPS_IS_HUNT, /* only the first player captures */
    JUMPS_CHAIN,   /* one of those below */
    JUMPS_FORCED,  /* capture is compulsory */
    JUMPS_WINS_AT, /* in a hunt: the first has won when the second has so many men left */
    JUMPS_HUFF     /* as `games/jumping/huff.h` has it */
};
enum { CHAIN_NONE, CHAIN_MAY, CHAIN_MUST };
enum { GOAL_CLEAR = OWN_GOAL, GOAL_CAUGHT, GOAL_REACH, GOAL_FILL };

/* Write the functions of this family. */
void set_jumps(Family *family);

#endif
