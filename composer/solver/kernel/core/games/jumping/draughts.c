/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/jumping/draughts.h"

enum { LONGEST_CAPTURE = 32, KING_WORTH = 1, MAN_WORTH = 64 };

/* A capture as it is being found: the man has gone from the first cell of the path to the last. */
typedef struct Capture {
    Game *game;
    Huff *huff; /* NULL where only the first jump is looked for */
    u64 taken;
    int jumps;
    int worth; /* of the men taken: the more men the more, and then the more kings */
    int path[LONGEST_CAPTURE + 1];
    int over[LONGEST_CAPTURE];
} Capture;

/* What is done with captures: `best` is the greatest worth that was found; captures are listed if
 * they are worth `least` or more. */
typedef struct Harvest {
    bool lists;
    int least;
    int best;
} Harvest;

static int option(const Game *game, int name)
{
    return game->laws->option[name];
}

static int step_from(const Game *game, int cell, int way)
{
    return game->laws->link[0][cell][way];
}

static int sort_at(const Game *game, int cell)
{
    return plain_sort(game->men[cell], DRAUGHTS_SORTS);
}

static bool is_king(int man)
{
    return man >= DRAUGHTS_WHITE_KING;
}

static int first_way(int man)
{
    return man == DRAUGHTS_BLACK_MAN ? DRAUGHTS_FORWARD : 0;
}

static int end_of_ways(int man)
{
    return man == DRAUGHTS_WHITE_MAN ? DRAUGHTS_FORWARD : DRAUGHTS_WAYS;
}

/* Men taken already still stand in the way; the capturing man has left his cell. */
static bool is_free(const Capture *capture, int cell)
{
    return capture->game->men[cell] == NO_MAN || cell == capture->path[0];
}

/* Return the man over whom a jump from the end of the path leads; NO_CELL if there is none. */
static int prey_from(const Capture *capture, int man, int way)
{
    const Game *game = capture->game;
    int over = step_from(game, capture->path[capture->jumps], way);

    while (is_king(man) && over != NO_CELL && is_free(capture, over)) {
        over = step_from(game, over, way);
    }
    if (over == NO_CELL || is_free(capture, over) || owner_at(game, over) == game->turn ||
        (capture->taken >> over & 1)) {
        return NO_CELL;
    }
    return over;
}

static int landing(const Capture *capture, int from, int way)
{
    const int end = step_from(capture->game, from, way);

    return end != NO_CELL && is_free(capture, end) ? end : NO_CELL;
}

static int man_after(const Game *game, int man, int end)
{
    if (!is_king(man) && has_cell(&game->laws->region[man - DRAUGHTS_WHITE_MAN], end)) {
        return man + DRAUGHTS_WHITE_KING - DRAUGHTS_WHITE_MAN;
    }
    return man;
}

static void add_capture(const Capture *capture)
{
    Game *game = capture->game;
    const int start = capture->path[0], end = capture->path[capture->jumps];
    const int man = sort_at(game, start);

    note_capture(capture->huff, start);
    if (begin_turn(game) == NULL) {
        return;
    }
    if (start != end) {
        add_change(game, start, NO_MAN);
    }
    add_change(game, end, man_after(game, man, end));
    for (int index = 0; index < capture->jumps; index++) {
        add_change(game, capture->over[index], NO_MAN);
    }
    settle_huff(capture->huff, start, true);
    for (int index = 0; index <= capture->jumps; index++) {
        if (index > 0) {
            add_sign(game, SIGN | 'x');
        }
        add_sign(game, capture->path[index]);
    }
    end_turn(game);
}

static void gather(const Capture *capture, Harvest *harvest)
{
    if (capture->worth > harvest->best) {
        harvest->best = capture->worth;
    }
    if (harvest->lists && capture->worth >= harvest->least) {
        add_capture(capture);
    }
}

static void go_on(Capture *capture, Harvest *harvest);

static void jump_over(Capture *capture, Harvest *harvest, int over, int way)
{
    Game *game = capture->game;
    const int man = sort_at(game, capture->path[0]);
    const int worth = MAN_WORTH + (is_king(sort_at(game, over)) ? KING_WORTH : 0);
    int end = landing(capture, over, way);

    capture->over[capture->jumps++] = over;
    capture->taken ^= bit(over);
    capture->worth += worth;
    while (end != NO_CELL && !game->starved) {
        capture->path[capture->jumps] = end;
        go_on(capture, harvest);
        end = is_king(man) ? landing(capture, end, way) : NO_CELL;
    }
    capture->worth -= worth;
    capture->taken ^= bit(over);
    capture->jumps--;
}

static void go_on(Capture *capture, Harvest *harvest)
{
    const int man = sort_at(capture->game, capture->path[0]);
    bool further = false;

    if (capture->jumps == LONGEST_CAPTURE) {
        capture->game->starved = true;
        return;
    }
    for (int way = first_way(man); way < end_of_ways(man); way++) {
        const int over = prey_from(capture, man, way);

        if (over == NO_CELL || landing(capture, over, way) == NO_CELL) {
            continue;
        }
        further = true;
        jump_over(capture, harvest, over, way);
    }
    if (capture->jumps > 0 && !further) {
        gather(capture, harvest);
    }
}

static u64 own_men(const Game *game)
{
    return game->held[game->turn].words[0];
}

static Capture capture_from(Game *game, Huff *huff, int cell)
{
    Capture capture;

    capture.game = game;
    capture.huff = huff;
    capture.taken = 0;
    capture.jumps = capture.worth = 0;
    capture.path[0] = cell;
    return capture;
}

static void find_captures(Huff *huff, Harvest *harvest)
{
    for (u64 left = own_men(huff->game); left != 0; left &= left - 1) {
        Capture capture = capture_from(huff->game, huff, first_of(left));

        go_on(&capture, harvest);
    }
}

/* List the captures that may be made; tell whether there is any. */
static bool list_captures(Huff *huff)
{
    Harvest harvest = {!option(huff->game, DRAUGHTS_PRIORITY), 0, 0};

    find_captures(huff, &harvest);
    if (!harvest.lists && harvest.best > 0) {
        harvest.lists = true;
        harvest.least = harvest.best;
        find_captures(huff, &harvest);
    }
    return harvest.best > 0;
}

static void add_step(Huff *huff, int cell, int end)
{
    Game *game = huff->game;
    const int man = man_after(game, sort_at(game, cell), end);

    if (begin_turn(game) == NULL) {
        return;
    }
    add_change(game, cell, NO_MAN);
    add_change(game, end, after_step(huff, man, cell));
    settle_huff(huff, cell, false);
    add_sign(game, cell);
    add_sign(game, SIGN | '-');
    add_sign(game, end);
    end_turn(game);
}

static void list_steps(Huff *huff, int cell)
{
    const Game *game = huff->game;
    const int man = sort_at(game, cell);

    for (int way = first_way(man); way < end_of_ways(man); way++) {
        int end = step_from(game, cell, way);

        while (end != NO_CELL && game->men[end] == NO_MAN) {
            add_step(huff, cell, end);
            end = is_king(man) ? step_from(game, end, way) : NO_CELL;
        }
    }
}

static void list_moves(Huff *huff)
{
    const Game *game = huff->game;
    const bool captures = list_captures(huff);

    if (captures && huff->rule == HUFF_NONE && option(game, DRAUGHTS_FORCED)) {
        return;
    }
    for (u64 left = own_men(game); left != 0; left &= left - 1) {
        list_steps(huff, first_of(left));
    }
}

static Huff huff_in(Game *game)
{
    return huff_of(game, option(game, DRAUGHTS_HUFF), DRAUGHTS_SORTS);
}

static void list_draughts(Game *game)
{
    Huff huff = huff_in(game);

    list_huffing(&huff, list_moves);
}

static bool can_move(Game *game, int cell)
{
    const Capture capture = capture_from(game, NULL, cell);
    const int man = sort_at(game, cell);

    for (int way = first_way(man); way < end_of_ways(man); way++) {
        const int end = step_from(game, cell, way);
        int over;

        if (end != NO_CELL && game->men[end] == NO_MAN) {
            return true;
        }
        over = prey_from(&capture, man, way);
        if (over != NO_CELL && landing(&capture, over, way) != NO_CELL) {
            return true;
        }
    }
    return false;
}

static bool any_can_move(Game *game)
{
    for (u64 left = own_men(game); left != 0; left &= left - 1) {
        if (can_move(game, first_of(left))) {
            return true;
        }
    }
    return false;
}

static bool can_turn_draughts(Game *game)
{
    Huff huff = huff_in(game);

    return any_can_move(game) || can_huff(&huff, any_can_move);
}

static int winner_draughts(const Game *game)
{
    if (game->total[DRAUGHTS_WHITE] == 0) {
        return DRAUGHTS_BLACK;
    }
    return game->total[DRAUGHTS_BLACK] == 0 ? DRAUGHTS_WHITE : NOBODY;
}

static bool reached_draughts(Game *game, const Aim *aim, const Turn *last)
{
    const int king = DRAUGHTS_WHITE_KING + aim->side, other = king + DRAUGHTS_SORTS;

    (void)last;
    return aim->goal == GOAL_KING && game->count[king] + game->count[other] >
                                         game->first_count[king] + game->first_count[other];
}

void set_draughts(Family *family)
{
    family->list = list_draughts;
    family->can_turn = can_turn_draughts;
    family->winner = winner_draughts;
    family->reached = reached_draughts;
    family->may_reach = NULL;
    family->list_hopeful = NULL;
}
