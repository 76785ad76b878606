/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "general/conditions/rebirths/homes.h"

void begin_homes(const Clause *clause, Field *field)
{
    for (int cell = 0; cell < HOMES; cell++) {
        if (is_man_at(field, cell)) {
            begin_number(field, clause, cell, cell + 1);
        }
    }
}

/* Forget the home of who stood on a cell and return it. */
static int take_home(const Clause *clause, Field *field, int cell)
{
    const int home = number_kept(field, clause, cell);
    if (home != 0) {
        keep_number(field, clause, cell, 0);
    }
    return home;
}

static void give_home(const Clause *clause, Field *field, int cell, int home)
{
    if (home != 0 && cell != NO_CELL) {
        keep_number(field, clause, cell, home);
    }
}

void carry_homes(const Clause *clause, Field *field, Event *event)
{
    const int special = step_special(event->step), home = take_home(clause, field, event->origin);
    int from = NO_CELL, to = NO_CELL, other = 0;
    if (special == STEP_CASTLING) {
        const CastleWay *way = &field->laws->castles[step_extra(event->step)];
        from = way->rook;
        to = way->rook_target;
    } else if (special == STEP_EXCHANGE) {
        from = step_target(event->step);
        to = event->origin;
    }
    if (from != NO_CELL) {
        other = take_home(clause, field, from);
    }
    if (event->captured != NO_CELL) {
        take_home(clause, field, event->captured);
    }
    give_home(clause, field, event->at, home);
    give_home(clause, field, to, other);
}
