/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "general/checks.h"

bool goes_there(Field *field, int origin, int manner, int target, int side)
{
    Step steps[MOST_ARRIVALS];
    Row row = {steps, 0, MOST_ARRIVALS, false};
    const Walk walk = {.field = field,
                       .row = &row,
                       .origin = origin,
                       .begin = origin,
                       .content = field->board[origin],
                       .manner = manner,
                       .side = side,
                       .flags = TO_EMPTY | TO_CAPTURE,
                       .bare = true};
    walk_ways(&walk);
    for (int index = 0; index < row.count; index++) {
        if (step_target(steps[index]) == target) {
            return true;
        }
    }
    return false;
}

static void walk_manner(const Walk *walk)
{
    const Laws *laws = walk->field->laws;
    for (int index = 0; index < laws->condition_count; index++) {
        const Clause *clause = &laws->conditions[index];
        if (clause->condition->walk != NULL && holds_for(laws, clause, walk->content) &&
            clause->condition->walk(clause, walk)) {
            return;
        }
    }
    walk_ways(walk);
}

/* Tell whether to look for captures of kings is enough: a king who can be captured in passing, as
 * a pawn, need not stand on a trail to be captured. */
static bool aims_at_kings(const Field *field)
{
    return field->pawn == NO_CELL || !is_royal_at(field, field->pawn);
}

int find_manners(Field *field, int origin, int side, u8 *manners)
{
    const Laws *laws = field->laws;
    int count = 1;
    manners[0] = field->board[origin];
    for (int index = 0; index < laws->condition_count; index++) {
        const Clause *clause = &laws->conditions[index];
        if (clause->condition->manners != NULL) {
            count = clause->condition->manners(clause, field, origin, side, manners, count);
        }
    }
    return count;
}

static void add_wanted_steps_from(Field *field, int origin, int side, bool checking, u8 wanted,
                                  Row *row)
{
    const Laws *laws = field->laws;
    u8 manners[MOST_MANNERS];
    int count;
    Walk walk = {.field = field,
                 .row = row,
                 .origin = origin,
                 .begin = origin,
                 .content = field->board[origin],
                 .manner = field->board[origin],
                 .side = side,
                 .from = row->count,
                 .flags = wanted,
                 .checking = checking,
                 .aimed = checking && laws->aimed && aims_at_kings(field)};
    if (!laws->shapes) {
        walk_ways(&walk);
        return;
    }
    if (!may_leave(field, origin, side, checking)) {
        return;
    }
    count = find_manners(field, origin, side, manners);
    for (int index = 0; index < count; index++) {
        walk.manner = manners[index];
        walk_manner(&walk);
    }
}

void add_conditioned_steps_from(Field *field, int origin, int side, bool checking, Row *row)
{
    add_wanted_steps_from(field, origin, side, checking,
                          checking ? TO_CAPTURE : TO_EMPTY | TO_CAPTURE, row);
}

void add_quiet_steps_from(Field *field, int origin, int side, Row *row)
{
    add_wanted_steps_from(field, origin, side, false, TO_EMPTY, row);
}

/* Tell whether a candidate captures a king of a side, and may stand. */
static bool takes_royal(Field *field, Step step, int by, int royals_of)
{
    const Laws *laws = field->laws;
    const int captured = step_captured(step), turn = field->turn;
    bool takes = captured != NO_CELL && is_royal_at(field, captured) &&
                 (owner_at(field, captured) == royals_of || owner_at(field, captured) == OF_BOTH);
    for (int index = 0; index < laws->condition_count && !takes; index++) {
        const Clause *clause = &laws->conditions[index];
        takes = clause->condition->strikes != NULL &&
                clause->condition->strikes(clause, field, step, royals_of);
    }
    if (takes && laws->tests_stand) {
        field->turn = (u8)by;
        make_step(field, step);
        takes = stands_step(field, step, by, true);
        unmake_step(field);
        field->turn = (u8)turn;
    }
    return takes;
}

/* Tell whether the man on a cell captures a king of a side by his own ways, but for conditions. */
static bool reaches_royal(const Field *field, int origin, int by, int royals_of)
{
    for (int word = 0; word < field->laws->words; word++) {
        u64 royals = field->royals[royals_of][word] | field->royals[OF_BOTH][word];
        for (; royals != 0; royals &= royals - 1) {
            if (captures_there(field, origin, word * 64 + first_of(royals), by)) {
                return true;
            }
        }
    }
    return false;
}

/* Tell whether trails lead from where a man starts, besides his own cell, or from there to a king;
 * of own kings, and of kings captured in passing, nothing is told. */
static bool may_reach_royal(const Field *field, int origin, int by, int royals_of)
{
    return !field->laws->starts || by == royals_of || !aims_at_kings(field) ||
           aims_at_royal(field, field->board[origin], origin, by);
}

static bool captures_any_royal(Field *field, int by, int royals_of)
{
    const Laws *laws = field->laws;
    Step steps[MOST_ARRIVALS];
    for (int word = 0; word < laws->words; word++) {
        u64 men = field->men[by][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            const int origin = word * 64 + first_of(men);
            Row row = {steps, 0, MOST_ARRIVALS, false};
            if (!laws->wild && !may_reach_royal(field, origin, by, royals_of)) {
                continue;
            }
            if (laws->straight) {
                if (!reaches_royal(field, origin, by, royals_of)) {
                    continue;
                }
                if (laws->exact) {
                    return true;
                }
            }
            add_conditioned_steps_from(field, origin, by, true, &row);
            for (int index = 0; index < row.count; index++) {
                if (takes_royal(field, row.steps[index], by, royals_of)) {
                    return true;
                }
            }
        }
    }
    return false;
}

bool captures_royal(Field *field, int by, int royals_of)
{
    const bool before = field->takes_own;
    bool found;
    field->takes_own = by == royals_of;
    found = captures_any_royal(field, by, royals_of);
    field->takes_own = before;
    return found;
}

bool has_royal(const Field *field, int side)
{
    for (int word = 0; word < field->laws->words; word++) {
        if ((field->royals[side][word] | field->royals[OF_BOTH][word]) != 0) {
            return true;
        }
    }
    return false;
}

bool is_checked(Field *field, int side)
{
    const Laws *laws = field->laws;
    if (!has_royal(field, side)) {
        return false; /* whatever a condition says of kings */
    }
    for (int index = 0; index < laws->condition_count; index++) {
        const Clause *clause = &laws->conditions[index];
        if (clause->condition->checks != NULL) {
            return clause->condition->checks(clause, field, side);
        }
    }
    return captures_royal(field, side ^ 1, side);
}

bool is_attacked(Field *field, int side)
{
    if (field->laws->condition_count != 0) {
        return is_checked(field, side);
    }
    for (int word = 0; word < field->laws->words; word++) {
        u64 royals = field->royals[side][word] | field->royals[OF_BOTH][word];
        for (; royals != 0; royals &= royals - 1) {
            if (is_observed(field, word * 64 + first_of(royals), side ^ 1)) {
                return true;
            }
        }
    }
    return false;
}
