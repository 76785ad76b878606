/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "general/attack.h"

/* Tell whether the man on a cell is no hurdle, because he is of the side that is none. */
static bool is_spared(const Field *field, const Trail *trail, int cell)
{
    const int owner = field->laws->content[field->board[cell]].owner;
    return (trail->flags & (SPARES_WHITE | SPARES_BLACK)) != 0 &&
           owner == ((trail->flags & SPARES_WHITE) != 0 ? OF_WHITE : OF_BLACK);
}

int hurdle_place(const Field *field, const Trail *trail, const u16 *cells)
{
    int left = trail->hurdles;
    for (int place = 0; place < trail->count; place++) {
        if (field->board[cells[place]] != 0) {
            if (field->board[cells[place]] == HOLE) {
                return -1;
            }
            if (--left == 0) {
                return is_spared(field, trail, cells[place]) ? -1 : place;
            }
        } else if (place == 0 && (trail->flags & NEAR_HURDLE) != 0) {
            return -1;
        }
    }
    return -1;
}

static bool ride_captures(const Field *field, const Trail *trail, const u16 *cells, int target)
{
    for (int place = 0; place < trail->count; place++) {
        if (cells[place] == target) {
            return stops_at(trail, place);
        }
        if (field->board[cells[place]] != 0) {
            return false;
        }
    }
    return false;
}

static bool all_empty(const Field *field, const u16 *cells, int from, int to)
{
    for (int place = from; place < to; place++) {
        if (field->board[cells[place]] != 0) {
            return false;
        }
    }
    return true;
}

static bool hop_captures(const Field *field, const Trail *trail, const u16 *cells, int target)
{
    const int hurdle = hurdle_place(field, trail, cells);
    int landing;
    if (hurdle < 0) {
        return false;
    }
    switch (trail->landing) {
    case LAND_ASIDE:
        return cells[trail->count + hurdle] == target;
    case LAND_BEFORE:
        return false;
    case LAND_ANY:
        for (int place = hurdle + 1; place < trail->count; place++) {
            if (field->board[cells[place]] != 0) {
                return cells[place] == target;
            }
        }
        return false;
    default:
        landing = trail->landing == LAND_MIRROR ? 2 * hurdle + 1 : hurdle + trail->distance;
        return landing < trail->count && cells[landing] == target &&
               all_empty(field, cells, hurdle + 1, landing);
    }
}

static bool locust_captures(const Field *field, const Trail *trail, const u16 *cells, int target)
{
    const int hurdle = hurdle_place(field, trail, cells);
    return hurdle >= 0 && cells[hurdle] == target && hurdle + 1 < trail->count &&
           field->board[cells[hurdle + 1]] == 0;
}

static inline bool trail_captures(const Field *field, const Trail *trail, const u16 *cells, int target)
{
    switch (trail->way) {
    case GO_RIDE:
        return ride_captures(field, trail, cells, target);
    case GO_HOP:
        return hop_captures(field, trail, cells, target);
    default:
        return locust_captures(field, trail, cells, target);
    }
}

bool captures_along(const Field *field, const Ways *ways, const Trail *trail, int target)
{
    return (trail->flags & TO_CAPTURE) != 0 &&
           trail_captures(field, trail, ways->cells + trail->start, target);
}

/* Tell whether the man on a cell captures what stands on another, along one of some trails. */
static bool captures(const Field *field, const Ways *ways, int origin, int target, u64 among)
{
    const u32 first = ways->first[origin], count = ways->first[origin + 1] - first;
    while (among != 0) {
        for (u32 index = (u32)first_of(among); index < count; index += 64) {
            const Trail *trail = &ways->trails[first + index];
            if ((trail->flags & TO_CAPTURE) != 0 &&
                trail_captures(field, trail, ways->cells + trail->start, target)) {
                return true;
            }
        }
        among &= among - 1;
    }
    return false;
}

static u64 trails_between(const Field *field, const Ways *ways, int origin, int target)
{
    return ways->reach[(size_t)origin * (size_t)field->laws->cells + (size_t)target];
}

static const Ways *ways_of(const Field *field, int content, int side)
{
    return &field->laws->content[content].ways[side];
}

/* Tell whether the man on a cell could capture, in passing, the pawn that made a double step. */
static bool captures_in_passing(const Field *field, int origin, int by)
{
    const Ways *ways = ways_of(field, field->board[origin], by);
    for (u32 index = ways->first[origin]; index < ways->first[origin + 1]; index++) {
        if (landing_in_passing(field, ways, &ways->trails[index]) != NO_CELL) {
            return true;
        }
    }
    return false;
}

/* Tell whether what stands on a cell may be captured in passing by a side. */
static bool has_passed(const Field *field, int cell, int by)
{
    return cell == field->pawn &&
           (field->board[field->passed] == 0 ||
            (field->first != NO_CELL && field->board[field->first] == 0)) &&
           field->laws->content[field->board[cell]].owner != by;
}

bool is_observed(const Field *field, int target, int by)
{
    const bool passed = has_passed(field, target, by);
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = field->men[by][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            const int origin = word * 64 + first_of(men);
            const Ways *ways = ways_of(field, field->board[origin], by);
            const u64 among = trails_between(field, ways, origin, target);
            if ((among != 0 && captures(field, ways, origin, target, among)) ||
                (passed && captures_in_passing(field, origin, by))) {
                return true;
            }
        }
    }
    return false;
}

bool captures_there(const Field *field, int origin, int target, int by)
{
    const Ways *ways = ways_of(field, field->board[origin], by);
    const u64 among = trails_between(field, ways, origin, target);
    return (among != 0 && captures(field, ways, origin, target, among)) ||
           (has_passed(field, target, by) && captures_in_passing(field, origin, by));
}

bool captures_as(const Field *field, int manner, int origin, int target, int by)
{
    const Ways *ways = ways_of(field, manner, by);
    const u64 among = trails_between(field, ways, origin, target);
    return among != 0 && captures(field, ways, origin, target, among);
}

/* Add the cells on which it hangs whether a man captures along some trails. */
static void add_touchy(const Ways *ways, int origin, u64 among, u64 *touchy)
{
    const u32 first = ways->first[origin], count = ways->first[origin + 1] - first;
    for (; among != 0; among &= among - 1) {
        for (u32 index = (u32)first_of(among); index < count; index += 64) {
            const Trail *trail = &ways->trails[first + index];
            for (int place = 0; place < trail->count; place++) {
                add_cell(touchy, ways->cells[trail->start + (u32)place]);
            }
        }
    }
}

/* The same of the cell besides his own where a man starts. */
static void watch_start(Field *field, int origin, int target, int by, Watch *watch)
{
    const int content = field->board[origin], start = start_of(field, content, origin, by);
    const Ways *ways = ways_of(field, content, by);
    u64 among;
    if (start == NO_CELL || start == origin) {
        return;
    }
    among = trails_between(field, ways, start, target);
    if (among == 0) {
        return;
    }
    add_cell(watch->touchy, start);
    add_touchy(ways, start, among, watch->touchy);
    if (field->board[start] == 0) {
        lend_content(field, origin, 0);
        watch->attacked = watch->attacked || captures(field, ways, start, target, among);
        lend_content(field, origin, content);
    }
}

static void watch_cell(Field *field, int target, int by, Watch *watch)
{
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = field->men[by][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            const int origin = word * 64 + first_of(men);
            const Ways *ways = ways_of(field, field->board[origin], by);
            const u64 among = trails_between(field, ways, origin, target);
            if (among != 0) {
                add_touchy(ways, origin, among, watch->touchy);
                watch->attacked =
                    watch->attacked || captures(field, ways, origin, target, among);
            }
            if (field->laws->starts) {
                watch_start(field, origin, target, by, watch);
            }
        }
    }
}

void watch_royals(Field *field, int side, Watch *watch)
{
    watch->looked = !field->laws->wild;
    watch->attacked = field->laws->wild; /* then nothing is simple */
    for (int word = 0; word < field->laws->words; word++) {
        watch->touchy[word] = 0;
    }
    if (watch->attacked) {
        return;
    }
    for (int word = 0; word < field->laws->words; word++) {
        u64 royals = field->royals[side][word] | field->royals[OF_BOTH][word];
        for (; royals != 0; royals &= royals - 1) {
            watch_cell(field, word * 64 + first_of(royals), side ^ 1, watch);
        }
    }
}

bool aims_at_royal(const Field *field, int content, int cell, int side)
{
    const Ways *ways = ways_of(field, content, side);
    const int start = start_of(field, content, cell, side);
    for (int word = 0; word < field->laws->words; word++) {
        u64 royals = field->royals[side ^ 1][word] | field->royals[OF_BOTH][word];
        for (; royals != 0; royals &= royals - 1) {
            const int royal = word * 64 + first_of(royals);
            if (trails_between(field, ways, cell, royal) != 0 ||
                (start != NO_CELL && trails_between(field, ways, start, royal) != 0)) {
                return true;
            }
        }
    }
    return false;
}
