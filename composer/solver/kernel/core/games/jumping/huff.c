/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/jumping/huff.h"

static void forget_captures(Huff *huff)
{
    for (int word = 0; word < CELL_WORDS; word++) {
        huff->could.words[word] = 0;
    }
}

Huff huff_of(Game *game, int rule, int sorts)
{
    Huff huff;

    huff.game = game;
    huff.rule = rule;
    huff.sorts = sorts;
    huff.off = NO_CELL;
    huff.man = NO_MAN;
    forget_captures(&huff);
    return huff;
}

int after_step(const Huff *huff, int man, int start)
{
    const bool marked = huff->rule != HUFF_NONE && has_cell(&huff->could, start);

    return plain_sort(man, huff->sorts) + (marked ? huff->sorts : 0);
}

/* Tell whether the turn that is being built changes a cell already. */
static bool is_changed(const Game *game, int cell)
{
    const Turn *turn = (const Turn *)(const void *)(game->room + game->building);
    const u16 *change = changes_of(turn);

    for (int index = 0; index < turn->changes; index++, change += 2) {
        if (change[0] == cell) {
            return true;
        }
    }
    return false;
}

static void settle_man(const Huff *huff, int cell, bool marked)
{
    Game *game = huff->game;

    if (!is_changed(game, cell)) {
        const int man = plain_sort(game->men[cell], huff->sorts);

        add_change(game, cell, marked ? man + huff->sorts : man);
    }
}

void settle_huff(const Huff *huff, int start, bool captures)
{
    Game *game = huff->game;

    if (huff->rule == HUFF_NONE || game->starved) {
        return;
    }
    for (int player = 0; player < game->laws->players; player++) {
        for (int word = 0; word < CELL_WORDS; word++) {
            for (u64 left = game->held[player].words[word]; left != 0; left &= left - 1) {
                const int cell = word * 64 + first_of(left);

                if (cell != start) {
                    settle_man(huff, cell, !captures && has_cell(&huff->could, cell));
                }
            }
        }
    }
    if (huff->off == NO_CELL) {
        return;
    }
    if (!is_changed(game, huff->off)) { /* nobody has gone there */
        game->men[huff->off] = (u8)huff->man;
        add_change(game, huff->off, NO_MAN);
        game->men[huff->off] = NO_MAN;
    }
    add_sign(game, SIGN | '(');
    add_sign(game, huff->off);
    add_sign(game, SIGN | ')');
    if (start != NO_CELL) {
        add_sign(game, SIGN | ' ');
    }
}

/* Add the turn that is but a huff. */
static void add_huff(Huff *huff)
{
    forget_captures(huff);
    if (begin_turn(huff->game) == NULL) {
        return;
    }
    settle_huff(huff, NO_CELL, true);
    end_turn(huff->game);
}

/* Do something with each man of the other side taken off who may be huffed, and put him back. It
 * ends where `act` says that no more is wanted. */
static bool with_each_off(Huff *huff, bool (*act)(Huff *huff, void *how), void *how)
{
    Game *game = huff->game;
    bool enough = false;

    for (int word = 0; word < CELL_WORDS && !enough; word++) {
        u64 left = game->held[following(game, game->turn)].words[word];

        for (; left != 0 && !enough; left &= left - 1) {
            const int cell = word * 64 + first_of(left);

            if (game->men[cell] <= huff->sorts) {
                continue;
            }
            huff->off = cell;
            huff->man = game->men[cell];
            set_place(game, cell, NO_MAN);
            enough = act(huff, how);
            set_place(game, cell, huff->man);
            huff->off = NO_CELL;
        }
    }
    return enough;
}

typedef struct Lister {
    void (*list)(Huff *huff);
} Lister;

static bool list_off(Huff *huff, void *how)
{
    const Game *game = huff->game;

    if (huff->rule == HUFF_TURN || game->total[following(game, game->turn)] == 0) {
        add_huff(huff);
    } else {
        forget_captures(huff);
        ((const Lister *)how)->list(huff);
    }
    return game->starved;
}

void list_huffing(Huff *huff, void (*list)(Huff *huff))
{
    Lister lister = {list};

    list(huff);
    if (huff->rule != HUFF_NONE) {
        with_each_off(huff, list_off, &lister);
    }
}

typedef struct Mover {
    bool (*can_move)(Game *game);
} Mover;

static bool moves_off(Huff *huff, void *how)
{
    Game *game = huff->game;

    return huff->rule == HUFF_TURN || game->total[following(game, game->turn)] == 0 ||
           ((const Mover *)how)->can_move(game);
}

bool can_huff(Huff *huff, bool (*can_move)(Game *game))
{
    Mover mover = {can_move};

    return huff->rule != HUFF_NONE && with_each_off(huff, moves_off, &mover);
}
