/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parrain Circe: captured men who are reborn after the next move, as that goes; and those who are
 * reborn where they were captured, when the next man is. */
#include "general/conditions/rebirths/rebirth.h"
#include "general/steps.h"

enum { WAITING, WAITING_WHERE, REMEMBERED }; /* who was captured last, and one more than where */

/* Return where who waits is reborn after a move; NO_CELL if off board. */
static int godchild_square(const Clause *clause, const Field *field, Step step)
{
    const int where = number_kept(field, clause, WAITING_WHERE) - 1;
    const int times = clause->numbers[0] != 0 ? -1 : 1;
    int target = step_target(step);
    if (step_special(step) == STEP_CASTLING) { /* the ways of king and rook together */
        const CastleWay *way = &field->laws->castles[step_extra(step)];
        target += way->rook_target - way->rook;
    }
    return cell_beyond(where, step_origin(step), target, times);
}

static bool is_empty_after(const Field *field, Step step, int cell)
{
    if (step_special(step) == STEP_CASTLING) {
        const CastleWay *way = &field->laws->castles[step_extra(step)];
        if (cell == way->king_target || cell == way->rook_target) {
            return false;
        }
        return field->board[cell] == 0 || cell == way->king || cell == way->rook;
    }
    return is_free_after(field, step, cell);
}

static void choose_godchild(const Clause *clause, const Walk *walk, Step step, Row *row)
{
    const Field *field = walk->field;
    const int man = number_kept(field, clause, WAITING);
    int cell, owner;
    if (walk->checking || man == 0 || !field->laws->content[man].promotes) {
        put_step(row, step);
        return;
    }
    cell = godchild_square(clause, field, step);
    if (cell == NO_CELL || !is_empty_after(field, step, cell)) {
        put_step(row, step);
        return;
    }
    owner = field->laws->content[man].owner;
    add_reborn(field, step, man, cell, owner == OF_BOTH ? walk->side : owner, row);
}

/* Tell whether a move captured somebody who is reborn later. */
static bool has_captured(const Field *field, const Event *event)
{
    return event->victim != 0 && event->captured != NO_CELL &&
           !field->laws->content[event->victim].royal;
}

static void bring_godchild(const Clause *clause, Field *field, Event *event)
{
    const Laws *laws = field->laws;
    const int man = number_kept(field, clause, WAITING);
    const bool captures = has_captured(field, event);
    if (man != 0) {
        const int cell = godchild_square(clause, field, event->step);
        if (cell != NO_CELL && field->board[cell] == 0) {
            add_man_as(field, cell, man, promoted_man(laws, man, event->step));
        }
    }
    if (man != 0 || captures) {
        keep_number(field, clause, WAITING, captures ? event->victim : 0);
        keep_number(field, clause, WAITING_WHERE, captures ? event->captured + 1 : 0);
    }
}

static void forget_waiting(const Clause *clause, Field *field)
{
    keep_number(field, clause, WAITING, 0);
    keep_number(field, clause, WAITING_WHERE, 0);
}

static bool foresees_nobody_waiting(const Clause *clause, const Field *field, Step step,
                                    Aftermath *after)
{
    (void)step;
    (void)after;
    return number_kept(field, clause, WAITING) == 0;
}

const Condition PARRAIN = {.name = "parrain",
                           .places = REMEMBERED,
                           .lets_check = always_lets_check,
                           .foresees = foresees_nobody_waiting,
                           .choices = choose_godchild,
                           .effects = bring_godchild,
                           .forgets = forget_waiting};

static void bring_waiting(const Clause *clause, Field *field, Event *event)
{
    const int man = number_kept(field, clause, WAITING);
    if (!has_captured(field, event)) {
        return;
    }
    if (man != 0) {
        const int cell = number_kept(field, clause, WAITING_WHERE) - 1;
        if (field->board[cell] == 0) {
            add_man(field, cell, man);
        }
    }
    keep_number(field, clause, WAITING, event->victim);
    keep_number(field, clause, WAITING_WHERE, event->captured + 1);
}

static bool foresees_no_capture(const Clause *clause, const Field *field, Step step,
                                Aftermath *after)
{
    (void)after;
    return step_captured(step) == NO_CELL || number_kept(field, clause, WAITING) == 0;
}

const Condition WAITING_CIRCE = {.name = "waiting circe",
                                 .places = REMEMBERED,
                                 .lets_check = always_lets_check,
                                 .foresees = foresees_no_capture,
                                 .effects = bring_waiting};
