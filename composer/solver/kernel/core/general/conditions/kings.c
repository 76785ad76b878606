/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Kobul kings, Royal dynasty and Pepo: kings who change, are several, or stand still. */
#include "general/conditions/royals.h"
#include "general/steps.h"

static void take_kind_of_captured(const Clause *clause, Field *field, Event *event)
{
    const Laws *laws = field->laws;
    int kind;
    (void)clause;
    if (event->victim == 0) {
        return;
    }
    kind = laws->content[event->victim].promotes ? KIND_KING : laws->kind[event->victim];
    for (int cell = 0; cell < laws->cells; cell++) {
        if (is_royal_at(field, cell) && owner_at(field, cell) != event->side) {
            change_man(field, cell, kept_royal(laws, field->board[cell], kind));
            return;
        }
    }
}

const Condition KOBUL_KINGS = {.name = "kobul-kings", .foresees = foresees_quiet, .effects = take_kind_of_captured};

/* Return where a side's only king stands; NO_CELL if it has none or several. */
static int only_king(const Field *field, int side)
{
    int found = NO_CELL;
    for (int word = 0; word < field->laws->words; word++) {
        u64 kings = field->royals[side][word] | field->royals[OF_BOTH][word];
        for (; kings != 0; kings &= kings - 1) {
            if (found != NO_CELL) {
                return NO_CELL;
            }
            found = word * 64 + first_of(kings);
        }
    }
    return found;
}

static bool is_only_king_checked(const Clause *clause, Field *field, int side)
{
    (void)clause;
    return only_king(field, side) != NO_CELL && captures_royal(field, side ^ 1, side);
}

static bool castles_alone(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    (void)clause;
    (void)checking;
    return step_special(step) != STEP_CASTLING || only_king(field, side) != NO_CELL;
}

/* Tell whether a side had just one king before the move that is being made. */
static bool had_one_king(const Field *field, int side)
{
    int count = 0;
    for (int cell = 0; cell < field->laws->cells; cell++) {
        const Content *man = &field->laws->content[content_before(field, cell)];
        const int content = content_before(field, cell);
        count += content != 0 && content != HOLE && man->royal &&
                 (man->owner == side || man->owner == OF_BOTH);
    }
    return count == 1;
}

static void crown_only_king(const Clause *clause, Field *field, Event *event)
{
    (void)clause;
    if (event->victim == 0 && step_promotion(event->step) == 0) {
        return;
    }
    for (int side = OF_WHITE; side <= OF_BLACK; side++) {
        const int king = only_king(field, side);
        if (king != NO_CELL && !had_one_king(field, side)) {
            settle_castler(field, king);
        }
    }
}

const Condition ROYAL_DYNASTY = {.name = "royal-dynasty",
                                 .foresees = foresees_all,
                                 .admits = castles_alone,
                                 .effects = crown_only_king,
                                 .checks = is_only_king_checked};

static bool goes_unobserved(const Clause *clause, Field *field, int origin, int side,
                            bool checking)
{
    (void)clause;
    (void)checking;
    return !is_royal_at(field, origin) || !is_observed(field, origin, side ^ 1);
}

static bool spares_kings(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    (void)clause;
    (void)side;
    return checking || step_captured(step) == NO_CELL || !is_royal_at(field, step_captured(step));
}

/* Count the men of a side, no kings, who observe a cell. */
static int count_observers(const Field *field, int cell, int side)
{
    int count = 0;
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = field->men[side][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            const int origin = word * 64 + first_of(men);
            count += origin != cell && !is_royal_at(field, origin) &&
                     captures_there(field, origin, cell, side);
        }
    }
    return count;
}

static bool is_checked_by_two(const Clause *clause, Field *field, int side)
{
    (void)clause;
    for (int word = 0; word < field->laws->words; word++) {
        u64 kings = field->royals[side][word] | field->royals[OF_BOTH][word];
        for (; kings != 0; kings &= kings - 1) {
            if (count_observers(field, word * 64 + first_of(kings), side ^ 1) > 1) {
                return true;
            }
        }
    }
    return false;
}

const Condition PEPO = {
    .name = "pepo", .may_go = goes_unobserved, .admits = spares_kings, .checks = is_checked_by_two};
