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

/* Numbers: whether White is restrained, whether Black is. */
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
    row->count = kept > from ? kept : row->count;
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
    .name = "mustcapture", .choose = keep_captures, .keeps = leaves_one};
const Condition ALPHABETIC = {
    .name = "alphabetic", .choose = keep_first_man, .keeps = leaves_one};
const Condition DUELLISTS = {.name = "duellists",
                             .places = 2,
                             .foresees = foresees_all,
                             .effects = remember_duellist,
                             .choose = keep_duellist,
                             .keeps = leaves_one};
const Condition ULTRA_SCHACHZWANG = {
    .name = "ultraschachzwang", .lets_check = always_lets_check, .stands = checks_always};
const Condition MAXIMUMMER = {
    .name = "maximummer", .choose = keep_longest, .keeps = leaves_one};
