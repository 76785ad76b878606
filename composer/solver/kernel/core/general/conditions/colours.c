/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Andernach and its family: men who change sides. */
#include "general/conditions/table.h"

static void turn_capturer(const Clause *clause, Field *field, Event *event)
{
    (void)clause;
    if (event->victim != 0 && event->at != NO_CELL && !is_royal_at(field, event->at)) {
        turn_man(field, event->at);
    }
}

const Condition ANDERNACH = {.name = "andernach", .quiet = always_quiet, .effects = turn_capturer};
