/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who observes whom, by kinds. */
#ifndef COMPOSER_GENERAL_CONDITIONS_PARALYSIS_H
#define COMPOSER_GENERAL_CONDITIONS_PARALYSIS_H

#include "general/condition.h"

/* Tell whether a man of a kind, of a side or neutral, observes what stands on a cell. */
bool is_observed_by_kind(const Field *field, int cell, int side, int kind);

/* Return the kind that paralyses another in Eiffel chess; 0 for none. */
int paralyser_of(int kind);

#endif
