/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that proves a position impossible by where its men can have come from, the quickest first: a
 * study, the paths of the pawns with what they shut, their columns. What was found is kept, for most
 * positions of a search differ only by officers who can be here or there. */
#ifndef COMPOSER_LEGALITY_FURTHER_H
#define COMPOSER_LEGALITY_FURTHER_H

#include "legality/columns.h"
#include "legality/earlier.h"

enum { FURTHER_KEPT = 1 << 13, FURTHER_SLOTS = 1 << 16 };
enum { FEW_KERNELS = 250, MANY_KERNELS = 30000 }; /* of columns, looked at for one position */
enum { QUICK_SEARCH = 250 }; /* positions: a search among no more of them is content with few */
enum { KERNELS_EACH = 100, MOST_KERNELS = 2000000 }; /* for each of them; in one search */

/* A megabyte and a half of the caller's, all zero at first; it may be used for one search after
 * another. */
struct Further {
    u64 kept[FURTHER_KEPT]; /* what was studied, as a hash; bit 0 is the verdict */
    Kernel steps[MOST_STEPS_ON * MOST_COLUMN_DEPTH];
    Kernel seen[FURTHER_SLOTS];
    u64 studies; /* positions that were studied: what is read of them was not kept */
    u32 left; /* kernels that may be looked at where few do not decide */
};
typedef struct Further Further;

/* Make ready for a search among so many positions. */
void begin_further(Further *further, u64 positions);

/* Return whether no game leads there: `disproved` and more. True is a proof. */
bool disproved_further(Further *further, const Past *past);

#endif
