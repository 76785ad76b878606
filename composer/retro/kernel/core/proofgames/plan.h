/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is known of all games to a diagram before any is played: who never moves, where each side can
 * capture, and where its men can be captured. One leads to the other, until nothing more is found:
 * men who never move are in the way of others, whose ways become longer, so that less time is left
 * to go elsewhere. */
#ifndef COMPOSER_PROOFGAMES_PLAN_H
#define COMPOSER_PROOFGAMES_PLAN_H

#include "proofgames/goals.h"

/* Fill the goals of a diagram for games of so many half-moves; return whether there may be one. */
bool fill_planned_target(const Board *board, const Pos *start, const Pos *diagram, int halfmoves,
                         Target *target);

#endif
