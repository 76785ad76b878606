/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/game.h"

static u64 number_of(int place, int value)
{
    return scattered((u64)place << 16 | (u16)value);
}

/* The second series, from the first: no sum of one is a sum of the other. */
static u64 second_number(u64 number)
{
    return (number ^ number >> 29) * 0xD6E8FEB86659FD93ULL;
}

void clear_game(Game *game)
{
    for (int cell = 0; cell < MOST_CELLS; cell++) {
        game->men[cell] = NO_MAN;
    }
    for (int index = 0; index < MOST_EXTRAS; index++) {
        game->extra[index] = 0;
    }
    for (int man = 0; man < MOST_MEN; man++) {
        game->count[man] = game->places[man] = 0;
    }
    for (int player = 0; player < MOST_PLAYERS; player++) {
        game->total[player] = game->first_total[player] = 0;
        for (int word = 0; word < CELL_WORDS; word++) {
            game->held[player].words[word] = 0;
        }
    }
    game->turn = 0;
    game->mover = NOBODY;
    game->hash = game->check = 0;
    game->written = game->made = 0;
    game->starved = false;
    game->used = 0;
    game->turns = 0;
    game->building = 0;
    game->mute = false;
}

bool open_game(Game *game, const GameLaws *laws, const Memory *memory)
{
    game->laws = laws;
    game->memory = memory;
    clear_game(game);
    game->room = take(memory, TURN_WORDS * sizeof *game->room);
    game->places_of_turns = take(memory, MOST_TURNS * sizeof *game->places_of_turns);
    return game->room != NULL && game->places_of_turns != NULL;
}

void close_game(Game *game)
{
    give_back(game->memory, game->room);
    give_back(game->memory, game->places_of_turns);
    game->room = NULL;
    game->places_of_turns = NULL;
}

static void count_man(Game *game, int man, int cell, int more)
{
    const int owner = game->laws->owner[man];

    game->count[man] = (u16)(game->count[man] + more);
    game->places[man] ^= (u16)cell;
    if (owner < MOST_PLAYERS) {
        game->held[owner].words[cell >> 6] ^= bit(cell & 63);
        game->total[owner] += more;
    }
}

/* Put a value onto a place, the hash not considered. */
static void put_plainly(Game *game, int place, int old, int value)
{
    if (place >= FIRST_EXTRA) {
        game->extra[place - FIRST_EXTRA] = (i16)value;
        return;
    }
    if (old != NO_MAN) {
        count_man(game, old, place, -1);
    }
    if (value != NO_MAN) {
        count_man(game, value, place, 1);
    }
    game->men[place] = (u8)value;
}

void set_place(Game *game, int place, int value)
{
    const int old = value_at(game, place);
    const u64 gone = number_of(place, old), come = number_of(place, value);

    game->hash ^= gone ^ come;
    game->check ^= second_number(gone) ^ second_number(come);
    put_plainly(game, place, old, value);
}

void begin_game(Game *game, int turn)
{
    game->turn = turn;
    game->mover = NOBODY;
    game->written = game->made = 0;
    for (int player = 0; player < MOST_PLAYERS; player++) {
        game->first_total[player] = game->total[player];
    }
    for (int man = 0; man < MOST_MEN; man++) {
        game->first_count[man] = game->count[man];
    }
}

void make_turn(Game *game, const Turn *turn)
{
    const bool fits = game->written + turn->changes <= JOURNAL_ROOM && game->made < MOST_MADE - 1;
    const u16 *change = changes_of(turn);
    Before *before = &game->before[game->made];

    before->hash = game->hash;
    before->check = game->check;
    before->written = game->written;
    before->turn = game->turn;
    before->mover = game->mover;
    if (game->made < MOST_MADE - 1) {
        game->made++;
    }
    if (!fits) {
        game->starved = true; /* nothing that is found counts any more */
        return;
    }
    for (int index = 0; index < turn->changes; index++, change += 2) {
        Entry *entry = &game->journal[game->written++];

        entry->place = change[0];
        entry->old = (i16)value_at(game, change[0]);
        set_place(game, change[0], (i16)change[1]);
    }
    game->mover = game->turn;
    game->turn = turn->next;
}

void unmake_turn(Game *game)
{
    const Before *before;

    if (game->made == 0) {
        return;
    }
    before = &game->before[--game->made];
    while (game->written > before->written) {
        const Entry *entry = &game->journal[--game->written];

        put_plainly(game, entry->place, value_at(game, entry->place), entry->old);
    }
    game->hash = before->hash;
    game->check = before->check;
    game->turn = before->turn;
    game->mover = before->mover;
}

static Turn *built(Game *game)
{
    return (Turn *)(void *)(game->room + game->building);
}

Turn *begin_turn(Game *game)
{
    Turn *turn;

    game->building = game->used;
    if (game->starved || game->used + 1024 > TURN_WORDS || game->turns >= MOST_TURNS) {
        game->starved = true;
        return NULL;
    }
    turn = built(game);
    turn->size = TURN_HEAD;
    turn->next = (u16)following(game, game->turn);
    turn->mark = NO_MARK;
    turn->changes = turn->signs = 0;
    return turn;
}

static void add_word(Game *game, int word)
{
    Turn *turn = built(game);

    game->room[game->building + turn->size++] = (u16)word;
}

/* Tell whether so many more words fit into the turn being built. */
static bool fits(Game *game, int words)
{
    if (!game->starved && built(game)->size + words > 1024) {
        game->starved = true;
    }
    return !game->starved;
}

void add_change(Game *game, int place, int value)
{
    if (!fits(game, 2) || value_at(game, place) == value) {
        return;
    }
    add_word(game, place);
    add_word(game, value);
    built(game)->changes++;
}

void add_sign(Game *game, int sign)
{
    if (game->mute || !fits(game, 1)) {
        return;
    }
    add_word(game, sign);
    built(game)->signs++;
}

void end_turn(Game *game)
{
    if (game->starved) {
        return;
    }
    game->places_of_turns[game->turns++] = game->building;
    game->used = game->building + built(game)->size;
}

/* Where one is in the text of a turn. */
typedef struct Reader {
    const Game *game;
    const u16 *sign;
    int left;
    const char *label; /* of the cell that is being read; NULL between signs */
} Reader;

/* Return the next letter of a text, 0 at its end. */
static int next_letter(Reader *reader)
{
    while (true) {
        u16 sign;

        if (reader->label != NULL) {
            if (*reader->label != 0) {
                return (u8)*reader->label++;
            }
            reader->label = NULL;
        }
        if (reader->left == 0) {
            return 0;
        }
        sign = *reader->sign++;
        reader->left--;
        if (sign & SIGN) {
            return sign & 0xFF;
        }
        reader->label = reader->game->laws->label[sign];
    }
}

static bool comes_before(const Game *game, const Turn *one, const Turn *other)
{
    Reader left = {game, signs_of(one), one->signs, NULL};
    Reader right = {game, signs_of(other), other->signs, NULL};

    while (true) {
        const int a = next_letter(&left), b = next_letter(&right);

        if (a != b) {
            return a < b;
        }
        if (a == 0) {
            return false;
        }
    }
}

static bool changes_are_in(const Turn *one, const Turn *other)
{
    const u16 *change = changes_of(one);

    for (int index = 0; index < one->changes; index++, change += 2) {
        const u16 *twin = changes_of(other);
        int at = 0;

        while (at < other->changes && (twin[0] != change[0] || twin[1] != change[1])) {
            at++;
            twin += 2;
        }
        if (at == other->changes) {
            return false;
        }
    }
    return true;
}

/* Each place is changed once in a turn, so as many changes, all found, are the same changes. */
static bool same_result(const Turn *one, const Turn *other)
{
    return one->changes == other->changes && one->next == other->next &&
           changes_are_in(one, other);
}

/* Of turns with one result keep that whose text is the first. */
static void join_repeats(Game *game, Row *row)
{
    u32 *places = game->places_of_turns + row->first;
    int kept = 0;

    for (int index = 0; index < row->count; index++) {
        const Turn *turn = turn_of(game, row, index);
        int like = 0;

        while (like < kept && !same_result(turn_of(game, row, like), turn)) {
            like++;
        }
        if (like == kept) {
            places[kept++] = places[index];
        } else if (comes_before(game, turn, turn_of(game, row, like))) {
            places[like] = places[index];
        }
    }
    row->count = kept;
    game->turns = row->first + kept;
}

static Row listed(Game *game)
{
    Row row = {game->turns, 0, game->used};

    game->laws->family.list(game);
    row.count = game->turns - row.first;
    return row;
}

Row take_turns(Game *game)
{
    Row row = {game->turns, 0, game->used};

    if (game->laws->family.winner(game) != NOBODY) {
        return row;
    }
    row = listed(game);
    if (game->laws->repeats) {
        join_repeats(game, &row);
    }
    return row;
}

Row take_hopeful_turns(Game *game, const Aim *aim)
{
    const Family *family = &game->laws->family;
    Row row = {game->turns, 0, game->used};

    if (family->list_hopeful == NULL) {
        return take_turns(game);
    }
    if (family->winner(game) != NOBODY) {
        return row;
    }
    family->list_hopeful(game, aim);
    row.count = game->turns - row.first;
    return row;
}

bool can_turn(Game *game)
{
    Row row;

    if (game->laws->family.can_turn != NULL) {
        return game->laws->family.can_turn(game);
    }
    row = listed(game);
    give_turns(game, &row);
    return row.count > 0;
}

int winner_of(Game *game)
{
    const int winner = game->laws->family.winner(game);

    if (winner != NOBODY || !game->laws->stuck_loses || can_turn(game)) {
        return winner;
    }
    return following(game, game->turn);
}

static bool enough_is_taken(const Game *game, const Aim *aim)
{
    int gone = 0;

    for (int player = 0; player < game->laws->players; player++) {
        if (player != aim->side) {
            gone += game->first_total[player] - game->total[player];
        }
    }
    return gone >= aim->number;
}

bool is_reached(Game *game, const Aim *aim, const Turn *last)
{
    switch (aim->goal) {
    case GOAL_WIN:
        return winner_of(game) == aim->side;
    case GOAL_TAKE:
        return enough_is_taken(game, aim);
    case GOAL_BLOCK:
        return game->turn != aim->side && game->total[game->turn] > 0 && !can_turn(game);
    default:
        return game->laws->family.reached != NULL &&
               game->laws->family.reached(game, aim, last);
    }
}

bool may_be_reached(const Game *game, const Aim *aim, const Turn *turn)
{
    if (aim->goal >= OWN_GOAL && game->laws->family.may_reach != NULL) {
        return game->laws->family.may_reach(game, aim, turn);
    }
    return true;
}

u64 count_sequences(Game *game, int depth, const char *cancelled)
{
    const Row row = take_turns(game);
    u64 count = 0;

    if (depth == 1 || *cancelled) {
        count = (u64)row.count;
    } else {
        for (int index = 0; index < row.count && !game->starved; index++) {
            make_turn(game, turn_of(game, &row, index));
            count += count_sequences(game, depth - 1, cancelled);
            unmake_turn(game);
        }
    }
    give_turns(game, &row);
    return count;
}
