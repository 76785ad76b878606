/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Merels: men are placed, then moved, and who closes a mill takes a man. */
#ifndef COMPOSER_GAMES_MERELS_H
#define COMPOSER_GAMES_MERELS_H

#include "games/game.h"

/* Link tables: steps; and the mills, two ways for each, the other two cells of it. */
enum { MERELS_STEPS, MERELS_MILLS };
/* A player's men are of one sort, the number of the player plus one; his men in hand are the
 * extra of the number of the player. */
enum { MERELS_FLY, MERELS_LEAST, MERELS_MILL_SAFE, MERELS_PLACING_MILLS };
enum { FLY_NEVER, FLY_THREE, FLY_ALWAYS };
enum { GOAL_MILL = OWN_GOAL };

/* Write the functions of this family. */
void set_merels(Family *family);

#endif
