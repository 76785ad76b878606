/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search/table.h"

enum { FIRST_PLACES = 1 << 14 }; /* in use at first: a small table is fast, for it is near */

#define IN_BUCKET ((u64)BUCKET - 1)

bool new_places(Table *table, const Memory *memory, u64 bytes)
{
    u64 size = FIRST_PLACES;
    while (2 * size * sizeof(Place) <= bytes) {
        size *= 2;
    }
    if (size > (SIZE_MAX - CACHE_LINE) / sizeof(Place)) {
        return false;
    }
    table->block = take_blank(memory, (size_t)size * sizeof(Place) + CACHE_LINE);
    if (table->block == NULL) {
        return false;
    }
    table->places = at_cache_line(table->block);
    table->size = size;
    table->mask = (FIRST_PLACES - 1) & ~IN_BUCKET;
    table->filled = 0;
    return true;
}

void free_places(Table *table, const Memory *memory)
{
    give_back(memory, table->block);
    table->block = NULL;
    table->places = NULL;
}

/* Take four times as many places into use, and bring the facts to where they now belong.
 *
 * Another thread may read and write meanwhile: it may miss a fact, but find no wrong one. */
static void grow(Table *table)
{
    const u64 old = load(&table->mask) + BUCKET;
    const u64 mask = ((4 * old <= table->size ? 4 * old : table->size) - 1) & ~IN_BUCKET;
    store(&table->mask, mask);
    for (u64 index = 0; index < old; index++) {
        Place *place = &table->places[index];
        const u64 found = load(&place->fact);
        const u64 key = load(&place->check) ^ found;
        if (found != 0 && (key & mask) != (index & ~IN_BUCKET)) {
            Fact fact;
            store(&place->fact, 0);
            store(&table->filled, load(&table->filled) - 1);
            read_fact(found, &fact);
            remember(table, key, &fact);
        }
    }
}

/* Return how much a fact is worth: deep and new ones are kept. */
static inline int worth_of(const Table *table, u64 found)
{
    const int solved = (int)(found & 255), failed = (int)(found >> 8 & 255);
    const int depth = solved == NEVER || failed > solved ? failed : solved;
    if (found == 0) {
        return -1;
    }
    return depth + ((found >> 32 & 255) == table->age ? 16 : 0);
}

void remember(Table *table, u64 key, const Fact *fact)
{
    Place *places = &table->places[key & load(&table->mask)];
    Place *chosen = places;
    int least = 1 << 30;
    u64 found;
    for (int index = 0; index < BUCKET; index++) {
        int worth;
        found = load(&places[index].fact);
        if ((load(&places[index].check) ^ found) == key && found != 0) {
            chosen = &places[index];
            break;
        }
        worth = worth_of(table, found);
        if (worth < least) {
            least = worth;
            chosen = &places[index];
        }
    }
    if (load(&chosen->fact) == 0) {
        const u64 filled = load(&table->filled) + 1, mask = load(&table->mask);
        store(&table->filled, filled);
        if (2 * filled > mask && mask + BUCKET < table->size) {
            grow(table);
            chosen = &table->places[key & load(&table->mask)];
        }
    }
    found = (u64)fact->solved | (u64)fact->failed << 8 | (u64)(fact->move & MOVE_MASK) << 16;
    found |= (u64)table->age << 32;
    store(&chosen->fact, found);
    store(&chosen->check, key ^ found);
}
