/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentinels and Breton: men who come, or go, besides those of a move. */
#include "general/conditions/table.h"

enum { OF_OWN, OF_ENEMY, OF_NEITHER }; /* whose the pawn is */
enum { WHOSE, PAWN_KIND, IF_FEWER, MOST }; /* numbers; three of the last */

static int count_kind(const Field *field, int kind, int side)
{
    int count = 0;
    for (int cell = 0; cell < field->laws->cells; cell++) {
        count += is_man_at(field, cell) && kind_at(field, cell) == kind &&
                 owner_at(field, cell) != (side ^ 1);
    }
    return count;
}

static bool has_room(const Clause *clause, const Field *field, const Event *event, int side)
{
    const i32 *numbers = clause->numbers;
    const int kind = numbers[PAWN_KIND];
    const int own = count_kind(field, kind, side), other = count_kind(field, kind, side ^ 1);
    const int taken = event->victim != 0 && field->laws->kind[event->victim] == kind;
    return (numbers[IF_FEWER] == 0 || own <= other + taken) && own < numbers[MOST + side] &&
           own + other < numbers[MOST + 2];
}

/* Return some man of an owner; 0 if there is none. */
static int man_of_owner(const Laws *laws, int owner)
{
    for (int content = 1; content < laws->contents; content++) {
        if (laws->content[content].owner == owner && laws->marks[content] == 0) {
            return content;
        }
    }
    return 0;
}

static void leave_pawn(const Clause *clause, Field *field, Event *event)
{
    const Laws *laws = field->laws;
    const int whose = clause->numbers[WHOSE], rank = event->origin / 8;
    int owner = whose == OF_ENEMY ? event->side ^ 1 : event->side;
    if (step_special(event->step) == STEP_EXCHANGE || rank == 0 || rank == 7 ||
        laws->content[event->mover].promotes || field->board[event->origin] != 0) {
        return;
    }
    if (whose == OF_NEITHER && laws->content[event->mover].owner == OF_BOTH) {
        owner = OF_BOTH;
    } else if (!has_room(clause, field, event, owner)) {
        return;
    }
    add_man(field, event->origin,
            laws->as_kind[man_of_owner(laws, owner)][clause->numbers[PAWN_KIND]]);
}

/* Return who stands on a cell after a capture, for the choice. */
static int content_after(const Clause *clause, const Walk *walk, Step step, int cell)
{
    const Field *field = walk->field;
    if (cell == step_target(step)) {
        const Content *man = &field->laws->content[walk->content];
        return clause->numbers[1] != 0 && step_promotion(step) != 0
                   ? man->becomes[walk->side][step_promotion(step) - 1]
                   : walk->content;
    }
    return cell == step_origin(step) || cell == step_captured(step) || !is_man_at(field, cell)
               ? 0
               : field->board[cell];
}

/* Numbers: whether enemies disappear; whether neutral men and who is promoted may, too. */
static void choose_lost(const Clause *clause, const Walk *walk, Step step, Row *row)
{
    const Laws *laws = walk->field->laws;
    const int captured = step_captured(step), from = row->count;
    const int whose = clause->numbers[0] != 0 ? walk->side ^ 1 : walk->side;
    if (!walk->checking && captured != NO_CELL) {
        const int kind = kind_at(walk->field, captured);
        for (int cell = 0; cell < laws->cells; cell++) {
            const int content = content_after(clause, walk, step, cell);
            if (content != 0 && laws->kind[content] == kind &&
                (laws->content[content].owner == whose ||
                 (laws->content[content].owner == OF_BOTH && clause->numbers[1] != 0))) {
                row->steps[row->count++] = with_choice(step, cell);
            }
        }
    }
    if (row->count == from) {
        row->steps[row->count++] = step;
    }
}

static void lose_chosen(const Clause *clause, Field *field, Event *event)
{
    const int cell = step_choice(event->step);
    (void)clause;
    if (event->victim == 0 || cell == NO_CELL || !is_man_at(field, cell)) {
        return;
    }
    remove_man(field, cell);
    if (event->at == cell) {
        event->at = NO_CELL;
    }
}

const Condition SENTINELS = {.name = "sentinels", .effects = leave_pawn};
const Condition BRETON = {.name = "breton", .choices = choose_lost, .effects = lose_chosen};
