/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves with all that their text needs.
 *
 * A described move: origin, target, promotion and naming as in a move, kind (3), colour (1),
 * kind captured plus one, PASSED_PAWN in passing, or 0 (3), mark (2), disambiguation (2). */
#ifndef COMPOSER_DESCRIBE_H
#define COMPOSER_DESCRIBE_H

#include "base/movegen.h"

enum { COLOUR_AT = 18, CAPTURE_AT = 19, MARK_AT = 22, ORIGIN_AT = 24 };
enum { PASSED_PAWN = KING + 1 }; /* no king is captured */
enum { MARK_NONE, MARK_CHECK, MARK_MATE, MARK_STALEMATE };
enum { ORIGIN_NOTHING, ORIGIN_FILE, ORIGIN_RANK, ORIGIN_SQUARE };

/* Describe a legal move, given the position after it. */
u32 described(const Board *board, const Pos *pos, const Guard *guard, u32 move, const Pos *after);

/* Return a described move as a move. */
u32 move_of_described(u32 shown);

#endif
