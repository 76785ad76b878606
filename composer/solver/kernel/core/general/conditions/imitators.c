/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Imitators: signs that make every move along with the man who moves. */
#include "general/steps.h"

enum { MOST = 16, TO_IMITATOR = 1 };
enum { HOW_MANY, FIRST }; /* what is remembered: their number, and where each stands */

static int imitators(const Clause *clause, const Field *field)
{
    return number_kept(field, clause, HOW_MANY);
}

static void place_imitators(const Clause *clause, Field *field)
{
    int count = 0;
    for (; count < MOST && clause->numbers[count] != 0; count++) {
        begin_number(field, clause, FIRST + count, clause->numbers[count] - 1);
    }
    begin_number(field, clause, HOW_MANY, count);
}

static void promote_to_imitator(const Clause *clause, const Walk *walk, Step step, Row *row)
{
    const Field *field = walk->field;
    const int promotion = step_promotion(step);
    put_step(row, step);
    if (promotion == 1 && imitators(clause, field) < MOST) {
        put_step(row, with_flag(step & ~((u64)31 << 27), TO_IMITATOR));
    }
}

/* Return where an imitator is when a man has gone from one cell to another; NO_CELL if it is off
 * the board. */
static int beside(int cell, int origin, int to)
{
    const int file = cell % 8 + to % 8 - origin % 8, rank = cell / 8 + to / 8 - origin / 8;
    return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? 8 * rank + file : NO_CELL;
}

static bool passes(const Field *field, int cell, int origin, int to, int target)
{
    const int at = beside(cell, origin, to);
    const bool hops = to != target && is_man_at(field, to);
    return at != NO_CELL && (is_man_at(field, at) && at != origin) == hops;
}

static bool all_pass(const Clause *clause, const Field *field, int origin, int to, int target)
{
    for (int number = 0; number < imitators(clause, field); number++) {
        if (!passes(field, number_kept(field, clause, FIRST + number), origin, to, target)) {
            return false;
        }
    }
    return true;
}

/* Tell whether a man may arrive at a place of a trail: who hops, when he has hopped. */
static bool may_end(const Field *field, const Trail *trail, const u16 *cells, int place)
{
    int hurdle;
    if (trail->way == GO_RIDE) {
        return stops_at(trail, place);
    }
    hurdle = hurdle_place(field, trail, cells);
    return trail->landing == LAND_BEFORE || (trail->flags & EN_PASSANT) != 0 ||
           (hurdle >= 0 && hurdle < place);
}

/* Tell whether all imitators go along a trail to its target, if it leads there. */
static bool go_along(const Clause *clause, const Field *field, const Trail *trail,
                     const u16 *cells, int origin, int target)
{
    for (int place = 0; place < trail->count; place++) {
        if (!all_pass(clause, field, origin, cells[place], target)) {
            return false;
        }
        if (trail->way == GO_HOP && trail->landing == LAND_ASIDE) {
            if (cells[trail->count + place] == target) {
                return all_pass(clause, field, origin, target, target);
            }
        } else if (cells[place] == target) {
            return may_end(field, trail, cells, place);
        }
    }
    return false;
}

static bool castle_along(const Clause *clause, const Field *field, const CastleWay *way)
{
    const bool is_short = way->king_target > way->king;
    const int step = is_short ? 1 : -1, back = is_short ? 2 : 3;
    for (int number = 0; number < imitators(clause, field); number++) {
        int cell = number_kept(field, clause, FIRST + number);
        for (int gone = 0; gone < 2 + back; gone++) {
            const int file = cell % 8 + (gone < 2 ? step : -step);
            if (file < 0 || file > 7) {
                return false;
            }
            cell = cell - cell % 8 + file;
            if (is_man_at(field, cell) && cell != way->king && cell != way->rook) {
                return false;
            }
        }
    }
    return true;
}

static bool can_all_go(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    const int origin = step_origin(step);
    const Ways *ways = &field->laws->content[field->board[origin]].ways[side];
    (void)checking;
    if (step_special(step) == STEP_CASTLING) {
        return castle_along(clause, field, &field->laws->castles[step_extra(step)]);
    }
    for (u32 index = ways->first[origin]; index < ways->first[origin + 1]; index++) {
        const Trail *trail = &ways->trails[index];
        if (go_along(clause, field, trail, ways->cells + trail->start, origin,
                     step_target(step))) {
            return true;
        }
    }
    return false;
}

static void move_along(const Clause *clause, Field *field, Event *event)
{
    const int count = imitators(clause, field), own = (int)(clause - field->laws->conditions);
    const int target = step_target(event->step); /* he may have gone on from there since */
    int files = target % 8 - event->origin % 8, ranks = target / 8 - event->origin / 8;
    if (step_special(event->step) == STEP_CASTLING) {
        const CastleWay *way = &field->laws->castles[step_extra(event->step)];
        files = way->king_target > way->king ? 0 : 1;
        ranks = 0;
    }
    for (int number = 0; number < count; number++) {
        const int cell = number_kept(field, clause, FIRST + number) + 8 * ranks + files;
        keep_number(field, clause, FIRST + number, cell);
        note_effect(field, EFFECT_MARKED, cell, NO_CELL, own, 0);
    }
    if (step_flag(event->step) == TO_IMITATOR) {
        put_content(field, event->at, 0);
        keep_number(field, clause, FIRST + count, event->at);
        keep_number(field, clause, HOW_MANY, count + 1);
        note_effect(field, EFFECT_MARKED, event->at, NO_CELL, own, 1);
        event->at = NO_CELL;
    }
}

const Condition IMITATORS = {.name = "imitators",
                             .foresees = foresees_quiet,
                             .places = FIRST + MOST,
                             .begin = place_imitators,
                             .choices = promote_to_imitator,
                             .admits = can_all_go,
                             .effects = move_along};
