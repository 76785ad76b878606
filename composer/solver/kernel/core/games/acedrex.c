/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/acedrex.h"

static int option(const Game *game, int name)
{
    return game->laws->option[name];
}

static bool add_turn(Game *game, const GridMove *move, void *keeper)
{
    Turn *turn = begin_turn(game);

    (void)keeper;
    if (turn == NULL) {
        return true;
    }
    turn->mark = (u16)move->to;
    add_move_changes(game, move);
    add_move_signs(game, move);
    end_turn(game);
    return false;
}

/* Hand over the leaps of a king that has not moved; true if one was the last wanted. */
static bool each_king_leap(Game *game, TakeGridMove take, void *keeper)
{
    const Steps *steps = &game->laws->steps;
    const int king = king_of(game, game->turn);
    const unsigned enemies = all_but(game, game->turn);

    if (!option(game, ACEDREX_KING_LEAP) || king == NO_CELL ||
        steps->moved[game->men[king]] == game->men[king] || is_attacked_by(game, king, enemies)) {
        return false;
    }
    for (int way = 0; way < 9; way++) {
        const int files = way % 3 - 1, ranks = way / 3 - 1;
        const int between = square_away(steps, king, files, ranks);
        const GridMove move = {king, square_away(steps, king, 2 * files, 2 * ranks),
                               steps->moved[game->men[king]]};

        if (way == 4 || move.to < 0 || game->men[move.to] != NO_MAN ||
            is_attacked_by(game, between, enemies)) {
            continue;
        }
        if (is_safe_after(game, game->turn, &move) && take(game, &move, keeper)) {
            return true;
        }
    }
    return false;
}

static bool each_turn(Game *game, TakeGridMove take, void *keeper)
{
    return each_move(game, game->turn, take, keeper) || each_king_leap(game, take, keeper);
}

static void list_acedrex(Game *game)
{
    each_turn(game, add_turn, NULL);
}

static bool take_first(Game *game, const GridMove *move, void *keeper)
{
    (void)game;
    (void)move;
    (void)keeper;
    return true;
}

static bool can_turn_acedrex(Game *game)
{
    return each_turn(game, take_first, NULL);
}

/* Nothing on the board itself ends this game. */
static int winner_acedrex(const Game *game)
{
    (void)game;
    return NOBODY;
}

static bool bares_back(Game *game, const GridMove *move, void *keeper)
{
    (void)keeper;
    return game->men[move->to] != NO_MAN;
}

static bool bares(Game *game, int side)
{
    const int other = 1 - side;

    if (option(game, ACEDREX_BARE) == BARE_NONE || game->total[other] != 1 ||
        game->total[side] == 1) {
        return false;
    }
    if (option(game, ACEDREX_BARE) == BARE_UNLESS_REPLY && game->turn == other) {
        return game->total[side] != 2 || !each_turn(game, bares_back, NULL);
    }
    return true;
}

static bool is_mated(Game *game)
{
    return is_in_check(game, game->turn) && !can_turn_acedrex(game);
}

static bool is_stalemated(Game *game)
{
    return !is_in_check(game, game->turn) && !can_turn_acedrex(game);
}

static bool wins(Game *game, int side)
{
    const bool theirs = game->turn != side;

    if (bares(game, side) || (theirs && is_mated(game))) {
        return true;
    }
    return option(game, ACEDREX_STALEMATE) != STALEMATE_DRAWS && is_stalemated(game) &&
           theirs == (option(game, ACEDREX_STALEMATE) == STALEMATE_WINS);
}

/* Tell whether the man who has just moved is of a kind, and attacks the king. */
static bool attacks_as(const Game *game, const Aim *aim, const Turn *last)
{
    const Steps *steps = &game->laws->steps;
    const int king = king_of(game, game->turn);

    return king != NO_CELL && steps->letter[game->men[last->mark]] == steps->letter[aim->man] &&
           man_attacks(game, last->mark, king);
}

static bool reached_acedrex(Game *game, const Aim *aim, const Turn *last)
{
    if (aim->goal == GOAL_BARE) {
        return bares(game, aim->side);
    }
    if (aim->goal == GOAL_CHESS_WIN) {
        return wins(game, aim->side);
    }
    if (game->turn == aim->side) {
        return false;
    }
    switch (aim->goal) {
    case GOAL_STALEMATE:
        return is_stalemated(game);
    case GOAL_MATE_BY:
        return attacks_as(game, aim, last) && is_mated(game);
    case GOAL_MATE_ON: {
        const int king = king_of(game, game->turn);

        return king != NO_CELL && has_cell(&aim->cells, king) && is_mated(game);
    }
    default:
        return is_mated(game);
    }
}

static bool add_check(Game *game, const GridMove *move, void *keeper)
{
    const int king = *(const int *)keeper, man = game->men[move->from];
    const int taken = put_move(game, move);
    const bool checks = is_attacked_with(game, king, 1U << game->turn, move->to);

    take_back_move(game, move, man, taken);
    return checks && add_turn(game, move, NULL);
}

static void list_hopeful_acedrex(Game *game, const Aim *aim)
{
    int king = king_of(game, 1 - game->turn);
    const bool mates = aim->goal == GOAL_MATE || aim->goal == GOAL_MATE_BY ||
                       aim->goal == GOAL_MATE_ON;

    if (!mates) {
        list_acedrex(game);
    } else if (king != NO_CELL && game->turn == aim->side) {
        each_turn(game, add_check, &king);
    }
}

void set_acedrex(Family *family)
{
    family->list = list_acedrex;
    family->can_turn = can_turn_acedrex;
    family->winner = winner_acedrex;
    family->reached = reached_acedrex;
    family->may_reach = NULL;
    family->list_hopeful = list_hopeful_acedrex;
}
