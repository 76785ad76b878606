/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The men of Arithmomachia with their numbers, its board, and what stands in proportion on it. */
#ifndef COMPOSER_GAMES_NUMBERMEN_H
#define COMPOSER_GAMES_NUMBERMEN_H

#include "games/game.h"

/* Men as the tables number them: counters in pairs, a man of Odd before the same one of Even; then
 * Even's pyramids and Odd's, one for each set of parts that can be left: of a pyramid with parts
 * counted from 0, the sum of 1 << part, added to the number before its first.
 * The value of a man is four times his number, and how many cells he goes. */
enum {
    ARITH_SQUARE_SIDE,
    ARITH_COUNTERS,   /* how many */
    ARITH_EVEN_PARTS, /* of the pyramid in the diagram */
    ARITH_ODD_PARTS,
    ARITH_ON_THE_SPOT, /* a man taken is turned over where he stands */
    ARITH_KING_FIRST   /* no triumph counts while the enemy has a pyramid */
};
enum { ARITH_ODD, ARITH_EVEN }; /* the players */
enum { ARITH_FILES = 8, ARITH_RANKS = 14, ARITH_CELLS = ARITH_FILES * ARITH_RANKS };
enum { ARITH_MOST_PARTS = 8 };

static inline int counters(const Game *game)
{
    return game->laws->option[ARITH_COUNTERS];
}

static inline bool is_pyramid(const Game *game, int man)
{
    return man > counters(game);
}

static inline int steps_of(const Game *game, int man)
{
    return game->laws->value[man] & 3;
}

static inline int number_of(const Game *game, int man)
{
    return game->laws->value[man] >> 2;
}

static inline int owner_of(const Game *game, int man)
{
    return game->laws->owner[man];
}

/* Return the number before the first pyramid of a player. */
static inline int pyramids(const Game *game, int player)
{
    if (player == ARITH_EVEN) {
        return counters(game);
    }
    return counters(game) + (1 << game->laws->option[ARITH_EVEN_PARTS]) - 1;
}

static inline int number_of_part(const Game *game, int player, int part)
{
    return number_of(game, pyramids(game, player) + (1 << part));
}

/* Tell whether a cell is in a player's half of the board. */
static inline bool is_in_half(int player, int cell)
{
    return cell != NO_CELL && (cell >= ARITH_CELLS / 2) == (player == ARITH_EVEN);
}

static inline int cell_from(int cell, int right, int up)
{
    const int x = cell % ARITH_FILES + right;
    const int y = cell / ARITH_FILES + up;

    return x < 0 || x >= ARITH_FILES || y < 0 || y >= ARITH_RANKS ? NO_CELL : y * ARITH_FILES + x;
}

/* Tell whether men on the corners of a square triumph with the man on a cell, in a degree: 0
 * mediocre, 1 great, 2 excellent. */
bool square_triumphs(const Game *game, int player, int cell, int degree);

/* Tell whether men on three cells of a line triumph with the man on a cell. */
bool line_triumphs(const Game *game, int player, int cell);

#endif
