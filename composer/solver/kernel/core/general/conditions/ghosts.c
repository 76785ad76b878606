/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ghost and Haunted chess: captured men who come back when their square is left, the last of them
 * first. */
#include "general/steps.h"

enum { DEEPEST = 4, CELLS = 64 }; /* ghosts below one square, and squares */
enum { IS_SAFE, DEPTH };           /* numbers: whether nobody captures a ghost; how many wait */

/* At the place of a cell and a depth it is remembered who was captured there. */
static int place_of(int cell, int depth)
{
    return depth * CELLS + cell;
}

/* Return how many ghosts lie below a cell. */
static int depth_of(const Clause *clause, const Field *field, int cell)
{
    int depth = 0;
    while (depth < DEEPEST && number_kept(field, clause, place_of(cell, depth)) != 0) {
        depth++;
    }
    return depth;
}

static bool captures_no_ghost(const Clause *clause, Field *field, Step step, int side,
                              bool checking)
{
    const int captured = step_captured(step);
    (void)side;
    (void)checking;
    return captured == NO_CELL || clause->numbers[IS_SAFE] == 0 ||
           !has_quality(field->laws, field->board[captured], QUALITY_SAFE);
}

/* Return as whom somebody comes back who was captured. */
static int ghost_of(const Clause *clause, const Laws *laws, int victim)
{
    return clause->numbers[IS_SAFE] != 0 ? laws->with[QUALITY_SAFE][victim] : victim;
}

/* Let who was captured last on a cell come back if it is empty. */
static void come_back(const Clause *clause, Field *field, int cell)
{
    const int depth = depth_of(clause, field, cell);
    if (depth > 0 && field->board[cell] == 0) {
        const int place = place_of(cell, depth - 1);
        const int ghost = ghost_of(clause, field->laws, number_kept(field, clause, place));
        keep_number(field, clause, place, 0);
        add_man(field, cell, ghost);
    }
}

static void haunt(const Clause *clause, Field *field, Event *event)
{
    if (event->victim != 0) {
        const int depth = depth_of(clause, field, event->captured), most = clause->numbers[DEPTH];
        if (depth < most || most == 1) { /* the only place is for who was captured last */
            const int place = place_of(event->captured, most == 1 ? 0 : depth);
            keep_number(field, clause, place, event->victim);
        }
        come_back(clause, field, event->captured);
    }
    come_back(clause, field, event->origin);
    if (step_special(event->step) == STEP_CASTLING) {
        come_back(clause, field, field->laws->castles[step_extra(event->step)].rook);
    }
}

static bool foresees_ghost(const Clause *clause, const Field *field, Step step, Aftermath *after)
{
    const int origin = step_origin(step), depth = depth_of(clause, field, origin);
    if (step_captured(step) != NO_CELL && step_captured(step) != step_target(step)) {
        return false;
    }
    if (depth > 0 && after->left == 0) {
        const int who = number_kept(field, clause, place_of(origin, depth - 1));
        after->left = ghost_of(clause, field->laws, who);
    }
    return true;
}

const Condition GHOSTS = {.name = "ghosts",
                          .places = DEEPEST * CELLS,
                          .on_captures = true,
                          .foresees = foresees_ghost,
                          .admits = captures_no_ghost,
                          .effects = haunt};
