/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Direct play: whether the attacker forces the goal in a number of moves. Exact: what is
 * passed over was proved before, here or in an earlier solve.
 *
 * Moves are the attacker's own that are left, plies are half-moves since the search began. No
 * answer counts once the search was stopped. */
#ifndef COMPOSER_DIRECT_H
#define COMPOSER_DIRECT_H

#include "search/proof.h"

enum {
    SHALLOW = 1, /* attacker's moves left for which the table is not read */
    HINTED = 4   /* moves left, the attacker to move, from which on hints are read */
};

/* Fill in the mode of direct play: the functions below. */
void direct_mode(Mode *mode);

/* Return whether the attacker, to move, forces the goal in at most `moves` moves; `last` is the
 * defence before, 0 if there was none. */
bool solvable(Search *search, const Pos *pos, int moves, u32 last, int ply);

/* Return whether the defender, to move, has a move and loses to each of them. */
bool all_answered(Search *search, const Pos *pos, int moves, int ply);

/* Return whether a defence refutes (or the search was stopped); note it if it does. */
bool refutes(Search *search, const Pos *pos, u32 defence, int moves, int ply, Fact *fact);

#endif
