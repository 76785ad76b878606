/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "endings/decided.h"

#include "endings/leaving.h"

#include <stdlib.h>
#include <string.h>

/* Sort positions by their values, 1 to OPEN; those of NEVER are not among them. */
static bool sort(const u8* values, size_t size, Decided* decided) {
    u32 counts[258] = {0};
    for (size_t place = 0; place < size; place++) {
        counts[values[place]]++;
    }
    u32 total = 0;
    for (int value = 1; value < NEVER; value++) {
        decided->starts[value] = total;
        total += counts[value];
    }
    for (int value = NEVER; value < 258; value++) {
        decided->starts[value] = total;
    }
    decided->places = malloc((total + 1) * sizeof(u32));
    if (decided->places == NULL) {
        return false;
    }
    u32 ends[258];
    memcpy(ends, decided->starts, sizeof ends);
    for (size_t place = 0; place < size; place++) {
        if (values[place] && values[place] != NEVER) {
            decided->places[ends[values[place]]++] = (u32)place;
        }
    }
    return true;
}

/* Black is saved as long as not all his captures and promotions are known to lose. */
static void mark_saving(Making* making, const u8* values) {
    for (u32 index = 0; index < making->count; index++) {
        for (u64 bits = making->black_legal[index]; bits; bits &= bits - 1) {
            if (values[(size_t)index * 64 + (u32)__builtin_ctzll(bits)]) {
                making->saving[index] |= bits & -bits;
            }
        }
    }
}

static bool stopped(const Making* making, u32 index) {
    return index % 64 == 0 && *(const volatile char*)making->cancelled;
}

bool decide(Making* making) {
    size_t size = (size_t)making->count * 64;
    u8* values = calloc(size, 1);
    if (values == NULL) {
        return false;
    }
    Placing placing;
    for (u32 index = 0; index < making->count && !stopped(making, index); index++) {
        if (placing_of(making->men, index, &placing)) {
            by_white(making, &placing, index, values + (size_t)index * 64);
        }
    }
    bool done = sort(values, size, &making->for_white);
    memset(values, 0, size);
    for (u32 index = 0; index < making->count && !stopped(making, index); index++) {
        if (placing_of(making->men, index, &placing)) {
            by_black(making, &placing, index, values + (size_t)index * 64);
        }
    }
    mark_saving(making, values);
    done = sort(values, size, &making->for_black) && done;
    free(values);
    return done;
}

bool may_be_passed(const Making* making, const Placing* placing) {
    const Men* men = &making->men;
    if (!men->black || men->first != PAWN || men->second != PAWN) {
        return false;
    }
    int apart = placing->first % 8 - placing->second % 8;
    return placing->second / 8 == 6 && placing->first / 8 == 4 && (apart == 1 || apart == -1);
}

u64 taken_in_passing(const Making* making, const Placing* placing, int moves) {
    const Ending* table =
        making->known(making->holder, (Men){.first = PAWN, .second = NOBODY});
    u64 found = 0;
    for (int at = 0; table != NULL && at < 64; at++) {
        u8 value = table->black[place_of(table->men, placing->king, placing->second - 8, NOWHERE,
                                         at)];
        if (value && value <= moves) {
            found |= bit(at);
        }
    }
    return found;
}
