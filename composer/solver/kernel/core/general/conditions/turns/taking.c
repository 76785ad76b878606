/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Provocation chess and losing chess: who captures, and who must. */
#include "general/steps.h"

static bool captures_if_observed(const Clause *clause, Field *field, Step step, int side,
                                 bool checking)
{
    (void)clause;
    (void)checking;
    return step_captured(step) == NO_CELL || is_observed(field, step_origin(step), side ^ 1);
}

static void keep_captures(const Clause *clause, Field *field, Row *row, int from)
{
    int kept = from;
    (void)clause;
    (void)field;
    for (int index = from; index < row->count; index++) {
        if (step_captured(row->steps[index]) != NO_CELL) {
            row->steps[kept++] = row->steps[index];
        }
    }
    row->count = kept > from ? kept : row->count;
}

static bool leaves_one(const Clause *clause, Field *field, Step step)
{
    (void)clause;
    (void)field;
    (void)step;
    return true;
}

static bool is_never_checked(const Clause *clause, Field *field, int side)
{
    (void)clause;
    (void)field;
    (void)side;
    return false;
}

const Condition PROVOCATION = {
    .name = "provocation", .on_captures = true, .admits = captures_if_observed};
const Condition LOSING = {.name = "losing",
                          .checks = is_never_checked,
                          .choose = keep_captures,
                          .keeps = leaves_one};
