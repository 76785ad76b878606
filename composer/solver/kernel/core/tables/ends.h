/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What becomes of a throw: all its ends, or whether there is one of a kind. */
#ifndef COMPOSER_TABLES_ENDS_H
#define COMPOSER_TABLES_ENDS_H

#include "tables/search.h"

/* Takes one step of the play of a throw. */
typedef void (*TakeStep)(void *keeper, uint32_t from, const TablesStep *step);

/* Takes a position in which a throw ends. */
typedef void (*TakeEnd)(void *keeper, uint32_t at);

/* Find all ends of the throw, and every step there if these are wanted; TABLES_NO if it is lost. */
int find_ends(TablesSearch *search, const uint8_t men[TABLES_PLAYERS][TABLES_MEN],
              TakeStep take_step, TakeEnd take_end, void *keeper);

/* Tell whether the throw can be played so that somebody is hit. */
int can_hit(TablesSearch *search, const uint8_t men[TABLES_PLAYERS][TABLES_MEN]);

/* Tell whether the throw is lost. */
int is_lost(TablesSearch *search, const uint8_t men[TABLES_PLAYERS][TABLES_MEN]);

/* Tell whether the throw takes all men of the thrower off. */
int can_empty(TablesSearch *search);

#endif
