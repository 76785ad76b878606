/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Origins of all men and fates of all men of the array, narrowed until nothing changes: the same
 * as `composer/retro/legality/study.py`, which is right by definition and explains it.
 *
 * A study is a value of some 12 kB on the caller's stack; nothing is kept between calls. */
#ifndef COMPOSER_LEGALITY_STUDY_H
#define COMPOSER_LEGALITY_STUDY_H

#include "legality/assign.h"

enum { WEIGHTS = 5, ROUNDS = 4 };

typedef struct Side {
    int colour, rows, missing;
    int first_home;      /* the square of the first column */
    u8 squares[COLUMNS]; /* of the rows: the men of the diagram */
    u8 kinds[COLUMNS];
    Costs costs[WEIGHTS];       /* the first at once, the others where they are weighed */
    bool weighed[WEIGHTS];      /* which are filled, with the cheapest assignment beside */
    i16 table[COLUMNS][64];     /* captures that pawns of the array need to each square */
    Assignment best[WEIGHTS];
    Costs forced;
    int victims[3];             /* captures that its pawns can have made: all, dark, light */
    u64 within[COLUMNS];        /* what else bounds the lives of officers */
    u64 lives[COLUMNS];         /* where men of the array can have stood, if captured */
    u64 killing;                /* where its pawns can have captured */
    u64 spared;                 /* homes of those that pawns cannot have captured */
} Side;

typedef struct Study {
    Ways ways;
    Side sides[2];
    bool possible;
} Study;

/* Narrow origins and fates of a position with a king and at most 16 men a side, all orthodox.
 * `unmoved` are squares of men of the array that are known never to have moved. */
void study(const Pos *pos, u64 unmoved, Study *found);

/* Narrow again what was found, after costs or bounds of lives were narrowed from outside. */
void settle(Study *found);

/* Weigh a side by all weights, also where what was found needed only some of them. */
void weigh_all(Study *found, int colour);

/* Return the captures that a pawn needs between two squares, if nothing is in its way. */
int pawn_way(int colour, int start, int end);

/* Return whether some pawn of the array is not a man of the diagram, as far as is known. */
bool misses_pawns(const Side *side);

/* Return the squares on which a side's pawns can have captured, but for those on some rows; whether
 * those that are missing are counted, too. */
u64 killing_but(const Ways *ways, const Side *side, u32 rows, bool missing);

/* Count the captures that each side's pawns can have made, by where they can have captured. */
void count_victims(Study *found);

#endif
