/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/seasons.h"

enum { CREDIT_BITS = 3, CREDIT = (1 << CREDIT_BITS) - 1, MOST_LEAVING = 64 };

/* What follows a move before the next player's turn. */
typedef struct Outcome {
    int next;
    int credits; /* for each player, who has mated him, plus one */
    int won[MOST_PLAYERS]; /* stakes: for captures, checks, and men of who is mated */
    int leaving;
    u16 cell[MOST_LEAVING]; /* of the men of those who are mated */
    u8 man[MOST_LEAVING];
} Outcome;

static bool has_stakes(const Game *game)
{
    return game->laws->option[SEASONS_STAKES] != 0;
}

/* Return which kings a player attacks, a bit for each. */
static unsigned checked_by(const Game *game, int player)
{
    unsigned found = 0;

    for (int other = 0; other < game->laws->players; other++) {
        const int king = king_of(game, other);

        if (other != player && king != NO_CELL && is_attacked_by(game, king, 1U << player)) {
            found |= 1U << other;
        }
    }
    return found;
}

/* Return who has mated a player: of those who attack his king, who played last. */
static int credit_of(const Game *game, int player)
{
    const int players = game->laws->players, king = king_of(game, player);

    for (int back = 1; back < players; back++) {
        const int other = (player + players - back) % players;

        if (is_attacked_by(game, king, 1U << other)) {
            return other;
        }
    }
    return player;
}

static void leave(Game *game, int player, Outcome *outcome)
{
    const u64 own = game->held[player].words[0];

    for (u64 left = own; left != 0; left &= left - 1) {
        const int cell = first_of(left);

        outcome->cell[outcome->leaving] = (u16)cell;
        outcome->man[outcome->leaving++] = game->men[cell];
        set_place(game, cell, NO_MAN);
    }
}

/* Find who plays next; who is mated by then leaves. */
static void settle(Game *game, Outcome *outcome)
{
    const int players = game->laws->players;

    outcome->credits = outcome->leaving = 0;
    for (int player = 0; player < players; player++) {
        outcome->won[player] = 0;
    }
    for (int ahead = 1; ahead < players; ahead++) {
        const int player = (game->turn + ahead) % players;

        if (king_of(game, player) == NO_CELL) {
            continue;
        }
        if (!is_in_check(game, player) || has_move(game, player)) {
            outcome->next = player;
            return;
        }
        outcome->credits |= (credit_of(game, player) + 1) << CREDIT_BITS * player;
        outcome->won[credit_of(game, player)] += game->total[player];
        leave(game, player, outcome);
    }
    outcome->next = game->turn;
}

static void come_back(Game *game, const Outcome *outcome)
{
    for (int index = outcome->leaving - 1; index >= 0; index--) {
        set_place(game, outcome->cell[index], outcome->man[index]);
    }
}

static void add_outcome(Game *game, Turn *turn, const Outcome *outcome)
{
    turn->next = (u16)outcome->next;
    turn->mark = (u16)outcome->credits;
    for (int index = 0; index < outcome->leaving; index++) {
        add_change(game, outcome->cell[index], NO_MAN);
    }
    for (int player = 0; has_stakes(game) && player < game->laws->players; player++) {
        add_change(game, FIRST_EXTRA + player, game->extra[player] + outcome->won[player]);
    }
}

static bool add_turn(Game *game, const GridMove *move, void *keeper)
{
    const int man = game->men[move->from], taken = game->men[move->to];
    const unsigned before = has_stakes(game) ? checked_by(game, game->turn) : 0;
    unsigned given;
    Outcome outcome;
    Turn *turn;

    *(bool *)keeper = true;
    set_place(game, move->from, NO_MAN);
    set_place(game, move->to, move->man);
    given = has_stakes(game) ? checked_by(game, game->turn) & ~before : 0;
    settle(game, &outcome);
    outcome.won[game->turn] += taken != NO_MAN;
    for (; given != 0; given &= given - 1) {
        outcome.won[game->turn]++;
    }
    come_back(game, &outcome);
    set_place(game, move->to, taken);
    set_place(game, move->from, man);
    turn = begin_turn(game);
    if (turn == NULL) {
        return true;
    }
    add_move_changes(game, move);
    add_outcome(game, turn, &outcome);
    add_move_signs(game, move);
    end_turn(game);
    return false;
}

static void add_pass(Game *game)
{
    Outcome outcome;
    Turn *turn;

    settle(game, &outcome);
    come_back(game, &outcome);
    turn = begin_turn(game);
    if (turn == NULL) {
        return;
    }
    add_outcome(game, turn, &outcome);
    add_sign(game, SIGN | 'p');
    add_sign(game, SIGN | 'a');
    add_sign(game, SIGN | 's');
    add_sign(game, SIGN | 's');
    end_turn(game);
}

static void list_seasons(Game *game)
{
    bool moved = false;

    each_move(game, game->turn, add_turn, &moved);
    if (!moved) {
        add_pass(game);
    }
}

/* Who cannot move passes. */
static bool can_turn_seasons(Game *game)
{
    (void)game;
    return true;
}

static int winner_seasons(const Game *game)
{
    int last = NOBODY;

    for (int player = 0; player < game->laws->players; player++) {
        if (king_of(game, player) == NO_CELL) {
            continue;
        }
        if (last != NOBODY) {
            return NOBODY;
        }
        last = player;
    }
    return last;
}

static bool has_mated(const Game *game, const Aim *aim, int credits)
{
    for (int player = 0; player < game->laws->players; player++) {
        const int credit = credits >> CREDIT_BITS * player & CREDIT;

        if (credit == aim->side + 1 && (aim->number == 0 || aim->number == player + 1)) {
            return true;
        }
    }
    return false;
}

static bool reached_seasons(Game *game, const Aim *aim, const Turn *last)
{
    if (aim->goal == GOAL_SEASONS_MATE) {
        return has_mated(game, aim, last->mark);
    }
    if (aim->goal == GOAL_SEASONS_STAKES) {
        return game->extra[aim->side] >= aim->number;
    }
    return game->turn != aim->side && winner_seasons(game) == NOBODY &&
           !has_move(game, game->turn);
}

static bool may_reach_seasons(const Game *game, const Aim *aim, const Turn *turn)
{
    return aim->goal != GOAL_SEASONS_MATE || has_mated(game, aim, turn->mark);
}

void set_seasons(Family *family)
{
    family->list = list_seasons;
    family->can_turn = can_turn_seasons;
    family->winner = winner_seasons;
    family->reached = reached_seasons;
    family->may_reach = may_reach_seasons;
    family->list_hopeful = NULL;
}
