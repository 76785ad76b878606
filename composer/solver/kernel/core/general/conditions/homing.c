/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Back home: men who must return to where they stood in the diagram. */
#include "general/conditions/rebirths/homes.h"
#include "general/steps.h"

static bool goes_home(const Clause *clause, const Field *field, Step step)
{
    return number_kept(field, clause, step_origin(step)) == step_target(step) + 1;
}

/* Tell whether the man on a cell has a legal move back home. */
static bool can_go_home(const Clause *clause, Field *field, int origin)
{
    Step steps[MOST_ARRIVALS];
    Row row = {steps, 0, MOST_ARRIVALS, false};
    const Watch watch = {.attacked = true}; /* nothing was looked for */
    add_steps_from(field, origin, &row);
    for (int index = 0; index < row.count; index++) {
        if (goes_home(clause, field, steps[index]) && is_legal_step(field, steps[index], &watch)) {
            return true;
        }
    }
    return false;
}

static bool can_any_go_home(const Clause *clause, Field *field, int side)
{
    const u8 turn = field->turn;
    const bool takes_own = field->takes_own;
    bool found = false;
    field->turn = (u8)side;
    field->takes_own = false;
    for (int cell = 0; cell < 64 && !found; cell++) {
        const int home = number_kept(field, clause, cell);
        found = home != 0 && home != cell + 1 && is_man_at(field, cell) &&
                owner_at(field, cell) != (side ^ 1) && can_go_home(clause, field, cell);
    }
    field->turn = turn;
    field->takes_own = takes_own;
    return found;
}

/* A side that can go home does not check otherwise; of moves, `choose` decides. */
static bool checks_unless_home(const Clause *clause, Field *field, Step step, int side,
                               bool checking)
{
    const int captured = step_captured(step);
    return !checking || captured == NO_CELL || !is_royal_at(field, captured) ||
           goes_home(clause, field, step) || !can_any_go_home(clause, field, side);
}

static void keep_home_moves(const Clause *clause, Field *field, Row *row, int from)
{
    int kept = from;
    for (int index = from; index < row->count; index++) {
        if (goes_home(clause, field, row->steps[index])) {
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

const Condition BACK_HOME = {.name = "backhome",
                             .places = HOMES,
                             .begin = begin_homes,
                             .on_captures = true,
                             .brings_none = true,
                             .foresees = foresees_all,
                             .admits = checks_unless_home,
                             .effects = carry_homes,
                             .choose = keep_home_moves,
                             .keeps = leaves_one};
