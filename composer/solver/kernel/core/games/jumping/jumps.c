/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/jumping/jumps.h"

enum { LONGEST_CHAIN = 64 };

/* A chain as it is being found: the man has gone from the first cell of the path to the last. */
typedef struct Chain {
    Game *game;
    Huff *huff; /* NULL where only the first jump is looked for */
    CellSet taken;
    int jumps;
    int path[LONGEST_CHAIN + 1];
    int over[LONGEST_CHAIN];
} Chain;

static int option(const Game *game, int name)
{
    return game->laws->option[name];
}

static int step_from(const Game *game, int cell, int way)
{
    return game->laws->link[game->turn][cell][way];
}

static bool may_capture(const Game *game)
{
    return game->turn == JUMPS_FIRST || !option(game, JUMPS_IS_HUNT);
}

static bool is_empty(const Chain *chain, int cell)
{
    return chain->game->men[cell] == NO_MAN || cell == chain->path[0] ||
           has_cell(&chain->taken, cell);
}

static bool is_prey(const Chain *chain, int cell)
{
    const Game *game = chain->game;

    return game->men[cell] != NO_MAN && owner_at(game, cell) != game->turn &&
           !has_cell(&chain->taken, cell);
}

/* Return where the man lands who jumps from the end of the path; NO_CELL if he cannot. */
static int landing(const Chain *chain, int way, int *over)
{
    int end;

    *over = step_from(chain->game, chain->path[chain->jumps], way);
    if (*over == NO_CELL || !is_prey(chain, *over)) {
        return NO_CELL;
    }
    end = step_from(chain->game, *over, way);
    return end != NO_CELL && is_empty(chain, end) ? end : NO_CELL;
}

static void add_chain(const Chain *chain)
{
    Game *game = chain->game;
    const int start = chain->path[0], end = chain->path[chain->jumps];
    const int man = plain_sort(game->men[start], JUMPS_SORTS);
    Turn *turn = begin_turn(game);

    note_capture(chain->huff, start);
    if (turn == NULL) {
        return;
    }
    turn->mark = (u16)end;
    if (start != end) {
        add_change(game, start, NO_MAN);
    }
    add_change(game, end, man);
    for (int index = 0; index < chain->jumps; index++) {
        add_change(game, chain->over[index], NO_MAN);
    }
    settle_huff(chain->huff, start, true);
    for (int index = 0; index <= chain->jumps; index++) {
        if (index > 0) {
            add_sign(game, SIGN | 'x');
        }
        add_sign(game, chain->path[index]);
    }
    end_turn(game);
}

static void take_over(Chain *chain, int over)
{
    chain->taken.words[over >> 6] ^= bit(over & 63);
}

static void go_on(Chain *chain)
{
    bool further = false;
    const bool may = chain->jumps == 0 || option(chain->game, JUMPS_CHAIN) != CHAIN_NONE;

    if (chain->jumps == LONGEST_CHAIN) {
        chain->game->starved = true;
        return;
    }
    for (int way = 0; may && way < JUMP_WAYS && !chain->game->starved; way++) {
        int over;
        const int end = landing(chain, way, &over);

        if (end == NO_CELL) {
            continue;
        }
        further = true;
        take_over(chain, over);
        chain->over[chain->jumps++] = over;
        chain->path[chain->jumps] = end;
        go_on(chain);
        chain->jumps--;
        take_over(chain, over);
    }
    if (chain->jumps > 0 && !(further && option(chain->game, JUMPS_CHAIN) == CHAIN_MUST)) {
        add_chain(chain);
    }
}

static Chain chain_from(Game *game, Huff *huff, int cell)
{
    Chain chain;

    chain.game = game;
    chain.huff = huff;
    chain.jumps = 0;
    chain.path[0] = cell;
    for (int word = 0; word < CELL_WORDS; word++) {
        chain.taken.words[word] = 0;
    }
    return chain;
}

static void list_captures(Huff *huff, int cell)
{
    Chain chain = chain_from(huff->game, huff, cell);

    go_on(&chain);
}

static void list_steps(Huff *huff, int cell)
{
    Game *game = huff->game;

    for (int way = 0; way < JUMP_WAYS; way++) {
        const int end = step_from(game, cell, way);
        Turn *turn;

        if (end == NO_CELL || game->men[end] != NO_MAN) {
            continue;
        }
        turn = begin_turn(game);
        if (turn == NULL) {
            return;
        }
        turn->mark = (u16)end;
        add_change(game, cell, NO_MAN);
        add_change(game, end, after_step(huff, game->men[cell], cell));
        settle_huff(huff, cell, false);
        add_sign(game, cell);
        add_sign(game, SIGN | '-');
        add_sign(game, end);
        end_turn(game);
    }
}

static void list_each(Huff *huff, void (*list)(Huff *, int))
{
    const Game *game = huff->game;

    for (int word = 0; word < CELL_WORDS; word++) {
        for (u64 left = game->held[game->turn].words[word]; left != 0; left &= left - 1) {
            list(huff, word * 64 + first_of(left));
        }
    }
}

static void list_moves(Huff *huff)
{
    const Game *game = huff->game;
    const int before = game->turns;

    if (may_capture(game)) {
        list_each(huff, list_captures);
    }
    if (game->turns == before || huff->rule != HUFF_NONE || !option(game, JUMPS_FORCED)) {
        list_each(huff, list_steps);
    }
}

static Huff huff_in(Game *game)
{
    return huff_of(game, option(game, JUMPS_HUFF), JUMPS_SORTS);
}

static void list_jumps(Game *game)
{
    Huff huff = huff_in(game);

    list_huffing(&huff, list_moves);
}

static bool can_move(Game *game, int cell)
{
    const Chain chain = chain_from(game, NULL, cell);

    for (int way = 0; way < JUMP_WAYS; way++) {
        const int end = step_from(game, cell, way);
        int over;

        if (end != NO_CELL && game->men[end] == NO_MAN) {
            return true;
        }
        if (may_capture(game) && landing(&chain, way, &over) != NO_CELL) {
            return true;
        }
    }
    return false;
}

static bool any_can_move(Game *game)
{
    for (int word = 0; word < CELL_WORDS; word++) {
        for (u64 left = game->held[game->turn].words[word]; left != 0; left &= left - 1) {
            if (can_move(game, word * 64 + first_of(left))) {
                return true;
            }
        }
    }
    return false;
}

static bool can_turn_jumps(Game *game)
{
    Huff huff = huff_in(game);

    return any_can_move(game) || can_huff(&huff, any_can_move);
}

/* Tell whether the second player's men stand on every cell of the fortress. */
static bool is_filled(const Game *game)
{
    bool any = false;

    for (int word = 0; word < CELL_WORDS; word++) {
        const u64 cells = game->laws->region[JUMPS_FORTRESS].words[word];

        any |= cells != 0;
        if (cells & ~game->held[JUMPS_SECOND].words[word]) {
            return false;
        }
    }
    return any;
}

static int winner_jumps(const Game *game)
{
    if (option(game, JUMPS_IS_HUNT)) {
        if (is_filled(game)) {
            return JUMPS_SECOND;
        }
        return game->total[JUMPS_SECOND] <= option(game, JUMPS_WINS_AT) ? JUMPS_FIRST : NOBODY;
    }
    if (game->total[JUMPS_FIRST] == 0) {
        return JUMPS_SECOND;
    }
    return game->total[JUMPS_SECOND] == 0 ? JUMPS_FIRST : NOBODY;
}

static bool stands_in(const Game *game, int player, const CellSet *cells)
{
    for (int word = 0; word < CELL_WORDS; word++) {
        if (game->held[player].words[word] & cells->words[word]) {
            return true;
        }
    }
    return false;
}

static bool reached_jumps(Game *game, const Aim *aim, const Turn *last)
{
    (void)last;
    switch (aim->goal) {
    case GOAL_CLEAR:
        return game->total[following(game, aim->side)] == 0;
    case GOAL_CAUGHT:
        return game->turn == JUMPS_FIRST && winner_jumps(game) == NOBODY && !can_turn_jumps(game);
    case GOAL_REACH:
        return stands_in(game, JUMPS_FIRST, &aim->cells);
    case GOAL_FILL:
        return is_filled(game);
    default:
        return false;
    }
}

void set_jumps(Family *family)
{
    family->list = list_jumps;
    family->can_turn = can_turn_jumps;
    family->winner = winner_jumps;
    family->reached = reached_jumps;
    family->may_reach = NULL;
    family->list_hopeful = NULL;
}
