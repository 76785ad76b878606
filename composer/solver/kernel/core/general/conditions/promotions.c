/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Glasgow chess and limited promotion: mostly the tables of the game say it all. */
#include "general/steps.h"
#include "general/walk.h"

/* Numbers: whether White's pawns are restrained, whether Black's are. */
static bool promotes_nobody(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    (void)field;
    return checking || clause->numbers[side] == 0 || step_promotion(step) == 0;
}

/* How many men of each kind a side has at first, in the order of the kinds' numbers. */
static const int BOX[KIND_KING + 1] = {0, 8, 2, 2, 2, 1, 1};

/* The types by which pawns wait on their last rank: the other side promotes them with a move of
 * its own, or their own side does before it moves. */
enum { TYPE_WAITING = 2, TYPE_NAMING };

typedef struct Box { /* what a side has, neutral men among it */
    int men[KIND_KING + 1];
    u64 waiting; /* pawns on its last rank */
} Box;

/* Look at what a side has on the board, but on one cell, which may be NO_CELL. */
static Box box_of(const Field *field, int side, int without)
{
    const int last = side == OF_WHITE ? 7 : 0;
    u64 men = field->men[side][0] | field->men[OF_BOTH][0];
    Box box = {{0}, 0};
    for (; men != 0; men &= men - 1) {
        const int cell = first_of(men), kind = kind_at(field, cell);
        if (kind <= KIND_KING && cell != without) {
            box.men[kind]++;
            if (kind == KIND_PAWN && cell / 8 == last) {
                box.waiting |= bit(cell);
            }
        }
    }
    return box;
}

/* Tell whether an officer is missing of a box. */
static bool is_missing(const Box *box, int kind)
{
    return box->men[kind] < BOX[kind];
}

static bool misses_any(const Box *box)
{
    return is_missing(box, KIND_QUEEN) || is_missing(box, KIND_ROOK) ||
           is_missing(box, KIND_BISHOP) || is_missing(box, KIND_KNIGHT);
}

/* Numbers: the type. */
static bool fits_box(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    const int type = clause->numbers[0];
    const bool waits = type >= TYPE_WAITING;
    (void)step;
    if (waits && checking) {
        return true;
    }
    for (int whose = OF_WHITE; whose <= OF_BLACK; whose++) {
        const Box box = box_of(field, whose, NO_CELL);
        for (int kind = KIND_PAWN; kind <= KIND_KING; kind++) {
            if (box.men[kind] > BOX[kind]) {
                return false;
            }
        }
        if (waits && (type == TYPE_WAITING || whose == side) && box.waiting != 0 &&
            misses_any(&box)) {
            return false;
        }
    }
    return true;
}

static bool lets_any_check(const Clause *clause)
{
    return clause->numbers[0] >= TYPE_WAITING;
}

/* Return a move to where a pawn only waits as one without promotion. */
static Step waiting_step(const Walk *walk, Step step)
{
    const Laws *laws = walk->field->laws;
    const int promotion = step_promotion(step);
    if (promotion != 0 && step_choice(step) != walk->origin) {
        const int content = laws->content[walk->content].becomes[walk->side][promotion - 1];
        return laws->kind[content] == laws->kind[walk->content] ? without_promotion(step) : step;
    }
    return step;
}

/* Look at what the other side of a move, which is not made yet, has after it. */
static Box box_after(const Walk *walk, Step step)
{
    const Laws *laws = walk->field->laws;
    const Content *man = &laws->content[walk->content];
    const int promotion = step_promotion(step), origin = step_origin(step);
    Box box = box_of(walk->field, walk->side ^ 1, step_captured(step));
    if (man->owner == OF_BOTH) {
        box.waiting &= ~bit(origin);
        if (promotion != 0) {
            const int kind = laws->kind[man->becomes[walk->side][promotion - 1]];
            box.men[KIND_PAWN]--;
            box.men[kind <= KIND_KING ? kind : 0]++;
        }
    }
    return box;
}

/* Write a move with each promotion of a pawn of the other side who has waited for it. */
static void promote_waiting(const Clause *clause, const Walk *walk, Step step, Row *row)
{
    const int before = row->count;
    step = clause->numbers[0] == TYPE_WAITING ? waiting_step(walk, step) : step;
    if (clause->numbers[0] == TYPE_WAITING && !walk->checking) {
        const Box box = box_after(walk, step);
        for (u64 waiting = box.waiting; waiting != 0; waiting &= waiting - 1) {
            for (int kind = KIND_KNIGHT; kind <= KIND_QUEEN; kind++) {
                if (is_missing(&box, kind)) {
                    put_step(row, with_kind(with_choice(step, first_of(waiting)), kind));
                }
            }
        }
    }
    if (row->count == before) {
        put_step(row, step);
    }
}

static void promote_chosen(const Clause *clause, Field *field, Event *event)
{
    const int cell = step_choice(event->step);
    (void)clause;
    if (cell != NO_CELL) {
        change_man(field, cell, field->laws->as_kind[field->board[cell]][step_kind(event->step)]);
    }
}

static bool foresees_unchosen(const Clause *clause, const Field *field, Step step,
                              Aftermath *after)
{
    (void)clause;
    (void)field;
    (void)after;
    return step_choice(step) == NO_CELL;
}

/* Write a move with each promotion of another pawn of the side who has waited for it. */
static void name_waiting(const Clause *clause, const Walk *walk, Step step, Row *row)
{
    const Box box = box_of(walk->field, walk->side, NO_CELL);
    const int before = row->count;
    (void)clause;
    step = waiting_step(walk, step);
    if (!walk->checking && step_choice(step) == NO_CELL) {
        for (u64 waiting = box.waiting & ~bit(walk->origin); waiting != 0; waiting &= waiting - 1) {
            for (int kind = KIND_KNIGHT; kind <= KIND_QUEEN; kind++) {
                if (is_missing(&box, kind)) {
                    put_step(row, with_kind(with_choice(step, first_of(waiting)), kind));
                }
            }
        }
        if (row->count == before && holds(&box.waiting, walk->origin) && misses_any(&box)) {
            return; /* he would stay who he is */
        }
    }
    if (row->count == before) {
        put_step(row, step);
    }
}

/* Go as each man whom a waiting pawn may become before he moves. */
static bool go_named(const Clause *clause, const Walk *walk)
{
    const Laws *laws = walk->field->laws;
    const Box box = box_of(walk->field, walk->side, NO_CELL);
    (void)clause;
    if (!holds(&box.waiting, walk->origin)) {
        return false;
    }
    walk_ways(walk);
    for (int kind = KIND_KNIGHT; kind <= KIND_QUEEN; kind++) {
        if (is_missing(&box, kind)) {
            Walk own = *walk;
            own.content = own.manner = laws->as_kind[walk->content][kind];
            own.also = with_kind(with_choice(walk->also, walk->origin), kind);
            walk_ways(&own);
        }
    }
    return true;
}

const Condition SINGLE_BOX = {.name = "single-box",
                              .lets_check = lets_any_check,
                              .foresees = foresees_unchosen,
                              .choices = promote_waiting,
                              .effects = promote_chosen,
                              .stands = fits_box};
const Condition SINGLE_BOX_NAMING = {.name = "single-box-naming",
                                     .names = true,
                                     .lets_check = lets_any_check,
                                     .walk = go_named,
                                     .choices = name_waiting,
                                     .stands = fits_box};
const Condition PROMOTION_ONLY = {.name = "promotion-only"};
const Condition PROMOTION_SQUARES = {.name = "promotion-squares"};
const Condition NO_PROMOTION = {.name = "no-promotion", .admits = promotes_nobody};
const Condition GLASGOW = {.name = "glasgow"};
const Condition MARINE = {.name = "marine"};
const Condition CAVALIER_MAJEUR = {.name = "cavalier-majeur"};
