/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games in which all men move as rooks and capture by shutting in: Tablut, Hnefatafl, Petteia. */
#ifndef COMPOSER_GAMES_TAFL_H
#define COMPOSER_GAMES_TAFL_H

#include "games/binding.h"

/* Men and players, as the tables number them. */
enum { TAFL_WHITE_MAN = 1, TAFL_BLACK_MAN, TAFL_KING };
enum { TAFL_WHITE, TAFL_BLACK };
/* Regions: where the king wins; cells on which no one else stops; and the one in the middle. */
enum { TAFL_REFUGE, TAFL_THRONES, TAFL_CENTRE };
enum {
    TAFL_HAS_KING,
    TAFL_PASSES,        /* all may run over thrones */
    TAFL_KING_PASSES,   /* the king may run over a throne */
    TAFL_HOSTILE,       /* an empty throne acts as an enemy of ordinary men */
    TAFL_ON_THRONE,     /* the king can be captured on the middle throne, by four */
    TAFL_AWAY,          /* how many men capture him elsewhere, 2 or 4 */
    TAFL_BY_THRONE,     /* three men and the empty middle throne capture him beside it */
    TAFL_BY_CORNER,     /* one man and a throne opposite capture him */
    TAFL_KING_RANGE,    /* how far he goes; 0 for as far as a rook */
    TAFL_KING_PINNED,   /* he may not move while between two black men on a line */
    TAFL_SHUT_WINS,     /* Black has won when White is to move and the king can go nowhere */
    TAFL_BINDS          /* men are bound before they are taken, as `games/binding.h` has it */
};
enum { GOAL_ESCAPE = OWN_GOAL, GOAL_CAPTURE, GOAL_RAICHI, GOAL_TUICHI, GOAL_SHUT, GOAL_BIND };

/* Write the functions of this family. */
void set_tafl(Family *family);

#endif
