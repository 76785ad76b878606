/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Play in which one side brings a goal about against the others, for any game. The player whose
 * goal it is stands in the hunt's aim; the number of turns counts his, as the headers say. */
#ifndef COMPOSER_GAMES_DUEL_H
#define COMPOSER_GAMES_DUEL_H

#include "games/hunt.h"

/* How the sides play. */
enum { DUEL_DIRECT, DUEL_EXACT, DUEL_SELF };

/* Tell whether the aim's side reaches the goal within so many of its turns, whatever the others
 * do. A goal that another brings about counts. */
bool can_force(Hunt *hunt, int turns);

/* The same, but with just that turn of its own, neither before nor after. */
bool can_force_exactly(Hunt *hunt, int turns);

/* Tell whether the player to move forces the aim's side to reach the goal by a turn of its own,
 * within so many turns of either; and whether the aim's side, to move, is forced to, with so many
 * turns of the forcing player still to come. */
bool can_compel(Hunt *hunt, int turns);
bool is_compelled(Hunt *hunt, int turns);

/* Tell whether a turn of the player to move solves, with so many turns to go, this one included. */
bool turn_solves(Hunt *hunt, const Turn *turn, int duel, int turns);

/* Tell whether a turn of the player to move does not reach the goal, and leaves the aim's side
 * unable to force it within so many of its turns. */
bool turn_prevents(Hunt *hunt, const Turn *turn, int turns);

#endif
