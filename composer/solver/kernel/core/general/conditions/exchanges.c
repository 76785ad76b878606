/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Messigny chess and swapping kings: men who change places with each other. */
#include "general/steps.h"

enum { PLACE_ONE, PLACE_OTHER, PLACES }; /* who changed places last: their cells, one higher */

static void begin_fresh(const Clause *clause, Field *field)
{
    begin_number(field, clause, PLACE_ONE, 0);
    begin_number(field, clause, PLACE_OTHER, 0);
}

static bool is_fresh(const Clause *clause, const Field *field, int cell)
{
    return is_man_at(field, cell) && number_kept(field, clause, PLACE_ONE) != cell + 1 &&
           number_kept(field, clause, PLACE_OTHER) != cell + 1;
}

/* Numbers: whether kings may, too. */
static void add_exchanges(const Clause *clause, Field *field, int side, bool checking, Row *row)
{
    (void)checking;
    for (int origin = 0; origin < field->laws->cells; origin++) {
        if (!is_fresh(clause, field, origin) || owner_at(field, origin) == (side ^ 1) ||
            (is_royal_at(field, origin) && clause->numbers[0] == 0)) {
            continue;
        }
        for (int target = 0; target < field->laws->cells; target++) {
            if (target == origin || !is_fresh(clause, field, target) ||
                owner_at(field, target) == side ||
                kind_at(field, target) != kind_at(field, origin)) {
                continue;
            }
            put_step(row, step_of(origin, target, NO_CELL, 0, STEP_EXCHANGE, 0));
        }
    }
}

static void remember_exchange(const Clause *clause, Field *field, Event *event)
{
    const bool exchanges = step_special(event->step) == STEP_EXCHANGE;
    const int one = exchanges ? step_origin(event->step) + 1 : 0;
    const int other = exchanges ? step_target(event->step) + 1 : 0;
    if (number_kept(field, clause, PLACE_ONE) != one) {
        keep_number(field, clause, PLACE_ONE, one);
    }
    if (number_kept(field, clause, PLACE_OTHER) != other) {
        keep_number(field, clause, PLACE_OTHER, other);
    }
}

/* Return the first cell of a king of a side; NO_CELL if there is none. */
static int king_of(const Field *field, int side)
{
    for (int word = 0; word < field->laws->words; word++) {
        if (field->royals[side][word] != 0) {
            return word * 64 + first_of(field->royals[side][word]);
        }
    }
    return NO_CELL;
}

static void swap_kings(Field *field, Event *event)
{
    const int white = king_of(field, OF_WHITE), black = king_of(field, OF_BLACK);
    if (white == NO_CELL || black == NO_CELL) {
        return;
    }
    swap_men(field, black, white);
    if (event->at == white || event->at == black) {
        event->at = event->at == white ? black : white;
    }
}

static void swap_on_check(const Clause *clause, Field *field, Event *event)
{
    (void)clause;
    if (is_checked(field, event->side ^ 1)) {
        swap_kings(field, event);
    }
}

/* Numbers: whether it is for White's moves; whether the own king must be in no check before;
 * whether only where the other one is in check. Remembered: whether the own one was in check. */
static void oscillate(const Clause *clause, Field *field, Event *event)
{
    const bool mine = (clause->numbers[0] != 0) == (event->side == OF_WHITE);
    const bool unsafe = mine && clause->numbers[1] != 0 && is_checked(field, event->side);
    if (number_kept(field, clause, 0) != (int)unsafe) {
        keep_number(field, clause, 0, unsafe);
    }
    if (mine && (clause->numbers[2] == 0 || is_checked(field, event->side ^ 1))) {
        swap_kings(field, event);
    }
}

static bool oscillates_from_safety(const Clause *clause, Field *field, Step step, int side,
                                   bool checking)
{
    (void)step;
    (void)side;
    return checking || number_kept(field, clause, 0) == 0;
}

const Condition MESSIGNY = {.name = "messigny",
                            .places = PLACES,
                            .begin = begin_fresh,
                            .more = add_exchanges,
                            .foresees = foresees_all,
                            .effects = remember_exchange};
const Condition SWAPPING_KINGS = {.name = "swapping-kings", .effects = swap_on_check};
const Condition OSCILLATING_KINGS = {.name = "oscillating-kings",
                                     .places = 1,
                                     .lets_check = always_lets_check,
                                     .effects = oscillate,
                                     .stands = oscillates_from_safety};
