/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Andernach and its family: men who change sides. */
#include "general/steps.h"

/* Let the man who moved, where he stands now, change sides; kings and neutral men do not. */
static void turn_mover(Field *field, const Event *event)
{
    if (event->at != NO_CELL && owner_at(field, event->at) == event->side &&
        !is_royal_at(field, event->at)) {
        turn_man(field, event->at);
    }
}

/* The same as it is foreseen. */
static void foresee_turned(const Field *field, Aftermath *after)
{
    const Content *man = &field->laws->content[after->reached];
    if (man->owner == field->turn && !man->royal) {
        after->reached = field->laws->turned[after->reached];
    }
}

static void turn_capturer(const Clause *clause, Field *field, Event *event)
{
    (void)clause;
    if (event->victim != 0) {
        turn_mover(field, event);
    }
}

static bool foresees_capturer(const Clause *clause, const Field *field, Step step,
                              Aftermath *after)
{
    (void)clause;
    if (step_captured(step) != NO_CELL) {
        foresee_turned(field, after);
    }
    return true;
}

static void turn_quiet(const Clause *clause, Field *field, Event *event)
{
    (void)clause;
    if (event->victim == 0 && step_special(event->step) != STEP_EXCHANGE) {
        turn_mover(field, event);
    }
}

static bool foresees_turn(const Clause *clause, const Field *field, Step step, Aftermath *after)
{
    (void)clause;
    if (step_captured(step) == NO_CELL) {
        foresee_turned(field, after);
    }
    return true;
}

/* Numbers: whether White's men change, whether Black's do. */
static void turn_unlike(const Clause *clause, Field *field, Event *event)
{
    if (clause->numbers[event->side] != 0 && event->victim != 0 && event->at != NO_CELL &&
        kind_at(field, event->at) != field->laws->kind[event->victim]) {
        turn_mover(field, event);
    }
}

/* Nobody is told, as Popeye has it. */
static void turn_traitor(const Clause *clause, Field *field, Event *event)
{
    (void)clause;
    if (event->side == OF_BLACK && event->at != NO_CELL && event->at < 32 &&
        owner_at(field, event->at) == OF_BLACK && !is_royal_at(field, event->at)) {
        put_content(field, event->at, field->laws->turned[field->board[event->at]]);
        settle_castler(field, event->at);
    }
}

static bool foresees_traitor(const Clause *clause, const Field *field, Step step,
                             Aftermath *after)
{
    (void)clause;
    if (field->turn == OF_BLACK && step_target(step) < 32) {
        foresee_turned(field, after);
    }
    return true;
}

static bool is_light(int cell)
{
    return (cell % 8 + cell / 8) % 2 == 1;
}

/* Numbers: whether men do so but once; the quality of those who are ready for that. */
static void turn_volage(const Clause *clause, Field *field, Event *event)
{
    const int at = event->at;
    if (at == NO_CELL || is_light(at) == is_light(event->origin) || is_royal_at(field, at) ||
        owner_at(field, at) != event->side) {
        return;
    }
    if (clause->numbers[0] != 0) {
        const int content = field->board[at];
        const int ready = clause->numbers[1];
        if (!has_quality(field->laws, content, ready)) {
            return;
        }
        put_content(field, at, field->laws->without[ready][content]);
    }
    turn_man(field, at);
}

static bool foresees_volage(const Clause *clause, const Field *field, Step step, Aftermath *after)
{
    const Content *man = &field->laws->content[after->reached];
    if (is_light(step_target(step)) == is_light(step_origin(step)) || man->royal ||
        man->owner != field->turn) {
        return true;
    }
    foresee_turned(field, after);
    return clause->numbers[0] == 0;
}

static bool is_magic(const Clause *clause, int cell)
{
    return (clause->numbers[cell / 16] >> cell % 16 & 1) != 0;
}

/* Numbers: the magic squares, sixteen to each. Men are turned who arrived there: the cell was
 * empty at some time during the move, or the man who moved stands there. */
static void turn_magic(const Clause *clause, Field *field, Event *event)
{
    u64 arrived[SET_WORDS] = {0};
    const int first = field->frames[field->frame_count - 1].changes;
    for (int index = first; index < field->change_count; index++) {
        const Change *change = &field->changes[index];
        if (change->cell < field->laws->cells && change->before == 0) {
            add_cell(arrived, change->cell);
        }
    }
    if (event->at != NO_CELL) {
        add_cell(arrived, event->at);
    }
    for (; arrived[0] != 0; arrived[0] &= arrived[0] - 1) {
        const int cell = first_of(arrived[0]);
        if (is_magic(clause, cell) && is_man_at(field, cell) && !is_royal_at(field, cell) &&
            owner_at(field, cell) != OF_BOTH) {
            turn_man(field, cell);
        }
    }
}

static bool foresees_magic(const Clause *clause, const Field *field, Step step, Aftermath *after)
{
    const Content *man = &field->laws->content[after->reached];
    if (after->left != 0) {
        return false;
    }
    if (is_magic(clause, step_target(step)) && !man->royal && man->owner != OF_BOTH) {
        after->reached = field->laws->turned[after->reached];
    }
    return true;
}

const Condition ANDERNACH = {
    .name = "andernach", .foresees = foresees_capturer, .effects = turn_capturer};
const Condition ANTI_ANDERNACH = {.name = "anti-andernach", .foresees = foresees_turn, .effects = turn_quiet};
const Condition TIBET = {.name = "tibet", .foresees = foresees_quiet, .effects = turn_unlike};
const Condition TRAITOR = {.name = "traitor", .foresees = foresees_traitor, .effects = turn_traitor};
const Condition VOLAGE = {.name = "volage", .foresees = foresees_volage, .effects = turn_volage};
const Condition MAGIC_SQUARES = {.name = "magic-squares", .foresees = foresees_magic, .effects = turn_magic};
