/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "general/condition.h"

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

/* Do what conditions add to a move that was made. */
static void follow_move(Field *field, Event *event)
{
    const Laws *laws = field->laws;
    for (int index = 0; index < laws->condition_count; index++) {
        const Clause *clause = &laws->conditions[index];
        if (clause->condition->effects != NULL && holds_for(laws, clause, event->mover)) {
            clause->condition->effects(clause, field, event);
        }
    }
}

bool place_condition(Laws *laws, const Condition *condition, const i32 *numbers, int count,
                     int only)
{
    Clause *clause = &laws->conditions[laws->condition_count];
    if (laws->condition_count == MOST_CONDITIONS ||
        laws->cells + laws->places + condition->places > MOST_CELLS) {
        return false;
    }
    if (laws->condition_count++ == 0) {
        laws->straight = laws->exact = laws->aimed = true;
        laws->follow_move = follow_move;
    }
    clause->condition = condition;
    clause->only = only;
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
    laws->adds = laws->adds || (condition->effects != NULL && !condition->brings_none);
    laws->strays = laws->strays || laws->adds || condition->manners != NULL ||
                   condition->walk != NULL || condition->reroute != NULL ||
                   condition->choices != NULL || condition->more != NULL;
    laws->shapes = laws->shapes || condition->may_go != NULL || condition->manners != NULL ||
                   condition->walk != NULL || condition->reroute != NULL ||
                   condition->choices != NULL || condition->admits != NULL;
    laws->divides =
        laws->divides || condition->reroute != NULL || condition->choices != NULL;
    laws->prepares = laws->prepares || condition->names;
    laws->reroutes = laws->reroutes || condition->reroute != NULL;
    laws->promotes = laws->promotes || condition->on_promotions;
    laws->arrives = laws->arrives || (!condition->on_captures && !condition->on_promotions &&
                                      (condition->reroute != NULL || condition->choices != NULL ||
                                       condition->admits != NULL));
    laws->chooses = laws->chooses || condition->choose != NULL;
    laws->whole = laws->whole || condition->choose != NULL || condition->more != NULL;
    laws->stifles = laws->stifles || condition->stifles != NULL;
    laws->escapes = laws->escapes || condition->escapes != NULL;
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

int mover_of(const Field *field, Step step)
{
    const int origin = step_origin(step), content = field->board[origin];
    if (field->laws->prepares && step_choice(step) == origin) {
        return field->laws->as_kind[content][step_kind(step)];
    }
    return content;
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
            holds_for(laws, clause, field->board[step_origin(step)]) &&
            (condition->foresees == NULL ||
             !condition->foresees(clause, field, step, after))) {
            return false;
        }
    }
    return true;
}

bool may_leave(Field *field, int origin, int side, bool checking)
{
    const Laws *laws = field->laws;
    for (int index = 0; index < laws->condition_count; index++) {
        const Clause *clause = &laws->conditions[index];
        if (clause->condition->may_go != NULL &&
            holds_for(laws, clause, field->board[origin]) &&
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
            holds_for(laws, clause, field->board[step_origin(step)]) &&
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
            holds_for(laws, clause, content_before(field, step_origin(step))) &&
            !clause->condition->stands(clause, field, step, side, checking)) {
            return false;
        }
    }
    return true;
}

bool is_side_stifled(Field *field)
{
    const Laws *laws = field->laws;
    for (int index = 0; laws->stifles && index < laws->condition_count; index++) {
        const Clause *clause = &laws->conditions[index];
        if (clause->condition->stifles != NULL &&
            clause->condition->stifles(clause, field, field->turn)) {
            return true;
        }
    }
    return false;
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

/* Return a man as one of another side, or of both; himself if there is none. */
static int coloured(const Laws *laws, int man, int owner)
{
    for (int other = 1; other <= laws->contents; other++) {
        if (laws->kind[other] == laws->kind[man] && laws->marks[other] == laws->marks[man] &&
            laws->content[other].royal == laws->content[man].royal &&
            laws->content[other].owner == owner) {
            return other;
        }
    }
    return man;
}

void colour_man(Field *field, int cell, int owner)
{
    const int content = coloured(field->laws, field->board[cell], owner);
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
