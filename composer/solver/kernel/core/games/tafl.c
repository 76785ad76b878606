/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/tafl.h"

enum { WAYS = 4 }; /* links 0 and 1 are opposite, and 2 and 3 */

static int beside(const Game *game, int cell, int way)
{
    return game->laws->link[0][cell][way];
}

static int option(const Game *game, int name)
{
    return game->laws->option[name];
}

static bool is_throne(const Game *game, int cell)
{
    return has_cell(&game->laws->region[TAFL_THRONES], cell);
}

static bool is_centre(const Game *game, int cell)
{
    return has_cell(&game->laws->region[TAFL_CENTRE], cell);
}

static bool is_refuge(const Game *game, int cell)
{
    return has_cell(&game->laws->region[TAFL_REFUGE], cell);
}

static bool may_stop(const Game *game, int man, int cell)
{
    return man == TAFL_KING || !is_throne(game, cell);
}

static bool may_pass(const Game *game, int man, int cell)
{
    return !is_throne(game, cell) || option(game, TAFL_PASSES) ||
           (man == TAFL_KING && option(game, TAFL_KING_PASSES));
}

static bool black_at(const Game *game, int cell)
{
    return cell != NO_CELL && game->men[cell] == TAFL_BLACK_MAN;
}

static bool is_pinned(const Game *game, int king)
{
    return (black_at(game, beside(game, king, 0)) && black_at(game, beside(game, king, 1))) ||
           (black_at(game, beside(game, king, 2)) && black_at(game, beside(game, king, 3)));
}

static bool cannot_move(const Game *game, int cell)
{
    return game->men[cell] == TAFL_KING && option(game, TAFL_KING_PINNED) &&
           is_pinned(game, cell);
}

static int range_of(const Game *game, int man)
{
    const int range = man == TAFL_KING ? option(game, TAFL_KING_RANGE) : 0;

    return range != 0 ? range : MOST_CELLS;
}

/* The board as a man has just gone from one cell to another, before anything is captured. */
typedef struct Arrival {
    const Game *game;
    int man, from, by;
} Arrival;

static int man_at(const Arrival *arrival, int cell)
{
    if (cell == arrival->by) {
        return arrival->man;
    }
    return cell == arrival->from ? NO_MAN : arrival->game->men[cell];
}

static bool is_black(const Arrival *arrival, int cell)
{
    return cell != NO_CELL && man_at(arrival, cell) == TAFL_BLACK_MAN;
}

/* `way` leads from the man who arrived to the king. */
static bool king_is_shut_in(const Arrival *arrival, int king, int way)
{
    const Game *game = arrival->game;
    int black = 0;
    bool by_throne = false;

    for (int side = 0; side < WAYS; side++) {
        const int cell = beside(game, king, side);

        black += is_black(arrival, cell);
        by_throne |= cell != NO_CELL && is_centre(game, cell) && man_at(arrival, cell) == NO_MAN;
    }
    if (is_centre(game, king)) {
        return black == WAYS && option(game, TAFL_ON_THRONE);
    }
    if (by_throne && option(game, TAFL_BY_THRONE)) {
        return black == WAYS - 1;
    }
    if (option(game, TAFL_AWAY) == 2) {
        const int beyond = beside(game, king, way);

        return beyond != NO_CELL &&
               (is_black(arrival, beyond) ||
                (option(game, TAFL_BY_CORNER) && is_throne(game, beyond) &&
                 !is_centre(game, beyond)));
    }
    return black == WAYS;
}

/* Tell whether a cell acts as an enemy of an ordinary man of the player who does not move. */
static bool is_hostile(const Arrival *arrival, int cell, int prey)
{
    const Game *game = arrival->game;
    const int man = man_at(arrival, cell);

    if (man == NO_MAN) {
        return option(game, TAFL_HOSTILE) && is_throne(game, cell);
    }
    return game->laws->owner[man] != prey;
}

/* Write the cells of men captured by the arrival in the order of the board; return how many. */
static int captured(const Arrival *arrival, int *cells)
{
    const Game *game = arrival->game;
    const int prey = game->laws->owner[arrival->man] == TAFL_WHITE ? TAFL_BLACK : TAFL_WHITE;
    int count = 0;

    for (int way = 0; way < WAYS; way++) {
        const int cell = beside(game, arrival->by, way);
        int beyond, man, at;

        if (cell == NO_CELL) {
            continue;
        }
        man = man_at(arrival, cell);
        if (man == NO_MAN || game->laws->owner[man] != prey) {
            continue;
        }
        beyond = beside(game, cell, way);
        if (man == TAFL_KING ? !king_is_shut_in(arrival, cell, way)
                             : beyond == NO_CELL || !is_hostile(arrival, beyond, prey)) {
            continue;
        }
        for (at = count++; at > 0 && cells[at - 1] > cell; at--) {
            cells[at] = cells[at - 1];
        }
        cells[at] = cell;
    }
    return count;
}

static void add_move(Game *game, int from, int to)
{
    const Arrival arrival = {game, game->men[from], from, to};
    int cells[WAYS];
    const int count = captured(&arrival, cells);
    Turn *turn = begin_turn(game);

    if (turn == NULL) {
        return;
    }
    turn->mark = (u16)to;
    add_change(game, from, NO_MAN);
    add_change(game, to, unbound(arrival.man));
    for (int index = 0; index < count; index++) {
        add_change(game, cells[index], NO_MAN);
    }
    add_sign(game, from);
    add_sign(game, SIGN | '-');
    add_sign(game, to);
    for (int index = 0; index < count; index++) {
        add_sign(game, SIGN | ' ');
        add_sign(game, SIGN | 'x');
        add_sign(game, cells[index]);
    }
    end_turn(game);
}

static void list_from(Game *game, int from)
{
    const int man = game->men[from], range = range_of(game, man);

    if (cannot_move(game, from)) {
        return;
    }
    for (int way = 0; way < WAYS; way++) {
        int to = beside(game, from, way);

        for (int steps = 0; steps < range && to != NO_CELL && game->men[to] == NO_MAN; steps++) {
            if (may_stop(game, man, to)) {
                add_move(game, from, to);
            }
            if (!may_pass(game, man, to)) {
                break;
            }
            to = beside(game, to, way);
        }
    }
}

static void list_tafl(Game *game)
{
    if (option(game, TAFL_BINDS)) {
        list_binding(game);
        return;
    }
    for (int word = 0; word < CELL_WORDS; word++) {
        for (u64 left = game->held[game->turn].words[word]; left != 0; left &= left - 1) {
            list_from(game, word * 64 + first_of(left));
        }
    }
}

/* Tell whether the man on a cell can move at all. */
static bool can_move(const Game *game, int from)
{
    const int man = game->men[from], range = range_of(game, man);

    if (cannot_move(game, from)) {
        return false;
    }
    for (int way = 0; way < WAYS; way++) {
        int to = beside(game, from, way);

        for (int steps = 0; steps < range && to != NO_CELL && game->men[to] == NO_MAN; steps++) {
            if (may_stop(game, man, to)) {
                return true;
            }
            if (!may_pass(game, man, to)) {
                break;
            }
            to = beside(game, to, way);
        }
    }
    return false;
}

static bool can_turn_tafl(Game *game)
{
    if (option(game, TAFL_BINDS)) {
        return can_turn_binding(game);
    }
    for (int word = 0; word < CELL_WORDS; word++) {
        for (u64 left = game->held[game->turn].words[word]; left != 0; left &= left - 1) {
            if (can_move(game, word * 64 + first_of(left))) {
                return true;
            }
        }
    }
    return false;
}

static int winner_tafl(const Game *game)
{
    int king;

    if (!option(game, TAFL_HAS_KING)) {
        if (game->total[TAFL_WHITE] <= 1) {
            return TAFL_BLACK;
        }
        return game->total[TAFL_BLACK] <= 1 ? TAFL_WHITE : NOBODY;
    }
    king = only_place(game, TAFL_KING);
    if (king == NO_CELL) {
        return TAFL_BLACK;
    }
    if (is_refuge(game, king)) {
        return TAFL_WHITE;
    }
    return option(game, TAFL_SHUT_WINS) && game->turn == TAFL_WHITE && !can_move(game, king)
               ? TAFL_BLACK
               : NOBODY;
}

/* Return how many of the cells where he wins the king could reach if it were his turn. */
static int ways_out(const Game *game, int king)
{
    const int range = range_of(game, TAFL_KING);
    int count = 0;

    if (cannot_move(game, king)) {
        return 0;
    }
    for (int way = 0; way < WAYS; way++) {
        int to = beside(game, king, way);

        for (int steps = 0; steps < range && to != NO_CELL && game->men[to] == NO_MAN; steps++) {
            count += is_refuge(game, to);
            if (!may_pass(game, TAFL_KING, to)) {
                break;
            }
            to = beside(game, to, way);
        }
    }
    return count;
}

static bool reached_tafl(Game *game, const Aim *aim, const Turn *last)
{
    const int king = only_place(game, TAFL_KING);

    (void)last;
    switch (aim->goal) {
    case GOAL_BIND:
        return game->mover == aim->side &&
               bound_men(game, following(game, aim->side)) >= aim->number;
    case GOAL_ESCAPE:
        return king != NO_CELL && is_refuge(game, king);
    case GOAL_CAPTURE:
        return king == NO_CELL;
    case GOAL_SHUT:
        return game->mover == aim->side && king != NO_CELL && !is_refuge(game, king) &&
               !can_move(game, king);
    case GOAL_RAICHI:
    case GOAL_TUICHI:
        return game->mover == aim->side && king != NO_CELL && !is_refuge(game, king) &&
               ways_out(game, king) >= (aim->goal == GOAL_RAICHI ? 1 : 2);
    default:
        return false;
    }
}

/* The king escapes by his own move, and is captured off a cell that changes; he must be able to
 * go somewhere after a move of White. */
static bool may_reach_tafl(const Game *game, const Aim *aim, const Turn *turn)
{
    const u16 *change = changes_of(turn);
    const int king = only_place(game, TAFL_KING);

    switch (aim->goal) {
    case GOAL_ESCAPE:
        return king == NO_CELL || change[0] == king;
    case GOAL_CAPTURE:
        for (int index = 0; index < turn->changes; index++) {
            if (change[2 * index] == king) {
                return true;
            }
        }
        return king == NO_CELL;
    default:
        return game->turn == aim->side;
    }
}

static void list_hopeful_tafl(Game *game, const Aim *aim)
{
    const int king = only_place(game, TAFL_KING);

    if (aim->goal == GOAL_ESCAPE && game->turn == TAFL_WHITE && king != NO_CELL) {
        list_from(game, king);
    } else {
        list_tafl(game);
    }
}

void set_tafl(Family *family)
{
    family->list = list_tafl;
    family->can_turn = can_turn_tafl;
    family->winner = winner_tafl;
    family->reached = reached_tafl;
    family->may_reach = may_reach_tafl;
    family->list_hopeful = list_hopeful_tafl;
}
