/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Petteia where a man who is shut in is bound: he may not move and holds nobody, and is taken at
 * the other side's next turn if two free men still hold him. A bound man is a sort of his own. */
#ifndef COMPOSER_GAMES_BINDING_H
#define COMPOSER_GAMES_BINDING_H

#include "games/game.h"

enum { TAFL_SORTS = 3 }; /* plain sorts of men; a bound man's number is greater by so many */

static inline int unbound(int man)
{
    return man > TAFL_SORTS ? man - TAFL_SORTS : man;
}

void list_binding(Game *game);
bool can_turn_binding(Game *game);

/* Return how many men of a player are bound. */
int bound_men(const Game *game, int player);

#endif
