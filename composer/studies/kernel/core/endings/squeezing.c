/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "endings/squeezing.h"

#include "endings/crowd.h"

#include <stdlib.h>
#include <string.h>

enum { EVEN = 1 << 15, TRUST_BITS = 4, MOST_TRUST = 15, GUESS_BITS = 18 };

/* What followed when the values beside were the same: last, and before that. */
typedef struct {
    u8 last, former, trust;
} Guess;

/* What was learnt until now; odds that a bit is 1 are in 65536ths. */
typedef struct {
    struct {
        u16 right[1 << (TRUST_BITS + 4 + 3)];
        u16 agreed[1 << (8 + 2)];
        u16 former[1 << (TRUST_BITS + 4)];
        u16 spelt[256][256];
    } odds;
    Guess near[1 << GUESS_BITS], far[1 << GUESS_BITS];
} Model;

typedef struct {
    u32 low, high, code;
    const u8* read; /* NULL where it writes */
    u8* written;
    const u8* end;
    bool is_full;
} Coder;

/* The values beside a position that were told before. */
typedef struct {
    u8 second, lower, first, king, lower_king; /* a man one square back, or a rank below */
    u8 left, below, aslant; /* the black king */
} Beside;

static u8 next_byte(Coder* coder) {
    if (coder->read < coder->end) {
        return *coder->read++;
    }
    coder->is_full = true;
    return 0;
}

static void put_byte(Coder* coder, u8 byte) {
    if (coder->written < coder->end) {
        *coder->written++ = byte;
    } else {
        coder->is_full = true;
    }
}

static bool code_bit(Coder* coder, u32 likely, bool bit) {
    u32 middle = coder->low + (u32)(((u64)(coder->high - coder->low) * likely) >> 16);
    if (coder->read != NULL) {
        bit = coder->code <= middle;
    }
    if (bit) {
        coder->high = middle;
    } else {
        coder->low = middle + 1;
    }
    while (!((coder->low ^ coder->high) >> 24)) {
        if (coder->read != NULL) {
            coder->code = coder->code << 8 | next_byte(coder);
        } else {
            put_byte(coder, (u8)(coder->high >> 24));
        }
        coder->low <<= 8;
        coder->high = coder->high << 8 | 255;
    }
    return bit;
}

static void learn(u16* likely, bool bit, int slowness) {
    if (bit) {
        *likely = (u16)(*likely + ((65535 - *likely) >> slowness));
    } else {
        *likely = (u16)(*likely - (*likely >> slowness));
    }
}

static bool code_by(Coder* coder, u16* likely, bool bit, int slowness) {
    bit = code_bit(coder, *likely | 1, bit);
    learn(likely, bit, slowness);
    return bit;
}

static bool code_by_two(Coder* coder, u16* one, u16* other, bool bit) {
    bit = code_bit(coder, (((u32)*one + *other) >> 1) | 1, bit);
    learn(one, bit, 5);
    learn(other, bit, 5);
    return bit;
}

static u32 mixed(u32 one, u32 other) {
    u32 number = one * 0x9E3779B1U ^ other * 0x85EBCA6BU;
    number = (number ^ number >> 15) * 0x2C1B3C6DU;
    return (number ^ number >> 13) >> (32 - GUESS_BITS);
}

static u8 spell(Coder* coder, u16* likely, u8 value) {
    u32 prefix = 1;
    for (int place = 7; place >= 0; place--) {
        prefix = prefix * 2 + code_by(coder, &likely[prefix], value >> place & 1, 4);
    }
    return (u8)prefix;
}

static u8 code_other(Coder* coder, Model* model, const Beside* beside, const Guess* near, u8 far,
                     u8 value) {
    u8 guess = near->former != near->last ? near->former
               : far != near->last        ? far
                                          : beside->first;
    if (guess != near->last) {
        int agreed = (guess == beside->first) | (guess == beside->second) << 1 |
                     (guess == far) << 2 | (guess == beside->left) << 3;
        u16* likely = &model->odds.former[near->trust << 4 | agreed];
        if (code_by(coder, likely, value == guess, 5)) {
            return guess;
        }
    }
    return spell(coder, model->odds.spelt[beside->second], value);
}

static u8 code_value(Coder* coder, Model* model, const Beside* beside, u8 value) {
    u32 men = (u32)beside->second << 8 | beside->first;
    Guess* near = &model->near[mixed(
        men << 8 | beside->left, (u32)beside->below << 8 | beside->king)];
    Guess* far = &model->far[mixed(
        men << 8 | beside->lower, (u32)beside->king << 8 | beside->lower_king)];
    u8 guess = near->last, other = far->last;
    int agreed = (beside->second == guess) | (beside->lower == guess) << 1 |
                 (beside->first == guess) << 2 | (beside->king == guess) << 3 |
                 (beside->left == guess) << 4 | (beside->below == guess) << 5 |
                 (beside->aslant == guess) << 6 | (other == guess) << 7;
    int sure = (other == guess) | (far->trust > 3) << 1 | (far->trust > 0) << 2;
    int few = (guess == beside->second) | (guess == beside->first) << 1 |
              (guess == beside->king) << 2 | (guess == beside->left) << 3;
    u16* right = &model->odds.right[(near->trust << 4 | few) << 3 | sure];
    u16* as_well = &model->odds.agreed[agreed << 2 | (far->trust > 3) << 1 | (near->trust > 3)];
    if (code_by_two(coder, right, as_well, value == guess)) {
        value = guess;
        near->trust += near->trust < MOST_TRUST;
    } else {
        value = code_other(coder, model, beside, near, other, value);
        *near = (Guess){value, guess, near->trust > 4 ? 2 : 0};
    }
    if (value == other) {
        far->trust += far->trust < MOST_TRUST;
    } else if (far->trust > 3) {
        far->trust = 1;
    } else {
        *far = (Guess){value, other, 0};
    }
    return value;
}

/* The rows, of 64 squares of the black king each, that come before one; `none` where there is no
 * such row. */
typedef struct {
    const u8 *second, *lower, *first, *king, *lower_king;
} Rows;

/* Which king's square, of those that a table keeps, is so many less; -1 for none. */
static int kept_before(Men men, int number, int less) {
    int square = kept_king(men, number);
    for (int other = 0; other < number; other++) {
        if (kept_king(men, other) == square - less && square % 8 >= less % 8) {
            return other;
        }
    }
    return -1;
}

static Rows rows_before(Men men, const u8* half, int number, u32 place, const u8* none) {
    size_t places = free_places(men);
    u32 seconds = men.second == NOBODY ? 1 : 64, second = place % seconds, first = place / seconds;
    const u8* row = half + ((size_t)number * places + place) * 64;
    int left = kept_before(men, number, 1), below = kept_before(men, number, 8);
    if (below < 0) {
        below = kept_before(men, number, 9);
    }
    left = left < 0 ? below : left;
    below = below < 0 ? left : below;
    const u8* kings = half + (size_t)place * 64;
    return (Rows){
        .second = second % 8 ? row - 64 : second >= 8 ? row - 8 * 64 : none,
        .lower = second >= 8 ? row - 8 * 64 : none,
        .first = first % 8    ? row - (size_t)seconds * 64
                 : first >= 8 ? row - (size_t)seconds * 8 * 64
                              : none,
        .king = left < 0 ? none : kings + (size_t)left * places * 64,
        .lower_king = below < 0 ? none : kings + (size_t)below * places * 64,
    };
}

static void code_row(Coder* coder, Model* model, const Rows* rows, u64 legal, const u8* given,
                     u8* row) {
    memcpy(row, rows->second, 64);
    for (; legal; legal &= legal - 1) {
        int at = __builtin_ctzll(legal);
        Beside beside = {.second = rows->second[at],
                         .lower = rows->lower[at],
                         .first = rows->first[at],
                         .king = rows->king[at],
                         .lower_king = rows->lower_king[at]};
        beside.left = at % 8 ? row[at - 1] : at >= 8 ? row[at - 8] : 0;
        beside.below = at >= 8 ? row[at - 8] : beside.left;
        beside.aslant = at >= 8 && at % 8 < 7 ? row[at - 7] : beside.below;
        row[at] = code_value(coder, model, &beside, given == NULL ? 0 : given[at]);
    }
}

static int turned_over(int square) { return square % 8 * 8 + square / 8; }

/* Copy a row from one before it that has the same positions, if there is one. */
static bool copy_row(const Placing* placing, Men men, u32 place, u8* row) {
    if (men.first == men.second && !men.black && placing->second < placing->first) {
        u32 same = (u32)(placing->second * 64 + placing->first);
        memcpy(row, row - (size_t)(place - same) * 64, 64);
        return true;
    }
    if (men.first == PAWN || men.second == PAWN || placing->king % 8 != placing->king / 8) {
        return false;
    }
    u32 same = (u32)turned_over(placing->first);
    if (men.second != NOBODY) {
        same = same * 64 + (u32)turned_over(placing->second);
    }
    if (same >= place) {
        return false;
    }
    const u8* other = row - (size_t)(place - same) * 64;
    for (int at = 0; at < 64; at++) {
        row[at] = other[turned_over(at)];
    }
    return true;
}

static void code_half(Coder* coder, Model* model, Men men, const u8* given, u8* half) {
    static const u8 none[64];
    for (int number = 0; number < kept_kings(men); number++) {
        u32 index = index_at(men, kept_king(men, number), 0, 0);
        for (u32 place = 0; place < free_places(men); place++) {
            size_t at = ((size_t)number * free_places(men) + place) * 64;
            Placing placing;
            Rows rows = rows_before(men, half, number, place, none);
            u64 legal[2] = {0, 0};
            if (placing_of(men, index + place, &placing)) {
                if (copy_row(&placing, men, place, half + at)) {
                    continue;
                }
                legal_of(men, &placing, legal);
            }
            code_row(coder, model, &rows, legal[1], given == NULL ? NULL : given + at, half + at);
        }
    }
}

static Model* new_model(void) {
    Model* model = calloc(1, sizeof(Model));
    if (model != NULL) {
        for (size_t number = 0; number < sizeof model->odds / sizeof(u16); number++) {
            ((u16*)&model->odds)[number] = EVEN;
        }
    }
    return model;
}

size_t squeeze_half(Men men, const u8* half, u8* squeezed, size_t room) {
    Coder coder = {.high = ~0U, .written = squeezed, .end = squeezed + room};
    Model* model = new_model();
    u8* seen = calloc(size_of_ending(men), 1);
    if (model != NULL && seen != NULL) {
        code_half(&coder, model, men, half, seen);
        for (int place = 24; place >= 0; place -= 8) {
            put_byte(&coder, (u8)(coder.low >> place));
        }
    }
    bool done = model != NULL && seen != NULL && !coder.is_full;
    free(model);
    free(seen);
    return done ? (size_t)(coder.written - squeezed) : 0;
}

bool unsqueeze_half(Men men, const u8* squeezed, size_t length, u8* half) {
    Coder coder = {.high = ~0U, .read = squeezed, .end = squeezed + length};
    Model* model = new_model();
    if (model == NULL) {
        return false;
    }
    for (int place = 0; place < 4; place++) {
        coder.code = coder.code << 8 | next_byte(&coder);
    }
    code_half(&coder, model, men, NULL, half);
    free(model);
    return !coder.is_full;
}
