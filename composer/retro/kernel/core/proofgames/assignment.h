/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cheapest assignment of men to goals, by successive cheapest ways (Kuhn and Munkres). */
#ifndef COMPOSER_PROOFGAMES_ASSIGNMENT_H
#define COMPOSER_PROOFGAMES_ASSIGNMENT_H

#include "proofgames/goals.h"

typedef struct Costs { /* rows are goals, columns men; no more rows than columns */
    int rows, columns;
    u8 cost[MOST_OF_A_SIDE][MOST_OF_A_SIDE];
} Costs;

/* Return whether an assignment costs no more than a limit (less than NO_WAY). */
bool costs_at_most(const Costs *costs, int limit);

/* Return what the cheapest assignment costs, NO_WAY if there is none. Write what it costs more at
 * least where a row must have a column. */
int cheapest(const Costs *costs, u8 more[MOST_OF_A_SIDE][MOST_OF_A_SIDE]);

#endif
