/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a man is reborn, and as whom: the grid of options that Circe and its kin have in common.
 *
 * A condition that has a grid has its numbers from a place of its own on, in this order. */
#ifndef COMPOSER_GENERAL_CONDITIONS_REBIRTH_H
#define COMPOSER_GENERAL_CONDITIONS_REBIRTH_H

#include "general/condition.h"

enum {
    GRID_DECIDER, /* whose home square it is */
    GRID_MIRROR,  /* whether it is the one that he would have on the other side */
    GRID_PLACE,   /* how the square is found */
    GRID_TURNING, /* how it is turned */
    GRID_OCCUPIED,
    GRID_TURNCOAT, /* whether he changes sides */
    GRID_APRIL,    /* whether only some kinds are reborn, and which: bits of 24 kinds, the rest */
    GRID_APRIL_LOW,
    GRID_APRIL_HIGH,
    GRID_STEPS /* by kind, what becomes of it; 0 for itself */
};
enum { DECIDES_SELF, DECIDES_CLONE, DECIDES_COUSCOUS };
enum {
    PLACE_HOME,
    PLACE_RANK,
    PLACE_FILE,
    PLACE_SYMMETRY,
    PLACE_DIAGRAM,
    PLACE_EXCHANGE,
    PLACE_ANTIPODES,
    PLACE_EQUIPOLLENTS,
    PLACE_ANYWHERE, /* from here on the square is chosen */
    PLACE_CAGE,
    PLACE_MAKE
};
enum { TURN_NONE, TURN_DIAMETRAL, TURN_VERTICAL };
enum { OCCUPIED_RELAXED, OCCUPIED_STRICT, OCCUPIED_ASSASSIN, OCCUPIED_COVERED };

typedef struct Capture { /* after which somebody is reborn */
    int who;   /* who is reborn, as he stood before */
    int other; /* the other man of the capture, as he stood before; who is promoted, thereafter */
    int side;  /* the side that captures */
    int where; /* where the captured man stood */
    int origin; /* where the capturing man came from */
    int home;  /* where the reborn man stood in the diagram; NO_CELL for nowhere */
} Capture;

/* Tell whether a man is of a kind that is reborn. */
bool concerns_man(const i32 *grid, const Laws *laws, int content);

/* Return as whom a man is reborn. */
int reborn_man(const i32 *grid, const Laws *laws, const Capture *capture);

/* Return the square of rebirth of a man, counted as of a side; NO_CELL if it is off board. */
int rebirth_square(const i32 *grid, const Laws *laws, const Capture *capture, int man, int whose);

/* Return the square of a man in the game array; of those who have two it is the one of the
 * colour of the square where he is captured. */
int home_square(const Laws *laws, int content, int owner, int captured);

/* Return the cell as far from another as a target is from an origin; NO_CELL if off board. */
int cell_beyond(int cell, int origin, int target, int times);

/* Tell whether a cell is empty after a move, all that follows it left aside. */
static inline bool is_free_after(const Field *field, Step step, int cell)
{
    if (cell == step_target(step)) {
        return false;
    }
    return field->board[cell] == 0 || cell == step_origin(step) || cell == step_captured(step);
}

/* Write a move once for each man that a pawn becomes who is reborn on a cell. */
void add_reborn(const Field *field, Step step, int man, int cell, int whose, Row *row);

/* Return what is chosen with a move that a reborn pawn is promoted to; 0 if it is not. */
static inline int promoted_man(const Laws *laws, int man, Step step)
{
    const int kind = step_kind(step);
    return kind != 0 && laws->content[man].promotes ? laws->as_kind[man][kind] : 0;
}

/* Return what a reborn man becomes at once; 0 if he stays as he is. */
int outcome(const i32 *grid, const Laws *laws, int man, Step step);

#endif
