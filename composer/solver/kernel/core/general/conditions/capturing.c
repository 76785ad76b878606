/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Conditions of capture that hang on nothing else. */
#include "general/steps.h"

/* Numbers: whether White captures nobody, whether Black does not. */
static bool captures_nobody(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    (void)field;
    return checking || clause->numbers[side] == 0 || step_captured(step) == NO_CELL;
}

const Condition NO_CAPTURE = {.name = "nocapture",
                              .on_captures = true,
                              .lets_check = always_lets_check,
                              .admits = captures_nobody};

/* Write the captures that a man could make by his own ways, in passing too. */
static void add_own_captures(Field *field, int origin, int side, Row *row)
{
    const Walk walk = {.field = field,
                       .row = row,
                       .origin = origin,
                       .begin = origin,
                       .content = field->board[origin],
                       .manner = field->board[origin],
                       .side = side,
                       .flags = TO_CAPTURE,
                       .bare = true};
    walk_ways(&walk);
}

/* Tell whether a man captures who stands on a cell by his own ways, in passing too. */
static bool could_capture(Field *field, int origin, int cell, int side)
{
    Step steps[MOST_ARRIVALS];
    Row row = {steps, 0, MOST_ARRIVALS, false};
    add_own_captures(field, origin, side, &row);
    for (int index = 0; index < row.count; index++) {
        if (step_captured(steps[index]) == cell) {
            return true;
        }
    }
    return false;
}

/* Numbers: whether White's captures are meant, whether Black's are. */
static bool others_could_capture(const Clause *clause, Field *field, Step step, int side,
                                 bool checking)
{
    const int cell = step_captured(step);
    (void)checking;
    if (clause->numbers[side] == 0 || cell == NO_CELL) {
        return true;
    }
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = field->men[side][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            const int other = word * 64 + first_of(men);
            if (other != step_origin(step) && other != cell &&
                could_capture(field, other, cell, side)) {
                return true;
            }
        }
    }
    return false;
}

const Condition MULTI_CAPTURES = {
    .name = "multicaptures", .on_captures = true, .admits = others_could_capture};

/* Count the captures that a man could make, up to two. */
static int count_captures(Field *field, int origin, int side)
{
    Step steps[MOST_ARRIVALS];
    Row row = {steps, 0, MOST_ARRIVALS, false};
    add_own_captures(field, origin, side, &row);
    for (int index = 1; index < row.count; index++) {
        if (step_target(steps[index]) != step_target(steps[0]) ||
            step_captured(steps[index]) != step_captured(steps[0])) {
            return 2;
        }
    }
    return row.count == 0 ? 0 : 1;
}

/* Numbers: whether there must be two captures, and not one. */
static bool has_right_count(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    (void)checking;
    return step_captured(step) == NO_CELL ||
           (count_captures(field, step_origin(step), side) > 1) == (clause->numbers[0] != 0);
}

const Condition SINGLE_CAPTURES = {
    .name = "single-captures", .on_captures = true, .admits = has_right_count};

/* Numbers of PAD: whether a second capture is forbidden; whether kings count, too. Remembered: of
 * each cell whether the man on it has captured. */
enum { IS_STRICT, COUNTS_KINGS };

static void set_captured(const Clause *clause, Field *field, int cell, int has_captured)
{
    if (number_kept(field, clause, cell) != has_captured) {
        keep_number(field, clause, cell, has_captured);
    }
}

static bool captures_again(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    const int origin = step_origin(step);
    (void)side;
    (void)checking;
    return step_captured(step) == NO_CELL || number_kept(field, clause, origin) == 0 ||
           (clause->numbers[IS_STRICT] == 0 && !is_royal_at(field, origin));
}

static void move_captured(const Clause *clause, Field *field, int origin, int target)
{
    const int has_captured = number_kept(field, clause, origin);
    set_captured(clause, field, origin, 0);
    set_captured(clause, field, target, has_captured);
}

/* Remember who has captured; who had done so before disappears. */
static void remember_capture(const Clause *clause, Field *field, Event *event)
{
    const bool royal = field->laws->content[event->mover].royal;
    const int before = number_kept(field, clause, event->origin);
    if (step_special(event->step) == STEP_CASTLING) {
        const CastleWay *castle = &field->laws->castles[step_extra(event->step)];
        move_captured(clause, field, castle->king, castle->king_target);
        move_captured(clause, field, castle->rook, castle->rook_target);
        return;
    }
    set_captured(clause, field, event->origin, 0);
    if (event->captured != NO_CELL) {
        set_captured(clause, field, event->captured, 0);
    }
    if (event->at == NO_CELL) {
        return;
    }
    if (event->victim != 0 && before != 0 && !royal && clause->numbers[IS_STRICT] == 0) {
        remove_man(field, event->at);
        event->at = NO_CELL;
        return;
    }
    set_captured(clause, field, event->at,
                 event->victim == 0 ? before : !royal || clause->numbers[COUNTS_KINGS] != 0);
}

static bool foresees_capture(const Clause *clause, const Field *field, Step step, Aftermath *after)
{
    const int origin = step_origin(step);
    if (step_captured(step) != NO_CELL && number_kept(field, clause, origin) != 0) {
        after->reached = 0;
    }
    return true;
}

const Condition PAD = {.name = "pad",
                       .places = 64,
                       .on_captures = true,
                       .foresees = foresees_capture,
                       .admits = captures_again,
                       .effects = remember_capture};
