/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Half-in, All-in and Mainly-in chess: sides that move the men of the other side. */
#include "general/steps.h"

enum { BORROWED = 1 };                          /* the flag of moves of the other side's men */
enum { PLACE_FROM, PLACE_TO, PLACES };          /* of what could be taken back, one higher */

/* Mark the moves from a place on, and leave those out that capture a king. */
static void mark_borrowed(const Field *field, Row *row, int from)
{
    int kept = from;
    for (int index = from; index < row->count; index++) {
        const int captured = step_captured(row->steps[index]);
        if (captured == NO_CELL || !is_royal_at(field, captured)) {
            row->steps[kept++] = with_flag(row->steps[index], BORROWED);
        }
    }
    row->count = kept;
}

/* Neutral men go as the other side's. */
static void add_borrowed(const Clause *clause, Field *field, int side, bool checking, Row *row)
{
    int from;
    (void)clause;
    (void)checking;
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = field->men[side ^ 1][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            from = row->count;
            add_conditioned_steps_from(field, word * 64 + first_of(men), side ^ 1, false, row);
            mark_borrowed(field, row, from);
        }
    }
    from = row->count;
    field->turn ^= 1;
    add_castlings(field, row);
    field->turn ^= 1;
    mark_borrowed(field, row, from);
}

/* Numbers: whether a side moves its own men, too. */
static bool moves_whom_it_may(const Clause *clause, Field *field, Step step, int side,
                              bool checking)
{
    (void)field;
    (void)side;
    return checking || clause->numbers[0] != 0 || step_flag(step) == BORROWED;
}

static void keep_if_other(Field *field, const Clause *clause, int place, int number)
{
    if (number_kept(field, clause, place) != number) {
        keep_number(field, clause, place, number);
    }
}

static void remember_brought(const Clause *clause, Field *field, Event *event)
{
    const int target = step_target(event->step);
    const bool same = event->victim == 0 && field->board[target] == event->mover;
    keep_if_other(field, clause, PLACE_FROM, same ? event->origin + 1 : 0);
    keep_if_other(field, clause, PLACE_TO, same ? target + 1 : 0);
}

static void forget_brought(const Clause *clause, Field *field)
{
    keep_if_other(field, clause, PLACE_FROM, 0);
    keep_if_other(field, clause, PLACE_TO, 0);
}

static bool brings_nobody_back(const Clause *clause, Field *field, Step step, int side,
                               bool checking)
{
    (void)side;
    return checking || step_captured(step) != NO_CELL ||
           number_kept(field, clause, PLACE_TO) != step_origin(step) + 1 ||
           number_kept(field, clause, PLACE_FROM) != step_target(step) + 1;
}

static void remember_moved(const Clause *clause, Field *field, Event *event)
{
    keep_if_other(field, clause, 0, event->at == NO_CELL ? 0 : event->at + 1);
}

static void forget_moved(const Clause *clause, Field *field)
{
    keep_if_other(field, clause, 0, 0);
}

static bool moves_another(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    (void)side;
    return checking || number_kept(field, clause, 0) != step_origin(step) + 1;
}

const Condition BORROWING = {.name = "borrowing",
                             .lets_check = always_lets_check,
                             .more = add_borrowed,
                             .stands = moves_whom_it_may};
const Condition ALL_IN = {.name = "all-in",
                          .places = PLACES,
                          .lets_check = always_lets_check,
                          .foresees = foresees_all,
                          .admits = brings_nobody_back,
                          .more = add_borrowed,
                          .effects = remember_brought,
                          .forgets = forget_brought};
const Condition MAINLY_IN = {.name = "mainly-in",
                             .places = 1,
                             .lets_check = always_lets_check,
                             .foresees = foresees_all,
                             .admits = moves_another,
                             .more = add_borrowed,
                             .effects = remember_moved,
                             .forgets = forget_moved};
