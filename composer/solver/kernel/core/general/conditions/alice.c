/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Alice chess: two boards, between which men go to and fro. Men of both stand on the one board
 * here; those of the second have a quality of their own. */
#include "general/steps.h"

enum { CELLS = 64 };

static bool is_beyond(const Field *field, int content)
{
    return has_quality(field->laws, content, QUALITY_BEYOND);
}

/* Walk among the men of one's own board: the others are hidden meanwhile. */
static bool walk_own_board(const Clause *clause, const Walk *walk)
{
    Field *field = walk->field;
    const bool beyond = is_beyond(field, walk->content);
    u8 hidden[CELLS] = {0};
    u64 away = 0;
    Step steps[MOST_ARRIVALS];
    Row row = {steps, 0, MOST_ARRIVALS, false};
    Walk own = *walk;
    (void)clause;
    if (leads_nowhere(walk)) {
        return true;
    }
    for (int owner = 0; owner < OWNERS; owner++) {
        away |= field->men[owner][0];
    }
    for (u64 men = away; men != 0; men &= men - 1) {
        const int cell = first_of(men);
        if (is_beyond(field, field->board[cell]) != beyond) {
            hidden[cell] = field->board[cell];
            field->board[cell] = 0;
        }
    }
    own.row = &row;
    own.from = 0;
    walk_ways(&own);
    for (; away != 0; away &= away - 1) {
        const int cell = first_of(away);
        if (hidden[cell] != 0) {
            field->board[cell] = hidden[cell];
        }
    }
    for (int index = 0; index < row.count; index++) { /* now that all are seen again */
        if (hidden[step_target(steps[index])] != 0) {
            continue;
        }
        put_step(walk->row, steps[index]);
    }
    return true;
}

/* Return the same man on the other board. */
static int other_board(const Field *field, int content)
{
    const Laws *laws = field->laws;
    return is_beyond(field, content) ? laws->without[QUALITY_BEYOND][content]
                                     : laws->with[QUALITY_BEYOND][content];
}

static void go_over(Field *field, int cell)
{
    if (is_man_at(field, cell)) {
        put_content(field, cell, other_board(field, field->board[cell]));
    }
}

static void change_boards(const Clause *clause, Field *field, Event *event)
{
    (void)clause;
    if (event->at != NO_CELL) {
        go_over(field, event->at);
    }
    if (step_special(event->step) == STEP_CASTLING) {
        go_over(field, field->laws->castles[step_extra(event->step)].rook_target);
    }
}

/* Tell whether the king was safe where he arrived, before he went over. */
static bool was_safe_before(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    const int cell = step_target(step), content = field->board[cell];
    bool safe;
    (void)clause;
    if (checking || !is_royal_at(field, cell)) {
        return true;
    }
    lend_content(field, cell, other_board(field, content));
    safe = !is_checked(field, side);
    lend_content(field, cell, content);
    return safe;
}

const Condition ALICE = {.name = "alice",
                         .walk = walk_own_board,
                         .effects = change_boards,
                         .stands = was_safe_before};
