/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Spanish draughts: men step and jump forward along diagonals, kings at any distance. */
#ifndef COMPOSER_GAMES_DRAUGHTS_H
#define COMPOSER_GAMES_DRAUGHTS_H

#include "games/jumping/huff.h"

/* Men and players, as the tables number them: a king is two more than his man. */
enum { DRAUGHTS_WHITE_MAN = 1, DRAUGHTS_BLACK_MAN, DRAUGHTS_WHITE_KING, DRAUGHTS_BLACK_KING };
/* Those who may be huffed come after them. */
enum { DRAUGHTS_SORTS = 4 };
enum { DRAUGHTS_WHITE, DRAUGHTS_BLACK };
/* The ways of the link table: White's two forward ones, then Black's. */
enum { DRAUGHTS_FORWARD = 2, DRAUGHTS_WAYS = 4 };
/* Regions: where White's men become kings, and Black's. */
enum { DRAUGHTS_WHITE_LAST, DRAUGHTS_BLACK_LAST };
enum {
    DRAUGHTS_PRIORITY, /* only captures of most men, and of these of most kings */
    DRAUGHTS_FORCED,   /* capture is compulsory */
    DRAUGHTS_HUFF      /* as `games/jumping/huff.h` has it */
};
enum { GOAL_KING = OWN_GOAL };

/* Write the functions of this family. */
void set_draughts(Family *family);

#endif
