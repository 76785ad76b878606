/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Backwards from the mates, many positions at a time: the squares of the black king are the bits
 * of one word for each placing of the others. A move of a white man takes such a word over to
 * another placing, less the squares that would stand in its way; a move of the black king
 * spreads the bits to their neighbours. */
#include "endings/ending.h"

#include "endings/crowd.h"
#include "endings/decided.h"

#include <stdlib.h>
#include <string.h>

enum { LONGEST_WITH_PAWN = 28 }; /* moves to mate with king and pawn against king */

static void find_legal(Making* making) {
    Placing placing;
    u64 legal[2];
    for (u32 index = 0; index < making->count; index++) {
        if (!placing_of(making->men, index, &placing)) {
            continue;
        }
        legal_of(making->men, &placing, legal);
        making->white_legal[index] = legal[0];
        making->black_legal[index] = legal[1];
    }
}

/* Where the black king stands when Black to move has a move without a capture that does not lose
 * within so many moves. */
static u64 black_goes(const Making* making, const Placing* placing, u32 index, int moves) {
    const u64 *legal = making->white_legal, *won = making->won;
    u64 found = spread(legal[index] & ~won[index]);
    if (!making->men.black) {
        return found;
    }
    Step steps[MOST_STEPS];
    int count = 0;
    if (making->men.dark) {
        count = steps_of(making->men.first, true, placing->first, placing->occupied, steps);
    }
    for (int step = 0; step < count; step++) {
        u32 to = index_at(making->men, placing->king, steps[step].square, placing->second);
        found |= legal[to] & ~won[to] & steps[step].clear;
    }
    count = steps_of(making->men.second, true, placing->second, placing->occupied, steps);
    for (int step = 0; step < count; step++) {
        u32 to = index_at(making->men, placing->king, placing->first, steps[step].square);
        u64 bits = legal[to] & ~won[to] & steps[step].clear;
        if (step == 1 && making->men.second == PAWN && may_be_passed(making, placing)) {
            bits &= ~taken_in_passing(making, placing, moves);
        }
        found |= bits;
    }
    return found;
}

static void keep_lost(Making* making, u32 index, u64 bits, int moves) {
    making->lost[index] |= bits;
    making->last[making->last_count] = index;
    making->last_lost[making->last_count++] = bits;
    for (; bits; bits &= bits - 1) {
        u8 value = (u8)(moves == OPEN ? OPEN : moves + 1);
        making->black[(size_t)index * 64 + (u32)__builtin_ctzll(bits)] = value;
    }
}

static void keep_stale(Making* making, u32 index, u64 bits) {
    making->saving[index] |= bits;
    for (; bits && has_fixed(making->men); bits &= bits - 1) {
        making->black[(size_t)index * 64 + (u32)__builtin_ctzll(bits)] = STALE;
    }
}

static bool stopped(const Making* making, u32 number) {
    return number % 1024 == 0 && *(const volatile char*)making->cancelled;
}

static void find_mates(Making* making) {
    Placing placing;
    for (u32 index = 0; index < making->count && !stopped(making, index); index++) {
        u64 legal = making->black_legal[index];
        if (!legal || !placing_of(making->men, index, &placing)) {
            continue;
        }
        u64 stuck = legal & ~making->saving[index] & ~black_goes(making, &placing, index, 0);
        u64 checked = stuck & attacked_by_white(making->men, &placing);
        checked |= legal & making->marked[index];
        keep_stale(making, index, stuck & ~checked);
        if (checked) {
            keep_lost(making, index, checked, 0);
        }
    }
}

static void keep_won(Making* making, u32 index, u64 bits) {
    bits &= making->winnable[index] & ~making->won[index] & ~making->fresh[index];
    if (!bits) {
        return;
    }
    if (!making->fresh[index]) {
        making->changed[making->changed_count++] = index;
    }
    making->fresh[index] |= bits;
}

static u64 mirrored(u64 bits) {
    bits = (bits >> 1 & 0x5555555555555555ULL) | (bits & 0x5555555555555555ULL) << 1;
    bits = (bits >> 2 & 0x3333333333333333ULL) | (bits & 0x3333333333333333ULL) << 2;
    return (bits >> 4 & 0x0F0F0F0F0F0F0F0FULL) | (bits & 0x0F0F0F0F0F0F0F0FULL) << 4;
}

static void king_comes(Making* making, const Placing* placing, u64 bits) {
    u64 places = spread(bit(placing->king)) & ~placing->occupied;
    for (; places; places &= places - 1) {
        int king = __builtin_ctzll(places);
        if (king % 8 < 4 || making->men.whole) {
            keep_won(making, index_at(making->men, king, placing->first, placing->second), bits);
            continue;
        }
        int second = placing->second == NOWHERE ? NOWHERE : placing->second ^ 7;
        u32 index = index_at(making->men, king ^ 7, placing->first ^ 7, second);
        keep_won(making, index, mirrored(bits));
    }
}

static void man_comes(Making* making, const Placing* placing, u64 bits, bool is_first) {
    int kind = is_first ? making->men.first : making->men.second;
    Step steps[MOST_STEPS];
    int count = steps_back(kind, false, is_first ? placing->first : placing->second,
                           placing->occupied, steps);
    for (int step = 0; step < count; step++) {
        if (kind == PAWN && step == 1 && is_passed(making->men, placing)) {
            continue;
        }
        int from = steps[step].square;
        u32 index = is_first ? index_at(making->men, placing->king, from, placing->second)
                             : index_at(making->men, placing->king, placing->first, from);
        keep_won(making, index, bits & steps[step].clear);
    }
}

static void come_to_lost(Making* making) {
    Placing placing;
    const Men* men = &making->men;
    for (u32 number = 0; number < making->last_count && !stopped(making, number); number++) {
        placing_of(*men, making->last[number], &placing);
        king_comes(making, &placing, making->last_lost[number]);
        if (men->first != NOBODY && !men->dark) {
            man_comes(making, &placing, making->last_lost[number], true);
        }
        if (!men->black && men->second != NOBODY) {
            man_comes(making, &placing, making->last_lost[number], false);
        }
    }
    making->last_count = 0;
}

static void find_won(Making* making, int moves) {
    come_to_lost(making);
    const Decided* decided = &making->for_white;
    for (u32 at = decided->starts[moves]; at < decided->starts[moves + 1]; at++) {
        keep_won(making, decided->places[at] / 64, bit((int)(decided->places[at] % 64)));
    }
}

static void doubt(Making* making, u32 index) {
    if (making->stamps[index] == making->stamp) {
        return;
    }
    making->stamps[index] = making->stamp;
    making->doubtful[making->doubtful_count++] = index;
}

static void doubt_before(Making* making, u32 index) {
    Placing placing;
    Step steps[MOST_STEPS];
    doubt(making, index);
    if (!making->men.black || !placing_of(making->men, index, &placing)) {
        return;
    }
    int count = steps_back(making->men.second, true, placing.second, placing.occupied, steps);
    for (int step = 0; step < count; step++) {
        doubt(making, index_at(making->men, placing.king, placing.first, steps[step].square));
    }
    if (!making->men.dark) {
        return;
    }
    count = steps_back(making->men.first, true, placing.first, placing.occupied, steps);
    for (int step = 0; step < count; step++) {
        doubt(making, index_at(making->men, placing.king, steps[step].square, placing.second));
    }
}

static void settle_won(Making* making, int moves) {
    for (u32 number = 0; number < making->changed_count && !stopped(making, number); number++) {
        u32 index = making->changed[number];
        u64 bits = making->fresh[index];
        making->fresh[index] = 0;
        making->won[index] |= bits;
        for (; bits; bits &= bits - 1) {
            making->white[(size_t)index * 64 + (u32)__builtin_ctzll(bits)] = (u8)moves;
        }
        doubt_before(making, index);
    }
    making->changed_count = 0;
}

static void doubt_passed(Making* making) {
    Placing placing;
    if (!making->men.black || making->men.first != PAWN || making->men.second != PAWN) {
        return;
    }
    for (u32 index = 0; index < making->count; index++) {
        if (placing_of(making->men, index, &placing) && may_be_passed(making, &placing)) {
            doubt(making, index);
        }
    }
}

static void settle_lost(Making* making, int moves) {
    Placing placing;
    for (u32 number = 0; number < making->doubtful_count && !stopped(making, number); number++) {
        u32 index = making->doubtful[number];
        u64 open = making->black_legal[index] & ~making->lost[index] & ~making->saving[index];
        if (!open || !placing_of(making->men, index, &placing)) {
            continue;
        }
        open &= ~black_goes(making, &placing, index, moves);
        if (open) {
            keep_lost(making, index, open, moves);
        }
    }
    making->doubtful_count = 0;
}

static void find_lost(Making* making, int moves) {
    const Decided* decided = &making->for_black;
    for (u32 at = decided->starts[moves]; at < decided->starts[moves + 1]; at++) {
        making->saving[decided->places[at] / 64] &= ~bit((int)(decided->places[at] % 64));
        doubt(making, decided->places[at] / 64);
    }
    doubt_passed(making);
    settle_lost(making, moves);
}

/* Whatever stands for positions that are not legal, it is to take little room when squeezed. */
static void keep_half(const Making* making, const u64* legal, const u8* values, u8* kept) {
    u8 last = 0;
    for (int number = 0; number < kept_kings(making->men); number++) {
        u32 index = index_at(making->men, kept_king(making->men, number), 0, 0);
        for (u32 end = index + making->count / king_places(making->men); index < end; index++) {
            for (int at = 0; at < 64; at++) {
                if (legal[index] & bit(at)) {
                    last = values[(size_t)index * 64 + (u32)at];
                }
                *kept++ = last;
            }
        }
    }
}

static void mark(Making* making, const Marks* marks) {
    memcpy(making->winnable, making->white_legal, making->count * sizeof(u64));
    for (size_t number = 0; marks != NULL && number < marks->count; number++) {
        const Stand* stand = &marks->stands[number];
        u32 index = index_at(making->men, stand->white_king, stand->first, stand->second);
        if (marks->lost) {
            making->marked[index] |= bit(stand->black_king);
        } else {
            making->winnable[index] &= ~bit(stand->black_king);
        }
    }
}

static bool begin(Making* making, const Marks* marks) {
    size_t count = making->count;
    making->memory = calloc(count, 9 * sizeof(u64) + 4 * sizeof(u32));
    making->values = calloc(count, 128);
    if (making->memory == NULL || making->values == NULL) {
        return false;
    }
    making->white = making->values;
    making->black = making->values + count * 64;
    u64* words = making->memory;
    u64** sets[] = {&making->white_legal, &making->black_legal, &making->won,      &making->lost,
                    &making->saving,      &making->fresh,       &making->last_lost,
                    &making->winnable,    &making->marked};
    for (int set = 0; set < 9; set++, words += count) {
        *sets[set] = words;
    }
    u32* numbers = (u32*)words;
    u32** lists[] = {&making->changed, &making->doubtful, &making->stamps, &making->last};
    for (int list = 0; list < 4; list++, numbers += count) {
        *lists[list] = numbers;
    }
    find_legal(making);
    mark(making, marks);
    return decide(making);
}

/* Whether a move into another table decides a position in more moves than these. */
static bool decides_later(const Making* making, int moves) {
    return making->for_white.starts[moves + 1] < making->for_white.starts[OPEN] ||
           making->for_black.starts[moves + 1] < making->for_black.starts[OPEN] ||
           (making->men.black && making->men.first == PAWN && making->men.second == PAWN &&
            moves < LONGEST_WITH_PAWN); /* a pawn may be taken in passing */
}

static bool is_open(const Decided* decided) {
    return decided->starts[OPEN] < decided->starts[OPEN + 1];
}

/* What White would win if he won whatever is not known: of that it is open. */
static void find_open(Making* making) {
    making->stamp++;
    find_won(making, OPEN);
    settle_won(making, OPEN);
    find_lost(making, OPEN);
    while (making->last_count && !*(const volatile char*)making->cancelled) {
        making->stamp++;
        come_to_lost(making);
        settle_won(making, OPEN);
        settle_lost(making, OPEN);
    }
}

static int run(Making* making) {
    int longest = 0, moves = 1;
    find_mates(making);
    for (; moves < OPEN - 1; moves++) {
        if (*(const volatile char*)making->cancelled) {
            return CANCELLED;
        }
        making->stamp++;
        find_won(making, moves);
        if (making->changed_count) {
            longest = moves;
        }
        settle_won(making, moves);
        find_lost(making, moves);
        if (!making->last_count && !decides_later(making, moves)) {
            break;
        }
    }
    if (making->last_count || is_open(&making->for_white) || is_open(&making->for_black)) {
        find_open(making);
    }
    return *(const volatile char*)making->cancelled ? CANCELLED : longest;
}

int make_ending(Ending* ending, const Marks* marks, KnownEnding known, void* holder,
                const char* cancelled) {
    Making making = {
        .men = ending->men, .known = known, .holder = holder, .cancelled = cancelled};
    making.count = king_places(ending->men) * free_places(ending->men);
    int longest = begin(&making, marks) ? run(&making) : STARVED;
    if (longest >= 0) {
        keep_half(&making, making.white_legal, making.white, ending->white);
        keep_half(&making, making.black_legal, making.black, ending->black);
    }
    free(making.memory);
    free(making.values);
    free(making.for_white.places);
    free(making.for_black.places);
    return longest;
}
