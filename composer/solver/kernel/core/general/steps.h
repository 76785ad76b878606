/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The moves of a position: candidates that the trails offer, and which of them are legal. */
#ifndef COMPOSER_GENERAL_STEPS_H
#define COMPOSER_GENERAL_STEPS_H

#include "general/checks.h"

enum { MOST_STEPS = 4096 }; /* candidates of a position that are looked at */

/* Write the candidates of the man on a cell, who must be of the side to move or neutral. */
void add_steps_from(Field *field, int origin, Row *row);

/* Write the castlings of the side to move, which are legal but for the king's target. */
void add_castlings(Field *field, Row *row);

/* Write all candidates, in the order of the plain solver: cell by cell, trail by trail. */
void add_candidates(Field *field, Row *row);

/* Tell whether a candidate leaves no own royal man to be captured; `watch` is of the royal men
 * of the side to move. */
bool is_legal_step(Field *field, Step step, const Watch *watch);

/* Write the legal moves. */
void add_legal_steps(Field *field, Row *row);

/* Tell whether the side to move has a legal move. */
bool has_legal_step(Field *field);

/* Tell whether the side to move has a move, or what a condition has instead, by which it is neither
 * mated nor stalemated. */
bool has_way_out(Field *field, bool checked);

/* The same of a side in check: without such a move it is mated. */
bool has_escape(Field *field);

/* Tell whether the side to move is stalemated. */
bool is_stalemated(Field *field);

/* The same, looked for by a condition that is asked about moves itself: at most so deep, beyond
 * which there is one. */
bool has_step_within(Field *field, int most);

/* Tell whether a candidate may check; `watch` is of the other side's royal men. */
bool may_check(const Field *field, Step step, const Watch *watch);

#endif
