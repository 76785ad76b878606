/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The conditions that `table.c` lists, each defined in its family's file. */
#ifndef COMPOSER_GENERAL_CONDITIONS_TABLE_H
#define COMPOSER_GENERAL_CONDITIONS_TABLE_H

#include "general/condition.h"

extern const Condition MADRASI;

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
