/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The men of a side at the start, all with a goal each, and what their moves cost together. */
#ifndef COMPOSER_PROOFGAMES_CREW_H
#define COMPOSER_PROOFGAMES_CREW_H

#include "proofgames/assignment.h"

typedef struct Crew { /* the men of a side at the start, or after castling there */
    int count, moves;
    u8 kind[MOST_OF_A_SIDE], square[MOST_OF_A_SIDE];
    u8 from[MOST_OF_A_SIDE]; /* where each stood before castling */
    u8 goal[MOST_OF_A_SIDE]; /* of each row of the costs; GRAVE where a man is captured */
    Costs costs;             /* rows are goals */
    u8 more[MOST_OF_A_SIDE][MOST_OF_A_SIDE];
    int least;               /* moves that all need */
    int detour[MOST_OF_A_SIDE], least_detour;
} Crew;

/* Write the men of a side, after castling on a wing (2: none). */
void muster(const Board *board, const Pos *start, int colour, int wing, Crew *crew);

/* Write what the men need; return whether they may have the time. */
bool estimate(const Target *target, int colour, Crew *crew);

/* Return the least detour of the others, or of a man who goes out of his way anyhow. */
int detour_beside(const Crew *crew, int man, int more, int captures);

/* Return how many moves a man needs to a square where he is captured. */
int moves_into(const Target *target, int colour, const Crew *crew, int man, int on);

/* Return how many moves all need at least if a man goes to a goal. */
int least_with(const Crew *crew, int man, int row);

/* Return whether a man who stands on a goal of his kind has no time to leave it and come back, or for
 * another to come there. */
bool is_fixed(const Target *target, int colour, const Crew *crew, int man);

#endif
