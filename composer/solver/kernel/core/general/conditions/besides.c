/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentinels, Breton and Snek: men who come, go or change besides those of a move. */
#include "general/conditions/royals.h"
#include "general/steps.h"
#include "general/walk.h"

enum { OF_OWN, OF_ENEMY, OF_NEITHER }; /* whose the pawn is */
enum { WHOSE, PAWN_KIND, IF_FEWER, MOST }; /* numbers; three of the last */

/* Count the men of a kind and a side, neutral ones too, but for who is captured. */
static int count_kind(const Field *field, int kind, int side, int captured)
{
    int count = 0;
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = field->men[side][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            const int cell = word * 64 + first_of(men);
            count += kind_at(field, cell) == kind && cell != captured;
        }
    }
    return count;
}

/* Tell whether there is room for a pawn of a side more; `captured` is the cell of a victim who is
 * still on the board. */
static bool has_room(const Clause *clause, const Field *field, int victim, int captured, int side)
{
    const i32 *numbers = clause->numbers;
    const int kind = numbers[PAWN_KIND];
    const int own = count_kind(field, kind, side, captured);
    const int other = count_kind(field, kind, side ^ 1, captured);
    const int taken = victim != 0 && field->laws->kind[victim] == kind;
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

typedef struct Leaving { /* who leaves which cell, and whom he captures */
    int origin, side, mover, victim;
    int captured; /* the cell of the victim if he is still on the board; or NO_CELL */
} Leaving;

/* Return the pawn that is left on a cell, if that is empty then; 0 for none. */
static int pawn_left(const Clause *clause, const Field *field, const Leaving *leaving)
{
    const Laws *laws = field->laws;
    const int whose = clause->numbers[WHOSE], rank = leaving->origin / 8;
    int owner = whose == OF_ENEMY ? leaving->side ^ 1 : leaving->side;
    if (rank == 0 || rank == 7 || laws->content[leaving->mover].promotes) {
        return 0;
    }
    if (whose == OF_NEITHER && laws->content[leaving->mover].owner == OF_BOTH) {
        owner = OF_BOTH;
    } else if (!has_room(clause, field, leaving->victim, leaving->captured, owner)) {
        return 0;
    }
    return laws->as_kind[man_of_owner(laws, owner)][clause->numbers[PAWN_KIND]];
}

static void leave_pawn(const Clause *clause, Field *field, Event *event)
{
    const Leaving leaving = {event->origin, event->side, event->mover, event->victim, NO_CELL};
    int pawn;
    if (step_special(event->step) == STEP_EXCHANGE || field->board[event->origin] != 0) {
        return;
    }
    pawn = pawn_left(clause, field, &leaving);
    if (pawn != 0) {
        add_man(field, event->origin, pawn);
    }
}

/* Pawns are counted as they stand before other conditions have their say: only alone it is told. */
static bool foresees_pawn(const Clause *clause, const Field *field, Step step, Aftermath *after)
{
    const int origin = step_origin(step), captured = step_captured(step);
    const Leaving leaving = {origin, field->turn, field->board[origin],
                             captured == NO_CELL ? 0 : field->board[captured], captured};
    if (field->laws->condition_count != 1 ||
        field->laws->content[field->board[origin]].owner == OF_BOTH) {
        return false;
    }
    after->left = pawn_left(clause, field, &leaving);
    return true;
}

/* Return who stands on a cell after a capture, for its choices; promoted perhaps. */
static int content_after(const Walk *walk, Step step, int cell, bool promoted)
{
    const Field *field = walk->field;
    if (cell == step_target(step)) {
        const Content *man = &field->laws->content[walk->content];
        return promoted && step_promotion(step) != 0
                   ? man->becomes[walk->side][step_promotion(step) - 1]
                   : walk->content;
    }
    return cell == step_origin(step) || cell == step_captured(step) || !is_man_at(field, cell)
               ? 0
               : field->board[cell];
}

/* Numbers: whether enemies disappear; whether neutral men and who is promoted may, too. Else a
 * pawn who disappears by his own capture is not promoted before: that is one move. */
static void choose_lost(const Clause *clause, const Walk *walk, Step step, Row *row)
{
    const Laws *laws = walk->field->laws;
    const int captured = step_captured(step), promotion = step_promotion(step);
    bool any = false;
    const int whose = clause->numbers[0] != 0 ? walk->side ^ 1 : walk->side;
    if (!walk->checking && captured != NO_CELL) {
        const int kind = kind_at(walk->field, captured);
        for (int cell = 0; cell < laws->cells; cell++) {
            const int content = content_after(walk, step, cell, clause->numbers[1] != 0);
            if (content != 0 && laws->kind[content] == kind &&
                (laws->content[content].owner == whose ||
                 (laws->content[content].owner == OF_BOTH && clause->numbers[1] != 0))) {
                any = true;
                if (cell != step_target(step) || promotion == 0 || clause->numbers[1] != 0) {
                    put_step(row, with_choice(step, cell));
                } else if (promotion == 1) {
                    put_step(row, with_choice(without_promotion(step), cell));
                }
            }
        }
    }
    if (!any) {
        put_step(row, step);
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

const Condition SENTINELS = {.name = "sentinels", .foresees = foresees_pawn, .effects = leave_pawn};
static bool loses_nobody(const Clause *clause, const Field *field, Step step, Aftermath *after)
{
    (void)clause;
    (void)field;
    (void)after;
    return step_captured(step) == NO_CELL || step_choice(step) == NO_CELL;
}

const Condition BRETON = {.name = "breton",
                          .on_captures = true,
                          .lets_check = always_lets_check,
                          .foresees = loses_nobody,
                          .choices = choose_lost,
                          .effects = lose_chosen};

/* Return the kind that takes the place of one in Snek; 0 for none. Numbers: whether that of a
 * knight is the queen, and nothing happens after pawns. */
static int lower_kind(const Clause *clause, int kind)
{
    switch (kind) {
    case KIND_QUEEN:
        return KIND_ROOK;
    case KIND_ROOK:
        return KIND_BISHOP;
    case KIND_BISHOP:
        return KIND_KNIGHT;
    case KIND_KNIGHT:
        return clause->numbers[0] != 0 ? KIND_QUEEN : KIND_KING;
    default:
        return 0;
    }
}

static void choose_heir(const Clause *clause, const Walk *walk, Step step, Row *row)
{
    const Laws *laws = walk->field->laws;
    const int captured = step_captured(step), from = row->count;
    if (!walk->checking && captured != NO_CELL) {
        const int lower = lower_kind(clause, kind_at(walk->field, captured));
        for (int cell = 0; cell < laws->cells && lower != 0; cell++) {
            const int content = content_after(walk, step, cell, true);
            if (content != 0 && laws->kind[content] == lower &&
                laws->content[content].owner != walk->side) {
                put_step(row, with_choice(step, cell));
            }
        }
    }
    if (row->count <= from + 1) { /* of one there is no choice */
        row->count = from;
        put_step(row, step);
    }
}

/* Tell whether a man on a cell may take the place of one whom a side captured. */
static bool is_heir(const Clause *clause, const Field *field, int cell, int victim, int side)
{
    return is_man_at(field, cell) && owner_at(field, cell) != side &&
           kind_at(field, cell) == lower_kind(clause, victim);
}

static void raise_heir(const Clause *clause, Field *field, Event *event)
{
    const Laws *laws = field->laws;
    const int victim = laws->kind[event->victim], side = event->side;
    int cell = step_choice(event->step);
    if (event->victim == 0) {
        return;
    }
    if (victim == KIND_PAWN && clause->numbers[0] == 0) {
        for (int royal = 0; royal < laws->cells; royal++) {
            if (is_royal_at(field, royal) && owner_at(field, royal) != side) {
                change_man(field, royal, kept_royal(laws, field->board[royal], KIND_KING));
                return;
            }
        }
        return;
    }
    if (cell == NO_CELL || !is_heir(clause, field, cell, victim, side)) {
        cell = 0;
        while (cell < laws->cells && !is_heir(clause, field, cell, victim, side)) {
            cell++;
        }
    }
    if (cell < laws->cells) {
        change_man(field, cell, kept_royal(laws, field->board[cell], victim));
    }
}

static bool captures_no_man(const Clause *clause, const Field *field, Step step, Aftermath *after)
{
    (void)clause;
    (void)field;
    (void)after;
    return step_captured(step) == NO_CELL;
}

const Condition SNEK = {.name = "snek",
                        .on_captures = true,
                        .lets_check = always_lets_check,
                        .foresees = captures_no_man,
                        .choices = choose_heir,
                        .effects = raise_heir};
