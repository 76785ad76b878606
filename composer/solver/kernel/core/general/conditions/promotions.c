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
    const bool waits = clause->numbers[0] == 2;
    (void)step;
    (void)side;
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
        if (waits && box.waiting != 0 && misses_any(&box)) {
            return false;
        }
    }
    return true;
}

static bool lets_any_check(const Clause *clause)
{
    return clause->numbers[0] == 2;
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
    const Laws *laws = walk->field->laws;
    const int promotion = step_promotion(step), before = row->count;
    if (clause->numbers[0] == 2 && promotion != 0) {
        const int content = laws->content[walk->content].becomes[walk->side][promotion - 1];
        step = laws->kind[content] == laws->kind[walk->content] ? without_promotion(step) : step;
    }
    if (clause->numbers[0] == 2 && !walk->checking) {
        const Box box = box_after(walk, step);
        for (u64 waiting = box.waiting; waiting != 0; waiting &= waiting - 1) {
            for (int kind = KIND_KNIGHT; kind <= KIND_QUEEN; kind++) {
                if (is_missing(&box, kind)) {
                    add_step(row, 0, false, with_kind(with_choice(step, first_of(waiting)), kind));
                }
            }
        }
    }
    if (row->count == before) {
        add_step(row, 0, false, step);
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

const Condition SINGLE_BOX = {.name = "single-box",
                              .lets_check = lets_any_check,
                              .foresees = foresees_unchosen,
                              .choices = promote_waiting,
                              .effects = promote_chosen,
                              .stands = fits_box};
const Condition PROMOTION_ONLY = {.name = "promotion-only"};
const Condition PROMOTION_SQUARES = {.name = "promotion-squares"};
const Condition NO_PROMOTION = {.name = "no-promotion", .admits = promotes_nobody};
const Condition GLASGOW = {.name = "glasgow"};
const Condition MARINE = {.name = "marine"};
const Condition CAVALIER_MAJEUR = {.name = "cavalier-majeur"};
