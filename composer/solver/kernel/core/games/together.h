/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Play in which all help, or one player alone moves: every line of just so many turns of which
 * the last, and none before it, reaches the goal. */
#ifndef COMPOSER_GAMES_TOGETHER_H
#define COMPOSER_GAMES_TOGETHER_H

#include "games/hunt.h"

/* Takes a line, the turns of which lie in the hunt's path; 0 ends the search. */
typedef int (*TakeLine)(void *keeper, const Hunt *hunt, int turns);

/* Find all lines of a number of turns, at least one and at most HUNT_DEPTH; in a series the
 * player to move makes them all. Return whether there is any. */
bool find_game_lines(Hunt *hunt, int turns, bool series, TakeLine take_line, void *keeper);

#endif
