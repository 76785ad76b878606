/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exact tables of endings with at most four men. */
#ifndef COMPOSER_ENDINGS_ENDING_H
#define COMPOSER_ENDINGS_ENDING_H

#include "endings/table.h"

enum { STARVED = -1, CANCELLED = -2 };

/* Fill a table from those that its captures and promotions lead into, which `known` finds.
 *
 * Returns the moves of the longest mate, or STARVED without memory, or CANCELLED when `cancelled`
 * was set. */
int make_ending(Ending* ending, KnownEnding known, void* holder, const char* cancelled);

#endif
