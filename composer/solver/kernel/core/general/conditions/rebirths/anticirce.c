/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Anticirce and its kin: home squares that those who capture go to, start from, or leave empty. */
#include "general/conditions/rebirths/homes.h"
#include "general/conditions/rebirths/rebirth.h"
#include "general/steps.h"

/* Numbers: whether it is for kings, too, then others and the grid. */
static bool is_spared(const Clause *clause, const Laws *laws, const i32 *grid, int man)
{
    return (laws->content[man].royal && clause->numbers[0] == 0) || !concerns_man(grid, laws, man);
}

enum { STAYS = 1, ANTI_GRID }; /* numbers: whether men may capture where they are reborn; grid */

static const i32 *anti_grid(const Clause *clause)
{
    return clause->numbers + ANTI_GRID;
}

static bool is_concerned(const Clause *clause, const Laws *laws, Step step, int mover)
{
    return step_captured(step) != NO_CELL && step_special(step) != STEP_CASTLING &&
           !is_spared(clause, laws, anti_grid(clause), mover);
}

/* Return the capture after which who captured is reborn. */
static Capture anti_capture(const Clause *clause, const Field *field, Step step, int mover,
                            int victim, int side)
{
    const int promotion = step_promotion(step), origin = step_origin(step);
    const Content *content = &field->laws->content[mover];
    Capture capture = {promotion != 0 ? content->becomes[side][promotion - 1] : mover,
                       victim, side, step_captured(step), origin, NO_CELL};
    if (anti_grid(clause)[GRID_PLACE] == PLACE_DIAGRAM) {
        const int home = number_kept(field, clause, origin);
        capture.home = home != 0 ? home - 1 : NO_CELL;
    }
    return capture;
}

/* The same of a move that is not made yet. */
static Capture capture_before(const Clause *clause, const Field *field, Step step, int side)
{
    return anti_capture(clause, field, step, field->board[step_origin(step)],
                        field->board[step_captured(step)], side);
}

/* Return where the man who captures is reborn; NO_CELL if nowhere. */
static int anti_square(const Clause *clause, const Laws *laws, const Capture *capture)
{
    const i32 *grid = anti_grid(clause);
    const int owner = laws->content[capture->who].owner;
    return rebirth_square(grid, laws, capture, reborn_man(grid, laws, capture),
                          owner == OF_BOTH ? capture->side : owner);
}

/* Tell whether a cell is empty after a capture, who captured being taken up again. */
static bool is_free_for_captor(const Field *field, Step step, int cell)
{
    return cell != NO_CELL && (cell == step_target(step) || is_free_after(field, step, cell));
}

static void choose_return(const Clause *clause, const Walk *walk, Step step, Row *row)
{
    const i32 *grid = anti_grid(clause);
    const Field *field = walk->field;
    Capture capture;
    int man, cell;
    if (walk->checking || !is_concerned(clause, field->laws, step, walk->content)) {
        put_step(row, step);
        return;
    }
    capture = capture_before(clause, field, step, walk->side);
    man = reborn_man(grid, field->laws, &capture);
    if (grid[GRID_PLACE] < PLACE_ANYWHERE) {
        cell = anti_square(clause, field->laws, &capture);
        if (step_promotion(step) != 0 || !is_free_for_captor(field, step, cell)) {
            put_step(row, step);
        } else {
            add_reborn(field, step, man, cell, walk->side, row);
        }
        return;
    }
    if (grid[GRID_OCCUPIED] == OCCUPIED_RELAXED) {
        put_step(row, step);
    }
    for (cell = 0; cell < field->laws->cells; cell++) {
        if (is_free_for_captor(field, step, cell) &&
            (clause->numbers[STAYS] != 0 || cell != step_target(step))) {
            add_reborn(field, with_choice(step, cell), man, cell, walk->side, row);
        }
    }
}

static bool can_be_reborn(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    const i32 *grid = anti_grid(clause);
    Capture capture;
    int cell;
    (void)checking;
    if (grid[GRID_PLACE] >= PLACE_ANYWHERE ||
        !is_concerned(clause, field->laws, step, field->board[step_origin(step)])) {
        return true;
    }
    capture = capture_before(clause, field, step, side);
    cell = anti_square(clause, field->laws, &capture);
    if (cell == step_captured(step) && clause->numbers[STAYS] == 0) {
        return false;
    }
    return grid[GRID_OCCUPIED] == OCCUPIED_RELAXED || is_free_for_captor(field, step, cell);
}

static void go_home(const Clause *clause, Field *field, Event *event)
{
    const i32 *grid = anti_grid(clause);
    const Laws *laws = field->laws;
    Capture capture;
    int cell, man, now, made;
    if (event->victim == 0 || event->at == NO_CELL || !is_man_at(field, event->at) ||
        !is_concerned(clause, laws, event->step, event->mover)) {
        return;
    }
    capture = anti_capture(clause, field, event->step, event->mover, event->victim, event->side);
    cell = grid[GRID_PLACE] < PLACE_ANYWHERE ? anti_square(clause, laws, &capture)
                                             : step_choice(event->step);
    if (cell != NO_CELL && (cell == event->at || field->board[cell] == 0)) {
        man = capture.who = field->board[event->at];
        now = reborn_man(grid, laws, &capture);
        made = outcome(grid, laws, now, event->step);
        made = made != 0 ? made : now;
        carry_man(field, event->at, cell, made == man ? 0 : made);
        event->at = cell;
    }
}

static bool foresees_no_return(const Clause *clause, const Field *field, Step step,
                               Aftermath *after)
{
    (void)after;
    return !is_concerned(clause, field->laws, step, field->board[step_origin(step)]);
}

const Condition ANTICIRCE = {.name = "anticirce",
                             .on_captures = true,
                             .foresees = foresees_no_return,
                             .choices = choose_return,
                             .admits = can_be_reborn,
                             .effects = go_home};

static void go_back_home(const Clause *clause, Field *field, Event *event)
{
    go_home(clause, field, event);
    carry_homes(clause, field, event);
}

const Condition DIAGRAM_ANTICIRCE = {.name = "diagram anticirce",
                                     .places = HOMES,
                                     .on_captures = true,
                                     .foresees = foresees_no_return,
                                     .begin = begin_homes,
                                     .choices = choose_return,
                                     .admits = can_be_reborn,
                                     .effects = go_back_home};

static bool is_not_immune(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    const Laws *laws = field->laws;
    const i32 *grid = clause->numbers + 1;
    const int captured = step_captured(step);
    Capture capture;
    int victim, owner, cell;
    (void)checking;
    if (captured == NO_CELL) {
        return true;
    }
    victim = field->board[captured];
    if (victim == 0 || is_spared(clause, laws, grid, victim)) {
        return true;
    }
    owner = laws->content[victim].owner;
    capture = (Capture){victim,   field->board[step_origin(step)], side, captured,
                        step_origin(step), NO_CELL};
    cell = rebirth_square(grid, laws, &capture, victim, owner == OF_BOTH ? side ^ 1 : owner);
    return cell != NO_CELL && is_free_after(field, step, cell);
}

const Condition IMMUN = {.name = "immun", .on_captures = true, .admits = is_not_immune};

static bool has_free_home(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    const Laws *laws = field->laws;
    const int origin = step_origin(step), man = field->board[origin];
    const Capture capture = {man, man, side, origin, origin, NO_CELL};
    int cell;
    (void)checking;
    if (step_captured(step) == NO_CELL || is_spared(clause, laws, clause->numbers + 1, man)) {
        return true;
    }
    cell = rebirth_square(clause->numbers + 1, laws, &capture, man, side);
    return cell != NO_CELL && cell != origin && is_free_after(field, step, cell);
}

const Condition GENEVA = {.name = "geneva", .on_captures = true, .admits = has_free_home};

enum { HOME_CAPTURES = 1, HOME_MOVES, HERE_ALSO, MARS_GRID }; /* numbers: what starts at home */

static int home_of(const Clause *clause, const Field *field, int content, int cell, int side)
{
    const Laws *laws = field->laws;
    const Capture capture = {content, content, side, cell, cell, NO_CELL};
    return is_spared(clause, laws, clause->numbers + MARS_GRID, content)
               ? NO_CELL
               : rebirth_square(clause->numbers + MARS_GRID, laws, &capture, content, side);
}

/* Tell whether two moves have arrival, capture and promotion in common. */
static bool arrive_alike(Step one, Step other)
{
    return step_target(one) == step_target(other) && step_captured(one) == step_captured(other) &&
           step_promotion(one) == step_promotion(other);
}

/* Take out the moves from home, which begin at a place of the row, that are possible straight or
 * lead nowhere. */
static void drop_detours(const Walk *walk, int detours)
{
    Row *row = walk->row;
    int kept = detours;
    for (int index = detours; index < row->count; index++) {
        const Step step = row->steps[index];
        bool found = step_target(step) == walk->origin;
        for (int other = walk->from; other < detours && !found; other++) {
            found = arrive_alike(row->steps[other], step);
        }
        if (!found) {
            row->steps[kept++] = step;
        }
    }
    row->count = kept;
}

static bool start_at_home(const Clause *clause, const Walk *walk)
{
    Field *field = walk->field;
    const i32 *numbers = clause->numbers;
    const u8 home_flags = (u8)((numbers[HOME_CAPTURES] != 0 ? TO_CAPTURE : 0) |
                               (numbers[HOME_MOVES] != 0 ? TO_EMPTY : 0));
    Walk way = *walk;
    int home, detours;
    if (walk->begin != walk->origin ||
        is_spared(clause, field->laws, numbers + MARS_GRID, walk->content)) {
        return false;
    }
    home = home_of(clause, field, walk->content, walk->origin, walk->side);
    if (home == walk->origin) {
        walk_ways(walk);
        return true;
    }
    way.flags = (u8)(walk->flags & (numbers[HERE_ALSO] != 0 ? TO_EMPTY | TO_CAPTURE : ~home_flags));
    walk_ways(&way);
    if (home == NO_CELL || field->board[home] != 0) {
        return true;
    }
    detours = walk->row->count;
    way.flags = (u8)(walk->flags & home_flags);
    way.begin = home;
    way.also = with_choice(way.also, home);
    if (leads_nowhere(&way)) {
        return true;
    }
    lend_content(field, walk->origin, 0); /* he has left it, while he starts from home */
    walk_ways(&way);
    lend_content(field, walk->origin, walk->content);
    drop_detours(walk, detours);
    return true;
}

const Condition MARS = {.name = "mars", .walk = start_at_home, .start = home_of};
