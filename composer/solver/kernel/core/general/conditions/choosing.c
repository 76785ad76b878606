/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Maximummer and its family: which of the legal moves may be played. */
#include "general/steps.h"

/* Return the square of a move's length; castling is the way of king and rook together. */
static int length_of(const Field *field, Step step)
{
    const int files = step_origin(step) % 8 - step_target(step) % 8;
    const int ranks = step_origin(step) / 8 - step_target(step) / 8;
    if (step_special(step) == STEP_CASTLING) {
        const CastleWay *way = &field->laws->castles[step_extra(step)];
        return way->king_target > way->king ? 16 : 25;
    }
    return files * files + ranks * ranks;
}

/* Numbers: whether White is restrained, whether Black is; whether to the longest. */
static void keep_longest(const Clause *clause, Field *field, Row *row, int from)
{
    const int sign = clause->numbers[2] != 0 ? 1 : -1;
    int best = 0, kept = from;
    if (clause->numbers[field->turn] == 0) {
        return;
    }
    for (int index = from; index < row->count; index++) {
        const int length = sign * length_of(field, row->steps[index]);
        if (index == from || length > best) {
            best = length;
        }
    }
    for (int index = from; index < row->count; index++) {
        if (sign * length_of(field, row->steps[index]) == best) {
            row->steps[kept++] = row->steps[index];
        }
    }
    row->count = kept;
}

/* Of several moves at least one is left. */
static bool leaves_one(const Clause *clause, Field *field, Step step)
{
    (void)clause;
    (void)field;
    (void)step;
    return true;
}

/* Numbers: whether White is restrained, whether Black is, and does not move without a capture. */
static void keep_captures(const Clause *clause, Field *field, Row *row, int from)
{
    int kept = from;
    if (clause->numbers[field->turn] == 0) {
        return;
    }
    for (int index = from; index < row->count; index++) {
        if (step_captured(row->steps[index]) != NO_CELL) {
            row->steps[kept++] = row->steps[index];
        }
    }
    row->count = kept > from || clause->numbers[2] != 0 ? kept : row->count;
}

static bool leaves_captures(const Clause *clause, Field *field, Step step)
{
    return clause->numbers[2] == 0 || clause->numbers[field->turn] == 0 ||
           step_captured(step) != NO_CELL;
}

/* Keep the moves of the man on a cell if he has any. */
static void keep_moves_from(Row *row, int from, int cell)
{
    int kept = from;
    for (int index = from; index < row->count; index++) {
        if (step_origin(row->steps[index]) == cell) {
            row->steps[kept++] = row->steps[index];
        }
    }
    row->count = kept > from ? kept : row->count;
}

/* Numbers: whether White is restrained, whether Black is. The order of squares is a1, a2 ... h8. */
static void keep_first_man(const Clause *clause, Field *field, Row *row, int from)
{
    int first = NO_CELL, place = 64;
    if (clause->numbers[field->turn] == 0) {
        return;
    }
    for (int index = from; index < row->count; index++) {
        const int origin = step_origin(row->steps[index]);
        if (8 * (origin % 8) + origin / 8 < place) {
            first = origin;
            place = 8 * (origin % 8) + origin / 8;
        }
    }
    keep_moves_from(row, from, first);
}

/* Remembered: of each side the cell, and one, of the man who moved last. */
static void remember_duellist(const Clause *clause, Field *field, Event *event)
{
    keep_number(field, clause, event->side, event->at == NO_CELL ? 0 : event->at + 1);
}

static void keep_duellist(const Clause *clause, Field *field, Row *row, int from)
{
    const int cell = number_kept(field, clause, field->turn);
    if (cell != 0) {
        keep_moves_from(row, from, cell - 1);
    }
}

/* Numbers: whether White is restrained, whether Black is. */
static bool checks_always(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    (void)step;
    return checking || clause->numbers[side] == 0 || field->judging_mate ||
           is_checked(field, side ^ 1);
}

const Condition MUST_CAPTURE = {
    .name = "mustcapture", .choose = keep_captures, .keeps = leaves_captures};
const Condition ALPHABETIC = {
    .name = "alphabetic", .choose = keep_first_man, .keeps = leaves_one};
const Condition DUELLISTS = {.name = "duellists",
                             .places = 2,
                             .brings_none = true,
                             .foresees = foresees_all,
                             .effects = remember_duellist,
                             .choose = keep_duellist,
                             .keeps = leaves_one};
const Condition ULTRA_SCHACHZWANG = {
    .name = "ultraschachzwang", .lets_check = always_lets_check, .stands = checks_always};
const Condition MAXIMUMMER = {
    .name = "maximummer", .choose = keep_longest, .keeps = leaves_one};

/* Remembered: of each side the cells, and one, of the man who moved last and of another who did so
 * with him. */
static void keep_fuddled(Field *field, const Clause *clause, int side, int man, int cell)
{
    keep_number(field, clause, 2 * side + man, cell == NO_CELL ? 0 : cell + 1);
}

static void remember_fuddled(const Clause *clause, Field *field, Event *event)
{
    const int other = event->side ^ 1;
    int also = NO_CELL;
    for (int man = 0; man < 2; man++) { /* captured, or moved on as a neutral man */
        const int cell = number_kept(field, clause, 2 * other + man);
        if (cell != 0 && (cell - 1 == event->captured || cell - 1 == event->origin)) {
            keep_fuddled(field, clause, other, man, NO_CELL);
        }
    }
    if (step_special(event->step) == STEP_CASTLING) {
        also = field->laws->castles[step_extra(event->step)].rook_target;
    } else if (step_special(event->step) == STEP_EXCHANGE && is_man_at(field, event->origin) &&
               owner_at(field, event->origin) != other) {
        also = event->origin;
    }
    keep_fuddled(field, clause, event->side, 0, event->at);
    keep_fuddled(field, clause, event->side, 1, also);
}

static bool is_clear_of_mind(const Clause *clause, Field *field, int origin, int side,
                             bool checking)
{
    (void)checking;
    return number_kept(field, clause, 2 * side) != origin + 1 &&
           number_kept(field, clause, 2 * side + 1) != origin + 1;
}

/* Return a move's length in hundredths of a square's width, rounded; castling is the king's. */
static int hundredths(Step step)
{
    const int files = step_origin(step) % 8 - step_target(step) % 8;
    const int ranks = step_origin(step) / 8 - step_target(step) / 8;
    const int square = 40000 * (files * files + ranks * ranks);
    int low = 0, high = 2000;
    while (low + 1 < high) { /* the root of it, rounded down */
        const int middle = (low + high) / 2;
        if (middle * middle <= square) {
            low = middle;
        } else {
            high = middle;
        }
    }
    return (low + 1) / 2;
}

enum { LENGTH_PLACES = 3 }; /* of a limit, lowest byte first */

/* Numbers: the limits of White and of Black, -1 for none; whether White's is that of both. */
static int limit_of(const Clause *clause, int side)
{
    return clause->numbers[2] != 0 ? OF_WHITE : side;
}

static int length_left(const Clause *clause, const Field *field, int limit)
{
    int left = 0;
    for (int place = LENGTH_PLACES; place-- > 0;) {
        left = left << 8 | number_kept(field, clause, LENGTH_PLACES * limit + place);
    }
    return left;
}

static void begin_lengths(const Clause *clause, Field *field)
{
    for (int place = 0; place < 2 * LENGTH_PLACES; place++) {
        const int limit = clause->numbers[place / LENGTH_PLACES];
        begin_number(field, clause, place,
                     limit < 0 ? 0 : limit >> 8 * (place % LENGTH_PLACES) & 255);
    }
}

static bool is_short_enough(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    const int limit = limit_of(clause, side);
    (void)checking;
    return clause->numbers[limit] < 0 || hundredths(step) <= length_left(clause, field, limit);
}

static void take_length(const Clause *clause, Field *field, Event *event)
{
    const int limit = limit_of(clause, event->side);
    if (clause->numbers[limit] >= 0) {
        const int left = length_left(clause, field, limit) - hundredths(event->step);
        for (int place = 0; place < LENGTH_PLACES; place++) {
            keep_number(field, clause, LENGTH_PLACES * limit + place, left >> 8 * place & 255);
        }
    }
}

const Condition FUDDLED = {.name = "fuddled",
                           .places = 4,
                           .brings_none = true,
                           .foresees = foresees_all,
                           .may_go = is_clear_of_mind,
                           .effects = remember_fuddled};
const Condition LENGTHS = {.name = "lengths",
                           .places = 2 * LENGTH_PLACES,
                           .begin = begin_lengths,
                           .brings_none = true,
                           .foresees = foresees_all,
                           .admits = is_short_enough,
                           .effects = take_length};
