/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Four-seasons chess: up to four armies; who is mated when his turn comes leaves the board. */
#ifndef COMPOSER_GAMES_SEASONS_H
#define COMPOSER_GAMES_SEASONS_H

#include "games/gridchess.h"

enum { SEASONS_STAKES }; /* option: stakes are counted, an extra of each player */

/* The number of the aim of a mate is 1 + whom it is wanted of, or 0 for anybody. */
enum { GOAL_SEASONS_MATE = OWN_GOAL, GOAL_SEASONS_STALEMATE, GOAL_SEASONS_STAKES };

/* Write the functions of this family. */
void set_seasons(Family *family);

#endif
