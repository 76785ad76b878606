/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How many moves a man needs from one square to another, and what he guards near a king, on a
 * board that is empty but for him and that king.
 *
 * Steps are filled once (`fill_steps`) and never change after, so all threads and solves share
 * them. They belong to the caller and take some 800 kB. */
#ifndef COMPOSER_HELP_STEPS_H
#define COMPOSER_HELP_STEPS_H

#include "base/board.h"

enum {
    FAR = 100,         /* moves: never */
    CHECKS = 256,      /* in a set of guarded squares: the king's own square is attacked */
    CANNOT = 0xFFFF,   /* instead of such a set: the man may not stand there */
    MOST_CAPTURES = 7, /* of a pawn, which counts them by changing files */
    OFF_BOARD = 8,     /* instead of the number of a neighbour */
    FARTHEST = 15      /* more moves than any man needs to get where he can */
};

/* The squares about a king are numbered 0 to 7; a set of them, and CHECKS, is a number. */
typedef struct Steps {
    u8 officer[6][64][64];                  /* by kind (PAWN is not used), from, to */
    u8 pawn[2][MOST_CAPTURES + 1][64][64];  /* by colour, captures it may make, from, to: as a
                                             * pawn or as what it has become */
    u8 become[2][MOST_CAPTURES + 1][5][64][64]; /* the same by what it is there, PAWN to QUEEN */
    u64 officer_within[6][64][FARTHEST + 1]; /* by moves: the squares that need no more */
    u64 pawn_within[2][MOST_CAPTURES + 1][64][FARTHEST + 1];
    u16 guard[2][6][64][64];                /* by colour, kind, his square, the king's square */
    u8 neighbour[64][8];                    /* the squares about a king; NO_SQUARE off the board */
    u8 number[64][64];                      /* by the king's square: the number of a neighbour */
    u8 outside[64];                         /* the set of those that are off the board */
} Steps;

void fill_steps(const Board *board, Steps *steps);

/* Return how many moves a pawn needs as a pawn, or to promote on a square; FAR if it cannot. */
int pawn_walk(int colour, int captures, int from, int to);

#endif
