/* SPDX-License-Identifier: GPL-3.0-or-later */
/* CaleidoScacchi: men walk or fly exactly so many steps on a round board, and hold castles. Of more
 * than two players those are out who have lost theirs, and the last who is left wins. */
#ifndef COMPOSER_GAMES_KALEIDO_H
#define COMPOSER_GAMES_KALEIDO_H

#include "games/game.h"

/* Men as the tables number them, one player's after another's. A flyer's number among its owner's is that
 * of its table of far cells; the value of a walker is how many steps he makes. */
enum {
    KALEIDO_FLYERS = 5,
    KALEIDO_PAWN = 8, /* counted from 0, as the flyers */
    KALEIDO_SORTS = 9
};
/* Link tables: cells beside one within its ring, and over a circular line. */
enum { KALEIDO_ALONG, KALEIDO_ACROSS };
enum { KALEIDO_CASTLES }; /* the region */
/* The last one is that who has castles cannot move. Where many play, the number of an aim at castles
 * is 1 + the player who is to lose them; 0 for any. */
enum { GOAL_CASTLES = OWN_GOAL, GOAL_CAPITULATION, GOAL_ARRIVE, GOAL_SHUT_IN };

/* Write the functions of this family. */
void set_kaleido(Family *family);

#endif
