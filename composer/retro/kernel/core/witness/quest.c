/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "witness/quest.h"

#include <string.h>

#include "unmoves/unmoves.h"

enum { BUCKETS = 1 << 15, NONE = 0x7FFFFFFF, MOST_SETBACK = 60000, EARLY = 500 };

typedef struct Place { /* a position, and how it was come to */
    u8 cells[32];      /* two squares a byte: 0, or the man plus one */
    u64 unmoved;
    u32 after, unmove; /* the place after it in the game, and the move between them */
    u32 next;          /* in its bucket */
    u16 setback, depth;
    u8 turn, passed;
} Place;

typedef struct Choice {
    i32 burden;
    u32 place;
} Choice;

struct Quest {
    const Memory *memory;
    const Board *board;
    Scales *scales;
    Place *places;
    u64 *known;    /* hashes of the positions that were come to */
    u32 *buckets;  /* the places that are still to be opened, by what they cost */
    u32 *unmoves;  /* of one position */
    Choice *choices;
    u32 count, most, known_mask, reached;
    int lowest, nearest;
    bool hopeless;
};

static void *room(const Memory *memory, size_t bytes, bool *lacks)
{
    void *found = take_blank(memory, bytes);
    *lacks = *lacks || found == NULL;
    return found;
}

Quest *new_quest(const Memory *memory, const Board *board, u32 most_positions)
{
    bool lacks = false;
    u32 known = 1024;
    Quest *quest = take_blank(memory, sizeof(Quest));
    if (quest == NULL) {
        return NULL;
    }
    while (known < 2 * most_positions) {
        known *= 2;
    }
    quest->memory = memory;
    quest->board = board;
    quest->most = most_positions;
    quest->known_mask = known - 1;
    quest->scales = room(memory, sizeof(Scales), &lacks);
    quest->places = room(memory, sizeof(Place) * (size_t)most_positions, &lacks);
    quest->known = room(memory, sizeof(u64) * (size_t)known, &lacks);
    quest->buckets = room(memory, sizeof(u32) * BUCKETS, &lacks);
    quest->unmoves = room(memory, sizeof(u32) * MOST_UNMOVES, &lacks);
    quest->choices = room(memory, sizeof(Choice) * MOST_UNMOVES, &lacks);
    if (lacks) {
        free_quest(quest);
        return NULL;
    }
    begin_scales(quest->scales, board);
    return quest;
}

void free_quest(Quest *quest)
{
    if (quest != NULL) {
        const Memory *memory = quest->memory;
        give_back(memory, quest->scales);
        give_back(memory, quest->places);
        give_back(memory, quest->known);
        give_back(memory, quest->buckets);
        give_back(memory, quest->unmoves);
        give_back(memory, quest->choices);
        give_back(memory, quest);
    }
}

static void pack(const Past *past, Place *place)
{
    const Pos *pos = &past->pos;
    memset(place->cells, 0, sizeof place->cells);
    for (int colour = 0; colour < 2; colour++) {
        for (int kind = 0; kind < 6; kind++) {
            for (u64 men = pos->kinds[kind] & pos->men[colour]; men != 0; men &= men - 1) {
                const int square = first_of(men);
                place->cells[square >> 1] |= (u8)((1 + colour * 6 + kind) << (square & 1) * 4);
            }
        }
    }
    place->unmoved = past->unmoved;
    place->turn = pos->turn;
    place->passed = pos->passed;
}

static void unpack(const Board *board, const Place *place, Past *past)
{
    Pos *pos = &past->pos;
    memset(past, 0, sizeof *past);
    for (int square = 0; square < 64; square++) {
        const int man = place->cells[square >> 1] >> (square & 1) * 4 & 15;
        if (man != 0) {
            pos->kinds[(man - 1) % 6] |= bit(square);
            pos->men[(man - 1) / 6] |= bit(square);
        }
    }
    pos->turn = place->turn;
    pos->passed = place->passed;
    past->unmoved = place->unmoved;
    pos->hash = hash_of(board, pos);
}

/* Return whether a position was come to before; from now on it was. */
static bool is_known(Quest *quest, const Past *past)
{
    u64 key = past->pos.hash ^ past->unmoved * 0x9E3779B97F4A7C15ULL;
    u32 at;
    key += key == 0;
    at = (u32)(key >> 20) & quest->known_mask;
    while (quest->known[at] != 0) {
        if (quest->known[at] == key) {
            return true;
        }
        at = (at + 1) & quest->known_mask;
    }
    quest->known[at] = key;
    return false;
}

static void put_into_bucket(Quest *quest, u32 place, int cost)
{
    cost = cost < BUCKETS ? cost : BUCKETS - 1;
    quest->places[place].next = quest->buckets[cost];
    quest->buckets[cost] = place;
    quest->lowest = cost < quest->lowest ? cost : quest->lowest;
}

static u32 take_cheapest(Quest *quest)
{
    u32 place;
    while (quest->lowest < BUCKETS - 1 && quest->buckets[quest->lowest] == NONE) {
        quest->lowest++;
    }
    place = quest->buckets[quest->lowest];
    if (place != NONE) {
        quest->buckets[quest->lowest] = quest->places[place].next;
    }
    return place;
}

static bool is_surplus(const Pos *pos, int colour, int kind, int square)
{
    const u64 alike = pos->kinds[kind] & pos->men[colour];
    const bool light = (LIGHT_SQUARES & bit(square)) != 0;
    switch (kind) {
    case QUEEN:
        return alike != 0;
    case BISHOP:
        return (alike & (light ? LIGHT_SQUARES : ~LIGHT_SQUARES)) != 0;
    default:
        return several(alike);
    }
}

/* Return whether a missing man may be put there in the second stage: an officer at home, a pawn
 * on a file of its own with its way home free, a knight anywhere. */
static bool fits_in(const Board *board, const Pos *pos, int colour, int kind, int square)
{
    const u64 men = pos->men[WHITE] | pos->men[BLACK];
    const int home = (square & 7) + (colour == WHITE ? 8 : 48);
    if (kind == PAWN) {
        return (pos->kinds[PAWN] & pos->men[colour] & FILE_A << (square & 7)) == 0 &&
               (square == home || ((men & (bit(home) | board->between[home][square])) == 0));
    }
    for (int one = 0; one < HOMES; one++) {
        if (HOME_KINDS[one] == kind && HOME_SQUARES[colour][one] == square) {
            return true;
        }
    }
    return kind == KNIGHT;
}

/* Return whether an un-move belongs to the plan of the stage; the others are not looked at. */
static bool is_wanted(const Board *board, const Pos *pos, u32 unmove, const Aim *aim)
{
    const int mover = kind_back(unmove), kind = uncaptured_by(unmove), colour = pos->turn;
    const int square = arrival_back(unmove);
    if (aim->stage == FILL_UP && mover != KNIGHT && mover != PAWN) {
        return false;
    }
    if (kind == NO_KIND || special_back(unmove) == PASSING) {
        return true;
    }
    if (kind != PAWN && is_surplus(pos, colour, kind, square)) {
        return aim->surplus && mover == PAWN;
    }
    if (aim->stage == FILL_UP) {
        return fits_in(board, pos, colour, kind, square);
    }
    return mover == PAWN || unpromotes(unmove) ||
           (kind == KNIGHT && (pos->kinds[KNIGHT] & pos->men[colour]) == 0);
}

static bool is_better(const Choice *one, const Choice *other)
{
    return one->burden != other->burden ? one->burden < other->burden : one->place < other->place;
}

/* Sort choices, the best first (Shell's way). */
static void sort_choices(Choice *choices, int count)
{
    for (int step = count / 2; step > 0; step = step == 2 ? 1 : step * 5 / 11) {
        for (int index = step; index < count; index++) {
            const Choice moved = choices[index];
            int at = index;
            while (at >= step && is_better(&moved, &choices[at - step])) {
                choices[at] = choices[at - step];
                at -= step;
            }
            choices[at] = moved;
        }
    }
}

static void begin(Quest *quest)
{
    memset(quest->known, 0, sizeof(u64) * ((size_t)quest->known_mask + 1));
    for (int cost = 0; cost < BUCKETS; cost++) {
        quest->buckets[cost] = NONE;
    }
    quest->count = 0;
    quest->lowest = BUCKETS - 1;
    quest->hopeless = false;
}

static u32 new_place(Quest *quest, const Past *past, u32 after, u32 unmove)
{
    Place *place = &quest->places[quest->count];
    pack(past, place);
    place->after = after;
    place->unmove = unmove;
    place->setback = 0;
    place->depth = (u16)(after == NONE ? 0 : quest->places[after].depth + 1);
    return quest->count++;
}

static int made_noisy(const Aim *aim, const Past *past, int found)
{
    if (aim->noise != 0) {
        const u64 mixed = (past->pos.hash ^ aim->seed * 0x9E3779B97F4A7C15ULL);
        found += (int)((mixed * 0xD6E8FEB86659FD93ULL >> 40) % (u64)aim->noise);
    }
    return found;
}

/* Look at the un-moves from a place; return how many new places there are, or -1 where one of
 * them is what was sought. */
static int open_place(Quest *quest, const Aim *aim, u32 at, u64 *nodes)
{
    Past past, before;
    u32 *end;
    int count = 0;
    unpack(quest->board, &quest->places[at], &past);
    end = find_unmoves(quest->board, &past, quest->unmoves);
    for (const u32 *unmove = quest->unmoves; unmove != end; unmove++) {
        int found;
        if (!is_wanted(quest->board, &past.pos, *unmove, aim)) {
            continue;
        }
        take_back(quest->board, &past, *unmove, &before);
        if (is_known(quest, &before)) {
            continue;
        }
        *nodes -= *nodes > 0;
        found = burden(quest->scales, &before, &aim->weights, aim->stage);
        if (found == NEVER || quest->count == quest->most) {
            continue;
        }
        quest->nearest = found < quest->nearest ? found : quest->nearest;
        quest->choices[count].place = new_place(quest, &before, at, *unmove);
        quest->choices[count].burden = made_noisy(aim, &before, found);
        if (found == 0 && before.pos.turn == aim->turn && before.pos.passed == NO_SQUARE) {
            quest->reached = quest->choices[count].place;
            return -1;
        }
        count++;
    }
    return count;
}

/* Put new places into their buckets: each choice but the best one is a setback. */
static void keep_choices(Quest *quest, const Aim *aim, u32 at, int count)
{
    const int before = quest->places[at].setback;
    sort_choices(quest->choices, count);
    for (int rank = 0; rank < count; rank++) {
        Place *place = &quest->places[quest->choices[rank].place];
        const int setback = before + (rank < 200 ? rank : 200) * aim->setback;
        place->setback = (u16)(setback < MOST_SETBACK ? setback : MOST_SETBACK);
        put_into_bucket(quest, quest->choices[rank].place,
                        quest->choices[rank].burden + place->depth + place->setback / 8);
    }
}

Outcome seek(Quest *quest, const Past *from, const Aim *aim, u64 *nodes,
             const volatile char *cancelled)
{
    const int found = burden(quest->scales, from, &aim->weights, aim->stage);
    u32 opened = 0;
    begin(quest);
    quest->nearest = found;
    quest->hopeless = found == NEVER;
    if (quest->hopeless) {
        return ENDED;
    }
    quest->reached = new_place(quest, from, NONE, 0);
    if (found == 0 && from->pos.turn == aim->turn) {
        return REACHED;
    }
    is_known(quest, from);
    put_into_bucket(quest, quest->reached, found);
    while (*nodes > 0 && opened < aim->most_opened && quest->count < quest->most) {
        const u32 at = take_cheapest(quest);
        int count;
        if (at == NONE) {
            return ENDED;
        }
        if (*cancelled != 0 || (aim->far != 0 && opened == EARLY && quest->nearest > aim->far)) {
            return STOPPED;
        }
        if (quest->places[at].depth >= LONGEST_ROW) {
            continue;
        }
        opened++;
        count = open_place(quest, aim, at, nodes);
        if (count < 0) {
            return REACHED;
        }
        keep_choices(quest, aim, at, count);
    }
    return STOPPED;
}

int row_found(const Quest *quest, u32 *row)
{
    const int length = quest->places[quest->reached].depth;
    u32 at = quest->reached;
    for (int index = length - 1; index >= 0; index--) {
        row[index] = quest->places[at].unmove;
        at = quest->places[at].after;
    }
    return length;
}

void place_found(const Quest *quest, Past *past)
{
    unpack(quest->board, &quest->places[quest->reached], past);
}

int nearest(const Quest *quest)
{
    return quest->nearest;
}

bool hopeless(const Quest *quest)
{
    return quest->hopeless;
}
