/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/binding.h"

enum { WAYS = 4 }; /* links 0 and 1 are opposite, and 2 and 3 */

/* The board at the beginning of a turn, when bound men are taken off or are free again. */
typedef struct Board {
    Game *game;
    int other; /* the player whose men those are */
    u8 men[MOST_CELLS];
} Board;

static int beside(const Game *game, int cell, int way)
{
    return game->laws->link[0][cell][way];
}

/* Tell whether a free man of the player to move stands on a cell. */
static bool holds(const Board *board, int cell)
{
    const int man = cell == NO_CELL ? NO_MAN : board->men[cell];

    return man != NO_MAN && man <= TAFL_SORTS &&
           board->game->laws->owner[man] == board->game->turn;
}

static bool is_held(const Board *board, int cell)
{
    const Game *game = board->game;

    return (holds(board, beside(game, cell, 0)) && holds(board, beside(game, cell, 1))) ||
           (holds(board, beside(game, cell, 2)) && holds(board, beside(game, cell, 3)));
}

static void set_board(Board *board, Game *game)
{
    board->game = game;
    board->other = following(game, game->turn);
    for (int cell = 0; cell < game->laws->cells; cell++) {
        board->men[cell] = game->men[cell];
    }
    for (int cell = 0; cell < game->laws->cells; cell++) {
        const int man = board->men[cell];

        if (man > TAFL_SORTS && game->laws->owner[man] == board->other) {
            board->men[cell] = (u8)(is_held(board, cell) ? NO_MAN : unbound(man));
        }
    }
}

/* Bind whom the man who has come to a cell shuts in. */
static CellSet bind_from(const Board *board, int to)
{
    const Game *game = board->game;
    CellSet found = {{0}};

    for (int way = 0; way < WAYS; way++) {
        const int prey = beside(game, to, way);
        const int man = prey == NO_CELL ? NO_MAN : board->men[prey];

        if (man != NO_MAN && game->laws->owner[man] == board->other &&
            holds(board, beside(game, prey, way))) {
            found.words[prey >> 6] |= bit(prey & 63);
        }
    }
    return found;
}

static void add_cell(Game *game, int first, int cell, int last)
{
    add_sign(game, SIGN | first);
    add_sign(game, cell);
    if (last != 0) {
        add_sign(game, SIGN | last);
    }
}

/* Add a move; the man stands on his new cell on the board already. */
static void add_move(const Board *board, int from, int to)
{
    Game *game = board->game;
    const CellSet bound = bind_from(board, to);
    Turn *turn = begin_turn(game);

    if (turn == NULL) {
        return;
    }
    turn->mark = (u16)to;
    for (int cell = 0; cell < game->laws->cells; cell++) {
        const int man = board->men[cell];

        add_change(game, cell, has_cell(&bound, cell) ? man + TAFL_SORTS : man);
    }
    for (int cell = 0; cell < game->laws->cells; cell++) {
        const bool is_gone = board->men[cell] == NO_MAN || cell == to;

        if (is_gone && game->men[cell] != NO_MAN && owner_at(game, cell) == board->other) {
            add_cell(game, 'x', cell, ' ');
        }
    }
    add_sign(game, from);
    add_cell(game, '-', to, 0);
    for (int cell = 0; cell < game->laws->cells; cell++) {
        if (has_cell(&bound, cell)) {
            add_sign(game, SIGN | ' ');
            add_cell(game, '(', cell, ')');
        }
    }
    end_turn(game);
}

/* Do something with every move of the player to move; tell whether there is any. */
static bool each_move(Board *board, void (*act)(const Board *board, int from, int to))
{
    const Game *game = board->game;
    bool any = false;

    for (int from = 0; from < game->laws->cells; from++) {
        const int man = board->men[from];

        if (!holds(board, from)) {
            continue;
        }
        for (int way = 0; way < WAYS; way++) {
            int to = beside(game, from, way);

            for (; to != NO_CELL && board->men[to] == NO_MAN; to = beside(game, to, way)) {
                any = true;
                if (act == NULL) {
                    return true;
                }
                board->men[from] = NO_MAN;
                board->men[to] = (u8)man;
                act(board, from, to);
                board->men[to] = NO_MAN;
                board->men[from] = (u8)man;
            }
        }
    }
    return any;
}

void list_binding(Game *game)
{
    Board board;

    set_board(&board, game);
    each_move(&board, add_move);
}

bool can_turn_binding(Game *game)
{
    Board board;

    set_board(&board, game);
    return each_move(&board, NULL);
}

int bound_men(const Game *game, int player)
{
    int count = 0;

    for (int man = TAFL_SORTS + 1; man <= 2 * TAFL_SORTS; man++) {
        count += game->laws->owner[man] == player ? game->count[man] : 0;
    }
    return count;
}
