/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The turn as conditions have it: every point of it asks those who have something to say. */
#include "general/attack.h"
#include "general/condition.h"
#include "general/steps.h"

bool always_lets_check(const Clause *clause)
{
    (void)clause;
    return true;
}

static bool lets_check(const Clause *clause)
{
    const Condition *condition = clause->condition;
    if (condition->lets_check != NULL) {
        return condition->lets_check(clause);
    }
    return condition->may_go == NULL && condition->reroute == NULL && condition->choices == NULL &&
           condition->admits == NULL && condition->stands == NULL;
}

bool place_condition(Laws *laws, const Condition *condition, const i32 *numbers, int count)
{
    Clause *clause = &laws->conditions[laws->condition_count];
    if (laws->condition_count == MOST_CONDITIONS ||
        laws->cells + laws->places + condition->places > MOST_CELLS) {
        return false;
    }
    if (laws->condition_count++ == 0) {
        laws->straight = laws->exact = laws->aimed = true;
    }
    clause->condition = condition;
    clause->first_place = laws->places;
    laws->places += condition->places;
    for (int index = 0; index < count && index < MOST_NUMBERS; index++) {
        clause->numbers[index] = numbers[index];
    }
    laws->wild = laws->wild || condition->manners != NULL || condition->strikes != NULL ||
                 condition->checks != NULL ||
                 (condition->walk != NULL && (condition->start == NULL || laws->starts));
    laws->straight = laws->straight && !laws->wild && condition->walk == NULL;
    if (condition->start != NULL && !laws->starts) {
        laws->starts = true;
        laws->starter = laws->condition_count - 1;
    }
    laws->exact = laws->exact && laws->straight && lets_check(clause);
    laws->aimed = laws->aimed && condition->strikes == NULL;
    laws->affects = laws->affects || condition->effects != NULL;
    laws->shapes = laws->shapes || condition->may_go != NULL || condition->manners != NULL ||
                   condition->walk != NULL || condition->reroute != NULL ||
                   condition->choices != NULL || condition->admits != NULL;
    laws->divides =
        laws->divides || condition->reroute != NULL || condition->choices != NULL;
    laws->reroutes = laws->reroutes || condition->reroute != NULL;
    laws->promotes = laws->promotes || condition->on_promotions;
    laws->arrives = laws->arrives || (!condition->on_captures && !condition->on_promotions &&
                                      (condition->reroute != NULL || condition->choices != NULL ||
                                       condition->admits != NULL));
    laws->chooses = laws->chooses || condition->choose != NULL;
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

void pass_over(Field *field)
{
    const Laws *laws = field->laws;
    make_step(field, 0);
    for (int index = 0; index < laws->condition_count; index++) {
        const Clause *clause = &laws->conditions[index];
        if (clause->condition->forgets != NULL) {
            clause->condition->forgets(clause, field);
        }
    }
}

bool foresees_all(const Clause *clause, const Field *field, Step step, Aftermath *after)
{
    (void)clause;
    (void)field;
    (void)step;
    (void)after;
    return true;
}

bool foresees_quiet(const Clause *clause, const Field *field, Step step, Aftermath *after)
{
    (void)clause;
    (void)field;
    (void)after;
    return step_captured(step) == NO_CELL && step >> 44 == 0;
}

bool foresee(const Field *field, Step step, Aftermath *after)
{
    const Laws *laws = field->laws;
    const int side = field->turn, promotion = step_promotion(step);
    const Content *man = &laws->content[field->board[step_origin(step)]];
    if (step_special(step) >= STEP_PASSING) {
        return false;
    }
    after->left = 0;
    after->reached = promotion != 0 ? man->becomes[side][promotion - 1] : man->settled[side];
    if (!laws->affects) {
        return true;
    }
    for (int index = 0; index < laws->condition_count; index++) {
        const Clause *clause = &laws->conditions[index];
        const Condition *condition = clause->condition;
        if (condition->effects != NULL &&
            (condition->foresees == NULL ||
             !condition->foresees(clause, field, step, after))) {
            return false;
        }
    }
    return true;
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

/* Tell whether to look for captures of kings is enough: a king who can be captured in passing, as
 * a pawn, need not stand on a trail to be captured. */
static bool aims_at_kings(const Field *field)
{
    return field->pawn == NO_CELL || !is_royal_at(field, field->pawn);
}

static void add_wanted_steps_from(Field *field, int origin, int side, bool checking, u8 wanted,
                                  Row *row)
{
    const Laws *laws = field->laws;
    u8 manners[MOST_MANNERS];
    int count = 1;
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

static bool has_royal(const Field *field, int side)
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

void add_man(Field *field, int cell, int content)
{
    add_man_as(field, cell, content, 0);
}

void add_man_as(Field *field, int cell, int content, int becomes)
{
    put_content(field, cell, becomes != 0 ? becomes : content);
    settle_castler(field, cell);
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
    settle_castler(field, target);
    note_effect(field, EFFECT_CARRIED, cell, target, content, becomes);
}

void turn_man(Field *field, int cell)
{
    const int content = field->laws->turned[field->board[cell]];
    put_content(field, cell, content);
    settle_castler(field, cell);
    note_effect(field, EFFECT_TURNED, cell, NO_CELL, content, 0);
}

void change_man(Field *field, int cell, int content)
{
    if (content != field->board[cell]) {
        put_content(field, cell, content);
        settle_castler(field, cell);
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
