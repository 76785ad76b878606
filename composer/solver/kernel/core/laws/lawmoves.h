/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The moves by the laws of `laws.h`. */
#ifndef COMPOSER_LAWMOVES_H
#define COMPOSER_LAWMOVES_H

#include "base/board.h"

/* Let positions on a board have these laws. */
void bring_laws(Board *board);

#endif
