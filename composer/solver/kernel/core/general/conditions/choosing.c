/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Maximummer and its family: which of the legal moves may be played. */
#include "general/conditions/table.h"

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

const Condition MAXIMUMMER = {
    .name = "maximummer", .choose = keep_longest, .keeps = leaves_one};
