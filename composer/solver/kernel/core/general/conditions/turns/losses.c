/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lost pieces: men who would be mated if they were kings vanish. */
#include "general/steps.h"

/* Tell whether a man is not attacked any more after a move of his side, legal or not. */
static bool is_saved(Field *field, Step step, int cell, int by)
{
    bool saved = step_captured(step) == cell;
    make_step(field, step);
    if (!saved) {
        const int where = step_origin(step) == cell ? field->at : cell;
        saved = where == NO_CELL || !is_observed(field, where, by);
    }
    unmake_step(field);
    return saved;
}

/* Tell whether a man of the side to move is attacked, and no move of his side saves him. */
static bool is_lost(Field *field, int cell)
{
    const int side = field->turn;
    if (!is_observed(field, cell, side ^ 1)) {
        return false;
    }
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = field->men[side][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            Step steps[MOST_ARRIVALS];
            Row row = {steps, 0, MOST_ARRIVALS, false};
            add_steps_from(field, word * 64 + first_of(men), &row);
            for (int index = 0; index < row.count; index++) {
                if (is_saved(field, steps[index], cell, side ^ 1)) {
                    return false;
                }
            }
        }
    }
    return true;
}

/* Find the men of the side to move who are lost. */
static void find_lost(Field *field, u64 *lost)
{
    const int side = field->turn;
    Effect *effects = field->effects;
    field->effects = NULL; /* what is tried is not told */
    field->loses_none = true;
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = (field->men[side][word] & ~field->royals[side][word]) |
                  (field->men[OF_BOTH][word] & ~field->royals[OF_BOTH][word]);
        lost[word] = 0;
        for (; men != 0; men &= men - 1) {
            if (is_lost(field, word * 64 + first_of(men))) {
                lost[word] |= men & ~(men - 1);
            }
        }
    }
    field->loses_none = false;
    field->effects = effects;
}

static void remove_lost(Field *field, const u64 *lost, Event *event)
{
    for (int word = 0; word < field->laws->words; word++) {
        for (u64 men = lost[word]; men != 0; men &= men - 1) {
            const int cell = word * 64 + first_of(men);
            remove_man(field, cell);
            if (event != NULL && event->at == cell) {
                event->at = NO_CELL;
            }
            if (event != NULL && event->pawn == cell) {
                event->passed = event->pawn = NO_CELL;
            }
        }
    }
}

static void lose_after_move(const Clause *clause, Field *field, Event *event)
{
    const u16 passed = field->passed, first = field->first, pawn = field->pawn, at = field->at;
    u64 lost[SET_WORDS];
    (void)clause;
    if (field->loses_none) {
        return;
    }
    field->passed = (u16)event->passed;
    field->first = NO_CELL;
    field->pawn = (u16)event->pawn;
    field->turn ^= 1;
    find_lost(field, lost);
    field->turn ^= 1;
    field->passed = passed;
    field->first = first;
    field->pawn = pawn;
    field->at = at;
    remove_lost(field, lost, event);
}

static void lose_after_pass(const Clause *clause, Field *field)
{
    u64 lost[SET_WORDS];
    (void)clause;
    find_lost(field, lost);
    remove_lost(field, lost, NULL);
}

const Condition LOST_PIECES = {
    .name = "lost-pieces",
    .brings_none = true,
    .effects = lose_after_move,
    .forgets = lose_after_pass};
