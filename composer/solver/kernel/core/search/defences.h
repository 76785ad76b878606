/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Trying moves in a good order, in every mode: what is likely to decide comes first. */
#ifndef COMPOSER_DEFENCES_H
#define COMPOSER_DEFENCES_H

#include "search/search.h"

/* Have what the table says of the position after a move brought near; where the move does more
 * than to go or to capture, it may be something else that comes. */
void approach(const Search *search, const Pos *pos, u32 move, bool defends);

/* Note that a defence refutes. */
void keep_refuter(Search *search, u32 defence, int ply, Fact *fact);

/* Try the defences one by one, what refuted before first; return whether there is one, and none
 * refutes as the mode has it. */
bool none_refutes(Search *search, const Pos *pos, const Guard *guard, int moves, int ply,
                  Fact *fact);

/* Bring the best of the moves from `start` on to the front, the others keeping order. */
static inline void bring_forward(u32 *moves, u32 *scores, int start, int count)
{
    int best = start;
    u32 move, score;
    for (int index = start + 1; index < count; index++) {
        if (scores[index] > scores[best]) {
            best = index;
        }
    }
    move = moves[best];
    score = scores[best];
    for (; best > start; best--) {
        moves[best] = moves[best - 1];
        scores[best] = scores[best - 1];
    }
    moves[start] = move;
    scores[start] = score;
}

#endif
