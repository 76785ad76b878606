/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Single men with a quality that no condition gives to all: kamikaze, paralysing men and others. */
#include "general/steps.h"

static void vanish_capturing(const Clause *clause, Field *field, Event *event)
{
    (void)clause;
    if (event->victim != 0 && event->at != NO_CELL) {
        remove_man(field, event->at);
        event->at = NO_CELL;
    }
}

static bool foresees_vanishing(const Clause *clause, const Field *field, Step step,
                               Aftermath *after)
{
    (void)clause;
    (void)field;
    if (step_captured(step) != NO_CELL) {
        after->reached = 0;
    }
    return true;
}

/* Tell whether a paralysing man of a side observes what stands on a cell. */
static bool is_paralysed(const Field *field, int cell, int by)
{
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = field->men[by][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            const int other = word * 64 + first_of(men);
            if (other != cell && has_quality(field->laws, field->board[other], QUALITY_PARALYSING) &&
                captures_there(field, other, cell, by)) {
                return true;
            }
        }
    }
    return false;
}

static bool goes_unparalysed(const Clause *clause, Field *field, int origin, int side,
                             bool checking)
{
    (void)clause;
    (void)checking;
    return field->frees_all || !is_paralysed(field, origin, side ^ 1);
}

static bool captures_as_other(const Clause *clause, Field *field, Step step, int side,
                              bool checking)
{
    (void)clause;
    (void)side;
    (void)checking;
    return step_captured(step) == NO_CELL ||
           !has_quality(field->laws, field->board[step_origin(step)], QUALITY_PARALYSING);
}

/* Tell whether a man could go if nobody were paralysed. */
static bool could_go(Field *field, int cell, int side)
{
    Step steps[MOST_ARRIVALS];
    Row row = {steps, 0, MOST_ARRIVALS, false};
    field->frees_all = true;
    add_conditioned_steps_from(field, cell, side, false, &row);
    field->frees_all = false;
    return row.count > 0;
}

/* Tell whether men of a side could move, all of whom are paralysed. */
static bool is_stifled(const Clause *clause, Field *field, int side)
{
    bool could = false;
    (void)clause;
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = field->men[side][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            const int cell = word * 64 + first_of(men);
            if (could_go(field, cell, side)) {
                if (!is_paralysed(field, cell, side ^ 1)) {
                    return false;
                }
                could = true;
            }
        }
    }
    return could;
}

static bool spares_uncapturable(const Clause *clause, Field *field, Step step, int side,
                                bool checking)
{
    const int captured = step_captured(step);
    (void)clause;
    (void)side;
    (void)checking;
    return captured == NO_CELL || !has_quality(field->laws, field->board[captured], QUALITY_SAFE);
}

/* Numbers of hoppers: the quality; how many kinds stand so in the diagram; of each its number, and
 * whether it stands there without the quality, too. */
enum { QUALITY, KINDS, FIRST_KIND };
enum { PROMOTED_SO = 1 }; /* the flag of a promotion to a man with the quality */

static bool walk_noting(const Clause *clause, const Walk *walk)
{
    Walk own = *walk;
    if (!has_quality(walk->field->laws, walk->content, clause->numbers[QUALITY])) {
        return false;
    }
    own.notes = true;
    walk_ways(&own);
    return true;
}

static void promote_to_hoppers(const Clause *clause, const Walk *walk, Step step, Row *row)
{
    const Laws *laws = walk->field->laws;
    const int promotion = step_promotion(step);
    if (promotion != 0 && !has_quality(laws, walk->content, clause->numbers[QUALITY])) {
        const int kind =
            laws->kind[laws->content[walk->content].becomes[walk->side][promotion - 1]];
        for (int place = 0; place < clause->numbers[KINDS]; place++) {
            const i32 *found = &clause->numbers[FIRST_KIND + 2 * place];
            if (found[0] == kind) {
                if (found[1] != 0) {
                    put_step(row, step);
                }
                put_step(row, with_flag(step, PROMOTED_SO));
                return;
            }
        }
    }
    put_step(row, step);
}

/* Make who was promoted so a man with the quality; return the hurdle of a hop by such a man. */
static int hurdle_of(const Clause *clause, Field *field, const Event *event)
{
    const Laws *laws = field->laws;
    if (has_quality(laws, event->mover, clause->numbers[QUALITY])) {
        return step_special(event->step) == STEP_EXCHANGE ? NO_CELL : step_choice(event->step);
    }
    if (event->at != NO_CELL && step_promotion(event->step) != 0 &&
        step_flag(event->step) == PROMOTED_SO) {
        const int own = (int)(clause - laws->conditions);
        put_content(field, event->at,
                    laws->with[clause->numbers[QUALITY]][field->board[event->at]]);
        note_effect(field, EFFECT_MARKED, event->at, NO_CELL, own, 1);
    }
    return NO_CELL;
}

static void turn_hurdle(const Clause *clause, Field *field, Event *event)
{
    const int hurdle = hurdle_of(clause, field, event);
    if (hurdle != NO_CELL && is_man_at(field, hurdle) && !is_royal_at(field, hurdle) &&
        owner_at(field, hurdle) != OF_BOTH) {
        turn_man(field, hurdle);
    }
}

static bool foresees_no_hop(const Clause *clause, const Field *field, Step step, Aftermath *after)
{
    (void)clause;
    (void)field;
    (void)after;
    return step >> 44 == 0;
}

/* Bul and dob: in a hop the cell behind the move is where the hurdle goes, and the kind what he is
 * promoted to. The number of the quality says in whose manner he goes. */
static Step with_extra(Step step, int cell)
{
    return (step & ~((u64)511 << 35)) | (u64)cell << 35;
}

/* Return by which side's rules a hurdle goes: his own, and the mover's if he is neutral. */
static int side_of_hurdle(int owner, int side)
{
    return owner == OF_BOTH ? side : owner;
}

/* Write the promotions of a hurdle to a kind: to such a hopper, to another one, or to both. */
static void promote_hurdle(const Clause *clause, Step way, int kind, Row *row)
{
    for (int place = 0; place < clause->numbers[KINDS]; place++) {
        const i32 *found = &clause->numbers[FIRST_KIND + 2 * place];
        if (found[0] == kind) {
            if (found[1] != 0) {
                put_step(row, way);
            }
            put_step(row, with_flag(way, PROMOTED_SO));
            return;
        }
    }
    put_step(row, way);
}

/* Write the moves of a hop: one for each that the hurdle makes then, who captures nobody. */
static void move_hurdle(const Clause *clause, const Walk *walk, Step step, Row *row)
{
    Field *field = walk->field;
    const Laws *laws = field->laws;
    const int hurdle = step_choice(step), captured = step_captured(step);
    const int content = hurdle == NO_CELL ? 0 : field->board[hurdle];
    Step rooms[MOST_ARRIVALS];
    Row made = {rooms, 0, MOST_ARRIVALS, false};
    Walk going = *walk;
    int own, victim, mover, before;
    if (hurdle == NO_CELL || !has_quality(laws, walk->content, clause->numbers[QUALITY])) {
        promote_to_hoppers(clause, walk, step, row);
        return;
    }
    own = side_of_hurdle(laws->content[content].owner, walk->side);
    going.row = &made;
    going.from = 0;
    going.origin = going.begin = hurdle;
    going.manner = clause->numbers[QUALITY] == QUALITY_BUL ? walk->content : content;
    going.side = clause->numbers[QUALITY] == QUALITY_BUL ? walk->side : own;
    going.flags = TO_EMPTY;
    going.checking = going.notes = going.aimed = false;
    going.also = 0;
    going.bare = true;
    victim = captured == NO_CELL ? 0 : lend_content(field, captured, 0);
    mover = lend_content(field, step_origin(step), 0);
    before = lend_content(field, step_target(step), mover);
    walk_ways(&going);
    lend_content(field, step_target(step), before);
    lend_content(field, step_origin(step), mover);
    if (captured != NO_CELL) {
        lend_content(field, captured, victim);
    }
    for (int index = 0; index < made.count; index++) {
        const int target = step_target(made.steps[index]);
        const Step way = with_extra(step, target);
        bool again = false;
        for (int earlier = 0; earlier < index; earlier++) {
            again = again || step_target(made.steps[earlier]) == target;
        }
        if (again) {
            continue;
        }
        if (!laws->content[content].promotes || !holds(laws->last[own], target)) {
            put_step(row, way);
            continue;
        }
        for (int kind = 1; kind <= laws->promotions; kind++) {
            const int becomes = laws->content[content].becomes[own][kind - 1];
            if (becomes != 0) {
                promote_hurdle(clause, with_kind(way, kind), laws->kind[becomes], row);
            }
        }
    }
}

static void carry_hurdle(const Clause *clause, Field *field, Event *event)
{
    const int hurdle = hurdle_of(clause, field, event), kind = step_kind(event->step);
    if (hurdle != NO_CELL && is_man_at(field, hurdle)) {
        const int own = side_of_hurdle(owner_at(field, hurdle), event->side);
        int becomes =
            kind == 0 ? 0 : field->laws->content[field->board[hurdle]].becomes[own][kind - 1];
        if (becomes != 0 && step_flag(event->step) == PROMOTED_SO) {
            becomes = field->laws->with[clause->numbers[QUALITY]][becomes];
        }
        carry_man(field, hurdle, step_extra(event->step), becomes);
    }
}

const Condition MOVED_HURDLES = {.name = "moved-hurdles",
                                 .walk = walk_noting,
                                 .foresees = foresees_no_hop,
                                 .choices = move_hurdle,
                                 .effects = carry_hurdle};
const Condition HURDLE_COLOURS = {.name = "hurdle-colours",
                                  .on_promotions = true,
                                  .lets_check = always_lets_check,
                                  .walk = walk_noting,
                                  .foresees = foresees_no_hop,
                                  .choices = promote_to_hoppers,
                                  .effects = turn_hurdle};
const Condition KAMIKAZE = {
    .name = "kamikaze", .foresees = foresees_vanishing, .effects = vanish_capturing};
const Condition PARALYSING = {.name = "paralysing",
                              .on_captures = true,
                              .may_go = goes_unparalysed,
                              .admits = captures_as_other,
                              .stifles = is_stifled};
const Condition UNCAPTURABLE = {
    .name = "uncapturable", .on_captures = true, .admits = spares_uncapturable};
