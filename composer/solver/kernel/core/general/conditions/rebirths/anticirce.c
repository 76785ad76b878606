/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Anticirce and its kin: home squares that those who capture go to, start from, or leave empty. */
#include "general/conditions/rebirths/rebirth.h"
#include "general/steps.h"

/* Numbers: whether it is for kings, too, then others and the grid. */
static bool is_spared(const Clause *clause, const Laws *laws, const i32 *grid, int man)
{
    return (laws->content[man].royal && clause->numbers[0] == 0) || !concerns_man(grid, laws, man);
}

enum { STAYS = 1, ANTI_GRID }; /* numbers: whether men may capture where they are reborn; grid */

static bool is_concerned(const Clause *clause, const Laws *laws, Step step, int mover)
{
    return step_captured(step) != NO_CELL && step_special(step) != STEP_CASTLING &&
           !is_spared(clause, laws, clause->numbers + ANTI_GRID, mover);
}

/* Return where the man who captures is reborn; NO_CELL if nowhere. */
static int anti_square(const Clause *clause, const Laws *laws, Step step, int mover, int victim,
                       int side)
{
    const int promotion = step_promotion(step);
    const int man = promotion != 0 ? laws->content[mover].becomes[side][promotion - 1] : mover;
    const int owner = laws->content[man].owner;
    const Capture capture = {man, victim, side, step_captured(step), step_origin(step), NO_CELL};
    return rebirth_square(clause->numbers + ANTI_GRID, laws, &capture, man,
                          owner == OF_BOTH ? side : owner);
}

/* The same of a move that is not made yet. */
static int square_before(const Clause *clause, const Field *field, Step step, int side)
{
    return anti_square(clause, field->laws, step, field->board[step_origin(step)],
                       field->board[step_captured(step)], side);
}

static void choose_promotion(const Clause *clause, const Walk *walk, Step step, Row *row)
{
    const int man = walk->content;
    int cell;
    if (walk->checking || step_promotion(step) != 0 ||
        !is_concerned(clause, walk->field->laws, step, man)) {
        add_choice(row, step);
        return;
    }
    cell = square_before(clause, walk->field, step, walk->side);
    if (cell == NO_CELL) {
        add_choice(row, step);
    } else {
        add_reborn(walk->field, step, man, cell, walk->side, row);
    }
}

static bool can_be_reborn(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    int cell;
    (void)checking;
    if (!is_concerned(clause, field->laws, step, field->board[step_origin(step)])) {
        return true;
    }
    cell = square_before(clause, field, step, side);
    if (cell == NO_CELL || (cell == step_captured(step) && clause->numbers[STAYS] == 0)) {
        return false;
    }
    return cell == step_target(step) || is_free_after(field, step, cell);
}

static void go_home(const Clause *clause, Field *field, Event *event)
{
    const Laws *laws = field->laws;
    int cell;
    if (event->victim == 0 || event->at == NO_CELL || !is_man_at(field, event->at) ||
        !is_concerned(clause, laws, event->step, event->mover)) {
        return;
    }
    cell = anti_square(clause, laws, event->step, event->mover, event->victim, event->side);
    if (cell != NO_CELL && (cell == event->at || field->board[cell] == 0)) {
        carry_man(field, event->at, cell,
                  promoted_man(laws, field->board[event->at], event->step));
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
                             .choices = choose_promotion,
                             .admits = can_be_reborn,
                             .effects = go_home};

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
