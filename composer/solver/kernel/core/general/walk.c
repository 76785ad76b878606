/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "general/walk.h"

enum { ROUTES, PROMOTIONS, CHOICES }; /* stages of an arrival that conditions work on */

void add_step(Row *row, int from, bool repeats, Step step)
{
    if (repeats) { /* two trails may lead to the same */
        for (int index = from; index < row->count; index++) {
            if (row->steps[index] == step) {
                return;
            }
        }
    }
    put_step(row, step);
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
        if (man->becomes[walk->side][kind - 1] != 0) {
            add_step(row, walk->from, repeats, step | (u64)kind << 27);
        }
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
            if (holds_for(laws, own, walk->content)) {
                own->condition->choices(own, &next, step, after);
            } else {
                put_step(after, step);
            }
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
    put_step(&rows[0], step | walk->also);
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

/* Tell whether several ways of a man may lead to one move: along two trails of his own, or, by
 * conditions, in two manners or from two cells. */
static bool repeats_moves(const Laws *laws, const Content *man)
{
    return man->repeats || laws->wild || laws->starts;
}

/* Write an arrival, or what it is promoted to, as far as conditions admit it. */
static void arrive_admitted(const Walk *walk, const Content *man, Step step)
{
    Row *row = walk->row;
    int kept = row->count;
    const int from = row->count;
    promote(walk, man, step, repeats_moves(walk->field->laws, man), row);
    for (int index = from; index < row->count; index++) {
        if (admits_step(walk->field, row->steps[index], walk->side, walk->checking)) {
            row->steps[kept++] = row->steps[index];
        }
    }
    row->count = kept;
}

/* Tell whether no condition has a say in where a man arrives. */
static bool is_let_be(const Walk *walk, const Content *man, Step step)
{
    const Laws *laws = walk->field->laws;
    return step_captured(step) == NO_CELL && !laws->arrives &&
           !(laws->promotes && man->promotes && holds(laws->last[walk->side], step_target(step)));
}

void arrive_castling(const Walk *walk, Step step)
{
    arrive_conditioned(walk, step, CHOICES);
}

void arrive_step(const Walk *walk, Step step)
{
    const Laws *laws = walk->field->laws;
    const Content *man = &laws->content[walk->content];
    if (walk->bare || !laws->shapes || is_let_be(walk, man, step)) {
        promote(walk, man, step | walk->also, repeats_moves(laws, man), walk->row);
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
    Walk noting;
    int landing;
    if (hurdle < 0) {
        return;
    }
    if (walk->notes) {
        noting = *walk;
        noting.also = with_choice(walk->also, cells[hurdle]);
        walk = &noting;
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

static void go_trail(const Walk *walk, const Ways *ways, const Trail *trail)
{
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
}

/* Return the trails from where a walk begins, as bits, that lead to the kings it looks for. */
static u64 trails_to_kings(const Walk *walk, const Ways *ways)
{
    const Field *field = walk->field;
    const int whose = field->takes_own ? walk->side : walk->side ^ 1;
    const u64 *reach = ways->reach + (size_t)walk->begin * (size_t)field->laws->cells;
    u64 among = 0;
    for (int word = 0; word < field->laws->words; word++) {
        u64 royals = field->royals[whose][word] | field->royals[OF_BOTH][word];
        for (; royals != 0; royals &= royals - 1) {
            among |= reach[word * 64 + first_of(royals)];
        }
    }
    return among;
}

bool leads_nowhere(const Walk *walk)
{
    const Ways *ways = &walk->field->laws->content[walk->manner].ways[walk->side];
    return walk->aimed && trails_to_kings(walk, ways) == 0;
}

/* Go only where a king may be captured. */
static void walk_aimed(const Walk *walk, const Ways *ways)
{
    const u32 first = ways->first[walk->begin], count = ways->first[walk->begin + 1] - first;
    for (u64 among = trails_to_kings(walk, ways); among != 0; among &= among - 1) {
        for (u32 index = (u32)first_of(among); index < count; index += 64) {
            go_trail(walk, ways, &ways->trails[first + index]);
        }
    }
}

void walk_ways(const Walk *walk)
{
    const Field *field = walk->field;
    const Ways *ways = &field->laws->content[walk->manner].ways[walk->side];
    if (walk->aimed && walk->flags == TO_CAPTURE) {
        walk_aimed(walk, ways);
        return;
    }
    for (u32 index = ways->first[walk->begin]; index < ways->first[walk->begin + 1]; index++) {
        const Trail *trail = &ways->trails[index];
        go_trail(walk, ways, trail);
        if ((trail->flags & EN_PASSANT) != 0 && (walk->flags & TO_CAPTURE) != 0) {
            const int landing = landing_in_passing(field, ways, trail);
            if (landing != NO_CELL && field->board[field->pawn] != 0) {
                arrive(walk, landing, field->pawn, STEP_PASSING, 0);
            }
        }
    }
}
