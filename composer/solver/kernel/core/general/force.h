/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether one side forces the goal: direct play, and self and reflex play, in which the other
 * side reaches it. Moves are the attacker's own that are left.
 *
 * Nothing that is told counts once the quest was stopped. */
#ifndef COMPOSER_GENERAL_FORCE_H
#define COMPOSER_GENERAL_FORCE_H

#include "general/quest.h"

/* Tell whether the attacker, to move after a defence (0 for none), solves in so many moves. */
bool is_solvable(Quest *quest, int moves, Step last);

/* Tell whether a legal move of the attacker solves in at most so many moves, itself included. */
bool step_forces(Quest *quest, Step step, int moves);

/* Tell whether the defender, to move, loses in at most so many more moves of the attacker (of
 * direct play), or reaches the goal in so many of his own (of the other modes). */
bool is_forced(Quest *quest, int moves);

/* Write all moves of the attacker that solve in the fewest moves, at most `moves`; return how
 * many that is, 0 if none solves. */
int add_answers(Quest *quest, int moves, Row *row);

/* Tell whether the attacker, to move, must reach the goal to his harm. */
bool must_reach(Quest *quest);

/* Tell whether the defender, to move, must reach the goal now. */
bool defender_ends(Quest *quest);

/* Write the legal moves of the defender, those that refuted most often first. */
void add_defences(Quest *quest, Row *row);

/* Note that a defence refuted. */
void note_refuter(Quest *quest, Step defence);

#endif
