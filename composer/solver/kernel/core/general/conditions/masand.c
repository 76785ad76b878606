/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Masand and Anda: a man who checks by his own move turns all whom he observes, or himself. */
#include "general/steps.h"

/* Tell whether the man on a cell observes a king of the other side. */
static bool observes_royal(const Field *field, int cell, int side)
{
    for (int word = 0; word < field->laws->words; word++) {
        u64 royals = field->royals[side ^ 1][word] | field->royals[OF_BOTH][word];
        for (; royals != 0; royals &= royals - 1) {
            if (captures_there(field, cell, word * 64 + first_of(royals), side)) {
                return true;
            }
        }
    }
    return false;
}

static void turn_observed(const Clause *clause, Field *field, Event *event)
{
    const int at = event->at, side = event->side;
    (void)clause;
    if (at == NO_CELL || owner_at(field, at) == (side ^ 1) || !observes_royal(field, at, side) ||
        !is_checked(field, side ^ 1)) {
        return;
    }
    for (int cell = 0; cell < field->laws->cells; cell++) {
        if (cell != at && is_man_at(field, cell) && !is_royal_at(field, cell) &&
            owner_at(field, cell) != OF_BOTH && captures_there(field, at, cell, side)) {
            turn_man(field, cell);
        }
    }
}

static bool foresees_no_check(const Clause *clause, const Field *field, Step step,
                              Aftermath *after)
{
    (void)clause;
    return !aims_at_royal(field, after->reached, step_target(step), field->turn);
}

const Condition MASAND = {.name = "masand", .foresees = foresees_no_check, .effects = turn_observed};

/* Numbers: whether those change who do not check, instead of those who do. */
static void change_checker(const Clause *clause, Field *field, Event *event)
{
    const int at = event->at, side = event->side;
    if (at == NO_CELL || is_royal_at(field, at) ||
        (observes_royal(field, at, side) && is_checked(field, side ^ 1)) ==
            (clause->numbers[0] != 0)) {
        return;
    }
    colour_man(field, at, owner_at(field, at) == OF_BOTH ? side : OF_BOTH);
}

const Condition ANDA = {.name = "anda", .effects = change_checker};
