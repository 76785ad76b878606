/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves that reach the goal at once. Mates are looked for among the moves that may check. */
#ifndef COMPOSER_MATES_H
#define COMPOSER_MATES_H

#include "search/search.h"

/* Let through every move that may check, and few others. */
void want_checks(const Board *board, const Pos *pos, const Guard *guard, Sieve *sieve);

/* Write all moves that reach the goal at once; return how many there are. */
int finishing(Search *search, const Pos *pos, const Guard *guard, u32 *out);

/* Return whether a move reaches the goal at once, `ply` half-moves after the search began. */
bool can_finish(Search *search, const Pos *pos, const Guard *guard, int ply);

/* Write the moves that the defender may choose from: all, or those that reach the goal where
 * he is obliged to reach it; return how many there are. */
int defences_of(Search *search, const Pos *pos, const Guard *guard, u32 *out);

#endif
