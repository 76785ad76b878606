/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The conditions that `table.c` lists, each defined in its family's file, and what they may use. */
#ifndef COMPOSER_GENERAL_CONDITIONS_ROWS_H
#define COMPOSER_GENERAL_CONDITIONS_ROWS_H

#include "general/steps.h"

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

extern const Condition SAT;

extern const Condition REPUBLICAN;

extern const Condition CIRCE;
extern const Condition CIRCE_ASSASSIN;
extern const Condition DIAGRAM_CIRCE;
extern const Condition ANTICIRCE;
extern const Condition IMMUN;
extern const Condition MARS;
extern const Condition PARRAIN;

extern const Condition ANDERNACH;
extern const Condition ANTI_ANDERNACH;
extern const Condition TIBET;
extern const Condition TRAITOR;
extern const Condition VOLAGE;
extern const Condition MAGIC_SQUARES;

extern const Condition MASAND;

extern const Condition BESIDE;
extern const Condition POINT_REFLECTION;
extern const Condition TRANSMUTED_KINGS;
extern const Condition MARINE;

extern const Condition KOBUL_KINGS;

extern const Condition MESSIGNY;
extern const Condition SWAPPING_KINGS;

extern const Condition SENTINELS;
extern const Condition BRETON;

extern const Condition TAKE_AND_MAKE;
extern const Condition MAKE_AND_TAKE;

extern const Condition PROMOTION_ONLY;
extern const Condition GLASGOW;

extern const Condition CHAMELEON;
extern const Condition NORSK_SJAKK;
extern const Condition EINSTEIN;
extern const Condition PROTEAN;

extern const Condition ULTRA_SCHACHZWANG;
extern const Condition MAXIMUMMER;
extern const Condition MUST_CAPTURE;
extern const Condition ALPHABETIC;
extern const Condition DUELLISTS;

extern const Condition BACK_HOME;

extern const Condition HAAN;
extern const Condition HOLES;
extern const Condition GHOSTS;
extern const Condition ALICE;
extern const Condition IMITATORS;
extern const Condition WORMHOLES;

#endif
