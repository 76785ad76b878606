/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Madrasi and its family: men whom enemies of certain kinds paralyse. */
#include "general/conditions/paralysis.h"

#include "general/steps.h"

bool is_observed_by_kind(const Field *field, int cell, int side, int kind)
{
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = field->men[side][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            const int other = word * 64 + first_of(men);
            if (other != cell && kind_at(field, other) == kind &&
                captures_there(field, other, cell, side)) {
                return true;
            }
        }
    }
    return false;
}

/* Numbers: whether kings are paralysed, too. */
static bool is_free(const Clause *clause, Field *field, int origin, int side, bool checking)
{
    (void)checking;
    return (is_royal_at(field, origin) && clause->numbers[0] == 0) ||
           !is_observed_by_kind(field, origin, side ^ 1, kind_at(field, origin));
}

/* Pawns are paralysed by queens, these by rooks, these by bishops, by knights, by pawns. */
int paralyser_of(int kind)
{
    return kind < KIND_PAWN || kind > KIND_QUEEN ? 0 : kind == KIND_PAWN ? KIND_QUEEN : kind - 1;
}

static bool is_free_of_paralyser(const Clause *clause, Field *field, int origin, int side,
                                 bool checking)
{
    const int paralyser = paralyser_of(kind_at(field, origin));
    (void)clause;
    (void)checking;
    return paralyser == 0 || !is_observed_by_kind(field, origin, side ^ 1, paralyser);
}

/* Tell whether no enemy who observes the man could make the move from his cell. */
static bool goes_unlike_observers(const Clause *clause, Field *field, Step step, int side,
                                  bool checking)
{
    const Laws *laws = field->laws;
    const int origin = step_origin(step);
    const int target = checking ? step_captured(step) : step_target(step);
    (void)clause;
    for (int word = 0; word < laws->words; word++) {
        u64 men = field->men[side ^ 1][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            const int other = word * 64 + first_of(men);
            const int manner = laws->as_kind[field->board[origin]][kind_at(field, other)];
            if (other != origin && captures_there(field, other, origin, side ^ 1) &&
                goes_there(field, origin, manner, target, side)) {
                return false;
            }
        }
    }
    return true;
}

static bool is_of_other_kind(const Clause *clause, Field *field, int origin, int side,
                             bool checking)
{
    (void)checking;
    return number_kept(field, clause, side ^ 1) != kind_at(field, origin);
}

/* Remembered: of each side the kind that moved last, if the other has not moved since. */
static void remember_kind(const Clause *clause, Field *field, Event *event)
{
    keep_number(field, clause, event->side ^ 1, 0);
    keep_number(field, clause, event->side, field->laws->kind[event->mover]);
}

const Condition MADRASI = {.name = "madrasi", .may_go = is_free};
const Condition EIFFEL = {.name = "eiffel", .may_go = is_free_of_paralyser};
const Condition PARTIAL_PARALYSIS = {.name = "partialparalysis", .admits = goes_unlike_observers};
const Condition DISPARATE = {.name = "disparate",
                             .places = 2,
                             .foresees = foresees_all,
                             .may_go = is_of_other_kind,
                             .effects = remember_kind};
