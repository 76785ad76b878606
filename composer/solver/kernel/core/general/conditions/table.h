/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The conditions that `table.c` lists, each defined in its family's file. */
#ifndef COMPOSER_GENERAL_CONDITIONS_TABLE_H
#define COMPOSER_GENERAL_CONDITIONS_TABLE_H

#include "general/condition.h"

enum { /* where conditions keep what they remember, each at places of its own */
    PLACE_LAST_KIND = 192, /* of each side the kind that moved last, if the other has not moved */
    PLACE_DUELLIST = 194,  /* of each side the square, and one, of the man who moved last */
    PLACE_ONCE = 196,      /* of each side whether its king was ever attacked */
    PLACE_HOMES = 200      /* of each square the diagram's square, and one, of who stands there */
};

extern const Condition PATROL;
extern const Condition ULTRA_PATROL;
extern const Condition LORTAP;
extern const Condition SUPER_GUARDS;
extern const Condition ANTI_GUARDS;
extern const Condition FUNCTIONARY;
extern const Condition CENTRAL;

extern const Condition MADRASI;
extern const Condition EIFFEL;
extern const Condition PARTIAL_PARALYSIS;
extern const Condition DISPARATE;

extern const Condition KOEKO;
extern const Condition ANTI_KOEKO;
extern const Condition NEW_KOEKO;

extern const Condition GRID_CHESS;
extern const Condition SHADES;
extern const Condition EDGEMOVER;

extern const Condition NO_CAPTURE;

extern const Condition ISARDAM;
extern const Condition CHECKLESS;
extern const Condition EXCLUSIVE;
extern const Condition VOGTLAENDER;
extern const Condition ANTI_KINGS;
extern const Condition BICOLORES;
extern const Condition BRUNNER;

extern const Condition CIRCE;

extern const Condition ANDERNACH;

extern const Condition MAXIMUMMER;

extern const Condition HAAN;
extern const Condition HOLES;
extern const Condition GHOSTS;
extern const Condition ALICE;
extern const Condition IMITATORS;
extern const Condition WORMHOLES;

#endif
