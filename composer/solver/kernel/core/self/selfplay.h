/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Self and reflex play: the attacker forces the defender to reach the goal, or leaves him
 * where he must. Exact, like direct play, and with the same table.
 *
 * In self play the defender, to move, loses if each of his moves reaches the goal, or leaves
 * the attacker where he goes on to force it. In reflex play both must reach the goal where they
 * can, in semi-reflex play the defender only: he then loses if he can reach it, and the
 * attacker fails who can. A defender without a move has not lost.
 *
 * Moves are the attacker's that are left, as in direct play: a selfmate in two is solved by a
 * first move after which the defender loses with one move left. */
#ifndef COMPOSER_SELFPLAY_H
#define COMPOSER_SELFPLAY_H

#include "search/proof.h"

enum { SELF_PLAY = 1, REFLEX_PLAY, SEMI_REFLEX_PLAY }; /* numbers of modes; direct play is 0 */
enum { SELF_HINTED = 3 }; /* moves left, the attacker to move, from which on hints are read */

/* Fill in one of these modes. */
void self_mode(Mode *mode, int number);

/* Return whether the attacker, to move, has a move after which each move of the defender, who has
 * one, reaches the goal: a selfmate in one. The table is not read. */
bool selfmates_in_one(Search *search, const Pos *pos, const Guard *guard);

/* Return whether the attacker, to move, who may leave the goal alone, has a move after which the
 * defender can reach the goal, which he then must: a semi-reflexmate in one. It is a
 * reflexmate in one if the attacker, too, cannot reach the goal (`can_finish`). */
bool reflexmates_in_one(Search *search, const Pos *pos, const Guard *guard, int ply);

/* Return whether the defender, to move, has a move and each reaches the goal. */
bool must_finish(Search *search, const Pos *pos, const Guard *guard);

#endif
