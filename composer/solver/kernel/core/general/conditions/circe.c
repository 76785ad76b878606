/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Circe and its family: what becomes of captured men. */
#include "general/conditions/table.h"

/* Return the square of a man in the game array, as Circe has it; of those who have two it is the
 * one of the colour of the square where he is captured. */
static int home_square(const Field *field, int content, int owner, int captured)
{
    const Laws *laws = field->laws;
    const int file = captured % 8, base = owner == OF_WHITE ? 0 : 7;
    const bool light = (file + captured / 8) % 2 == 1;
    int near = 0;
    if (laws->content[content].promotes) {
        return 8 * (owner == OF_WHITE ? 1 : 6) + file;
    }
    switch (laws->kind[content]) {
    case KIND_KING:
        return 8 * base + 4;
    case KIND_QUEEN:
        return 8 * base + 3;
    case KIND_BISHOP:
        near = 2;
        break;
    case KIND_KNIGHT:
        near = 1;
        break;
    case KIND_ROOK:
        break;
    default:
        return 8 * (7 - base) + file;
    }
    return 8 * base + (((near + base) % 2 == 1) == light ? near : 7 - near);
}

/* Numbers: whether kings are reborn, too. */
static void be_reborn(const Clause *clause, Field *field, Event *event)
{
    const Content *victim = &field->laws->content[event->victim];
    const int owner = victim->owner == OF_BOTH ? event->side ^ 1 : victim->owner;
    int home;
    if (event->victim == 0 || (victim->royal && clause->numbers[0] == 0)) {
        return;
    }
    home = home_square(field, event->victim, owner, event->captured);
    if (field->board[home] == 0) {
        add_man(field, home, event->victim);
    }
}

const Condition CIRCE = {.name = "circe", .effects = be_reborn};
