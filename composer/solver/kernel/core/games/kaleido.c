/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/kaleido.h"

enum { WORDS = 2 }; /* of a set of cells on this board */

/* What follows a move of one of more than two players: who has lost his last castle is out, and so
 * is who cannot move when his turn comes; their men leave the board. */
typedef struct Outcome {
    int next;
    int leaving;
    u16 cell[WORDS * 64];
    u8 man[WORDS * 64];
} Outcome;

/* The cells where a man can end his turn, as a walk is followed. */
typedef struct Walk {
    const Game *game;
    CellSet path;
    CellSet ends;
} Walk;

static int sort_of(int man)
{
    return (man - 1) % KALEIDO_SORTS;
}

/* Flyers and pawns can always move: every cell may be captured on. */
static bool always_moves(int sort)
{
    return sort < KALEIDO_FLYERS || sort == KALEIDO_PAWN;
}

static void put_cell(CellSet *set, int cell)
{
    set->words[cell >> 6] |= bit(cell & 63);
}

static void drop_cell(CellSet *set, int cell)
{
    set->words[cell >> 6] &= ~bit(cell & 63);
}

static bool is_none(const CellSet *set)
{
    return (set->words[0] | set->words[1]) == 0;
}

static bool have_common(const CellSet *one, const CellSet *other)
{
    return ((one->words[0] & other->words[0]) | (one->words[1] & other->words[1])) != 0;
}

static void walk_on(Walk *walk, int cell, int left, bool may_cross);

static void walk_along(Walk *walk, const i16 *links, int left, bool may_cross)
{
    for (int way = 0; way < MOST_WAYS && links[way] != NO_CELL; way++) {
        const int next = links[way];

        if (has_cell(&walk->path, next)) {
            continue;
        }
        if (left == 1) {
            put_cell(&walk->ends, next);
        } else if (walk->game->men[next] == NO_MAN) {
            walk_on(walk, next, left - 1, may_cross);
        }
    }
}

static void walk_on(Walk *walk, int cell, int left, bool may_cross)
{
    const GameLaws *laws = walk->game->laws;

    put_cell(&walk->path, cell);
    walk_along(walk, laws->link[KALEIDO_ALONG][cell], left, may_cross);
    if (may_cross) {
        walk_along(walk, laws->link[KALEIDO_ACROSS][cell], left, false);
    }
    drop_cell(&walk->path, cell);
}

static CellSet ends_from(const Game *game, int cell)
{
    const int man = game->men[cell], sort = sort_of(man);
    Walk walk = {game, {{0}}, {{0}}};

    if (sort < KALEIDO_FLYERS) {
        return game->laws->far[sort][cell];
    }
    walk_on(&walk, cell, game->laws->value[man], true);
    return walk.ends;
}

static void add_move(Game *game, int from, int to);

/* Tell whether the label of a cell comes before another's. */
static bool is_before(const Game *game, int one, int other)
{
    const char *left = game->laws->label[one], *right = game->laws->label[other];

    return left[0] != right[0] ? left[0] < right[0] : left[1] < right[1];
}

/* List the turns of the man on a cell; only those to some cells, unless these are NULL. To capture
 * a man of his own sort and side has one result wherever it is: that is one turn, with the first
 * of the texts. */
static void list_from(Game *game, int from, const CellSet *wanted)
{
    const CellSet ends = ends_from(game, from);
    const int man = game->men[from];
    int twin = NO_CELL;

    for (int word = 0; word < WORDS; word++) {
        u64 left = ends.words[word] & (wanted == NULL ? ~0ULL : wanted->words[word]);

        for (; left != 0; left &= left - 1) {
            const int to = word * 64 + first_of(left);

            if (game->men[to] != man) {
                add_move(game, from, to);
            } else if (twin == NO_CELL || is_before(game, to, twin)) {
                twin = to;
            }
        }
    }
    if (twin != NO_CELL) {
        add_move(game, from, twin);
    }
}

static void list_to(Game *game, int man, const CellSet *wanted)
{
    for (int word = 0; word < WORDS; word++) {
        for (u64 left = game->held[game->turn].words[word]; left != 0; left &= left - 1) {
            const int cell = word * 64 + first_of(left);

            if (man == NO_MAN || game->men[cell] == man) {
                list_from(game, cell, wanted);
            }
        }
    }
}

static void list_kaleido(Game *game)
{
    list_to(game, NO_MAN, NULL);
}

/* Return how many men a player has that can always move. */
static int free_men(const Game *game, int player)
{
    int count = 0;

    for (int sort = 0; sort < KALEIDO_SORTS; sort++) {
        if (always_moves(sort)) {
            count += game->count[player * KALEIDO_SORTS + sort + 1];
        }
    }
    return count;
}

static bool can_move(const Game *game, int cell)
{
    CellSet ends;

    if (always_moves(sort_of(game->men[cell]))) {
        return true;
    }
    ends = ends_from(game, cell);
    return !is_none(&ends);
}

static bool has_move(const Game *game, int player)
{
    if (free_men(game, player) > 0) {
        return true;
    }
    for (int word = 0; word < WORDS; word++) {
        for (u64 left = game->held[player].words[word]; left != 0; left &= left - 1) {
            if (can_move(game, word * 64 + first_of(left))) {
                return true;
            }
        }
    }
    return false;
}

static bool can_turn_kaleido(Game *game)
{
    return has_move(game, game->turn);
}

static bool is_crowd(const Game *game)
{
    return game->laws->players > 2;
}

static CellSet castles_of(const Game *game, int player)
{
    CellSet held = {{0}};

    for (int word = 0; word < WORDS; word++) {
        held.words[word] = game->held[player].words[word] &
                           game->laws->region[KALEIDO_CASTLES].words[word];
    }
    return held;
}

static bool has_castle(const Game *game, int player)
{
    return have_common(&game->held[player], &game->laws->region[KALEIDO_CASTLES]);
}

/* Return the only castle that a player holds; NO_CELL where he holds none or several. */
static int only_castle(const Game *game, int player)
{
    const CellSet held = castles_of(game, player);
    const int word = held.words[0] == 0;

    if (is_none(&held) || held.words[!word] != 0 ||
        (held.words[word] & (held.words[word] - 1)) != 0) {
        return NO_CELL;
    }
    return word * 64 + first_of(held.words[word]);
}

static void leave(Game *game, int player, Outcome *outcome)
{
    for (int word = 0; word < WORDS; word++) {
        for (u64 left = game->held[player].words[word]; left != 0; left &= left - 1) {
            const int cell = word * 64 + first_of(left);

            outcome->cell[outcome->leaving] = (u16)cell;
            outcome->man[outcome->leaving++] = game->men[cell];
            set_place(game, cell, NO_MAN);
        }
    }
}

/* Find who plays next; who is out by then leaves. */
static void settle(Game *game, Outcome *outcome)
{
    const int players = game->laws->players;

    outcome->leaving = 0;
    outcome->next = game->turn;
    for (int player = 0; player < players; player++) {
        if (game->total[player] > 0 && !has_castle(game, player)) {
            leave(game, player, outcome);
        }
    }
    for (int ahead = 1; ahead < players; ahead++) {
        const int player = (game->turn + ahead) % players;

        if (game->total[player] == 0) {
            continue;
        }
        if (has_move(game, player)) {
            outcome->next = player;
            return;
        }
        leave(game, player, outcome);
    }
}

static bool has_left(const Outcome *outcome, int cell)
{
    for (int index = 0; index < outcome->leaving; index++) {
        if (outcome->cell[index] == cell) {
            return true;
        }
    }
    return false;
}

static void come_back(Game *game, const Outcome *outcome)
{
    for (int index = outcome->leaving - 1; index >= 0; index--) {
        set_place(game, outcome->cell[index], outcome->man[index]);
    }
}

static void add_move(Game *game, int from, int to)
{
    const int man = game->men[from], taken = game->men[to];
    Outcome outcome;
    Turn *turn;

    outcome.leaving = 0;
    outcome.next = following(game, game->turn);
    if (is_crowd(game)) {
        set_place(game, from, NO_MAN);
        set_place(game, to, man);
        settle(game, &outcome);
        come_back(game, &outcome);
        set_place(game, to, taken);
        set_place(game, from, man);
    }
    turn = begin_turn(game);
    if (turn == NULL) {
        return;
    }
    turn->mark = (u16)to;
    turn->next = (u16)outcome.next;
    add_change(game, from, NO_MAN);
    add_change(game, to, has_left(&outcome, to) ? NO_MAN : man);
    for (int index = 0; index < outcome.leaving; index++) {
        if (outcome.cell[index] != to) {
            add_change(game, outcome.cell[index], NO_MAN);
        }
    }
    add_sign(game, from);
    add_sign(game, SIGN | (taken == NO_MAN ? '-' : '+'));
    add_sign(game, to);
    end_turn(game);
}

/* Return who alone is left of many; NOBODY while there are several. */
static int last_left(const Game *game)
{
    int last = NOBODY;

    for (int player = 0; player < game->laws->players; player++) {
        if (game->total[player] == 0) {
            continue;
        }
        if (last != NOBODY) {
            return NOBODY;
        }
        last = player;
    }
    return last;
}

static int winner_kaleido(const Game *game)
{
    if (is_crowd(game)) {
        return last_left(game);
    }
    if (!has_castle(game, 0)) {
        return 1;
    }
    return has_castle(game, 1) ? NOBODY : 0;
}

static bool is_wanted(const Game *game, const Aim *aim, int cell)
{
    return owner_at(game, cell) == aim->side && (aim->man == NO_MAN || game->men[cell] == aim->man);
}

static bool has_arrived(const Game *game, const Aim *aim)
{
    for (int word = 0; word < WORDS; word++) {
        for (u64 left = aim->cells.words[word] & game->held[aim->side].words[word]; left != 0;
             left &= left - 1) {
            if (is_wanted(game, aim, word * 64 + first_of(left))) {
                return true;
            }
        }
    }
    return false;
}

/* Tell whether the player to move, who has not lost, gives up his last castle by every turn. */
static bool must_leave(const Game *game)
{
    const int player = game->turn, castle = only_castle(game, player);
    CellSet ends;

    if (castle == NO_CELL || !has_castle(game, following(game, player))) {
        return false;
    }
    if (free_men(game, player) > always_moves(sort_of(game->men[castle]))) {
        return false;
    }
    for (int word = 0; word < WORDS; word++) {
        for (u64 left = game->held[player].words[word]; left != 0; left &= left - 1) {
            const int cell = word * 64 + first_of(left);

            if (cell != castle && can_move(game, cell)) {
                return false;
            }
        }
    }
    ends = ends_from(game, castle);
    return !is_none(&ends) && !have_common(&ends, &game->laws->region[KALEIDO_CASTLES]);
}

/* Tell whether an opponent who was there in the diagram is out, or the one whom the aim names. */
static bool is_out(const Game *game, const Aim *aim)
{
    for (int player = 0; player < game->laws->players; player++) {
        const bool is_asked = aim->number == 0 || aim->number == player + 1;

        if (player != aim->side && is_asked && game->first_total[player] > 0 &&
            game->total[player] == 0) {
            return true;
        }
    }
    return false;
}

static bool reached_kaleido(Game *game, const Aim *aim, const Turn *last)
{
    const int other = following(game, aim->side);

    (void)last;
    switch (aim->goal) {
    case GOAL_CASTLES:
        return is_crowd(game) ? is_out(game, aim) : !has_castle(game, other);
    case GOAL_CAPITULATION:
        return game->turn == other && must_leave(game);
    case GOAL_ARRIVE:
        return has_arrived(game, aim);
    case GOAL_SHUT_IN:
        return game->turn == other && has_castle(game, other) && !can_turn_kaleido(game);
    default:
        return false;
    }
}

static bool changes_cell(const Turn *turn, int cell)
{
    const u16 *change = changes_of(turn);

    for (int index = 0; index < turn->changes; index++) {
        if (change[2 * index] == cell) {
            return true;
        }
    }
    return false;
}

/* The last castle is lost by a turn that changes it; a cell is reached by who comes there. */
static bool may_reach_kaleido(const Game *game, const Aim *aim, const Turn *turn)
{
    const int other = following(game, aim->side);
    int castle;

    if (is_crowd(game) && aim->goal != GOAL_ARRIVE) {
        return true;
    }
    switch (aim->goal) {
    case GOAL_CASTLES:
        castle = only_castle(game, other);
        return !has_castle(game, other) || (castle != NO_CELL && changes_cell(turn, castle));
    case GOAL_ARRIVE:
        return has_arrived(game, aim) || has_cell(&aim->cells, turn->mark);
    case GOAL_CAPITULATION:
    case GOAL_SHUT_IN:
        return game->turn == aim->side;
    default:
        return true;
    }
}

/* One turn takes one man: who has two others that can always move is not blocked by it. */
static bool may_block(const Game *game, int other, int most)
{
    return free_men(game, other) <= most;
}

static void list_onto_castle(Game *game, int other)
{
    const int castle = only_castle(game, other);
    CellSet wanted = {{0}};

    if (castle == NO_CELL) {
        return;
    }
    put_cell(&wanted, castle);
    list_to(game, NO_MAN, &wanted);
}

static void list_taking(Game *game, const Aim *aim, int other)
{
    const int missing = aim->number - (game->first_total[other] - game->total[other]);

    if (missing <= 0) {
        list_kaleido(game);
    } else if (missing == 1) {
        list_to(game, NO_MAN, &game->held[other]);
    }
}

static void list_arriving(Game *game, const Aim *aim)
{
    if (has_arrived(game, aim)) {
        list_kaleido(game);
    } else {
        list_to(game, aim->man, &aim->cells);
    }
}

static void list_hopeful_kaleido(Game *game, const Aim *aim)
{
    const int other = following(game, game->turn);

    if (game->turn != aim->side || (is_crowd(game) && aim->goal != GOAL_ARRIVE)) {
        list_kaleido(game);
        return;
    }
    switch (aim->goal) {
    case GOAL_CASTLES:
        list_onto_castle(game, other);
        break;
    case GOAL_WIN:
        if (may_block(game, other, 1)) {
            list_kaleido(game);
        } else {
            list_onto_castle(game, other);
        }
        break;
    case GOAL_TAKE:
        list_taking(game, aim, other);
        break;
    case GOAL_SHUT_IN:
        if (may_block(game, other, 1)) {
            list_kaleido(game);
        }
        break;
    case GOAL_CAPITULATION:
        if (may_block(game, other, 2)) {
            list_kaleido(game);
        }
        break;
    case GOAL_ARRIVE:
        list_arriving(game, aim);
        break;
    default:
        list_kaleido(game);
    }
}

void set_kaleido(Family *family)
{
    family->list = list_kaleido;
    family->can_turn = can_turn_kaleido;
    family->winner = winner_kaleido;
    family->reached = reached_kaleido;
    family->may_reach = may_reach_kaleido;
    family->list_hopeful = list_hopeful_kaleido;
}
