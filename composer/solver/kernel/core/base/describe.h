/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves with all that their text needs.
 *
 * A described move is 27 bits: origin, target and promotion as in a move, kind (3), colour
 * (1), kind captured plus one or 0 (3), e.p. (1), mark (2), disambiguation (2). */
#ifndef COMPOSER_DESCRIBE_H
#define COMPOSER_DESCRIBE_H

#include "base/movegen.h"

enum { COLOUR_AT = 18, CAPTURE_AT = 19, PASSING_AT = 22, MARK_AT = 23, TELLING_AT = 25 };
enum { MARK_NONE, MARK_CHECK, MARK_MATE, MARK_STALEMATE };
enum { TELL_NOTHING, TELL_FILE, TELL_RANK, TELL_SQUARE };

/* Describe a legal move, given the position after it. */
u32 described(const Board *board, const Pos *pos, const Guard *guard, u32 move, const Pos *after);

/* Return a described move as a move. */
u32 move_of_described(u32 shown);

#endif
