/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/gridchess.h"

enum { MOST_ENDS = MOST_SQUARES };

/* Where a man can go, cell by cell. */
typedef struct Ends {
    int count;
    u16 cell[MOST_ENDS];
} Ends;

/* Whose turn it is to move, and what can give him check. */
typedef struct Mover {
    Game *game;
    int player;
    int king;      /* where his king stands, or NO_CELL */
    int watchers;  /* enemies who would attack the king on an empty board */
    u16 watcher[MOST_SQUARES];
    TakeGridMove take;
    void *keeper;
} Mover;

int king_of(const Game *game, int player)
{
    const int king = FIRST_KING + player, fresh = king + game->laws->players;

    if (game->count[king] != 0) {
        return game->places[king];
    }
    return game->laws->steps.is_king[fresh] ? only_place(game, fresh) : NO_CELL;
}

unsigned all_but(const Game *game, int player)
{
    return ((1U << game->laws->players) - 1) & ~(1U << player);
}

/* Tell whether a man who rides comes to a cell by one of his steps. */
static bool comes_to(const Game *game, const Step *step, int from, int to)
{
    const Steps *steps = &game->laws->steps;
    int cell = square_away(steps, from, step->files, step->ranks);

    if (cell == to && step->stops) {
        return true;
    }
    for (int rode = 0; rode < step->limit && cell >= 0 && game->men[cell] == NO_MAN; rode++) {
        cell = square_away(steps, cell, step->ride_files, step->ride_ranks);
        if (cell == to) {
            return true;
        }
    }
    return false;
}

bool man_attacks(const Game *game, int from, int to)
{
    const Steps *steps = &game->laws->steps;
    const int man = game->men[from];

    if (!aims_at(steps, man, from, to)) {
        return false;
    }
    for (int index = steps->first[man]; index < steps->first[man + 1]; index++) {
        if (steps->step[index].use != USE_MOVE && comes_to(game, &steps->step[index], from, to)) {
            return true;
        }
    }
    return false;
}

/* The sets of a player's cells may be older than the men, by one move. */
static bool player_attacks(const Game *game, int player, int cell)
{
    for (int word = 0; word < CELL_WORDS; word++) {
        for (u64 left = game->held[player].words[word]; left != 0; left &= left - 1) {
            const int from = word * 64 + first_of(left);

            if (owner_at(game, from) == player && man_attacks(game, from, cell)) {
                return true;
            }
        }
    }
    return false;
}

bool is_attacked_by(const Game *game, int cell, unsigned players)
{
    for (int player = 0; player < game->laws->players; player++) {
        if ((players >> player & 1) != 0 && player_attacks(game, player, cell)) {
            return true;
        }
    }
    return false;
}

bool is_attacked_with(const Game *game, int cell, unsigned players, int arrived)
{
    return ((players >> owner_at(game, arrived) & 1) != 0 && man_attacks(game, arrived, cell)) ||
           is_attacked_by(game, cell, players);
}

bool is_in_check(const Game *game, int player)
{
    const int king = king_of(game, player);

    return king != NO_CELL && is_attacked_by(game, king, all_but(game, player));
}

int put_move(Game *game, const GridMove *move)
{
    const int taken = game->men[move->to];

    game->men[move->from] = NO_MAN;
    game->men[move->to] = (u8)move->man;
    return taken;
}

void take_back_move(Game *game, const GridMove *move, int man, int taken)
{
    game->men[move->from] = (u8)man;
    game->men[move->to] = (u8)taken;
}

bool is_safe_after(Game *game, int player, const GridMove *move)
{
    const int man = game->men[move->from], taken = put_move(game, move);
    const int king = game->laws->steps.is_king[man] ? move->to : king_of(game, player);
    const bool safe = king == NO_CELL || !is_attacked_by(game, king, all_but(game, player));

    take_back_move(game, move, man, taken);
    return safe;
}

static void add_end(const Mover *mover, Ends *ends, int cell, int use)
{
    const Game *game = mover->game;
    const int man = game->men[cell];

    if (man == NO_MAN ? use == USE_CAPTURE
                      : use == USE_MOVE || game->laws->owner[man] == mover->player ||
                            game->laws->steps.is_king[man]) {
        return;
    }
    if (ends->count < MOST_ENDS) {
        ends->cell[ends->count++] = (u16)cell;
    }
}

static void add_ends(const Mover *mover, Ends *ends, const Step *step, int from)
{
    const Game *game = mover->game;
    const Steps *steps = &game->laws->steps;
    int cell = square_away(steps, from, step->files, step->ranks);

    if (cell < 0 || (step->from != 0 && !has_cell(&game->laws->region[step->from - 1], from))) {
        return;
    }
    if (step->stops) {
        add_end(mover, ends, cell, step->use);
    }
    for (int rode = 0; rode < step->limit && game->men[cell] == NO_MAN; rode++) {
        cell = square_away(steps, cell, step->ride_files, step->ride_ranks);
        if (cell < 0) {
            return;
        }
        add_end(mover, ends, cell, step->use);
    }
}

static int arriving(const Game *game, int man, int to)
{
    const Steps *steps = &game->laws->steps;
    const int way = steps->way[man];
    const int becomes = way == NO_WAY ? NO_CELL : game->laws->link[GRID_PROMOTIONS][to][way];

    return becomes == NO_CELL ? steps->moved[man] : becomes;
}

static bool is_safe_from_watchers(const Mover *mover, const GridMove *move)
{
    Game *game = mover->game;
    const int man = game->men[move->from];
    bool safe = true;
    int taken;

    if (mover->watchers == 0) {
        return true;
    }
    taken = put_move(game, move);
    for (int index = 0; index < mover->watchers && safe; index++) {
        safe = mover->watcher[index] == move->to ||
               !man_attacks(game, mover->watcher[index], mover->king);
    }
    take_back_move(game, move, man, taken);
    return safe;
}

static bool moves_of(const Mover *mover, int from)
{
    Game *game = mover->game;
    const Steps *steps = &game->laws->steps;
    const int man = game->men[from];
    Ends ends;

    ends.count = 0;
    for (int index = steps->first[man]; index < steps->first[man + 1]; index++) {
        add_ends(mover, &ends, &steps->step[index], from);
    }
    for (int index = 0; index < ends.count; index++) {
        const GridMove move = {from, ends.cell[index], arriving(game, man, ends.cell[index])};
        const bool safe = from == mover->king ? is_safe_after(game, mover->player, &move)
                                              : is_safe_from_watchers(mover, &move);

        if (safe && mover->take(game, &move, mover->keeper)) {
            return true;
        }
    }
    return false;
}

static void find_watchers(Mover *mover)
{
    const Game *game = mover->game;

    mover->watchers = 0;
    for (int player = 0; mover->king != NO_CELL && player < game->laws->players; player++) {
        for (int word = 0; word < CELL_WORDS && player != mover->player; word++) {
            for (u64 left = game->held[player].words[word]; left != 0; left &= left - 1) {
                const int from = word * 64 + first_of(left);

                if (aims_at(&game->laws->steps, game->men[from], from, mover->king)) {
                    mover->watcher[mover->watchers++] = (u16)from;
                }
            }
        }
    }
}

bool each_move(Game *game, int player, TakeGridMove take, void *keeper)
{
    Mover mover;
    CellSet own = game->held[player];

    mover.game = game;
    mover.player = player;
    mover.king = king_of(game, player);
    mover.take = take;
    mover.keeper = keeper;
    find_watchers(&mover);
    if (mover.king != NO_CELL) {
        if (moves_of(&mover, mover.king)) {
            return true;
        }
        own.words[mover.king >> 6] &= ~bit(mover.king & 63);
    }
    for (int word = 0; word < CELL_WORDS; word++) {
        for (u64 left = own.words[word]; left != 0; left &= left - 1) {
            if (moves_of(&mover, word * 64 + first_of(left))) {
                return true;
            }
        }
    }
    return false;
}

static bool take_any(Game *game, const GridMove *move, void *keeper)
{
    (void)game;
    (void)move;
    (void)keeper;
    return true;
}

bool has_move(Game *game, int player)
{
    return each_move(game, player, take_any, NULL);
}

void add_move_changes(Game *game, const GridMove *move)
{
    add_change(game, move->from, NO_MAN);
    add_change(game, move->to, move->man);
}

void add_move_signs(Game *game, const GridMove *move)
{
    const Steps *steps = &game->laws->steps;
    const int man = game->men[move->from];

    if (steps->letter[man] != 0) {
        add_sign(game, SIGN | (u8)steps->letter[man]);
    }
    add_sign(game, move->from);
    add_sign(game, SIGN | (game->men[move->to] == NO_MAN ? '-' : 'x'));
    add_sign(game, move->to);
    if (steps->letter[man] != steps->letter[move->man]) {
        add_sign(game, SIGN | '=');
        add_sign(game, SIGN | (u8)steps->letter[move->man]);
    }
}
