/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help/barren.h"

enum { FIRST_WORDS = 1 << 15 }; /* in use at first: a small table is fast, for it is near */

bool new_barren(Barren *barren, const Memory *memory, u64 bytes)
{
    u64 size = FIRST_WORDS;
    while (2 * size * sizeof(u64) <= bytes) {
        size *= 2;
    }
    if (size > (SIZE_MAX - CACHE_LINE) / sizeof(u64)) {
        return false;
    }
    barren->block = take_blank(memory, (size_t)size * sizeof(u64) + CACHE_LINE);
    if (barren->block == NULL) {
        return false;
    }
    barren->words = at_cache_line(barren->block);
    barren->size = size;
    barren->mask = FIRST_WORDS - SHELF;
    barren->filled = 0;
    return true;
}

void free_barren(Barren *barren, const Memory *memory)
{
    give_back(memory, barren->block);
    barren->block = NULL;
    barren->words = NULL;
}

/* Take four times as many words into use. Most of what is known is then looked for elsewhere:
 * it is lost, but it was little. */
static void grow(Barren *barren, u64 mask)
{
    const u64 wider = (mask + SHELF) * 4 <= barren->size ? (mask + SHELF) * 4 : barren->size;
    store(&barren->mask, wider - SHELF);
}

void keep_barren(Barren *barren, u64 place, u64 word)
{
    const u64 mask = load(&barren->mask);
    u64 *shelf = &barren->words[place & mask], least = ~(u64)0;
    int chosen = 0;
    for (int index = 0; index < SHELF; index++) {
        const u64 found = load(&shelf[index]);
        if (found == 0) {
            const u64 filled = load(&barren->filled) + 1;
            store(&barren->filled, filled);
            store(&shelf[index], word);
            if (4 * filled > 3 * mask && mask + SHELF < barren->size) {
                grow(barren, mask);
            }
            return;
        }
        /* Short ones go first; of equally short ones whichever chance names. */
        if ((((found & LENGTHS) << 8) | ((found ^ word) >> 56)) < least) {
            least = ((found & LENGTHS) << 8) | ((found ^ word) >> 56);
            chosen = index;
        }
    }
    store(&shelf[chosen], word);
}
