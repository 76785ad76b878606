/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Arithmomachia: men take by their numbers, and stand in proportion. */
#ifndef COMPOSER_GAMES_ARITHMOMACHIA_H
#define COMPOSER_GAMES_ARITHMOMACHIA_H

#include "games/numbermen.h"

/* The number of an aim at a triumph, or at one announced, is its degree: 0 mediocre, 1 great, 2 excellent. */
enum { GOAL_KING_TAKEN = OWN_GOAL, GOAL_TRIUMPH, GOAL_ANNOUNCED };

/* Write the functions of this family. */
void set_arithmomachia(Family *family);

#endif
