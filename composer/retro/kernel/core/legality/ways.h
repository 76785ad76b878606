/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the men of the game array can ever have stood, whatever the order of the moves was.
 *
 * What is steady has stood on its square since the game began, so that nothing else ever stood
 * there or passed. Nothing here owns memory or keeps anything between calls. */
#ifndef COMPOSER_LEGALITY_WAYS_H
#define COMPOSER_LEGALITY_WAYS_H

#include "unmoves/past.h"

typedef int16_t i16;

enum { NEVER = 999 }; /* more captures than there are men: it cannot be done */

typedef struct Ways {
    u64 steady;
    u64 regions[4][64]; /* by kind (knight first) and square: where an officer comes from there */
    u64 king[2];        /* where each side's king can ever have stood */
} Ways;

typedef struct Weights { /* what a capture on a dark and on a light square counts */
    i16 dark, light;
} Weights;

/* Return the kind that stands on a square of the array's first or last two ranks. */
int kind_in_array(int square);

/* Return all squares that an officer can go to from some, past what is shut. */
u64 flood(int kind, u64 start, u64 shut);

/* Return the men who have stood where they stand since the game began. */
u64 steady_men(const Pos *pos, u64 unmoved);

/* Return the squares that men who have never moved guard against a side's king. */
u64 steady_guards(u64 steady, int colour);

/* Return the squares that an officer's way from a set of squares can lead to first. */
u64 exits_of(int kind, u64 squares);

/* Find what is steady, and the regions into which it parts the board. */
void find_ways(const Pos *pos, u64 unmoved, Ways *ways);

/* Return where a side's pawn checks a king that never moved: it goes no further. */
u64 pawn_traps(const Ways *ways, int colour);

/* Write, for each square, the least that a pawn's captures on the way there count. */
void count_pawn_captures(const Ways *ways, int colour, int home, Weights weights, i16 *costs);

static inline u64 region_of(const Ways *ways, int kind, int square)
{
    return ways->regions[kind - KNIGHT][square];
}

#endif
