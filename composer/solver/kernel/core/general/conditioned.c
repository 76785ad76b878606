/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The turn as conditions have it: every point of it asks those who have something to say. */
#include "general/attack.h"
#include "general/condition.h"
#include "general/steps.h"

bool place_condition(Laws *laws, const Condition *condition, const i32 *numbers, int count)
{
    Clause *clause = &laws->conditions[laws->condition_count];
    if (laws->condition_count == MOST_CONDITIONS ||
        laws->cells + laws->places + condition->places > MOST_CELLS) {
        return false;
    }
    laws->condition_count++;
    clause->condition = condition;
    clause->first_place = laws->places;
    laws->places += condition->places;
    for (int index = 0; index < count && index < MOST_NUMBERS; index++) {
        clause->numbers[index] = numbers[index];
    }
    laws->straight = laws->straight && condition->manners == NULL && condition->walk == NULL &&
                     condition->strikes == NULL && condition->checks == NULL;
    laws->quiet = (laws->condition_count == 1 || laws->quiet) && laws->straight &&
                  (condition->effects == NULL ||
                   (condition->quiet != NULL && condition->quiet(clause)));
    laws->shapes = laws->shapes || condition->may_go != NULL || condition->manners != NULL ||
                   condition->walk != NULL || condition->reroute != NULL ||
                   condition->choices != NULL || condition->admits != NULL;
    laws->divides =
        laws->divides || condition->reroute != NULL || condition->choices != NULL;
    laws->arrives = laws->arrives || (!condition->on_captures &&
                                      (condition->reroute != NULL || condition->choices != NULL ||
                                       condition->admits != NULL));
    laws->whole = laws->whole || condition->choose != NULL || condition->more != NULL;
    laws->tests_stand = laws->tests_stand || condition->stands != NULL;
    return true;
}

void begin_conditions(Field *field)
{
    const Laws *laws = field->laws;
    for (int index = 0; index < laws->condition_count; index++) {
        const Clause *clause = &laws->conditions[index];
        if (clause->condition->begin != NULL) {
            clause->condition->begin(clause, field);
        }
    }
}

void follow_move(Field *field, Event *event)
{
    const Laws *laws = field->laws;
    for (int index = 0; index < laws->condition_count; index++) {
        const Clause *clause = &laws->conditions[index];
        if (clause->condition->effects != NULL) {
            clause->condition->effects(clause, field, event);
        }
    }
}

bool goes_there(Field *field, int origin, int manner, int target, int side)
{
    Step steps[MOST_ARRIVALS];
    Row row = {steps, 0, MOST_ARRIVALS, false};
    const Walk walk = {field, &row, origin, origin, field->board[origin], manner, side, 0,
                       TO_EMPTY | TO_CAPTURE, false, 0, true};
    walk_ways(&walk);
    for (int index = 0; index < row.count; index++) {
        if (step_target(steps[index]) == target) {
            return true;
        }
    }
    return false;
}

bool has_step_within(Field *field, int most)
{
    bool found;
    if (field->ahead >= most) {
        return true;
    }
    field->ahead++;
    found = has_legal_step(field);
    field->ahead--;
    return found;
}

bool may_leave(Field *field, int origin, int side, bool checking)
{
    const Laws *laws = field->laws;
    for (int index = 0; index < laws->condition_count; index++) {
        const Clause *clause = &laws->conditions[index];
        if (clause->condition->may_go != NULL &&
            !clause->condition->may_go(clause, field, origin, side, checking)) {
            return false;
        }
    }
    return true;
}

bool admits_step(Field *field, Step step, int side, bool checking)
{
    const Laws *laws = field->laws;
    for (int index = 0; index < laws->condition_count; index++) {
        const Clause *clause = &laws->conditions[index];
        if (clause->condition->admits != NULL &&
            !clause->condition->admits(clause, field, step, side, checking)) {
            return false;
        }
    }
    return true;
}

bool stands_step(Field *field, Step step, int side, bool checking)
{
    const Laws *laws = field->laws;
    for (int index = 0; index < laws->condition_count; index++) {
        const Clause *clause = &laws->conditions[index];
        if (clause->condition->stands != NULL &&
            !clause->condition->stands(clause, field, step, side, checking)) {
            return false;
        }
    }
    return true;
}

void add_more(Field *field, Row *row)
{
    const Laws *laws = field->laws;
    for (int index = 0; index < laws->condition_count; index++) {
        const Clause *clause = &laws->conditions[index];
        if (clause->condition->more != NULL) {
            clause->condition->more(clause, field, field->turn, false, row);
        }
    }
}

bool keeps_any(Field *field, Step step)
{
    const Laws *laws = field->laws;
    bool keeps = true;
    int choosers = 0;
    for (int index = 0; index < laws->condition_count; index++) {
        const Clause *clause = &laws->conditions[index];
        if (clause->condition->choose != NULL) {
            choosers++;
            keeps = keeps && clause->condition->keeps != NULL &&
                    clause->condition->keeps(clause, field, step);
        }
    }
    return choosers == 0 || (choosers == 1 && keeps); /* one may leave what the other does not */
}

void choose_steps(Field *field, Row *row, int from)
{
    const Laws *laws = field->laws;
    for (int index = 0; index < laws->condition_count; index++) {
        const Clause *clause = &laws->conditions[index];
        if (clause->condition->choose != NULL) {
            clause->condition->choose(clause, field, row, from);
        }
    }
}

static void walk_manner(const Walk *walk)
{
    const Laws *laws = walk->field->laws;
    for (int index = 0; index < laws->condition_count; index++) {
        const Clause *clause = &laws->conditions[index];
        if (clause->condition->walk != NULL && clause->condition->walk(clause, walk)) {
            return;
        }
    }
    walk_ways(walk);
}

void add_conditioned_steps_from(Field *field, int origin, int side, bool checking, Row *row)
{
    const Laws *laws = field->laws;
    u8 manners[MOST_MANNERS];
    int count = 1;
    Walk walk = {field, row,        origin, origin,   field->board[origin], 0,
                 side,  row->count, 0,      checking, 0,                    false};
    walk.manner = walk.content;
    walk.flags = checking ? TO_CAPTURE : TO_EMPTY | TO_CAPTURE;
    if (!laws->shapes) {
        walk_ways(&walk);
        return;
    }
    if (!may_leave(field, origin, side, checking)) {
        return;
    }
    walk.flags = checking ? TO_CAPTURE : TO_EMPTY | TO_CAPTURE;
    manners[0] = field->board[origin];
    for (int index = 0; index < laws->condition_count; index++) {
        const Clause *clause = &laws->conditions[index];
        if (clause->condition->manners != NULL) {
            count = clause->condition->manners(clause, field, origin, side, manners, count);
        }
    }
    for (int index = 0; index < count; index++) {
        walk.manner = manners[index];
        walk_manner(&walk);
    }
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

static bool captures_any_royal(Field *field, int by, int royals_of)
{
    const Laws *laws = field->laws;
    Step steps[MOST_ARRIVALS];
    for (int word = 0; word < laws->words; word++) {
        u64 men = field->men[by][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            const int origin = word * 64 + first_of(men);
            Row row = {steps, 0, MOST_ARRIVALS, false};
            if (laws->straight) {
                if (!reaches_royal(field, origin, by, royals_of)) {
                    continue;
                }
                if (!laws->shapes && !laws->tests_stand) {
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

bool is_checked(Field *field, int side)
{
    const Laws *laws = field->laws;
    for (int index = 0; index < laws->condition_count; index++) {
        const Clause *clause = &laws->conditions[index];
        if (clause->condition->checks != NULL) {
            return clause->condition->checks(clause, field, side);
        }
    }
    return captures_royal(field, side ^ 1, side);
}

void add_man(Field *field, int cell, int content)
{
    add_man_as(field, cell, content, 0);
}

void add_man_as(Field *field, int cell, int content, int becomes)
{
    put_content(field, cell, becomes != 0 ? becomes : content);
    note_effect(field, EFFECT_ADDED, cell, NO_CELL, content, becomes);
}

void remove_man(Field *field, int cell)
{
    note_effect(field, EFFECT_REMOVED, cell, NO_CELL, field->board[cell], 0);
    put_content(field, cell, 0);
}

void carry_man(Field *field, int cell, int target, int becomes)
{
    const int content = field->board[cell];
    put_content(field, cell, 0);
    put_content(field, target, becomes != 0 ? becomes : content);
    note_effect(field, EFFECT_CARRIED, cell, target, content, becomes);
}

void turn_man(Field *field, int cell)
{
    const int content = field->laws->turned[field->board[cell]];
    put_content(field, cell, content);
    note_effect(field, EFFECT_TURNED, cell, NO_CELL, content, 0);
}

void change_man(Field *field, int cell, int content)
{
    if (content != field->board[cell]) {
        put_content(field, cell, content);
        note_effect(field, EFFECT_CHANGED, cell, NO_CELL, content, 0);
    }
}

void swap_men(Field *field, int cell, int other)
{
    const int content = field->board[cell], other_content = field->board[other];
    put_content(field, cell, other_content);
    put_content(field, other, content);
    note_effect(field, EFFECT_SWAPPED, cell, other, content, other_content);
}
