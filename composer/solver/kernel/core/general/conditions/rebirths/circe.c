/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Circe and its named forms: what becomes of captured men. */
#include "general/conditions/rebirths/homes.h"
#include "general/conditions/rebirths/rebirth.h"
#include "general/steps.h"

enum { WITH_KINGS, GRID }; /* numbers: whether kings are reborn, and the grid */

static const i32 *grid_of(const Clause *clause)
{
    return clause->numbers + GRID;
}

/* Return as whose a captured man counts: a neutral one as of the side that is captured. */
static int whose_is(const Laws *laws, int content, int side)
{
    const int owner = laws->content[content].owner;
    return owner == OF_BOTH ? side ^ 1 : owner;
}

/* Tell whether somebody is reborn after the capture of a man by another. */
static bool note_capture(const Clause *clause, const Field *field, int victim, int mover,
                         Step step, int side, Capture *capture)
{
    const Laws *laws = field->laws;
    if (step_captured(step) == NO_CELL || victim == 0 ||
        (laws->content[victim].royal && clause->numbers[WITH_KINGS] == 0) ||
        !concerns_man(grid_of(clause), laws, victim)) {
        return false;
    }
    if (step_promotion(step) != 0) {
        mover = laws->content[mover].becomes[side][step_promotion(step) - 1];
    }
    *capture = (Capture){victim, mover, side, step_captured(step), step_origin(step), NO_CELL};
    if (grid_of(clause)[GRID_PLACE] == PLACE_DIAGRAM) {
        const int home = number_kept(field, clause, capture->where);
        capture->home = home != 0 ? home - 1 : NO_CELL;
    }
    return true;
}

/* The same of a move that is not made yet. */
static bool finds_capture(const Clause *clause, const Field *field, Step step, int side,
                          Capture *capture)
{
    const int captured = step_captured(step);
    return captured != NO_CELL &&
           note_capture(clause, field, field->board[captured], field->board[step_origin(step)],
                        step, side, capture);
}

/* Return the one square of rebirth if somebody can be reborn there after a move. */
static int free_square(const Clause *clause, const Field *field, Step step,
                       const Capture *capture)
{
    const i32 *grid = grid_of(clause);
    const Laws *laws = field->laws;
    const int man = reborn_man(grid, laws, capture);
    const int cell =
        rebirth_square(grid, laws, capture, man, whose_is(laws, capture->who, capture->side));
    if (cell == NO_CELL || grid[GRID_OCCUPIED] >= OCCUPIED_ASSASSIN) {
        return cell;
    }
    return is_free_after(field, step, cell) ? cell : NO_CELL;
}

/* Write a move once for each step of a captured man from where he was captured. */
static void choose_step(const Walk *walk, Step step, int man, Row *row)
{
    Field *field = walk->field;
    const Laws *laws = field->laws;
    const int origin = step_origin(step), target = step_target(step), where = step_captured(step);
    const int mover = field->board[origin], there = field->board[target], from = row->count;
    Step steps[MOST_ARRIVALS];
    Row found = {steps, 0, MOST_ARRIVALS, false};
    const Walk way = {.field = field,
                      .row = &found,
                      .origin = where,
                      .begin = where,
                      .content = man,
                      .manner = man,
                      .side = whose_is(laws, man, walk->side),
                      .flags = TO_EMPTY,
                      .bare = true};
    lend_content(field, origin, 0);
    lend_content(field, target, mover);
    walk_ways(&way);
    lend_content(field, target, there);
    lend_content(field, origin, mover);
    for (int index = 0; index < found.count; index++) {
        const int promotion = step_promotion(steps[index]);
        const int made = promotion != 0 ? laws->content[man].becomes[way.side][promotion - 1] : 0;
        const Step chosen = with_choice(step, step_target(steps[index]));
        const Step whole = made != 0 ? with_kind(chosen, laws->kind[made]) : chosen;
        bool known = false;
        for (int other = from; other < row->count && !known; other++) {
            known = row->steps[other] == whole;
        }
        if (!known) {
            put_step(row, whole);
        }
    }
}

/* Tell whether a man who is reborn on a cell then has no legal move without a capture. */
static bool is_caged(Field *field, Step step, int side, int cell, int whose)
{
    const u8 turn = field->turn;
    const Watch watch = {.attacked = true}; /* nothing was looked for */
    Step steps[MOST_ARRIVALS];
    Row row = {steps, 0, MOST_ARRIVALS, false};
    bool moves = false;
    u8 next;
    field->turn = (u8)side;
    make_step(field, step);
    next = field->turn;
    field->turn = (u8)whose;
    add_quiet_steps_from(field, cell, whose, &row);
    for (int index = 0; index < row.count && !moves; index++) {
        moves = is_legal_step(field, steps[index], &watch);
    }
    field->turn = next;
    unmake_step(field);
    field->turn = turn;
    return !moves;
}

/* Write a capture once for each cell where the captured man has no move; if none, as it is. */
static void choose_cage(const Walk *walk, Step step, int man, Row *row)
{
    Field *field = walk->field;
    const int whose = whose_is(field->laws, man, walk->side), from = row->count;
    Step steps[MOST_KINDS];
    for (int cell = 0; cell < field->laws->cells; cell++) {
        Row found = {steps, 0, MOST_KINDS, false};
        if (is_free_after(field, step, cell)) {
            add_reborn(field, with_choice(step, cell), man, cell, whose, &found);
        }
        for (int index = 0; index < found.count; index++) {
            if (is_caged(field, steps[index], walk->side, cell, whose)) {
                put_step(row, steps[index]);
            }
        }
    }
    if (row->count == from) {
        put_step(row, step);
    }
}

static void choose_rebirth(const Clause *clause, const Walk *walk, Step step, Row *row)
{
    const i32 *grid = grid_of(clause);
    const Field *field = walk->field;
    Capture capture;
    int man, cell;
    if (walk->checking || !finds_capture(clause, field, step, walk->side, &capture)) {
        put_step(row, step);
        return;
    }
    man = reborn_man(grid, field->laws, &capture);
    if (grid[GRID_PLACE] < PLACE_ANYWHERE) {
        cell = free_square(clause, field, step, &capture);
        if (cell == NO_CELL) {
            put_step(row, step);
        } else {
            add_reborn(field, step, man, cell, whose_is(field->laws, man, walk->side), row);
        }
        return;
    }
    if (grid[GRID_PLACE] == PLACE_MAKE) {
        choose_step(walk, step, man, row);
        return;
    }
    if (grid[GRID_PLACE] == PLACE_CAGE) {
        choose_cage(walk, step, man, row);
        return;
    }
    if (grid[GRID_OCCUPIED] != OCCUPIED_STRICT) {
        put_step(row, step);
    }
    for (cell = 0; cell < field->laws->cells; cell++) {
        if (is_free_after(field, step, cell)) {
            add_reborn(field, with_choice(step, cell), man, cell,
                       whose_is(field->laws, man, walk->side), row);
        }
    }
}

static bool admits_rebirth(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    const i32 *grid = grid_of(clause);
    Capture capture;
    if (grid[GRID_PLACE] >= PLACE_ANYWHERE ||
        !finds_capture(clause, field, step, side, &capture)) {
        return true;
    }
    if (checking && field->laws->content[capture.who].royal) {
        return free_square(clause, field, step, &capture) == NO_CELL;
    }
    return grid[GRID_OCCUPIED] != OCCUPIED_STRICT ||
           free_square(clause, field, step, &capture) != NO_CELL;
}

static void be_reborn(const Clause *clause, Field *field, Event *event)
{
    const i32 *grid = grid_of(clause);
    const Laws *laws = field->laws;
    Capture capture;
    int man, cell;
    if (!note_capture(clause, field, event->victim, event->mover, event->step, event->side,
                      &capture)) {
        return;
    }
    man = reborn_man(grid, laws, &capture);
    cell = grid[GRID_PLACE] < PLACE_ANYWHERE
               ? rebirth_square(grid, laws, &capture, man,
                                whose_is(laws, event->victim, event->side))
               : step_choice(event->step);
    if (cell != NO_CELL && field->board[cell] != HOLE &&
        (field->board[cell] == 0 || grid[GRID_OCCUPIED] == OCCUPIED_ASSASSIN)) {
        add_man_as(field, cell, man, outcome(grid, laws, man, event->step));
        if (cell == event->at) { /* who captured there is gone */
            event->at = NO_CELL;
        }
    }
}

/* Unless kings are reborn, too, it has no say in their capture. */
static bool lets_kings_vanish(const Clause *clause)
{
    return clause->numbers[WITH_KINGS] == 0;
}

static bool foresees_no_rebirth(const Clause *clause, const Field *field, Step step,
                                Aftermath *after)
{
    Capture capture;
    (void)after;
    return !finds_capture(clause, field, step, field->turn, &capture);
}

const Condition CIRCE = {.name = "circe",
                         .on_captures = true,
                         .lets_check = lets_kings_vanish, .foresees = foresees_no_rebirth,
                         .choices = choose_rebirth,
                         .admits = admits_rebirth,
                         .effects = be_reborn};

static void be_reborn_at_home(const Clause *clause, Field *field, Event *event)
{
    const int captured = event->victim != 0 ? step_captured(event->step) : NO_CELL;
    const int home = captured != NO_CELL ? number_kept(field, clause, captured) : 0;
    const bool was_free = home != 0 && field->board[home - 1] == 0;
    be_reborn(clause, field, event);
    carry_homes(clause, field, event);
    if (was_free && field->board[home - 1] != 0) {
        keep_number(field, clause, home - 1, home);
    }
}

const Condition DIAGRAM_CIRCE = {.name = "diagram circe",
                                 .places = HOMES,
                                 .on_captures = true,
                                 .lets_check = lets_kings_vanish, .foresees = foresees_no_rebirth,
                                 .begin = begin_homes,
                                 .choices = choose_rebirth,
                                 .admits = admits_rebirth,
                                 .effects = be_reborn_at_home};

/* Tell whether a king of a side stands where a captured man is reborn, and vanishes. */
static bool slays(const Clause *clause, const Field *field, Step step, int side, int royals_of)
{
    Capture capture;
    const Content *man;
    int cell;
    if (!finds_capture(clause, field, step, side, &capture)) {
        return false;
    }
    cell = free_square(clause, field, step, &capture);
    if (cell == NO_CELL || is_free_after(field, step, cell)) {
        return false;
    }
    man = &field->laws->content[field->board[cell == step_target(step) ? step_origin(step) : cell]];
    return man->royal && (man->owner == royals_of || man->owner == OF_BOTH);
}

static bool admits_assassin(const Clause *clause, Field *field, Step step, int side,
                            bool checking)
{
    return (checking || !slays(clause, field, step, side, side)) &&
           admits_rebirth(clause, field, step, side, checking);
}

static bool strikes_by_rebirth(const Clause *clause, Field *field, Step step, int side)
{
    return slays(clause, field, step, side ^ 1, side);
}

const Condition CIRCE_ASSASSIN = {.name = "circe assassin", .on_captures = true,
                                  .choices = choose_rebirth,
                                  .admits = admits_assassin,
                                  .strikes = strikes_by_rebirth,
                                  .effects = be_reborn};

enum { DEEPEST = 3, CELLS = 64 }; /* men covered on one square, and squares */

/* At the place of a cell and a depth it is remembered who is covered there. */
static int place_of(int cell, int depth)
{
    return depth * CELLS + cell;
}

static int depth_of(const Clause *clause, const Field *field, int cell)
{
    int depth = 0;
    while (depth < DEEPEST && number_kept(field, clause, place_of(cell, depth)) != 0) {
        depth++;
    }
    return depth;
}

/* Cover who stands where somebody is reborn. */
static void cover(const Clause *clause, Field *field, Event *event)
{
    const Laws *laws = field->laws;
    Capture capture;
    int cell, depth;
    if (!note_capture(clause, field, event->victim, event->mover, event->step, event->side,
                      &capture)) {
        return;
    }
    cell = rebirth_square(grid_of(clause), laws, &capture,
                          reborn_man(grid_of(clause), laws, &capture),
                          whose_is(laws, event->victim, event->side));
    if (cell == NO_CELL || !is_man_at(field, cell)) {
        return;
    }
    depth = depth_of(clause, field, cell);
    if (depth < DEEPEST) {
        keep_number(field, clause, place_of(cell, depth), field->board[cell]);
    }
    put_content(field, cell, 0);
    if (cell == event->at) {
        event->at = NO_CELL;
    }
}

static void come_down(const Clause *clause, Field *field, Event *event)
{
    cover(clause, field, event);
    be_reborn(clause, field, event);
    for (int cell = 0; cell < CELLS; cell++) {
        if (field->board[cell] == 0 && number_kept(field, clause, cell) != 0) {
            const int place = place_of(cell, depth_of(clause, field, cell) - 1);
            const int man = number_kept(field, clause, place);
            keep_number(field, clause, place, 0);
            add_man(field, cell, man);
        }
    }
}

static bool foresees_no_parachute(const Clause *clause, const Field *field, Step step,
                                  Aftermath *after)
{
    return foresees_no_rebirth(clause, field, step, after) &&
           number_kept(field, clause, step_origin(step)) == 0;
}

const Condition CIRCE_PARACHUTE = {.name = "circe parachute",
                                   .places = DEEPEST * CELLS,
                                   .on_captures = true,
                                   .lets_check = always_lets_check,
                                   .foresees = foresees_no_parachute,
                                   .choices = choose_rebirth,
                                   .effects = come_down};
