/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Conditions of capture that hang on nothing else. */
#include "general/steps.h"

/* Numbers: whether White captures nobody, whether Black does not. */
static bool captures_nobody(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    (void)field;
    return checking || clause->numbers[side] == 0 || step_captured(step) == NO_CELL;
}

const Condition NO_CAPTURE = {.name = "nocapture",
                              .on_captures = true,
                              .lets_check = always_lets_check,
                              .admits = captures_nobody};

/* Write the captures that a man could make by his own ways, in passing too. */
static void add_own_captures(Field *field, int origin, int side, Row *row)
{
    const Walk walk = {.field = field,
                       .row = row,
                       .origin = origin,
                       .begin = origin,
                       .content = field->board[origin],
                       .manner = field->board[origin],
                       .side = side,
                       .flags = TO_CAPTURE,
                       .bare = true};
    walk_ways(&walk);
}

/* Tell whether a man captures who stands on a cell by his own ways, in passing too. */
static bool could_capture(Field *field, int origin, int cell, int side)
{
    Step steps[MOST_ARRIVALS];
    Row row = {steps, 0, MOST_ARRIVALS, false};
    add_own_captures(field, origin, side, &row);
    for (int index = 0; index < row.count; index++) {
        if (step_captured(steps[index]) == cell) {
            return true;
        }
    }
    return false;
}

/* Numbers: whether White's captures are meant, whether Black's are. */
static bool others_could_capture(const Clause *clause, Field *field, Step step, int side,
                                 bool checking)
{
    const int cell = step_captured(step);
    (void)checking;
    if (clause->numbers[side] == 0 || cell == NO_CELL) {
        return true;
    }
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = field->men[side][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            const int other = word * 64 + first_of(men);
            if (other != step_origin(step) && other != cell &&
                could_capture(field, other, cell, side)) {
                return true;
            }
        }
    }
    return false;
}

const Condition MULTI_CAPTURES = {
    .name = "multicaptures", .on_captures = true, .admits = others_could_capture};

/* Count the captures that a man could make, up to two. */
static int count_captures(Field *field, int origin, int side)
{
    Step steps[MOST_ARRIVALS];
    Row row = {steps, 0, MOST_ARRIVALS, false};
    add_own_captures(field, origin, side, &row);
    for (int index = 1; index < row.count; index++) {
        if (step_target(steps[index]) != step_target(steps[0]) ||
            step_captured(steps[index]) != step_captured(steps[0])) {
            return 2;
        }
    }
    return row.count == 0 ? 0 : 1;
}

/* Numbers: whether there must be two captures, and not one. */
static bool has_right_count(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    (void)checking;
    return step_captured(step) == NO_CELL ||
           (count_captures(field, step_origin(step), side) > 1) == (clause->numbers[0] != 0);
}

const Condition SINGLE_CAPTURES = {
    .name = "single-captures", .on_captures = true, .admits = has_right_count};
