/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Kobul kings: kings who take the kind of their men who are captured. */
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
