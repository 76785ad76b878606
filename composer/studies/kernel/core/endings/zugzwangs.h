/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions in which whoever is to move would rather not be. */
#ifndef COMPOSER_ENDINGS_ZUGZWANGS_H
#define COMPOSER_ENDINGS_ZUGZWANGS_H

#include "endings/placing.h"

/* The positions that are legal with either side to move, that White wins with Black to move and
 * not with White to move: `most` at most are kept. Returns how many there are, each once however
 * the board may be turned. */
size_t find_zugzwangs(const Ending* ending, Stand* found, size_t most);

#endif
