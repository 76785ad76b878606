/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Direct play of the old kind: the goal in just so many moves, neither before nor after.
 *
 * So the attacker may not reach it with an earlier move, and no move of the defender may bring
 * it about. */
#ifndef COMPOSER_EXACT_H
#define COMPOSER_EXACT_H

#include "search/search.h"

/* Fill in the mode. */
void exact_mode(Mode *mode);

#endif
