/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scheme/climb.h"

#include <string.h>

enum { STARTS = 400, CHANGED = 100 };

/* minus the logarithm of a number drawn evenly between 0 and 1, in hundredths */
static const int LOGARITHMS[64] = {
    485, 375, 324, 291, 265, 245, 229, 214, 202, 191, 181, 172, 163, 156, 148, 142,
    136, 130, 124, 119, 114, 109, 105, 100, 96,  92,  88,  84,  81,  77,  74,  71,
    68,  65,  62,  59,  56,  53,  51,  48,  46,  43,  41,  39,  36,  34,  32,  30,
    28,  26,  24,  22,  20,  18,  16,  14,  12,  11,  9,   7,   6,   4,   2,   1};

static u32 drawn(Climb *climb, u32 below)
{
    u64 number = climb->chance += 0x9E3779B97F4A7C15ULL;
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9ULL;
    number = (number ^ (number >> 27)) * 0x94D049BB133111EBULL;
    number ^= number >> 31;
    return (u32)(((number >> 32) * below) >> 32);
}

static int drawn_square(Climb *climb, u64 squares)
{
    int skip;
    if (squares == 0) {
        return NO_SQUARE;
    }
    for (skip = (int)drawn(climb, (u32)count_of(squares)); skip > 0; skip--) {
        squares &= squares - 1;
    }
    return first_of(squares);
}

static inline u64 occupied(const Pos *pos)
{
    return pos->men[WHITE] | pos->men[BLACK];
}

static void toggle(const Climb *climb, Pos *pos, int man, int square)
{
    put_man(climb->search->board, pos, climb->asked.men[man] / 6, climb->asked.men[man] % 6,
            square);
}

/* Draw a first move of a phase among those that are legal; 0 if there is none. */
static u32 drawn_first(Climb *climb, const Pos *pos, int phase)
{
    u32 *moves = climb->lists;
    const int count = scheme_moves(climb->search->board, pos, moves);
    int kept = 0;
    for (int index = 0; index < count; index++) {
        if ((climb->asked.first_origins[phase] & bit(origin_of(moves[index]))) != 0 &&
            (climb->asked.first_targets[phase] & bit(target_of(moves[index]))) != 0) {
            moves[kept++] = moves[index];
        }
    }
    return kept == 0 ? 0 : moves[drawn(climb, (u32)kept)] & MOVE_MASK;
}

static bool draw_start(Climb *climb)
{
    const Asked *asked = &climb->asked;
    const u32 share = 30 + drawn(climb, 60);
    climb->pos = asked->core;
    for (int man = 0; man < asked->man_count; man++) {
        climb->squares[man] = NO_SQUARE;
        if (asked->must[man] || drawn(climb, 100) < share) {
            const int square = drawn_square(climb, asked->places[man] & ~occupied(&climb->pos));
            if (square != NO_SQUARE) {
                const bool was_scheme = is_scheme(climb->search->board, &climb->pos);
                climb->squares[man] = (u8)square;
                toggle(climb, &climb->pos, man, square);
                if (was_scheme && !asked->must[man] &&
                    !is_scheme(climb->search->board, &climb->pos)) {
                    toggle(climb, &climb->pos, man, square);
                    climb->squares[man] = NO_SQUARE;
                }
            }
        }
    }
    if (!is_scheme(climb->search->board, &climb->pos)) {
        return false;
    }
    climb->firsts[SET_PHASE] = 0;
    for (int phase = KEY_PHASE; phase < asked->phases; phase++) {
        climb->firsts[phase] = drawn_first(climb, &climb->pos, phase);
        if (climb->firsts[phase] == 0) {
            return false;
        }
    }
    return true;
}

bool start_climb(Climb *climb, u64 seed)
{
    climb->chance = seed;
    climb->asked.is_polished = false;
    for (int start = 0; start < STARTS; start++) {
        if (draw_start(climb)) {
            const Weighed weighed = weigh(climb->search, &climb->asked, &climb->pos,
                                          climb->firsts, TOO_DEAR, climb->lists);
            if (weighed.cost < TOO_DEAR) {
                climb->cost = weighed.cost;
                return true;
            }
        }
    }
    return false;
}

typedef struct Change { /* a position that may follow, with what tells it */
    Pos pos;
    u8 squares[MOST_ADDED];
    u32 firsts[MOST_PHASES];
} Change;

static int drawn_man(Climb *climb, const Change *change, bool placed)
{
    int count = 0, skip;
    for (int man = 0; man < climb->asked.man_count; man++) {
        count += (change->squares[man] != NO_SQUARE) == placed;
    }
    if (count == 0) {
        return -1;
    }
    skip = (int)drawn(climb, (u32)count);
    for (int man = 0; man < climb->asked.man_count; man++) {
        if ((change->squares[man] != NO_SQUARE) == placed && skip-- == 0) {
            return man;
        }
    }
    return -1;
}

static void put(const Climb *climb, Change *change, int man, int square)
{
    if (change->squares[man] != NO_SQUARE) {
        toggle(climb, &change->pos, man, change->squares[man]);
    }
    change->squares[man] = (u8)square;
    if (square != NO_SQUARE) {
        toggle(climb, &change->pos, man, square);
    }
}

/* First moves go on with a man who stands elsewhere now. */
static void follow(const Climb *climb, Change *change, int from, int to)
{
    for (int phase = KEY_PHASE; phase < climb->asked.phases; phase++) {
        if (origin_of(change->firsts[phase]) == from) {
            change->firsts[phase] = (change->firsts[phase] & ~(u32)63) | (u32)to;
        }
    }
}

static bool shift_one(Climb *climb, Change *change)
{
    const int man = drawn_man(climb, change, true);
    int from, to;
    if (man < 0) {
        return false;
    }
    from = change->squares[man];
    to = drawn_square(climb, climb->asked.places[man] & ~occupied(&change->pos));
    if (to == NO_SQUARE) {
        return false;
    }
    put(climb, change, man, to);
    follow(climb, change, from, to);
    return true;
}

static bool add_one(Climb *climb, Change *change)
{
    const int man = drawn_man(climb, change, false);
    int to;
    if (man < 0) {
        return false;
    }
    to = drawn_square(climb, climb->asked.places[man] & ~occupied(&change->pos));
    if (to == NO_SQUARE) {
        return false;
    }
    put(climb, change, man, to);
    return true;
}

static bool lift_one(Climb *climb, Change *change)
{
    const int man = drawn_man(climb, change, true);
    if (man < 0 || climb->asked.must[man]) {
        return false;
    }
    put(climb, change, man, NO_SQUARE);
    return true;
}

static bool exchange_one(Climb *climb, Change *change)
{
    const int man = drawn_man(climb, change, true), other = drawn_man(climb, change, false);
    int square;
    if (man < 0 || other < 0 || climb->asked.must[man] ||
        climb->asked.men[man] == climb->asked.men[other]) {
        return false;
    }
    square = change->squares[man];
    if ((climb->asked.places[other] & bit(square)) == 0) {
        return false;
    }
    put(climb, change, man, NO_SQUARE);
    put(climb, change, other, square);
    return true;
}

static bool swap_two(Climb *climb, Change *change)
{
    const int man = drawn_man(climb, change, true), other = drawn_man(climb, change, true);
    int one, two;
    if (man < 0 || climb->asked.men[man] == climb->asked.men[other]) {
        return false;
    }
    one = change->squares[man];
    two = change->squares[other];
    if ((climb->asked.places[man] & bit(two)) == 0 || (climb->asked.places[other] & bit(one)) == 0) {
        return false;
    }
    put(climb, change, man, NO_SQUARE);
    put(climb, change, other, one);
    put(climb, change, man, two);
    return true;
}

static bool other_first(Climb *climb, Change *change)
{
    const int phase = KEY_PHASE + (int)drawn(climb, (u32)(climb->asked.phases - KEY_PHASE));
    const u32 first = drawn_first(climb, &change->pos, phase);
    if (first == 0 || first == change->firsts[phase]) {
        return false;
    }
    change->firsts[phase] = first;
    return true;
}

static bool change_once(Climb *climb, Change *change)
{
    const u32 way = drawn(climb, CHANGED);
    return way < 38   ? shift_one(climb, change)
           : way < 56 ? add_one(climb, change)
           : way < 69 ? lift_one(climb, change)
           : way < 80 ? exchange_one(climb, change)
           : way < 86 ? swap_two(climb, change)
                      : other_first(climb, change);
}

static bool is_seen(Climb *climb, u64 hash)
{
    const int count = climb->seen_count < MOST_SEEN ? climb->seen_count : MOST_SEEN;
    for (int index = 0; index < count; index++) {
        if (climb->seen[index] == hash) {
            return true;
        }
    }
    climb->seen[climb->seen_count++ % MOST_SEEN] = hash;
    return false;
}

int run_climb(Climb *climb, int changes, int hot, int cold)
{
    climb->found = false;
    for (int turn = 0; turn < changes; turn++) {
        const int heat = hot - (int)((long long)(hot - cold) * turn / changes);
        const int limit =
            climb->cost + 1 + heat * LOGARITHMS[drawn(climb, 64)] / 100;
        Change change;
        Weighed weighed;
        bool is_changed;
        change.pos = climb->pos;
        memcpy(change.squares, climb->squares, sizeof change.squares);
        memcpy(change.firsts, climb->firsts, sizeof change.firsts);
        is_changed = change_once(climb, &change);
        if (drawn(climb, 4) == 0) {
            is_changed |= change_once(climb, &change);
        }
        if (!is_changed) {
            continue;
        }
        weighed = weigh(climb->search, &climb->asked, &change.pos, change.firsts, limit,
                        climb->lists);
        climb->causes[weighed.cause]++;
        if (weighed.cost >= limit) {
            continue;
        }
        climb->pos = change.pos;
        memcpy(climb->squares, change.squares, sizeof change.squares);
        memcpy(climb->firsts, change.firsts, sizeof change.firsts);
        climb->cost = weighed.cost;
        if (weighed.lacking == 0 && !is_seen(climb, change.pos.hash)) {
            climb->found = true;
            if (!climb->asked.is_polished) {
                climb->asked.is_polished = true;
                climb->cost = weigh(climb->search, &climb->asked, &climb->pos, climb->firsts,
                                    TOO_DEAR, climb->lists)
                                  .cost;
            }
            return turn + 1;
        }
    }
    return changes;
}
