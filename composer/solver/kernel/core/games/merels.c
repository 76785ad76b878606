/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/merels.h"

/* The board as a man has just come to a cell, before anything is taken. */
typedef struct Arrival {
    Game *game;
    int from; /* NO_CELL of a man that is placed */
    int to;
} Arrival;

static int option(const Game *game, int name)
{
    return game->laws->option[name];
}

static int own_man(const Game *game)
{
    return game->turn + 1;
}

static int in_hand(const Game *game, int player)
{
    return game->extra[player];
}

static int man_at(const Arrival *arrival, int cell)
{
    if (cell == arrival->to) {
        return own_man(arrival->game);
    }
    return cell == arrival->from ? NO_MAN : arrival->game->men[cell];
}

/* Tell whether the man on a cell stands in a mill. */
static bool in_mill(const Arrival *arrival, int cell)
{
    const i16 *others = arrival->game->laws->link[MERELS_MILLS][cell];
    const int man = man_at(arrival, cell);

    for (int way = 0; way + 1 < MOST_WAYS && others[way] != NO_CELL; way += 2) {
        if (man_at(arrival, others[way]) == man && man_at(arrival, others[way + 1]) == man) {
            return true;
        }
    }
    return false;
}

static void add_arrival(const Arrival *arrival, int taken)
{
    Game *game = arrival->game;
    Turn *turn = begin_turn(game);

    if (turn == NULL) {
        return;
    }
    turn->mark = (u16)arrival->to;
    if (arrival->from == NO_CELL) {
        add_change(game, FIRST_EXTRA + game->turn, in_hand(game, game->turn) - 1);
    } else {
        add_change(game, arrival->from, NO_MAN);
    }
    add_change(game, arrival->to, own_man(game));
    if (taken != NO_CELL) {
        add_change(game, taken, NO_MAN);
    }
    if (arrival->from != NO_CELL) {
        add_sign(game, arrival->from);
        add_sign(game, SIGN | '-');
    }
    add_sign(game, arrival->to);
    if (taken != NO_CELL) {
        add_sign(game, SIGN | ' ');
        add_sign(game, SIGN | 'x');
        add_sign(game, taken);
    }
    end_turn(game);
}

static bool any_is_loose(const Arrival *arrival, u64 prey)
{
    for (u64 left = prey; left != 0; left &= left - 1) {
        if (!in_mill(arrival, first_of(left))) {
            return true;
        }
    }
    return false;
}

static void list_arrival(Game *game, int from, int to)
{
    const Arrival arrival = {game, from, to};
    const u64 prey = game->held[following(game, game->turn)].words[0];
    bool only_loose;

    if ((from == NO_CELL && !option(game, MERELS_PLACING_MILLS)) || prey == 0 ||
        !in_mill(&arrival, to)) {
        add_arrival(&arrival, NO_CELL);
        return;
    }
    only_loose = option(game, MERELS_MILL_SAFE) && any_is_loose(&arrival, prey);
    for (u64 left = prey; left != 0; left &= left - 1) {
        if (!only_loose || !in_mill(&arrival, first_of(left))) {
            add_arrival(&arrival, first_of(left));
        }
    }
}

static bool flies(const Game *game)
{
    return option(game, MERELS_FLY) == FLY_ALWAYS ||
           (option(game, MERELS_FLY) == FLY_THREE && game->total[game->turn] == 3);
}

static void list_moves(Game *game, int from)
{
    if (flies(game)) {
        for (int to = 0; to < game->laws->cells; to++) {
            if (game->men[to] == NO_MAN) {
                list_arrival(game, from, to);
            }
        }
        return;
    }
    for (int way = 0; way < MOST_WAYS; way++) {
        const int to = game->laws->link[MERELS_STEPS][from][way];

        if (to != NO_CELL && game->men[to] == NO_MAN) {
            list_arrival(game, from, to);
        }
    }
}

static void list_merels(Game *game)
{
    if (in_hand(game, game->turn) > 0) {
        for (int to = 0; to < game->laws->cells; to++) {
            if (game->men[to] == NO_MAN) {
                list_arrival(game, NO_CELL, to);
            }
        }
        return;
    }
    for (u64 left = game->held[game->turn].words[0]; left != 0; left &= left - 1) {
        list_moves(game, first_of(left));
    }
}

static bool can_turn_merels(Game *game)
{
    const u64 own = game->held[game->turn].words[0];
    const int men = game->total[0] + game->total[1];

    if (in_hand(game, game->turn) > 0 || (own != 0 && flies(game))) {
        return men < game->laws->cells;
    }
    for (u64 left = own; left != 0; left &= left - 1) {
        for (int way = 0; way < MOST_WAYS; way++) {
            const int to = game->laws->link[MERELS_STEPS][first_of(left)][way];

            if (to != NO_CELL && game->men[to] == NO_MAN) {
                return true;
            }
        }
    }
    return false;
}

static int winner_merels(const Game *game)
{
    for (int player = 0; player < 2; player++) {
        if (game->total[player] + in_hand(game, player) < option(game, MERELS_LEAST)) {
            return 1 - player;
        }
    }
    return NOBODY;
}

static bool was_placed(const Turn *turn)
{
    return changes_of(turn)[0] >= FIRST_EXTRA;
}

static bool reached_merels(Game *game, const Aim *aim, const Turn *last)
{
    const i16 *others;
    int man;

    if (aim->goal != GOAL_MILL || game->mover != aim->side ||
        (was_placed(last) && !option(game, MERELS_PLACING_MILLS))) {
        return false;
    }
    others = game->laws->link[MERELS_MILLS][last->mark];
    man = game->men[last->mark];
    for (int way = 0; way + 1 < MOST_WAYS && others[way] != NO_CELL; way += 2) {
        if (game->men[others[way]] == man && game->men[others[way + 1]] == man) {
            return true;
        }
    }
    return false;
}

void set_merels(Family *family)
{
    family->list = list_merels;
    family->can_turn = can_turn_merels;
    family->winner = winner_merels;
    family->reached = reached_merels;
    family->may_reach = NULL;
    family->list_hopeful = NULL;
}
