/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where each man stood in the diagram, remembered while men move.
 *
 * A condition that does so remembers HOMES numbers from its first place on: of each cell the
 * cell, and one, where who stands there was in the diagram; 0 if he was not. */
#ifndef COMPOSER_GENERAL_CONDITIONS_HOMES_H
#define COMPOSER_GENERAL_CONDITIONS_HOMES_H

#include "general/condition.h"

enum { HOMES = 64 };

/* Say that each man is at home. */
void begin_homes(const Clause *clause, Field *field);

/* Remember the home of who moved, and forget that of who was captured. */
void carry_homes(const Clause *clause, Field *field, Event *event);

#endif
