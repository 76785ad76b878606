/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "general/steps.h"

enum { ROUTES, PROMOTIONS, CHOICES }; /* stages of an arrival that conditions work on */

static void add_step(Row *row, int from, bool repeats, Step step)
{
    if (repeats) { /* two trails may lead to the same */
        for (int index = from; index < row->count; index++) {
            if (row->steps[index] == step) {
                return;
            }
        }
    }
    if (row->count == row->room) {
        row->full = true;
        return;
    }
    row->steps[row->count++] = step;
}

/* Tell whether a side may capture what stands on a cell. */
static bool is_prey(const Field *field, int cell, int side)
{
    const int owner = field->laws->content[field->board[cell]].owner;
    return owner < OWNERS && (owner != side || field->takes_own);
}

/* Write what an arrival becomes: several moves if the man is promoted. */
static void promote(const Walk *walk, const Content *man, Step step, bool repeats, Row *row)
{
    const Laws *laws = walk->field->laws;
    if (!man->promotes || !holds(laws->last[walk->side], step_target(step))) {
        add_step(row, walk->from, repeats, step);
        return;
    }
    for (int kind = 1; kind <= laws->promotions; kind++) {
        add_step(row, walk->from, repeats, step | (u64)kind << 27);
    }
}

/* Write what conditions make of what is to be written, at one of the stages of an arrival. */
static void go_through_stage(const Walk *walk, int stage, int clause, const Row *before, Row *after)
{
    const Laws *laws = walk->field->laws;
    const Clause *own = &laws->conditions[clause];
    Walk next = *walk;
    next.row = after;
    next.from = 0;
    after->count = 0;
    for (int each = 0; each < before->count; each++) {
        const Step step = before->steps[each];
        switch (stage) {
        case ROUTES:
            own->condition->reroute(own, &next, step, after);
            break;
        case PROMOTIONS:
            promote(&next, &laws->content[walk->content], step, true, after);
            break;
        default:
            own->condition->choices(own, &next, step, after);
            break;
        }
    }
}

static bool has_stage(const Laws *laws, int stage, int clause)
{
    const Condition *condition = laws->conditions[clause].condition;
    return stage == PROMOTIONS ? clause == 0
                               : (stage == ROUTES ? condition->reroute : condition->choices) != NULL;
}

/* Write what conditions make of an arrival, from a stage on. */
static void arrive_conditioned(const Walk *walk, Step step, int stage)
{
    const Laws *laws = walk->field->laws;
    Step rooms[2][MOST_ARRIVALS];
    Row rows[2] = {{rooms[0], 0, MOST_ARRIVALS, false}, {rooms[1], 0, MOST_ARRIVALS, false}};
    int now = 0;
    add_step(&rows[0], 0, false, step | walk->also);
    for (; stage <= CHOICES; stage++) {
        for (int clause = 0; clause < laws->condition_count; clause++) {
            if (has_stage(laws, stage, clause)) {
                go_through_stage(walk, stage, clause, &rows[now], &rows[now ^ 1]);
                now ^= 1;
            }
        }
    }
    for (int index = 0; index < rows[now].count; index++) {
        if (admits_step(walk->field, rows[now].steps[index], walk->side, walk->checking)) {
            add_step(walk->row, walk->from, true, rows[now].steps[index]);
        }
    }
    walk->row->full = walk->row->full || rows[0].full || rows[1].full;
}

/* Write an arrival, or what it is promoted to, as far as conditions admit it. */
static void arrive_admitted(const Walk *walk, const Content *man, Step step)
{
    Row *row = walk->row;
    int kept = row->count;
    const int from = row->count;
    promote(walk, man, step, true, row);
    for (int index = from; index < row->count; index++) {
        if (admits_step(walk->field, row->steps[index], walk->side, walk->checking)) {
            row->steps[kept++] = row->steps[index];
        }
    }
    row->count = kept;
}

void arrive_step(const Walk *walk, Step step)
{
    const Laws *laws = walk->field->laws;
    const Content *man = &laws->content[walk->content];
    if (walk->bare || !laws->shapes || (step_captured(step) == NO_CELL && !laws->arrives)) {
        promote(walk, man, step | walk->also, man->repeats || laws->shapes, walk->row);
    } else if (!laws->divides) {
        arrive_admitted(walk, man, step | walk->also);
    } else {
        arrive_conditioned(walk, step, ROUTES);
    }
}

static void arrive(const Walk *walk, int target, int captured, int special, int extra)
{
    if (captured == NO_CELL || is_prey(walk->field, captured, walk->side)) {
        arrive_step(walk, step_of(walk->origin, target, captured, 0, special, extra));
    }
}

/* Go to a cell where he may arrive, empty or not. */
static void land(const Walk *walk, const Trail *trail, int cell)
{
    if (walk->field->board[cell] == 0) {
        if ((trail->flags & walk->flags & TO_EMPTY) != 0) {
            arrive(walk, cell, NO_CELL, STEP_PLAIN, 0);
        }
    } else if ((trail->flags & walk->flags & TO_CAPTURE) != 0) {
        arrive(walk, cell, cell, STEP_PLAIN, 0);
    }
}

static void go_ride(const Walk *walk, const Trail *trail, const u16 *cells)
{
    const Field *field = walk->field;
    for (int place = 0; place < trail->count; place++) {
        const int cell = cells[place];
        if (stops_at(trail, place)) {
            if (trail->passed != NO_CELL && field->board[cell] == 0) {
                if ((walk->flags & TO_EMPTY) != 0) {
                    arrive(walk, cell, NO_CELL, STEP_DOUBLE, trail->passed);
                }
            } else {
                land(walk, trail, cell);
            }
        }
        if (field->board[cell] != 0) {
            return;
        }
    }
}

static void go_hop(const Walk *walk, const Trail *trail, const u16 *cells)
{
    const Field *field = walk->field;
    const int hurdle = hurdle_place(field, trail, cells);
    int landing;
    if (hurdle < 0) {
        return;
    }
    switch (trail->landing) {
    case LAND_ASIDE:
        if (cells[trail->count + hurdle] != NO_CELL) {
            land(walk, trail, cells[trail->count + hurdle]);
        }
        return;
    case LAND_BEFORE:
        if (hurdle > 0) {
            land(walk, trail, cells[hurdle - 1]);
        }
        return;
    case LAND_ANY:
        for (int place = hurdle + 1; place < trail->count; place++) {
            land(walk, trail, cells[place]);
            if (field->board[cells[place]] != 0) {
                return;
            }
        }
        return;
    default:
        landing = trail->landing == LAND_MIRROR ? 2 * hurdle + 1 : hurdle + trail->distance;
        if (landing >= trail->count) {
            return;
        }
        for (int place = hurdle + 1; place < landing; place++) {
            if (field->board[cells[place]] != 0) {
                return;
            }
        }
        land(walk, trail, cells[landing]);
    }
}

static void go_locust(const Walk *walk, const Trail *trail, const u16 *cells)
{
    const int hurdle = hurdle_place(walk->field, trail, cells);
    if ((walk->flags & TO_CAPTURE) != 0 && hurdle >= 0 && hurdle + 1 < trail->count &&
        walk->field->board[cells[hurdle + 1]] == 0) {
        arrive(walk, cells[hurdle + 1], cells[hurdle], STEP_PLAIN, 0);
    }
}

void walk_ways(const Walk *walk)
{
    const Field *field = walk->field;
    const Ways *ways = &field->laws->content[walk->manner].ways[walk->side];
    for (u32 index = ways->first[walk->begin]; index < ways->first[walk->begin + 1]; index++) {
        const Trail *trail = &ways->trails[index];
        const u16 *cells = ways->cells + trail->start;
        switch (trail->way) {
        case GO_RIDE:
            go_ride(walk, trail, cells);
            break;
        case GO_HOP:
            go_hop(walk, trail, cells);
            break;
        default:
            go_locust(walk, trail, cells);
            break;
        }
        if ((trail->flags & EN_PASSANT) != 0 && cells[0] == field->passed &&
            field->board[field->passed] == 0 && field->board[field->pawn] != 0 &&
            (walk->flags & TO_CAPTURE) != 0) {
            arrive(walk, field->passed, field->pawn, STEP_PASSING, 0);
        }
    }
}

void add_steps_from(Field *field, int origin, Row *row)
{
    const int content = field->board[origin];
    const Walk walk = {field,       row,        origin,    origin,
                       content,     content,    field->turn, row->count,
                       TO_EMPTY | TO_CAPTURE, false, 0,         false};
    if (field->laws->condition_count != 0) {
        add_conditioned_steps_from(field, origin, field->turn, false, row);
    } else {
        walk_ways(&walk);
    }
}

/* Tell whether the king could be captured if it had gone to a cell. */
static bool is_unsafe(Field *field, const CastleWay *castle, int cell)
{
    const int king = field->board[castle->king];
    const u64 hash = field->hash;
    bool unsafe;
    place_content(field, castle->king, 0);
    place_content(field, cell, king);
    unsafe = is_attacked(field, castle->side);
    place_content(field, cell, 0);
    place_content(field, castle->king, king);
    field->hash = hash;
    return unsafe;
}

static bool can_castle(Field *field, const CastleWay *castle)
{
    for (int index = 0; index < castle->between_count; index++) {
        if (field->board[castle->between[index]] != 0) {
            return false;
        }
    }
    return !is_unsafe(field, castle, castle->safe[0]) && !is_unsafe(field, castle, castle->safe[1]);
}

/* Write what conditions make of a castling. */
static void castle_conditioned(Field *field, const CastleWay *castle, Step step, Row *row)
{
    const int king = field->board[castle->king];
    const Walk walk = {field, row,         castle->king, castle->king, king, king,
                       field->turn, row->count, 0,            false,        0,    false};
    if (may_leave(field, castle->king, field->turn, false)) {
        arrive_conditioned(&walk, step, CHOICES);
    }
}

void add_castlings(Field *field, Row *row)
{
    for (int index = 0; index < field->laws->castle_count; index++) {
        const CastleWay *castle = &field->laws->castles[index];
        if ((field->rights >> index & 1) != 0 && castle->side == field->turn &&
            can_castle(field, castle)) {
            const Step step =
                step_of(castle->king, castle->king_target, NO_CELL, 0, STEP_CASTLING, index);
            if (field->laws->condition_count != 0) {
                castle_conditioned(field, castle, step, row);
            } else {
                add_step(row, row->count, false, step);
            }
        }
    }
}

void add_candidates(Field *field, Row *row)
{
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = field->men[field->turn][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            add_steps_from(field, word * 64 + first_of(men), row);
        }
    }
    if (field->rights != 0) {
        add_castlings(field, row);
    }
    add_more(field, row);
}

/* Tell whether a move does no more than bring a man of one side elsewhere, with or without the
 * capture of another. */
static bool is_simple(const Field *field, Step step, const Content *man)
{
    return step_special(step) < STEP_PASSING && !man->royal && man->owner != OF_BOTH &&
           man->settled[field->turn] == field->board[step_origin(step)];
}

static bool touches(Step step, const u64 *touchy)
{
    const int captured = step_captured(step);
    return holds(touchy, step_origin(step)) || holds(touchy, step_target(step)) ||
           (captured != NO_CELL && holds(touchy, captured));
}

bool is_legal_step(Field *field, Step step, const Watch *watch)
{
    const int side = field->turn;
    bool legal;
    if (!watch->attacked && !field->laws->tests_stand && !is_conditioned(field->laws, step) &&
        is_simple(field, step, &field->laws->content[field->board[step_origin(step)]]) &&
        !touches(step, watch->touchy)) {
        return true;
    }
    make_step(field, step);
    legal = stands_step(field, step, side, false) && !is_attacked(field, side);
    unmake_step(field);
    return legal;
}

void add_legal_steps(Field *field, Row *row)
{
    const int from = row->count;
    int kept = from;
    Watch watch;
    watch_royals(field, field->turn, &watch);
    add_candidates(field, row);
    for (int index = from; index < row->count; index++) {
        if (is_legal_step(field, row->steps[index], &watch)) {
            row->steps[kept++] = row->steps[index];
        }
    }
    row->count = kept;
    choose_steps(field, row, from);
}

/* Tell whether there is a legal move where that hangs on all of them. */
static bool has_chosen_step(Field *field)
{
    Step steps[MOST_STEPS];
    Row row = {steps, 0, MOST_STEPS, false};
    Watch watch;
    int kept = 0;
    watch_royals(field, field->turn, &watch);
    add_candidates(field, &row);
    for (int index = 0; index < row.count; index++) {
        if (is_legal_step(field, steps[index], &watch)) {
            if (keeps_any(field, steps[index])) {
                return true;
            }
            steps[kept++] = steps[index];
        }
    }
    row.count = kept;
    choose_steps(field, &row, 0);
    return row.count > 0;
}

enum { MOST_OF_MAN = 1024 }; /* candidates of one man, with all that may be chosen */

/* Tell whether the man on a cell has a legal move. */
static bool can_go(Field *field, int origin, const Watch *watch)
{
    Step steps[MOST_STEPS];
    Row row = {steps, 0, MOST_STEPS, false};
    add_steps_from(field, origin, &row);
    for (int index = 0; index < row.count; index++) {
        if (is_legal_step(field, steps[index], watch)) {
            return true;
        }
    }
    return false;
}

static bool can_any_go(Field *field, bool royal, const Watch *watch)
{
    const int side = field->turn;
    for (int word = 0; word < field->laws->words; word++) {
        const u64 kings = field->royals[side][word] | field->royals[OF_BOTH][word];
        u64 men = field->men[side][word] | field->men[OF_BOTH][word];
        for (men &= royal ? kings : ~kings; men != 0; men &= men - 1) {
            if (can_go(field, word * 64 + first_of(men), watch)) {
                return true;
            }
        }
    }
    return false;
}

bool has_legal_step(Field *field)
{
    Step steps[MOST_CASTLES];
    Row row = {steps, 0, MOST_CASTLES, false};
    Watch watch;
    if (field->laws->whole) {
        return has_chosen_step(field);
    }
    watch_royals(field, field->turn, &watch);
    if (can_any_go(field, true, &watch) || can_any_go(field, false, &watch)) {
        return true;
    }
    if (field->rights != 0) {
        add_castlings(field, &row);
    }
    for (int index = 0; index < row.count; index++) {
        if (is_legal_step(field, steps[index], &watch)) {
            return true;
        }
    }
    return false;
}

bool has_escape(Field *field)
{
    const bool before = field->judging_mate;
    bool found;
    field->judging_mate = true;
    found = has_legal_step(field);
    field->judging_mate = before;
    return found;
}

bool may_check(const Field *field, Step step, const Watch *watch)
{
    const int side = field->turn, promotion = step_promotion(step);
    const Content *man = &field->laws->content[field->board[step_origin(step)]];
    const int after = promotion != 0 ? man->becomes[side][promotion - 1] : man->settled[side];
    if (is_conditioned(field->laws, step) || step_special(step) >= STEP_PASSING ||
        (man->royal && man->owner == OF_BOTH)) {
        return true;
    }
    return watch->attacked || touches(step, watch->touchy) ||
           aims_at_royal(field, after, step_target(step), side);
}
