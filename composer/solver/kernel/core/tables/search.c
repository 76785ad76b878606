/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tables/search.h"

#include <string.h>

enum { SMALLEST = 1 << 10 };

TablesSearch *new_tables_search(const Memory *memory, const TablesLaws *laws)
{
    TablesSearch *search = take_blank(memory, sizeof(TablesSearch));

    if (search == NULL) {
        return NULL;
    }
    search->memory = memory;
    search->laws = laws;
    search->room = SMALLEST;
    search->middle = take(memory, SMALLEST * sizeof(TablesMiddle));
    search->table = take(memory, 2 * SMALLEST * sizeof(uint32_t));
    search->stack = take(memory, SMALLEST * sizeof(uint32_t));
    search->foe = take(memory, TABLES_OTHERS * sizeof(TablesFoes));
    if (search->middle == NULL || search->table == NULL || search->stack == NULL ||
        search->foe == NULL) {
        free_tables_search(search);
        return NULL;
    }
    return search;
}

void free_tables_search(TablesSearch *search)
{
    if (search != NULL) {
        give_back(search->memory, search->middle);
        give_back(search->memory, search->table);
        give_back(search->memory, search->stack);
        give_back(search->memory, search->foe);
        give_back(search->memory, search);
    }
}

static uint32_t place_of(const TablesSearch *search, const TablesMiddle *middle)
{
    uint64_t words[sizeof(TablesMiddle) / sizeof(uint64_t)], mixed = 0;

    memcpy(words, middle, sizeof words);
    for (unsigned at = 0; at < sizeof words / sizeof *words; at++) {
        mixed = (mixed ^ words[at]) * 0x9E3779B97F4A7C15u;
        mixed ^= mixed >> 29;
    }
    return (uint32_t)(mixed >> 16) & search->mask;
}

static void write_down(TablesSearch *search, uint32_t at)
{
    uint32_t place = place_of(search, &search->middle[at]);

    while (search->table[place] != 0) {
        place = (place + 1) & search->mask;
    }
    search->table[place] = at + 1;
}

static void clear_table(TablesSearch *search, uint32_t size)
{
    search->mask = size - 1;
    memset(search->table, 0, size * sizeof(uint32_t));
}

static void write_all_down(TablesSearch *search, uint32_t size)
{
    clear_table(search, size);
    for (uint32_t at = 0; at < search->count; at++) {
        write_down(search, at);
    }
}

bool make_room(TablesSearch *search)
{
    const uint32_t wanted = 2 * search->room;
    TablesMiddle *middle;
    uint32_t *table, *stack;

    if (search->count + TABLES_CHILDREN <= search->room) {
        return true;
    }
    if (wanted > TABLES_MIDDLES) {
        return false;
    }
    middle = take(search->memory, wanted * sizeof(TablesMiddle));
    table = take(search->memory, 2 * (size_t)wanted * sizeof(uint32_t));
    stack = take(search->memory, wanted * sizeof(uint32_t));
    if (middle == NULL || table == NULL || stack == NULL) {
        give_back(search->memory, middle);
        give_back(search->memory, table);
        give_back(search->memory, stack);
        return false;
    }
    memcpy(middle, search->middle, search->count * sizeof(TablesMiddle));
    memcpy(stack, search->stack, search->room * sizeof(uint32_t));
    give_back(search->memory, search->middle);
    give_back(search->memory, search->table);
    give_back(search->memory, search->stack);
    search->middle = middle;
    search->table = table;
    search->stack = stack;
    search->room = wanted;
    write_all_down(search, search->mask + 1);
    return make_room(search);
}

/* Keep the table of positions at least half empty. */
static void spread_out(TablesSearch *search)
{
    if (2 * search->count > search->mask + 1) {
        write_all_down(search, 2 * (search->mask + 1));
    }
}

/* Return the number of a position; it is added where it is new. */
static uint32_t number_of(TablesSearch *search, const TablesMiddle *middle, uint8_t *is_new)
{
    uint32_t place = place_of(search, middle);

    while (search->table[place] != 0) {
        const uint32_t at = search->table[place] - 1;
        if (memcmp(&search->middle[at], middle, sizeof *middle) == 0) {
            *is_new = 0;
            return at;
        }
        place = (place + 1) & search->mask;
    }
    *is_new = 1;
    search->middle[search->count] = *middle;
    search->table[place] = ++search->count;
    spread_out(search);
    return search->count - 1;
}

static void put(uint8_t *men, int room, uint8_t sort)
{
    int at = room - 1;

    while (at > 0 && men[at - 1] > sort) {
        men[at] = men[at - 1];
        at--;
    }
    men[at] = sort;
}

static void take_away(uint8_t *men, int room, uint8_t sort)
{
    int at = 0;

    while (men[at] != sort) {
        at++;
    }
    memmove(men + at, men + at + 1, (size_t)(room - at - 1));
    men[room - 1] = TABLES_NO_MAN;
}

/* Find what the others' men are on the points. */
static void count_foes(const TablesLaws *laws, TablesFoes *foes)
{
    bool plain[TABLES_PLACES] = {false};

    memset(foes->kind, TABLES_FREE, sizeof foes->kind);
    memset(foes->count, 0, sizeof foes->count);
    memset(foes->owner, TABLES_PLAYERS, sizeof foes->owner);
    memset(foes->sort, TABLES_NO_MAN, sizeof foes->sort);
    for (int player = 0; player < laws->players; player++) {
        for (int at = 0; at < TABLES_MEN && foes->men[player][at] != TABLES_NO_MAN; at++) {
            const uint8_t sort = foes->men[player][at], place = sort >> 1;
            if (place == 0) {
                continue;
            }
            if (foes->count[place]++ == 0) {
                foes->sort[place] = sort;
                foes->owner[place] = (uint8_t)player;
            }
            plain[place] = plain[place] || (sort & 1) == 0;
        }
    }
    for (int place = 1; place <= laws->points; place++) {
        if (foes->count[place] != 0) {
            const bool closed = foes->count[place] >= laws->block ||
                                laws->hit == TABLES_HIT_NONE || (laws->marked_only && plain[place]);
            foes->kind[place] = closed ? TABLES_CLOSED : TABLES_SINGLE;
        }
    }
}

void begin_throw(TablesSearch *search, const uint8_t men[TABLES_PLAYERS][TABLES_MEN], int player,
                 const TablesThrow *throw)
{
    TablesMiddle first = {.foes = 0};
    uint8_t is_new;

    search->player = player;
    search->throw = throw;
    search->count = 0;
    search->foes = 1;
    clear_table(search, 2 * SMALLEST);
    memcpy(search->foe[0].men, men, sizeof search->foe[0].men);
    memset(search->foe[0].men[player], TABLES_NO_MAN, TABLES_MEN);
    count_foes(search->laws, &search->foe[0]);
    memcpy(first.own, men[player], TABLES_MEN);
    memset(first.frozen, TABLES_NO_MAN, TABLES_NUMBERS);
    number_of(search, &first, &is_new);
}

int numbers_left(const TablesSearch *search, uint32_t at)
{
    const TablesMiddle *middle = &search->middle[at];

    if (middle->own[0] == TABLES_NO_MAN && middle->frozen[0] == TABLES_NO_MAN) {
        return 0;
    }
    return search->throw->left[middle->left].count;
}

/* What holds of the thrower's men, in the position from which he goes on. */
typedef struct Mine {
    uint8_t count[TABLES_PLACES];
    bool specials_home;
    bool all_home;
    bool any_special;
    int hindmost; /* step of the last man; -1 of one outside */
} Mine;

static void note_man(const TablesLaws *laws, int player, Mine *mine, uint8_t sort)
{
    const uint8_t place = sort >> 1;
    const int step = place == 0 || laws->ring ? -1 : laws->step[player][place];

    mine->count[place]++;
    if (!laws->home[player][place]) {
        mine->all_home = false;
        mine->specials_home = mine->specials_home && (sort & 1) == 0;
    }
    mine->any_special = mine->any_special || (sort & 1) != 0;
    if (step < mine->hindmost) {
        mine->hindmost = step;
    }
}

static void note_men(const TablesSearch *search, const TablesMiddle *middle, Mine *mine)
{
    memset(mine, 0, sizeof *mine);
    mine->specials_home = mine->all_home = true;
    mine->hindmost = TABLES_PLACES;
    for (int at = 0; at < TABLES_MEN && middle->own[at] != TABLES_NO_MAN; at++) {
        note_man(search->laws, search->player, mine, middle->own[at]);
    }
    for (int at = 0; at < TABLES_NUMBERS && middle->frozen[at] != TABLES_NO_MAN; at++) {
        note_man(search->laws, search->player, mine, middle->frozen[at]);
    }
}

/* Return where one comes on the ring: starts are skipped that two of their men hold. */
static int go_round(const TablesSearch *search, const TablesFoes *foes, int place, int number)
{
    const TablesLaws *laws = search->laws;

    while (number > 0) {
        bool skipped = false;
        place = place % laws->points + 1;
        for (int player = 0; player < laws->players; player++) {
            if (laws->start[player] == place) {
                skipped = player == search->player ||
                          (foes->owner[place] == player && foes->count[place] > 1);
            }
        }
        number -= skipped ? 0 : 1;
    }
    return place;
}

int end_of(const TablesSearch *search, const TablesFoes *foes, int place, int number)
{
    const TablesLaws *laws = search->laws;
    const int player = search->player;
    int step;

    if (laws->ring) {
        return go_round(search, foes, place, number);
    }
    if (place == 0) {
        step = laws->hit == TABLES_HIT_BACK ? laws->step[player][laws->start[player]] : -1;
    } else {
        step = laws->step[player][place];
    }
    step += number;
    return step < laws->length[player] ? laws->way[player][step]
                                       : TABLES_OFF + step - laws->length[player];
}

static bool takes_off(const TablesSearch *search, const Mine *mine, uint8_t sort, int surplus)
{
    const TablesLaws *laws = search->laws;
    const int place = sort >> 1;

    if (laws->leave == TABLES_NEVER || !laws->home[search->player][place] ||
        (laws->when == TABLES_ALL_HOME && !mine->all_home) ||
        (laws->when == TABLES_SPECIALS_HOME && !mine->specials_home)) {
        return false;
    }
    if (surplus == 0 || laws->leave == TABLES_AT_LEAST) {
        return true;
    }
    return laws->leave == TABLES_LARGER && mine->hindmost >= laws->step[search->player][place];
}

/* Tell whether own men keep a man from stopping. */
static bool is_forbidden(const TablesSearch *search, const Mine *mine, uint8_t sort, int place)
{
    const TablesLaws *laws = search->laws;
    const int here = mine->count[place];

    if (here >= laws->most_on_point ||
        (laws->half_single && here == 1 && laws->half[search->player][place])) {
        return true;
    }
    return laws->spread && (sort & 1) != 0 && here != 0 && laws->home[search->player][place] &&
           !mine->specials_home;
}

static bool stands_at(const uint8_t *men, int room, int place)
{
    for (int at = 0; at < room && men[at] != TABLES_NO_MAN; at++) {
        if (men[at] >> 1 == place) {
            return true;
        }
    }
    return false;
}

/* Tell whether others than the owner hold a start; the man who was hit is no more there. */
static bool is_held(const TablesSearch *search, const TablesFoes *foes, const TablesMiddle *after,
                    int victim, int start)
{
    if (stands_at(after->own, TABLES_MEN, start) ||
        stands_at(after->frozen, TABLES_NUMBERS, start)) {
        return true;
    }
    for (int player = 0; player < search->laws->players; player++) {
        if (player != victim && stands_at(foes->men[player], TABLES_MEN, start)) {
            return true;
        }
    }
    return false;
}

/* Send the man away who was hit on a point; -1 if there is no room. */
static int send_away(TablesSearch *search, const TablesMiddle *after, int place)
{
    const TablesFoes *before = &search->foe[after->foes];
    TablesFoes foes = *before;
    const int victim = before->owner[place];
    const uint8_t sort = before->sort[place], special = sort & 1;
    uint8_t *men = foes.men[victim];

    take_away(men, TABLES_MEN, sort);
    if (search->laws->hit == TABLES_HIT_ENTER) {
        put(men, TABLES_MEN, special);
    } else if (search->laws->hit == TABLES_HIT_BACK) {
        const int start = search->laws->start[victim];
        const int to = is_held(search, &foes, after, victim, start) ? 0 : start;
        put(men, TABLES_MEN, (uint8_t)(2 * to + special));
    }
    for (int at = search->foes - 1; at >= 0; at--) {
        if (memcmp(search->foe[at].men, foes.men, sizeof foes.men) == 0) {
            return at;
        }
    }
    if (search->foes == TABLES_OTHERS) {
        return -1;
    }
    count_foes(search->laws, &foes);
    search->foe[search->foes] = foes;
    return search->foes++;
}

static bool add_step(TablesSearch *search, const TablesMiddle *after, uint8_t start, uint8_t end,
                     bool hits)
{
    TablesStep *step = &search->step[search->steps];

    if (search->steps == TABLES_CHILDREN) {
        return false;
    }
    step->after = number_of(search, after, &step->is_new);
    step->start = start;
    step->end = end;
    step->hits = hits;
    search->steps++;
    return true;
}

/* Find what a number does to the point that it names. */
static bool name_point(TablesSearch *search, const TablesMiddle *from, const Mine *mine,
                       TablesGroup group)
{
    const TablesLaws *laws = search->laws;
    TablesMiddle after = *from;
    uint8_t plain;

    if (group.total > laws->length[search->player]) {
        return true;
    }
    plain = (uint8_t)(2 * laws->way[search->player][group.total - 1]);
    after.left = group.rest;
    for (int at = 0; at < TABLES_MEN && from->own[at] != TABLES_NO_MAN; at++) {
        if (from->own[at] == plain + 1) {
            take_away(after.own, TABLES_MEN, (uint8_t)(plain + 1));
            put(after.own, TABLES_MEN, plain);
            return add_step(search, &after, (uint8_t)(plain + 1), plain, false);
        }
    }
    if (!mine->any_special && mine->count[plain >> 1] != 0) {
        take_away(after.own, TABLES_MEN, plain);
        return add_step(search, &after, plain, 2 * TABLES_OFF, false);
    }
    return true;
}

static bool move_man(TablesSearch *search, const TablesMiddle *from, const Mine *mine,
                     TablesGroup group, uint8_t sort)
{
    const TablesFoes *foes = &search->foe[from->foes];
    const int end = end_of(search, foes, sort >> 1, group.total);
    const uint8_t special = sort & 1, arrived = (uint8_t)(2 * end + special);
    TablesMiddle after = *from;
    int sent;

    if (end >= TABLES_OFF) {
        if (!takes_off(search, mine, sort, end - TABLES_OFF)) {
            return true;
        }
        take_away(after.own, TABLES_MEN, sort);
        after.left = group.rest;
        return add_step(search, &after, sort, (uint8_t)(2 * TABLES_OFF + special), false);
    }
    if (foes->kind[end] == TABLES_CLOSED || is_forbidden(search, mine, sort, end)) {
        return true;
    }
    take_away(after.own, TABLES_MEN, sort);
    after.left = group.rest;
    if (foes->kind[end] == TABLES_FREE) {
        put(after.own, TABLES_MEN, arrived);
        return add_step(search, &after, sort, arrived, false);
    }
    put(after.frozen, TABLES_NUMBERS, arrived);
    after.has_hit = 1;
    sent = send_away(search, &after, end);
    after.foes = (uint16_t)sent;
    return sent >= 0 && add_step(search, &after, sort, arrived, true);
}

bool find_steps(TablesSearch *search, uint32_t at)
{
    const TablesMiddle from = search->middle[at];
    const TablesLeft *left = &search->throw->left[from.left];
    const bool waits_outside = search->laws->enter_first;
    Mine mine;

    search->steps = 0;
    if (numbers_left(search, at) == 0) {
        return true;
    }
    note_men(search, &from, &mine);
    for (int index = 0; index < left->groups; index++) {
        uint8_t before = TABLES_NO_MAN;
        if (search->laws->named) {
            if (!name_point(search, &from, &mine, left->group[index])) {
                return false;
            }
            continue;
        }
        for (int man = 0; man < TABLES_MEN && from.own[man] != TABLES_NO_MAN; man++) {
            const uint8_t sort = from.own[man];
            if (sort == before || (waits_outside && mine.count[0] != 0 && sort > 1) ||
                (search->laws->specials_first && !mine.specials_home && (sort & 1) == 0)) {
                continue;
            }
            before = sort;
            if (!move_man(search, &from, &mine, left->group[index], sort)) {
                return false;
            }
        }
    }
    return true;
}
