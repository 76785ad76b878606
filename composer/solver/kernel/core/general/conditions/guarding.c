/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Patrol and its family: men who may move or capture, or be captured, as others observe them. */
#include "general/steps.h"

static bool captures_if_observed(const Clause *clause, Field *field, Step step, int side,
                                 bool checking)
{
    (void)clause;
    (void)checking;
    return step_captured(step) == NO_CELL || is_observed(field, step_origin(step), side);
}

static bool captures_if_unobserved(const Clause *clause, Field *field, Step step, int side,
                                   bool checking)
{
    (void)clause;
    (void)checking;
    return step_captured(step) == NO_CELL || !is_observed(field, step_origin(step), side);
}

static bool spares_observed(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    (void)clause;
    (void)checking;
    return step_captured(step) == NO_CELL || !is_observed(field, step_captured(step), side ^ 1);
}

static bool spares_unobserved(const Clause *clause, Field *field, Step step, int side,
                              bool checking)
{
    (void)clause;
    (void)checking;
    return step_captured(step) == NO_CELL || is_observed(field, step_captured(step), side ^ 1);
}

static bool spares_shielded(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    const int captured = step_captured(step);
    return captured == NO_CELL || !is_royal_at(field, captured) ||
           !is_royal_at(field, step_origin(step)) ||
           spares_observed(clause, field, step, side, checking);
}

static bool goes_if_guarded(const Clause *clause, Field *field, int origin, int side,
                            bool checking)
{
    (void)clause;
    (void)checking;
    return is_observed(field, origin, side);
}

static bool goes_if_attacked(const Clause *clause, Field *field, int origin, int side,
                             bool checking)
{
    (void)clause;
    (void)checking;
    return is_observed(field, origin, side ^ 1);
}

/* Write the men of a side who observe a cell and are not found yet; return how many are found. */
static int find_observers(const Field *field, int cell, int side, u64 *seen, u16 *found, int count)
{
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = (field->men[side][word] | field->men[OF_BOTH][word]) & ~seen[word];
        for (; men != 0; men &= men - 1) {
            const int origin = word * 64 + first_of(men);
            if (captures_there(field, origin, cell, side)) {
                add_cell(seen, origin);
                found[count++] = (u16)origin;
            }
        }
    }
    return count;
}

/* Tell whether a chain of observers leads from the king to a man. */
static bool goes_if_chained(const Clause *clause, Field *field, int origin, int side,
                            bool checking)
{
    u64 seen[SET_WORDS] = {0};
    u16 found[MOST_CELLS];
    int count = 1;
    (void)clause;
    (void)checking;
    found[0] = (u16)origin;
    add_cell(seen, origin);
    for (int next = 0; next < count; next++) {
        if (is_royal_at(field, found[next])) {
            return true;
        }
        count = find_observers(field, found[next], side, seen, found, count);
    }
    return false;
}

static int larger_divisor(int one, int other)
{
    while (other != 0) {
        const int rest = one % other;
        one = other;
        other = rest;
    }
    return one < 0 ? -one : one;
}

/* Tell whether three cells lie on one line, with two of them on either side of the first or not. */
static bool are_in_line(int cell, int one, int other)
{
    const int files = one % 8 - cell % 8, ranks = one / 8 - cell / 8;
    const int other_files = other % 8 - cell % 8, other_ranks = other / 8 - cell / 8;
    const int parts = larger_divisor(files, ranks);
    const int other_parts = larger_divisor(other_files, other_ranks);
    return parts != 0 && other_parts != 0 &&
           ((files / parts == other_files / other_parts &&
             ranks / parts == other_ranks / other_parts) ||
            (files / parts == -(other_files / other_parts) &&
             ranks / parts == -(other_ranks / other_parts)));
}

/* Numbers: whether enemies hinder; only along the line; whether kings hinder and are hindered. */
static bool captures_unhindered(const Clause *clause, Field *field, Step step, int side,
                                bool checking)
{
    const int origin = step_origin(step), by = clause->numbers[0] != 0 ? side ^ 1 : side;
    (void)checking;
    if (step_captured(step) == NO_CELL ||
        (clause->numbers[2] == 0 && is_royal_at(field, origin))) {
        return true;
    }
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = field->men[by][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            const int other = word * 64 + first_of(men);
            if (other != origin &&
                (clause->numbers[2] != 0 || kind_at(field, other) != KIND_KING) &&
                (clause->numbers[1] == 0 || are_in_line(origin, other, step_target(step))) &&
                captures_there(field, other, origin, by) &&
                captures_there(field, origin, other, side)) {
                return false;
            }
        }
    }
    return true;
}

const Condition PATROL = {.name = "patrol", .on_captures = true, .admits = captures_if_observed};
const Condition ULTRA_PATROL = {.name = "ultrapatrol", .may_go = goes_if_guarded};
const Condition LORTAP = {.name = "lortap", .on_captures = true, .admits = captures_if_unobserved};
const Condition SUPER_GUARDS = {.name = "superguards", .on_captures = true, .admits = spares_observed};
const Condition ANTI_GUARDS = {.name = "antiguards", .on_captures = true, .admits = spares_unobserved};
const Condition SHIELDED_KINGS = {
    .name = "shielded-kings", .on_captures = true, .admits = spares_shielded};
const Condition FUNCTIONARY = {.name = "functionary", .may_go = goes_if_attacked};
const Condition WOOZLES = {
    .name = "woozles", .on_captures = true, .admits = captures_unhindered};
const Condition CENTRAL = {.name = "central", .may_go = goes_if_chained};
