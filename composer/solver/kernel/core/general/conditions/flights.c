/* SPDX-License-Identifier: GPL-3.0-or-later */
/* SAT and strict SAT: kings who are in check while they have a flight. */
#include "general/steps.h"

/* Tell whether a king could step to the target of one of his steps, where nobody attacks him. */
static bool is_flight(Field *field, Step step, int side)
{
    const int king = step_origin(step), target = step_target(step);
    const int content = field->board[king], other = field->board[target];
    bool safe;
    if (is_royal_at(field, target)) {
        return false;
    }
    lend_content(field, king, 0);
    lend_content(field, target, content);
    safe = !captures_royal(field, side ^ 1, side);
    lend_content(field, target, other);
    lend_content(field, king, content);
    return safe;
}

/* Tell whether a king has so many flights. */
static bool has_flights(Field *field, int king, int side, int wanted)
{
    Step steps[MOST_ARRIVALS];
    Row row = {steps, 0, MOST_ARRIVALS, false};
    const int content = field->board[king];
    const Walk walk = {.field = field,
                       .row = &row,
                       .origin = king,
                       .begin = king,
                       .content = content,
                       .manner = content,
                       .side = side,
                       .flags = TO_EMPTY | TO_CAPTURE,
                       .bare = true};
    walk_ways(&walk);
    for (int index = 0; index < row.count && wanted > 0; index++) {
        wanted -= is_flight(field, steps[index], side);
    }
    return wanted <= 0;
}

/* Numbers: whether it is strict; how many flights more than one. Remembered: of each side whether
 * it was ever attacked. */
static bool is_checked_by_flight(const Clause *clause, Field *field, int side)
{
    const bool strict = clause->numbers[0] != 0;
    int wanted = clause->numbers[1] + 1;
    if ((strict ? number_kept(field, clause, side) != 0 : wanted > 1) &&
        !captures_royal(field, side ^ 1, side)) {
        wanted--;
    }
    if (wanted == 0) {
        return true;
    }
    for (int word = 0; word < field->laws->words; word++) {
        u64 royals = field->royals[side][word] | field->royals[OF_BOTH][word];
        for (; royals != 0; royals &= royals - 1) {
            if (has_flights(field, word * 64 + first_of(royals), side, wanted)) {
                return true;
            }
        }
    }
    return false;
}

static void begin_attacked(const Clause *clause, Field *field)
{
    for (int side = 0; side < 2 && clause->numbers[0] != 0; side++) {
        if (captures_royal(field, side ^ 1, side)) {
            begin_number(field, clause, side, 1);
        }
    }
}

static void remember_attacked(const Clause *clause, Field *field, Event *event)
{
    (void)event;
    for (int side = 0; side < 2 && clause->numbers[0] != 0; side++) {
        if (number_kept(field, clause, side) == 0 && captures_royal(field, side ^ 1, side)) {
            keep_number(field, clause, side, 1);
        }
    }
}

static bool spares_kings(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    const int captured = step_captured(step);
    (void)clause;
    (void)side;
    return checking || captured == NO_CELL || !is_royal_at(field, captured);
}

const Condition SAT = {.name = "sat",
                       .places = 2,
                       .on_captures = true,
                       .begin = begin_attacked,
                       .admits = spares_kings,
                       .effects = remember_attacked,
                       .checks = is_checked_by_flight};
