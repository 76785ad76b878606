/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actuated revolving centre and board: squares that turn with what stands on them. */
#include "general/steps.h"

static bool is_in_centre(int cell)
{
    const int file = cell % 8, rank = cell / 8;
    return (file == 3 || file == 4) && (rank == 3 || rank == 4);
}

static int turned_cell(bool whole, int cell)
{
    return cell == NO_CELL || (!whole && !is_in_centre(cell)) ? cell
                                                              : 8 * (7 - cell % 8) + cell / 8;
}

/* Numbers: whether the whole board turns. */
static void turn_squares(const Clause *clause, Field *field, Event *event)
{
    const bool whole = clause->numbers[0] != 0;
    u8 before[64];
    if (!whole && !is_in_centre(step_origin(event->step)) &&
        !is_in_centre(step_target(event->step))) {
        return;
    }
    for (int cell = 0; cell < 64; cell++) {
        before[cell] = field->board[cell];
    }
    for (int cell = 0; cell < 64; cell++) {
        const int to = turned_cell(whole, cell);
        if (field->board[to] != before[cell]) {
            put_content(field, to, before[cell]);
        }
    }
    event->at = turned_cell(whole, event->at);
    event->passed = turned_cell(whole, event->passed);
    event->pawn = turned_cell(whole, event->pawn);
}

const Condition REVOLVING = {.name = "revolving", .effects = turn_squares};
