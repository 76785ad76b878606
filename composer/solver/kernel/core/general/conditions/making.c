/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Take & Make and Make & Take: captures with a step in the manner of the victim. */
#include "general/steps.h"

/* Write where a man goes without capture in the manner of a victim, as the other side's men go; of
 * who goes as others do, as if he stood there. */
static void add_bare_steps(const Walk *walk, int victim, int cell, Row *row)
{
    u8 manners[MOST_MANNERS];
    Walk step = *walk;
    const int mover = lend_content(walk->field, cell, victim);
    const int count = find_manners(walk->field, cell, walk->side ^ 1, manners);
    lend_content(walk->field, cell, mover);
    step.row = row;
    step.from = row->count;
    step.begin = cell;
    step.side = walk->side ^ 1;
    step.flags = TO_EMPTY;
    step.bare = true;
    for (int index = 0; index < count; index++) {
        step.manner = manners[index];
        walk_ways(&step);
    }
}

/* Tell whether a cell was reached before in a row. */
static bool is_reached(const Row *row, int index)
{
    for (int earlier = 0; earlier < index; earlier++) {
        if (step_target(row->steps[earlier]) == step_target(row->steps[index])) {
            return true;
        }
    }
    return false;
}

/* Numbers: whether checks need a step, too. */
static void step_on(const Clause *clause, const Walk *walk, Step step, Row *row)
{
    Field *field = walk->field;
    const int captured = step_captured(step), origin = step_origin(step);
    const bool is_pawn = field->laws->content[walk->content].promotes;
    Step rooms[MOST_ARRIVALS];
    Row made = {rooms, 0, MOST_ARRIVALS, false};
    int victim, mover, before;
    if (captured == NO_CELL || (walk->checking && clause->numbers[0] == 0)) {
        put_step(row, step);
        return;
    }
    victim = lend_content(field, captured, 0);
    mover = lend_content(field, origin, 0);
    before = lend_content(field, step_target(step), mover);
    add_bare_steps(walk, victim, step_target(step), &made);
    lend_content(field, step_target(step), before);
    lend_content(field, origin, mover);
    lend_content(field, captured, victim);
    for (int index = 0; index < made.count; index++) {
        const int target = step_target(made.steps[index]);
        if (!is_reached(&made, index) &&
            !(is_pawn && target / 8 == (walk->side == OF_WHITE ? 0 : 7))) {
            put_step(row, with_target(step, target));
        }
    }
}

/* Write the captures of a kind from the cell where the step ended. */
static void take_from(const Walk *walk, int kind, int begin)
{
    Field *field = walk->field;
    Step rooms[MOST_ARRIVALS];
    Row taken = {rooms, 0, MOST_ARRIVALS, false};
    u8 manners[MOST_MANNERS];
    Walk take = *walk;
    const int mover = lend_content(field, walk->origin, 0);
    int count;
    take.row = &taken;
    take.from = 0;
    take.begin = begin;
    take.flags = TO_CAPTURE;
    take.bare = true;
    lend_content(field, begin, mover);
    count = find_manners(field, begin, walk->side, manners);
    for (int index = 0; index < count; index++) {
        take.manner = manners[index];
        walk_ways(&take);
    }
    lend_content(field, begin, 0);
    lend_content(field, walk->origin, mover);
    for (int index = 0; index < taken.count; index++) {
        const Step step = taken.steps[index];
        if (kind_at(field, step_captured(step)) == kind && step_promotion(step) <= 1) {
            arrive_step(walk, without_promotion(step));
        }
    }
}

static bool make_first(const Clause *clause, const Walk *walk)
{
    Field *field = walk->field;
    Step rooms[MOST_ARRIVALS];
    u64 seen = 0;
    Walk quiet = *walk;
    (void)clause;
    quiet.flags &= (u8)~TO_CAPTURE;
    if (quiet.flags != 0) {
        walk_ways(&quiet);
    }
    for (int cell = 0; cell < field->laws->cells; cell++) {
        const int manner = field->board[cell];
        Row made = {rooms, 0, MOST_ARRIVALS, false};
        if (!is_man_at(field, cell) || owner_at(field, cell) == walk->side ||
            (seen >> kind_at(field, cell) & 1) != 0) {
            continue;
        }
        seen |= (u64)1 << kind_at(field, cell);
        add_bare_steps(walk, manner, walk->origin, &made);
        for (int index = 0; index < made.count; index++) {
            if (!is_reached(&made, index)) {
                take_from(walk, kind_at(field, cell), step_target(made.steps[index]));
            }
        }
    }
    return true;
}

static bool needs_no_step(const Clause *clause)
{
    return clause->numbers[0] == 0;
}

const Condition TAKE_AND_MAKE = {
    .name = "take-and-make", .on_captures = true, .lets_check = needs_no_step, .reroute = step_on};
const Condition MAKE_AND_TAKE = {.name = "make-and-take", .walk = make_first};
