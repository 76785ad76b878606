/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/arithmomachia.h"

#include <string.h>

enum { MOST_NEAR = 8, MOST_PREY = 128, WHOLE = 0 };

typedef struct Values {
    int count;
    int each[ARITH_MOST_PARTS + 1];
} Values;

/* A man who can be taken: his cell, and the number of the part that is; WHOLE for all of him. */
typedef struct Prey {
    int cell;
    int part;
} Prey;

/* The board with what has happened in the turn so far. */
typedef struct Board {
    u8 men[ARITH_CELLS];
} Board;

/* A turn being put together. */
typedef struct Making {
    Game *game;
    int from, to; /* NO_CELL of a turn without a move */
    Prey prey[MOST_PREY];
    int count;
    Prey chosen[MOST_PREY];
    int taken;
    int turned;            /* how many of them are turned over */
    int place[MOST_PREY];  /* of each of these among the chosen */
    int man[MOST_PREY];    /* who he was */
    int back[MOST_PREY];   /* where he comes back */
    int returned;          /* how many do: the rank may be full */
} Making;

/* Return the numbers with which a man takes and is taken: first his own, or the sum. */
static Values values_of(const Game *game, int man)
{
    Values found = {1, {number_of(game, man)}};
    int player, parts;

    if (!is_pyramid(game, man)) {
        return found;
    }
    player = owner_of(game, man);
    parts = man - pyramids(game, player);
    if ((parts & (parts - 1)) == 0) {
        return found;
    }
    for (int part = 0; part < ARITH_MOST_PARTS; part++) {
        if (parts >> part & 1) {
            found.each[found.count++] = number_of_part(game, player, part);
        }
    }
    return found;
}

/* Return a pyramid without the parts of a number; NO_MAN if nothing is left. */
static int without_part(const Game *game, int man, int number)
{
    const int player = owner_of(game, man);
    int parts = man - pyramids(game, player);

    for (int part = 0; part < ARITH_MOST_PARTS; part++) {
        if (parts >> part & 1 && number_of_part(game, player, part) == number) {
            parts &= ~(1 << part);
        }
    }
    return parts == 0 ? NO_MAN : pyramids(game, player) + parts;
}

static int turned_over(int man)
{
    return ((man - 1) ^ 1) + 1;
}

/* List the cells of a player's men at moving distance of a cell: each is the first that is met. */
static int men_near(const Game *game, const Board *board, int player, int cell, int *near)
{
    int count = 0;

    for (int way = 0; way < 9; way++) {
        for (int step = 1; step <= 3 && way != 4; step++) {
            const int at = cell_from(cell, (way % 3 - 1) * step, (way / 3 - 1) * step);

            if (at == NO_CELL) {
                break;
            }
            if (board->men[at] == NO_MAN) {
                continue;
            }
            if (owner_of(game, board->men[at]) == player &&
                steps_of(game, board->men[at]) == step) {
                near[count++] = at;
            }
            break;
        }
    }
    return count;
}

static bool takes_alone(const Game *game, int man, int wanted)
{
    const Values values = values_of(game, man);

    for (int index = 0; index < values.count; index++) {
        if (values.each[index] == wanted ||
            values.each[index] * (steps_of(game, man) + 1) == wanted) {
            return true;
        }
    }
    return false;
}

static bool take_together(const Game *game, int one, int other, int wanted)
{
    const Values first = values_of(game, one);
    const Values second = values_of(game, other);

    for (int index = 0; index < first.count; index++) {
        for (int place = 0; place < second.count; place++) {
            if (first.each[index] + second.each[place] == wanted ||
                first.each[index] * second.each[place] == wanted) {
                return true;
            }
        }
    }
    return false;
}

/* Tell whether a number is taken by men near it, the man on `mover` among them if it is a cell. */
static bool is_taken(const Game *game, const Board *board, const int *near, int count, int wanted,
                     int mover)
{
    for (int index = 0; index < count; index++) {
        const bool moved = mover == NO_CELL || near[index] == mover;

        if (moved && takes_alone(game, board->men[near[index]], wanted)) {
            return true;
        }
        for (int place = index + 1; place < count; place++) {
            if ((moved || near[place] == mover) &&
                take_together(game, board->men[near[index]], board->men[near[place]], wanted)) {
                return true;
            }
        }
    }
    return false;
}

/* Tell whether all moves of the man on a cell are blocked, and only by enemies; and whether the
 * man on `mover` is among those, if it is a cell. */
static bool is_besieged(const Game *game, const Board *board, int cell, int mover)
{
    const int man = board->men[cell];
    const int steps = steps_of(game, man);
    bool some = false;
    bool moved = mover == NO_CELL;

    for (int way = 0; way < 9; way++) {
        const int right = way % 3 - 1;
        const int up = way / 3 - 1;
        bool blocked = false;

        if (way == 4 || cell_from(cell, right * steps, up * steps) == NO_CELL) {
            continue;
        }
        some = true;
        for (int step = 1; step <= steps; step++) {
            const int at = cell_from(cell, right * step, up * step);

            if (board->men[at] == NO_MAN) {
                continue;
            }
            if (owner_of(game, board->men[at]) == owner_of(game, man)) {
                return false;
            }
            blocked = true;
            moved = moved || at == mover;
        }
        if (!blocked) {
            return false;
        }
    }
    return some && moved;
}

/* List what the player to move can take, by cells and parts; with a cell as `mover`, what the man
 * there has a part in. */
static void find_prey(Making *making, const Board *board, int mover)
{
    const Game *game = making->game;

    making->count = 0;
    for (int cell = 0; cell < ARITH_CELLS; cell++) {
        const int man = board->men[cell];
        int near[MOST_NEAR];
        int count;
        Values values;

        if (man == NO_MAN || owner_of(game, man) == game->turn) {
            continue;
        }
        count = men_near(game, board, game->turn, cell, near);
        values = values_of(game, man);
        for (int index = 0; index < values.count; index++) {
            const bool whole = index == 0;
            bool repeated = false;

            for (int past = 1; past < index; past++) {
                repeated = repeated || values.each[past] == values.each[index];
            }
            if (repeated || making->count == MOST_PREY) {
                continue;
            }
            if (is_taken(game, board, near, count, values.each[index], mover) ||
                (whole && is_besieged(game, board, cell, mover))) {
                making->prey[making->count].cell = cell;
                making->prey[making->count++].part = whole ? WHOLE : values.each[index];
            }
        }
    }
}

static void add_number(Game *game, int number)
{
    if (number >= 10) {
        add_number(game, number / 10);
    }
    add_sign(game, SIGN | ('0' + number % 10));
}

static void add_capture(const Making *making, int index, bool spaced)
{
    Game *game = making->game;

    if (spaced) {
        add_sign(game, SIGN | ' ');
    }
    add_sign(game, SIGN | 'x');
    add_sign(game, making->chosen[index].cell);
    if (making->chosen[index].part != WHOLE) {
        add_sign(game, SIGN | '(');
        add_number(game, making->chosen[index].part);
        add_sign(game, SIGN | ')');
    }
    for (int each = 0; each < making->returned; each++) {
        if (making->place[each] == index) {
            add_sign(game, SIGN | '@');
            add_sign(game, making->back[each]);
        }
    }
}

/* Add the turn that leads to a board on which all is done. */
static void add_made(const Making *making, const Board *after)
{
    Game *game = making->game;
    Turn *turn = begin_turn(game);

    if (turn == NULL) {
        return;
    }
    if (making->taken == 0) {
        turn->mark = (u16)making->to;
    }
    for (int cell = 0; cell < ARITH_CELLS; cell++) {
        if (after->men[cell] != game->men[cell]) {
            add_change(game, cell, after->men[cell]);
        }
    }
    if (making->from != NO_CELL) {
        add_sign(game, making->from);
        add_sign(game, SIGN | '-');
        add_sign(game, making->to);
    }
    for (int index = 0; index < making->taken; index++) {
        add_capture(making, index, making->from != NO_CELL || index > 0);
    }
    end_turn(game);
}

/* Put those who were turned over onto empty cells of the first rank, in every way. */
static void bring_back(Making *making, const Board *board, int each)
{
    const int first = making->game->turn == ARITH_EVEN ? 0 : ARITH_CELLS - ARITH_FILES;
    bool found = false;

    for (int cell = first; each < making->turned && cell < first + ARITH_FILES; cell++) {
        Board after = *board;

        if (board->men[cell] != NO_MAN) {
            continue;
        }
        found = true;
        after.men[cell] = (u8)turned_over(making->man[each]);
        making->back[each] = cell;
        bring_back(making, &after, each + 1);
    }
    if (!found) {
        making->returned = each;
        add_made(making, board);
    }
}

/* Take those who are chosen from a board. */
static void carry_out(Making *making, const Board *board)
{
    const Game *game = making->game;
    Board after = *board;

    making->turned = 0;
    for (int index = 0; index < making->taken; index++) {
        const Prey *prey = &making->chosen[index];
        const int man = board->men[prey->cell];

        after.men[prey->cell] = NO_MAN;
        if (!is_pyramid(game, man) && game->laws->option[ARITH_ON_THE_SPOT]) {
            after.men[prey->cell] = (u8)turned_over(man);
        } else if (!is_pyramid(game, man)) {
            making->place[making->turned] = index;
            making->man[making->turned++] = man;
        } else if (prey->part != WHOLE) {
            after.men[prey->cell] = (u8)without_part(game, man, prey->part);
        }
    }
    bring_back(making, &after, 0);
}

/* Add every choice of captures from one of them on, of each man one at most. */
static void choose_from(Making *making, const Board *board, int first)
{
    for (int index = first; index < making->count; index++) {
        const int taken = making->taken;

        if (taken > 0 && making->chosen[taken - 1].cell == making->prey[index].cell) {
            continue;
        }
        making->chosen[taken] = making->prey[index];
        making->taken = taken + 1;
        carry_out(making, board);
        choose_from(making, board, index + 1);
        making->taken = taken;
    }
}

static void list_move(Making *making, const Board *board, int from, int to)
{
    Board after = *board;

    after.men[to] = after.men[from];
    after.men[from] = NO_MAN;
    making->from = from;
    making->to = to;
    making->taken = 0;
    carry_out(making, &after);
    find_prey(making, &after, to);
    choose_from(making, &after, 0);
}

static void list_moves(Making *making, const Board *board, int from)
{
    const int steps = steps_of(making->game, board->men[from]);

    for (int way = 0; way < 9; way++) {
        int to = way == 4 ? NO_CELL : from;

        for (int step = 1; to != NO_CELL && step <= steps; step++) {
            to = cell_from(from, (way % 3 - 1) * step, (way / 3 - 1) * step);
            if (to != NO_CELL && board->men[to] != NO_MAN) {
                to = NO_CELL;
            }
        }
        if (to != NO_CELL) {
            list_move(making, board, from, to);
        }
    }
}

static void list_arithmomachia(Game *game)
{
    Making making;
    Board board;

    memset(&making, 0, sizeof making);
    making.game = game;
    memcpy(board.men, game->men, sizeof board.men);
    making.from = making.to = NO_CELL;
    find_prey(&making, &board, NO_CELL);
    for (int index = 0; index < making.count; index++) {
        making.chosen[0] = making.prey[index];
        making.taken = 1;
        carry_out(&making, &board);
    }
    for (int cell = 0; cell < ARITH_CELLS; cell++) {
        if (board.men[cell] != NO_MAN && owner_of(game, board.men[cell]) == game->turn) {
            list_moves(&making, &board, cell);
        }
    }
}

static int winner_arithmomachia(const Game *game)
{
    (void)game;
    return NOBODY;
}

static bool has_king(const Game *game, int player)
{
    const int first = pyramids(game, player);
    const int parts =
        game->laws->option[player == ARITH_EVEN ? ARITH_EVEN_PARTS : ARITH_ODD_PARTS];

    for (int left = 1; left < 1 << parts; left++) {
        if (game->count[first + left] != 0) {
            return true;
        }
    }
    return false;
}

/* Tell whether the turn made last took what was left of a player's pyramid. */
static bool king_is_taken(const Game *game, int player)
{
    if (has_king(game, player)) {
        return false;
    }
    for (int index = game->before[game->made - 1].written; index < game->written; index++) {
        const int old = game->journal[index].old;

        if (old != NO_MAN && is_pyramid(game, old) && owner_of(game, old) == player) {
            return true;
        }
    }
    return false;
}

/* Tell whether men of a player triumph with the one on a cell. */
static bool triumphs_at(const Game *game, int player, int cell, int degree)
{
    return is_in_half(player, cell) && (square_triumphs(game, player, cell, degree) ||
                                        (degree == 0 && line_triumphs(game, player, cell)));
}

/* Tell whether a player could make a triumph by a move if it were his turn. */
static bool could_triumph(Game *game, int player, int degree)
{
    bool found = false;

    for (int from = 0; from < ARITH_CELLS && !found; from++) {
        const int man = game->men[from];

        if (man == NO_MAN || owner_of(game, man) != player || is_pyramid(game, man)) {
            continue;
        }
        for (int way = 0; way < 9 && !found; way++) {
            int to = way == 4 ? NO_CELL : from;

            for (int step = 1; to != NO_CELL && step <= steps_of(game, man); step++) {
                to = cell_from(from, (way % 3 - 1) * step, (way / 3 - 1) * step);
                if (to != NO_CELL && game->men[to] != NO_MAN) {
                    to = NO_CELL;
                }
            }
            if (to == NO_CELL) {
                continue;
            }
            game->men[from] = NO_MAN; /* tried, and put back */
            game->men[to] = (u8)man;
            found = triumphs_at(game, player, to, degree);
            game->men[to] = NO_MAN;
            game->men[from] = (u8)man;
        }
    }
    return found;
}

static bool reached_arithmomachia(Game *game, const Aim *aim, const Turn *last)
{
    if (game->mover != aim->side) {
        return false;
    }
    if (aim->goal == GOAL_KING_TAKEN) {
        return king_is_taken(game, 1 - aim->side);
    }
    if (game->laws->option[ARITH_KING_FIRST] && has_king(game, 1 - aim->side)) {
        return false;
    }
    if (aim->goal == GOAL_ANNOUNCED) {
        return could_triumph(game, aim->side, aim->number);
    }
    return last->mark != NO_MARK && triumphs_at(game, aim->side, last->mark, aim->number);
}

/* A king is taken by captures only, and a triumph made by moves only; any turn can announce. */
static bool may_reach_arithmomachia(const Game *game, const Aim *aim, const Turn *turn)
{
    return game->turn == aim->side &&
           (aim->goal == GOAL_ANNOUNCED || (aim->goal == GOAL_TRIUMPH) == (turn->mark != NO_MARK));
}

void set_arithmomachia(Family *family)
{
    family->list = list_arithmomachia;
    family->can_turn = NULL;
    family->winner = winner_arithmomachia;
    family->reached = reached_arithmomachia;
    family->may_reach = may_reach_arithmomachia;
    family->list_hopeful = NULL;
}
