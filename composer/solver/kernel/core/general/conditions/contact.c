/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Köko and its family: men who move into contact with others, or out of it. */
#include "general/steps.h"

/* Tell whether something stands on one of the eight squares around a square, now or before. */
static bool is_in_contact(const Field *field, int cell, bool before)
{
    for (int other = 0; other < 64; other++) {
        const int files = other % 8 - cell % 8, ranks = other / 8 - cell / 8;
        if (other != cell && files * files <= 1 && ranks * ranks <= 1) {
            const int content = before ? content_before(field, other) : field->board[other];
            if (content != 0 && content != HOLE) {
                return true;
            }
        }
    }
    return false;
}

/* Of castling both men, and both who change places, are looked at. */
static bool stands_in_contact(const Clause *clause, Field *field, Step step, int side,
                              bool checking)
{
    const int special = step_special(step);
    (void)clause;
    (void)side;
    (void)checking;
    if (field->at != NO_CELL && !is_in_contact(field, field->at, false)) {
        return false;
    }
    if (special == STEP_CASTLING) {
        return is_in_contact(field, field->laws->castles[step_extra(step)].rook_target, false);
    }
    return special != STEP_EXCHANGE || is_in_contact(field, step_origin(step), false);
}

static bool stands_out_of_contact(const Clause *clause, Field *field, Step step, int side,
                                  bool checking)
{
    (void)clause;
    (void)step;
    (void)side;
    (void)checking;
    return field->at == NO_CELL || !is_in_contact(field, field->at, false);
}

static bool stands_as_before(const Clause *clause, Field *field, Step step, int side,
                             bool checking)
{
    (void)clause;
    (void)side;
    (void)checking;
    return field->at == NO_CELL || is_in_contact(field, field->at, false) ==
                                       is_in_contact(field, step_origin(step), true);
}

const Condition KOEKO = {.name = "koeko", .stands = stands_in_contact};
const Condition ANTI_KOEKO = {.name = "antikoeko", .stands = stands_out_of_contact};
const Condition NEW_KOEKO = {.name = "newkoeko", .stands = stands_as_before};
