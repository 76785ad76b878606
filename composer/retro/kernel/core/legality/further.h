/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that proves a position impossible by where its men can have come from, the quickest first: a
 * study, the paths of the pawns with what they shut, their columns. What was found is kept, for most
 * positions of a search differ only by officers who can be here or there. */
#ifndef COMPOSER_LEGALITY_FURTHER_H
#define COMPOSER_LEGALITY_FURTHER_H

#include "legality/columns.h"
#include "legality/earlier.h"

enum { FURTHER_KEPT = 1 << 13, FURTHER_KERNELS = 250, FURTHER_SLOTS = 1024 };

/* Half a megabyte of the caller's, all zero at first; it may be used for one search after another. */
struct Further {
    u64 kept[FURTHER_KEPT]; /* what was studied, as a hash; bit 0 is the verdict */
    Kernel steps[MOST_STEPS_ON * MOST_COLUMN_DEPTH];
    Kernel seen[FURTHER_SLOTS];
    u64 studies; /* positions that were studied: what is read of them was not kept */
};
typedef struct Further Further;

/* Return whether no game leads there: `disproved` and more. True is a proof. */
bool disproved_further(Further *further, const Past *past);

#endif
