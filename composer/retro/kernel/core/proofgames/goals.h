/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A diagram as a goal: where each side's men are to stand, and how many moves every man needs to
 * each of these squares at least.
 *
 * Pawns that stand on their home squares in the diagram have never moved and never will: they are
 * walls, and ways are counted around them, as around other men that were shown never to move. A man
 * who is missing has a goal, too: a square where he can be captured, his grave. Who captures goes
 * out of his way for it. All figures are optimistic: the other men are never in the way. Goals are
 * filled once and only read after. */
#ifndef COMPOSER_PROOFGAMES_GOALS_H
#define COMPOSER_PROOFGAMES_GOALS_H

#include "base/position.h"

enum { MOST_OF_A_SIDE = 16, NO_WAY = 100, MOST_ASIDE = 8, GRAVE = MOST_OF_A_SIDE, MOST_GOALS };

typedef struct Goals { /* of one side */
    u64 kinds[6];
    u64 men;
    int count;
    u8 square[MOST_OF_A_SIDE]; /* of each goal */
    u8 kind[MOST_OF_A_SIDE];
    u8 officer[6][64][MOST_GOALS];       /* moves of a man of a kind to each goal */
    u8 pawn[MOST_ASIDE][64][MOST_GOALS]; /* the same of a pawn, by the captures it may make */
    u8 way[6][64][64];                   /* moves of an officer from square to square */
    u8 promoted[8][64][MOST_GOALS]; /* moves of a promoted man, by file, to capture and to a goal */
    u8 detour[6][64];                    /* moves more at least, if he captures on his way */
    u8 pawn_detour[MOST_ASIDE][64];
    u64 prey;    /* where the captures of this side can arrive */
    u64 graves;  /* where men of this side can be captured */
    u64 cut[64]; /* by square, where no officer goes from there at once: somebody is in the way */
    u64 guarded; /* where no king of this side may go: walls of the other side capture there */
} Goals;

typedef struct Target {
    Goals goals[2];
    u64 walls;
    int captures[2]; /* made by each side from the start */
} Target;

/* Return the walls of a diagram: pawns at home. */
u64 walls_of(const Pos *diagram);

/* Fill the goals of a diagram, of at most 16 men a side. Walls, cuts, captures, prey and graves
 * are set before. */
void fill_target(const Board *board, const Pos *diagram, Target *target);

/* The same with pawns at home as the only walls, and captures anywhere, whose number is set. */
void fill_plain_target(const Board *board, const Pos *diagram, Target *target);

/* Return how many moves a man needs to a goal or GRAVE, if his side makes so many captures. */
int moves_to(const Goals *goals, int kind, int square, int captures, int goal);

/* Return the same if he captures on a square on his way. */
int moves_by(const Target *target, int colour, int kind, int square, int captures, int goal,
             int on);

/* Return how many moves a pawn needs to a square, as a pawn, with so many captures at most. */
int pawn_steps(const Target *target, int colour, int square, int aim, int captures);

#endif
