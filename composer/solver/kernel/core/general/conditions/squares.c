/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Squares that are shut, or lead elsewhere: Haan chess, holes, wormholes. */
#include "general/steps.h"

static void shut_left(const Clause *clause, Field *field, Event *event)
{
    (void)clause;
    if (step_special(event->step) == STEP_CASTLING) {
        const CastleWay *way = &field->laws->castles[step_extra(event->step)];
        put_content(field, way->rook, HOLE);
    }
    if (step_special(event->step) == STEP_PARTNER) { /* who has gone to his king by now */
        put_content(field, step_extra(event->step), HOLE);
    }
    if (field->board[event->origin] == 0) {
        put_content(field, event->origin, HOLE);
    }
}

static bool foresees_hole(const Clause *clause, const Field *field, Step step, Aftermath *after)
{
    (void)clause;
    (void)field;
    (void)step;
    if (after->left == 0) {
        after->left = HOLE;
    }
    return true;
}

const Condition HAAN = {.name = "haan", .foresees = foresees_hole, .effects = shut_left};

/* Numbers: the squares, one higher each, and 0 behind them. */
static void shut_squares(const Clause *clause, Field *field)
{
    for (int index = 0; index < MOST_NUMBERS && clause->numbers[index] != 0; index++) {
        if (field->board[clause->numbers[index] - 1] == 0) {
            place_content(field, clause->numbers[index] - 1, HOLE);
        }
    }
}

const Condition HOLES = {.name = "holes", .begin = shut_squares};

/* Numbers: the wormholes, one higher each, and 0 behind them. */
static bool is_wormhole(const Clause *clause, int cell)
{
    for (int index = 0; index < MOST_NUMBERS && clause->numbers[index] != 0; index++) {
        if (clause->numbers[index] == cell + 1) {
            return true;
        }
    }
    return false;
}

/* Tell whether a man may come out where nobody stands then: where he came from only if he has
 * captured or was promoted, for else he had not moved. The rook of a castling has gone. */
static bool is_open(const Field *field, Step step, int cell)
{
    if (cell == step_target(step)) {
        return false;
    }
    if (step_special(step) == STEP_CASTLING) {
        const CastleWay *way = &field->laws->castles[step_extra(step)];
        if (cell == way->rook || cell == way->rook_target) {
            return cell == way->rook;
        }
    }
    if (cell == step_origin(step)) {
        return step_captured(step) != NO_CELL || step_promotion(step) != 0;
    }
    return field->board[cell] == 0 || cell == step_captured(step);
}

static void leave_elsewhere(const Clause *clause, const Walk *walk, Step step, Row *row)
{
    const Laws *laws = walk->field->laws;
    const bool promotes =
        step_promotion(step) == 0 && laws->content[walk->content].promotes;
    if (!is_wormhole(clause, step_target(step))) {
        put_step(row, step);
        return;
    }
    for (int index = 0; index < MOST_NUMBERS && clause->numbers[index] != 0; index++) {
        const int cell = clause->numbers[index] - 1;
        const Step way = with_choice(step, cell);
        if (!is_open(walk->field, step, cell)) {
            continue;
        }
        if (!promotes || !holds(laws->last[walk->side], cell)) {
            put_step(row, way);
            continue;
        }
        for (int kind = 1; kind <= laws->promotions; kind++) {
            if (may_become(laws, walk->content, walk->side, kind)) {
                put_step(row, with_kind(way, kind));
            }
        }
    }
}

static void go_through(const Clause *clause, Field *field, Event *event)
{
    const int cell = step_choice(event->step), kind = step_kind(event->step);
    int becomes = 0;
    if (cell == NO_CELL || event->at == NO_CELL || !is_wormhole(clause, event->at)) {
        return;
    }
    if (kind != 0) {
        becomes = field->laws->content[event->mover].becomes[event->side][kind - 1];
    }
    carry_man(field, event->at, cell, becomes);
    if (event->pawn == event->at) { /* a double step: he is captured in passing where he is now */
        event->pawn = cell;
    }
    event->at = cell;
}

static bool stays_here(const Clause *clause, const Field *field, Step step, Aftermath *after)
{
    (void)clause;
    (void)field;
    (void)after;
    return step_choice(step) == NO_CELL;
}

const Condition WORMHOLES = {
    .name = "wormholes", .foresees = stays_here, .choices = leave_elsewhere, .effects = go_through};
