/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All conditions by name. */
#ifndef COMPOSER_GENERAL_CONDITIONS_TABLE_H
#define COMPOSER_GENERAL_CONDITIONS_TABLE_H

#include "general/condition.h"

/* Return the condition of a name; NULL if there is none. */
const Condition *find_condition(const char *name);

/* Return the name of a condition by its number, from 0; NULL behind the last. */
const char *condition_name(int number);

#endif
