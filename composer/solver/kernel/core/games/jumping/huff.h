/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Huffing: who could have captured and did not may be taken off by the other side at its next
 * turn. Until then he is a sort of men of his own, whose number is greater by the number of plain
 * sorts. */
#ifndef COMPOSER_GAMES_HUFF_H
#define COMPOSER_GAMES_HUFF_H

#include "games/game.h"

enum {
    HUFF_NONE,
    HUFF_BEFORE, /* he is taken off, and then a turn is made */
    HUFF_TURN    /* taking him off is the turn */
};

/* One listing of turns. */
typedef struct Huff {
    Game *game;
    int rule;      /* one of those above */
    int sorts;     /* how many plain sorts of men there are */
    int off;       /* the cell of the man who was taken off first; NO_CELL */
    int man;       /* who that was */
    CellSet could; /* men of the player to move who can capture */
} Huff;

Huff huff_of(Game *game, int rule, int sorts);

/* Return the sort of a man, whether he may be huffed or not. */
static inline int plain_sort(int man, int sorts)
{
    return man > sorts ? man - sorts : man;
}

/* Say that the man on a cell can capture. */
static inline void note_capture(Huff *huff, int cell)
{
    huff->could.words[cell >> 6] |= bit(cell & 63);
}

/* Return what a man is who has left a cell with a step: he may be huffed if he could capture. */
int after_step(const Huff *huff, int man, int start);

/* Write down what else changes in a turn that is being built: nobody may be huffed any more, and
 * after a step those who could have captured may. The cell is that which the mover leaves, and the
 * text begins with who was taken off. */
void settle_huff(const Huff *huff, int start, bool captures);

/* List turns with `list`, each without huffing and with each that is allowed. */
void list_huffing(Huff *huff, void (*list)(Huff *huff));

/* Tell whether the player to move has a turn only if he huffs; `can_move` tells it of a board. */
bool can_huff(Huff *huff, bool (*can_move)(Game *game));

#endif
