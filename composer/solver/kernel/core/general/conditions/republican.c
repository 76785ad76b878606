/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Republican chess: kings who are put on the board where they are mated. */
#include "general/steps.h"

enum { PLACING = 16 };

/* Return the king of a side as a content. */
static int king_of(const Laws *laws, int side)
{
    int content = 1;
    while (laws->kind[content] != KIND_KING || laws->content[content].owner != side ||
           laws->marks[content] != 0) {
        content++;
    }
    return content;
}

static bool has_king(const Field *field, int side)
{
    for (int word = 0; word < field->laws->words; word++) {
        if ((field->royals[side][word] | field->royals[OF_BOTH][word]) != 0) {
            return true;
        }
    }
    return false;
}

/* Tell whether a side is mated, which is to move, if its king stands on an empty cell. */
static bool is_mated_on(Field *field, int cell, int king)
{
    bool mated;
    place_content(field, cell, king);
    field->ahead++; /* it does not hang on putting the other king */
    mated = is_checked(field, field->turn) && !has_escape(field);
    field->ahead--;
    place_content(field, cell, 0);
    return mated;
}

/* Tell whether the side to move may put the enemy king on the board. Numbers: whether a mated side
 * may, too. */
static bool may_place(const Clause *clause, const Walk *walk)
{
    const Field *field = walk->field;
    return !walk->checking && field->ahead == 0 && !has_king(field, walk->side ^ 1) &&
           (clause->numbers[0] != 0 || !field->judging_mate);
}

/* Write the move, and with each square besides where the enemy king is mated by it. */
static void place_mated(const Clause *clause, const Walk *walk, Step step, Row *row)
{
    Field *field = walk->field;
    const int other = walk->side ^ 1;
    put_step(row, step);
    if (!may_place(clause, walk)) {
        return;
    }
    make_step(field, step);
    for (int cell = 0; cell < 64; cell++) {
        if (field->board[cell] == 0 && is_mated_on(field, cell, king_of(field->laws, other))) {
            put_step(row, with_flag(with_choice(step, cell), PLACING));
        }
    }
    unmake_step(field);
}

static void place_king(const Clause *clause, Field *field, Event *event)
{
    (void)clause;
    if (step_flag(event->step) == PLACING) {
        add_man(field, step_choice(event->step), king_of(field->laws, event->side ^ 1));
    }
}

static bool places_no_king(const Clause *clause, const Field *field, Step step, Aftermath *after)
{
    (void)clause;
    (void)field;
    (void)after;
    return step_flag(step) != PLACING;
}

const Condition REPUBLICAN = {
    .name = "republican", .lets_check = always_lets_check, .foresees = places_no_king, .choices = place_mated, .effects = place_king};
