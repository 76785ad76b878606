/* SPDX-License-Identifier: GPL-3.0-or-later */
/* First moves: which of them solve, which are refuted by only a few defences. */
#ifndef COMPOSER_GENERAL_TRIALS_H
#define COMPOSER_GENERAL_TRIALS_H

#include "general/account.h"

enum { MOST_REFUTERS = 100 };

typedef struct Trial { /* of a first move */
    bool failed;    /* it is not even a try: the defender is left without a move, or it ends */
    bool open;      /* not all defences were looked at */
    bool reaches;   /* it reaches the goal at once */
    int refuters;   /* defences that refute, as many as were looked for */
} Trial;

/* Look at a legal first move until so many refutations are found; the problem is in `moves`. */
void try_first(Quest *quest, Step step, int moves, int most, Trial *trial);

/* Return in how many moves, itself included, a first move that solves does so. */
int first_length(Quest *quest, Step step, int moves);

/* Write the play after a first move (0: set play); `length` is what it needs, 0 if refuted. */
void describe_first(Quest *quest, Step step, int length, int moves, Tape *tape);

#endif
