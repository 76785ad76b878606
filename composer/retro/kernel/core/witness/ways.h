/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far each man is from home, where some squares are barred since the game began.
 *
 * A pawn on its first square has always stood there, so nothing ever passed it; and a bishop between
 * two such pawns has never moved: once a knight has taken it, the square is free. Where a pawn has
 * gone one step straight ahead nothing comes past it to its home, neither now nor once it is home
 * again: men go round its square, though some could cross it later. All other men are thought away:
 * what is far here is far, and what is shut out is shut out. */
#ifndef COMPOSER_WITNESS_WAYS_H
#define COMPOSER_WITNESS_WAYS_H

#include "base/position.h"

enum { SHUT_OUT = 99 }; /* a distance: no way leads home */

/* The homes of officers, in the order of their distances; Black's follow White's. */
enum { HOME_N1, HOME_N2, HOME_B1, HOME_B2, HOME_R1, HOME_R2, HOME_Q, HOME_K, HOMES };

typedef struct Ways { /* for one set of barred squares */
    u64 pawns[2];     /* the pawns that stand at home, White's and Black's */
    u64 fixed;        /* other men that have never moved */
    u64 gone;         /* pawns that have gone one step straight ahead; set by who fills */
    u64 bishops;      /* those that stand at home */
    u64 barred;       /* squares that no man can have passed or stood on */
    u8 home[2][HOMES][64];   /* moves from a square to that home */
    u8 promoted[2][6][64];   /* moves from a square back to where such a man can have promoted */
    bool filled;
} Ways;

extern const u8 HOME_SQUARES[2][HOMES];
extern const u8 HOME_KINDS[HOMES];

/* Fill the ways for these pawns and bishops at home, and men fixed. */
void fill_ways(const Board *board, Ways *ways, u64 white, u64 black, u64 fixed, u64 bishops);

#endif
