/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exact tables of endings with at most four men. */
#ifndef COMPOSER_ENDINGS_ENDING_H
#define COMPOSER_ENDINGS_ENDING_H

#include "endings/table.h"

enum { STARVED = -1, CANCELLED = -2 };

/* Positions of a whole table that are not to have the value which their moves give them. */
typedef struct {
    const Stand* stands;
    size_t count;
    bool lost; /* Black to move: mated, as it were; else White to move: never won */
} Marks;

/* Fill a table from those that its captures and promotions lead into, which `known` finds. Marks
 * ask for a whole table, and may be NULL.
 *
 * Returns the moves of the longest mate, or STARVED without memory, or CANCELLED when `cancelled`
 * was set. */
int make_ending(Ending* ending, const Marks* marks, KnownEnding known, void* holder,
                const char* cancelled);

#endif
