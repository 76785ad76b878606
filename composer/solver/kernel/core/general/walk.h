/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A man's walk along his trails, and what conditions make of his arrivals. */
#ifndef COMPOSER_GENERAL_WALK_H
#define COMPOSER_GENERAL_WALK_H

#include "general/attack.h"

/* Write a move; one that `repeats` another, written from `from` on, is left out. */
void add_step(Row *row, int from, bool repeats, Step step);

/* Write what an arrival becomes, before promotion. */
void arrive_step(const Walk *walk, Step step);

/* Write what conditions make of a castling. */
void arrive_castling(const Walk *walk, Step step);

/* Write the moves of a walk along its trails, as conditions have their arrivals. */
void walk_ways(const Walk *walk);

/* Tell whether a walk is sure to lead nowhere: it looks for captures of kings only, and no trail
 * that begins there leads to a king. */
bool leads_nowhere(const Walk *walk);

#endif
