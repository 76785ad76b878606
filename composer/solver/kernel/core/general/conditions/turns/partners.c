/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Castling chess and Rokagogo: kings who castle from anywhere, with partners far away. */
#include "general/steps.h"

/* Tell whether a side would not be in check if its king had gone to a cell. */
static bool is_safe_at(Field *field, int king, int cell, int side)
{
    const int content = lend_content(field, king, 0);
    bool attacked;
    lend_content(field, cell, content);
    attacked = is_attacked(field, side);
    lend_content(field, cell, 0);
    lend_content(field, king, content);
    return !attacked;
}

/* Return the first man in a direction, if he stands beyond where the king arrives; else NO_CELL. */
static int partner_of(const Field *field, int king, int right, int up)
{
    int file = king % 8 + right, rank = king / 8 + up, far = 1;
    for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; far++) {
        const int cell = rank * 8 + file;
        if (field->board[cell] != 0) {
            return far > 2 && is_man_at(field, cell) ? cell : NO_CELL;
        }
        file += right;
        rank += up;
    }
    return NO_CELL;
}

static bool fits(const Clause *clause, const Field *field, int partner, int right, int up)
{
    return partner != NO_CELL &&
           (clause->numbers[0] == 0 ||
            ((right == 0 || up == 0) && kind_at(field, partner) == KIND_ROOK));
}

/* Numbers: whether with rooks only, along files and ranks. */
static void castle_from(const Clause *clause, Field *field, int king, int side, Row *row)
{
    const Walk walk = {.field = field,
                       .row = row,
                       .origin = king,
                       .begin = king,
                       .content = field->board[king],
                       .manner = field->board[king],
                       .side = side,
                       .from = row->count};
    for (int way = 0; way < 9; way++) {
        const int right = way % 3 - 1, up = way / 3 - 1, step = 8 * up + right;
        const int partner = way == 4 ? NO_CELL : partner_of(field, king, right, up);
        if (fits(clause, field, partner, right, up) && is_safe_at(field, king, king + step, side)) {
            arrive_castling(&walk,
                            step_of(king, king + 2 * step, NO_CELL, 0, STEP_PARTNER, partner));
        }
    }
}

static void add_partners(const Clause *clause, Field *field, int side, bool checking, Row *row)
{
    (void)checking;
    if (is_attacked(field, side)) {
        return;
    }
    for (int cell = 0; cell < field->laws->cells; cell++) {
        if (is_man_at(field, cell) && kind_at(field, cell) == KIND_KING &&
            owner_at(field, cell) != (side ^ 1) && may_leave(field, cell, side, false)) {
            castle_from(clause, field, cell, side, row);
        }
    }
}

static bool castles_not_at_home(const Clause *clause, Field *field, Step step, int side,
                                bool checking)
{
    (void)clause;
    (void)field;
    (void)side;
    (void)checking;
    return step_special(step) != STEP_CASTLING;
}

static void bring_partner(const Clause *clause, Field *field, Event *event)
{
    const Step step = event->step;
    (void)clause;
    if (step_special(step) == STEP_PARTNER) {
        const int partner = step_extra(step), content = field->board[partner];
        const int beside = (step_origin(step) + step_target(step)) / 2;
        put_content(field, partner, 0);
        put_content(field, beside, content);
        note_effect(field, EFFECT_CASTLED, partner, beside, content, 0);
    }
}

static bool foresees_no_partner(const Clause *clause, const Field *field, Step step,
                                Aftermath *after)
{
    (void)clause;
    (void)field;
    (void)after;
    return step_special(step) != STEP_PARTNER;
}

const Condition CASTLING_CHESS = {.name = "castling-chess",
                                  .on_captures = true,
                                  .lets_check = always_lets_check,
                                  .foresees = foresees_no_partner,
                                  .admits = castles_not_at_home,
                                  .more = add_partners,
                                  .effects = bring_partner};
