/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "endings/decided.h"

#include <stdlib.h>
#include <string.h>

static const u8 PROMOTED[4] = {QUEEN, ROOK, BISHOP, KNIGHT};

/* A table into which a move leads, and where the men then stand. */
typedef struct {
    const Ending* table; /* NULL where two kings are left */
    int king, first, second;
} Led;

static Led led_to(const Making* making, int king, int kind, int square, int other, int other_at,
                  bool black) {
    Led led = {.king = king, .first = square, .second = other_at};
    Men men = {(u8)kind, (u8)other, black};
    if (other == NOBODY) {
        men.black = false;
    }
    if (!men.black && men.second < men.first) { /* two white men: the stronger first */
        men = (Men){(u8)other, (u8)kind, false};
        led.first = other_at;
        led.second = square;
    }
    led.table = making->known(making->holder, men);
    return led;
}

static u8 white_value(const Led* led, int black_king) {
    return led->table->white[place_of(led->table->men, led->king, led->first, led->second,
                                      black_king)];
}

static u8 black_value(const Led* led, int black_king) {
    return led->table->black[place_of(led->table->men, led->king, led->first, led->second,
                                      black_king)];
}

/* White chooses the shortest win. */
static void white_may(u8* values, u64 bits, const Led* led) {
    for (; bits; bits &= bits - 1) {
        int at = __builtin_ctzll(bits);
        u8 value = black_value(led, at);
        if (value && (!values[at] || value < values[at])) {
            values[at] = value;
        }
    }
}

/* Black chooses what does not lose, else the longest way. */
static void black_may(u8* values, u64 bits, const Led* led) {
    for (; bits; bits &= bits - 1) {
        int at = __builtin_ctzll(bits);
        u8 value = led ? white_value(led, at) : NEVER;
        value = value ? value : NEVER;
        if (value > values[at]) {
            values[at] = value;
        }
    }
}

static void promote_white(const Making* making, const Placing* placing, u64 bits, u8* values,
                          int target, int other, int other_at) {
    bool black = other != NOBODY && making->men.black;
    u64 clear;
    if (black && strikes(other, true, other_at, placing->king, bit(target), &clear)) {
        bits &= ~clear; /* White was pinned */
    }
    for (int index = 0; index < 4; index++) {
        Led led = led_to(making, placing->king, PROMOTED[index], target, other, other_at, black);
        white_may(values, bits, &led);
    }
}

/* A white man goes to the last rank, or captures. */
static void by_white_man(const Making* making, const Placing* placing, u64 legal, u8* values,
                         int kind, int square, int other, int other_at) {
    u64 clear;
    if (kind == PAWN && square / 8 == 6 && !(placing->occupied & bit(square + 8))) {
        promote_white(making, placing, legal & ~bit(square + 8), values, square + 8, other,
                      other_at);
    }
    if (!making->men.black || other == NOBODY) {
        return;
    }
    if (!strikes(kind, false, square, other_at, placing->occupied, &clear)) {
        return;
    }
    if (kind == PAWN && other_at / 8 == 7) {
        promote_white(making, placing, legal & clear, values, other_at, NOBODY, NOWHERE);
        return;
    }
    Led led = led_to(making, placing->king, kind, other_at, NOBODY, NOWHERE, false);
    white_may(values, legal & clear, &led);
}

static void by_white(const Making* making, const Placing* placing, u32 index, u8* values) {
    u64 legal = making->white_legal[index];
    const Men* men = &making->men;
    by_white_man(making, placing, legal, values, men->first, placing->first, men->second,
                 placing->second);
    if (men->second == NOBODY) {
        return;
    }
    if (!men->black) {
        by_white_man(making, placing, legal, values, men->second, placing->second, men->first,
                     placing->first);
    } else if (spread(bit(placing->king)) & bit(placing->second)) {
        Led led = led_to(making, placing->second, men->first, placing->first, NOBODY, NOWHERE,
                         false);
        white_may(values, legal & ~spread(bit(placing->second)), &led);
    }
}

/* The black king takes a white man that is not protected; what is left is `other`. */
static void king_takes(const Making* making, const Placing* placing, u64 legal, u8* values,
                       int square, int other, int other_at) {
    u64 king = bit(placing->king);
    u64 protected = spread(king) | attacked_by(other, false, other_at, king);
    if (protected & bit(square)) {
        return;
    }
    u64 bits = legal & spread(bit(square));
    if (other == NOBODY) {
        black_may(values, bits, NULL);
        return;
    }
    Led led = led_to(making, placing->king, other, other_at, NOBODY, NOWHERE, false);
    u8 value = white_value(&led, square);
    value = value ? value : NEVER;
    for (; bits; bits &= bits - 1) {
        int at = __builtin_ctzll(bits);
        if (value > values[at]) {
            values[at] = value;
        }
    }
}

static void promote_black(const Making* making, const Placing* placing, u64 legal, u8* values,
                          int target) {
    u64 attacked = attacked_by(making->men.first, false, placing->first,
                               bit(placing->king) | bit(target));
    for (int index = 0; index < 4; index++) {
        Led led = led_to(making, placing->king, making->men.first, placing->first,
                         PROMOTED[index], target, true);
        black_may(values, legal & ~bit(target) & ~attacked, &led);
    }
}

static void by_black(const Making* making, const Placing* placing, u32 index, u8* values) {
    u64 legal = making->black_legal[index], clear;
    const Men* men = &making->men;
    if (!men->black) {
        king_takes(making, placing, legal, values, placing->first, men->second, placing->second);
        if (men->second != NOBODY) {
            king_takes(making, placing, legal, values, placing->second, men->first,
                       placing->first);
        }
        return;
    }
    if (!(spread(bit(placing->king)) & bit(placing->first))) {
        black_may(values, legal & spread(bit(placing->first)), NULL);
    }
    if (strikes(men->second, true, placing->second, placing->first, placing->occupied, &clear)) {
        black_may(values, legal & clear, NULL);
    }
    int target = placing->second - 8;
    if (men->second == PAWN && target < 8 && target >= 0 && !(placing->occupied & bit(target))) {
        promote_black(making, placing, legal, values, target);
    }
}

/* Sort positions by their values, 1 to 254; of NEVER are none. */
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

bool decide(Making* making) {
    size_t size = (size_t)making->count * 64;
    u8* values = calloc(size, 1);
    if (values == NULL) {
        return false;
    }
    Placing placing;
    for (u32 index = 0; index < making->count; index++) {
        if (placing_of(making->men, index, &placing)) {
            by_white(making, &placing, index, values + (size_t)index * 64);
        }
    }
    bool done = sort(values, size, &making->for_white);
    memset(values, 0, size);
    for (u32 index = 0; index < making->count; index++) {
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
    Led led = led_to(making, placing->king, PAWN, placing->second - 8, NOBODY, NOWHERE, false);
    u64 found = 0;
    for (int at = 0; at < 64; at++) {
        u8 value = black_value(&led, at);
        if (value && value <= moves) {
            found |= bit(at);
        }
    }
    return found;
}
