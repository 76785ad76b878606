/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Kernels of pawn columns: whether any captures and promotions lead from the columns of pawns in
 * the game array to those of a diagram. `composer/retro/legality/columns.py` explains it;
 * `tests/oracle/retro/columns.py` is the same and right by definition, but for COLUMNS_UNENDED, of
 * which `tests/oracle/retro/missing.py` is: where the one finds a way that way has no end. The idea is
 * that of Peter Österlund's texelutil.
 *
 * Here pawns that promote, or are captured by officers, stay in their columns to the end: what changes
 * its file may stand on either side of them, as if they were gone. So only the captures of pawns are
 * searched, and then it is counted which of the pawns too many can promote and which are captured. */
#ifndef COMPOSER_LEGALITY_COLUMNS_H
#define COMPOSER_LEGALITY_COLUMNS_H

#include "legality/study.h"

/* The last: impossible because pawns that are missing could have come to no end. */
enum { COLUMNS_POSSIBLE, COLUMNS_IMPOSSIBLE, COLUMNS_UNKNOWN, COLUMNS_UNENDED };

enum { SHUT = 16 }; /* captures enough that it cannot be done */

enum { MOST_STEPS_ON = 512, MOST_COLUMN_DEPTH = 48 }; /* what can follow one; steps in a row */

typedef struct Kernel {
    u64 columns;    /* a byte a file: its pawns from below, 1 for Black's, then a 1 to end them */
    u8 missing[2];  /* men of each side that may still be captured */
    int8_t far;        /* captures that it is away from what is wanted, at least */
} Kernel;

typedef struct Quest {
    u64 wanted;      /* the columns of the diagram */
    u8 locked[2];    /* files on which a side's own pawn has never moved */
    u8 promoted[2];  /* promotions of each side that are needed */
    u8 entrance[2][8]; /* captures that a pawn needs to promote from each file: none, one, SHUT */
    Kernel start;
    u32 most;        /* kernels kept; where there are more, or 16 times as many are made, nothing
                        is known */
    Kernel *steps;   /* memory for MOST_STEPS_ON * MOST_COLUMN_DEPTH */
    Kernel *seen;    /* memory for `slots`, all zero: those looked at */
    u32 slots;       /* a power of two, more than twice `most` */
    u32 kept;        /* kernels kept by a search */
} Quest;

/* Fill what is asked of a position that a study has found possible, but for the memory. */
void ask_columns(const Pos *pos, const Study *found, Quest *quest);

int search_columns(Quest *quest, const volatile char *cancelled);

#endif
