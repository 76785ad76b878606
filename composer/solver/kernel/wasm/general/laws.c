/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The laws of a problem, as the page writes them: how kinds go, what may stand on a square,
 * conditions. It is what `GeneralLaws` of the extension module does. */
#include "wasm/general/general.h"

enum { SQUARES = 64 };

static General the_engine; /* one instance solves one problem at a time */

General *general(void)
{
    return &the_engine;
}

/* Begin; 0 if there is no memory. */
EXPORTED(open_general) int open_general(void)
{
    General *own = general();
    own->memory = page_memory();
    own->written.memory = own->steps.memory = &own->memory;
    return 1;
}

/* Return where the page writes what it hands over. */
EXPORTED(told) u32 *told(void)
{
    return general()->told;
}

static void give_ways_back(Ways *ways)
{
    General *own = general();
    if (ways->first != NULL) {
        give_back(&own->memory, (void *)(uintptr_t)ways->first);
        give_back(&own->memory, ways->reach);
    }
    blank(ways, sizeof(Ways));
}

/* Take room for how a kind goes for a side: where each square's trails begin, the trails, their
 * squares, one behind the other. Return it; NULL if there is no memory. */
EXPORTED(new_ways) void *new_ways(int kind, int side, int trails, int cells)
{
    General *own = general();
    Ways *ways = &own->ways[kind][side];
    const size_t first = (SQUARES + 4) * sizeof(u32); /* trails after it stay aligned */
    const size_t bytes = first + (size_t)trails * sizeof(Trail) + (size_t)cells * sizeof(u16);
    u8 *block;
    give_ways_back(ways);
    block = take_blank(&own->memory, bytes);
    ways->reach = take_blank(&own->memory, (size_t)SQUARES * SQUARES * sizeof(u64));
    if (block == NULL || ways->reach == NULL) {
        return NULL;
    }
    ways->first = (u32 *)(void *)block;
    ways->trails = (Trail *)(void *)(block + first);
    ways->cells = (u16 *)(void *)(block + first + (size_t)trails * sizeof(Trail));
    return block;
}

/* Say that they are written. */
EXPORTED(close_ways) void close_ways(int kind, int side)
{
    fill_reach(&general()->ways[kind][side], SQUARES);
}

/* Begin the laws of a problem: an empty board, castling as in the game. */
EXPORTED(begin_laws) void begin_laws(int contents, int promotions)
{
    Laws *laws = &general()->laws;
    blank(laws, sizeof(Laws));
    laws->cells = SQUARES;
    laws->words = 1;
    laws->contents = contents;
    laws->promotions = promotions;
    laws->content[0].owner = 255;
    laws->content[HOLE].owner = 255;
    for (int cell = 0; cell < MOST_CELLS; cell++) {
        laws->keeps_rights[cell] = 0xFFFF;
    }
    for (int side = 0; side < 2; side++) {
        const int king = side == 0 ? 4 : 60;
        fill_castle(laws, 2 * side, side, king, king + 3, king + 2, king + 1);
        fill_castle(laws, 2 * side + 1, side, king, king - 4, king - 2, king - 1);
    }
}

/* Say where men of a side are promoted: 64 bits, as two halves. */
EXPORTED(promotes_on) void promotes_on(int side, u32 low, u32 high)
{
    general()->laws.last[side][0] = (u64)low | (u64)high << 32;
}

/* Say what stands on a square by a number. `told` has: the kind's place among the ways, the owner,
 * whether he is royal, is promoted, several of his trails lead to one square; what he is after a
 * move by White, by Black; then what he is promoted to by White, by Black, MOST_BECOMES each. */
EXPORTED(fill_content) void fill_content(int number)
{
    General *own = general();
    Content *content = &own->laws.content[number];
    const u32 *items = own->told;
    content->ways = own->ways[items[0]];
    content->owner = (u8)items[1];
    content->royal = items[2] != 0;
    content->promotes = items[3] != 0;
    content->repeats = items[4] != 0;
    for (int side = 0; side < 2; side++) {
        content->settled[side] = (u8)items[5 + side];
        for (int index = 0; index < MOST_BECOMES; index++) {
            content->becomes[side][index] = (u8)items[7 + side * MOST_BECOMES + index];
        }
    }
}

/* Say what conditions may make of a man. `told` has: his kind, his qualities as bits, the same man
 * of the other side; then as each kind, from the first, MOST_KINDS; with each quality, without. */
EXPORTED(fill_variants) void fill_variants(int number)
{
    General *own = general();
    Laws *laws = &own->laws;
    const u32 *items = own->told;
    laws->kind[number] = (u8)items[0];
    laws->marks[number] = items[1];
    laws->turned[number] = (u8)items[2];
    for (int index = 1; index < MOST_KINDS; index++) {
        laws->as_kind[number][index] = (u8)items[2 + index];
    }
    for (int index = 0; index < QUALITIES; index++) {
        laws->with[index][number] = (u8)items[2 + MOST_KINDS + index];
        laws->without[index][number] = (u8)items[2 + MOST_KINDS + QUALITIES + index];
    }
}

/* Say with whom kings castle. */
EXPORTED(castle_with) void castle_with(int kind)
{
    general()->laws.partner = (u8)kind;
}

/* Put a condition on the game. `told` has its numbers, MOST_NUMBERS, and then its name, a letter
 * each, and 0. Return 0 if there is none, or no room for it. */
EXPORTED(put_condition) int put_condition(int only)
{
    General *own = general();
    i32 numbers[MOST_NUMBERS];
    char name[64];
    const Condition *condition;
    int length = 0;
    for (int index = 0; index < MOST_NUMBERS; index++) {
        numbers[index] = (i32)own->told[index];
    }
    while (length < 63 && own->told[MOST_NUMBERS + length] != 0) {
        name[length] = (char)own->told[MOST_NUMBERS + length];
        length++;
    }
    name[length] = 0;
    condition = find_condition(name);
    return condition != NULL && place_condition(&own->laws, condition, numbers, MOST_NUMBERS, only);
}

/* Tell whether a condition chooses among the legal moves. */
EXPORTED(laws_choose) int laws_choose(void)
{
    return general()->laws.chooses;
}
