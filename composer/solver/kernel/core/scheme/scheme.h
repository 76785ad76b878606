/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Play after the key: what a composer asks of a scheme, a position that is no problem yet.
 *
 * White may have no king: then he is never in check. Black has one; nobody castles. White mates in
 * two: a first move solves if Black has a reply and each is answered by a mate. */
#ifndef COMPOSER_SCHEME_H
#define COMPOSER_SCHEME_H

#include "search/search.h"
#include "search/tape.h"

enum { BLACK_IN_CHECK = 1, BLACK_IS_STUCK = 2 }; /* what is said of a table */

/* Return whether a side, which may have no king, is in check. */
bool side_is_checked(const Board *board, const Pos *pos, int colour);

/* Return whether it is set up so: one black king, one white one or none, no pawn on the edge, and
 * no king of the side that waits in check. */
bool is_scheme(const Board *board, const Pos *pos);

/* Write the legal moves of the side to move; return how many there are. */
int scheme_moves(const Board *board, const Pos *pos, u32 *out);

/* Write, of a position in which Black is to move: what is said of it; how many threats there are,
 * and they (none where he is in check); how many replies; and of each the reply, how many mates
 * answer it, and they. All as moves; the search's goal is mate. */
void write_table(Search *search, const Pos *pos, Tape *tape);

/* Return whether Black, to move, has a reply, and each is answered by a mate. */
bool all_mated(Search *search, const Pos *pos);

/* Write the first moves that mate in two, each with 2, or at once, with 1, until there are `most` of
 * them; White is to move. `likely` is tried first where it is legal (0 for none). */
void write_solving(Search *search, const Pos *pos, int most, u32 likely, Tape *tape);

#endif
