/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game that leads from the game array to a diagram, found from its end.
 *
 * Each attempt has two stages. First all men of the diagram go home, and pawns take back the
 * captures they have made; as few men are uncaptured as possible, so that the ways stay open.
 * Then knights, which need no way out, uncapture at home what is missing. An attempt that comes
 * to nothing is followed by one with other weights, and some noise.
 *
 * What is found must be played forward by whoever uses it: this proves nothing by itself. */
#ifndef COMPOSER_WITNESS_H
#define COMPOSER_WITNESS_H

#include "witness/quest.h"

enum { LONGEST_GAME = 2 * LONGEST_ROW };

/* Write the un-moves from the diagram to the game array to memory for LONGEST_GAME; return how
 * many there are, or -1 where none were found. `next` is the first attempt to be made, and then the
 * last one, which may not have been made to its end. `nodes` counts down the positions that may still
 * be looked at; all of them are only where the search is `patient`: else it ends where its first
 * attempts bring the men nowhere near home. `from` has one king a side, at most 16 men and 8 pawns
 * a side. */
int find_row(Quest *quest, const Past *from, bool patient, u32 *next, u64 *nodes,
             const volatile char *cancelled, u32 *row);

#endif
