/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Follow my leader, synchronous movers, forced squares, Dister: which moves are played if any are. */
#include "general/conditions/rebirths/homes.h"
#include "general/steps.h"

typedef int Worth(const Clause *clause, const Field *field, Step step);

enum { PLACE_FROM, PLACE_TO, PLACES }; /* of the move before, one higher; 0 for none */

/* Keep the moves that do best what is asked. Numbers: whether White is restrained, whether Black
 * is; then each condition's own. */
static void keep_best(const Clause *clause, Field *field, Row *row, int from, Worth *worth)
{
    int best = 0, kept = from;
    if (clause->numbers[field->turn] == 0) {
        return;
    }
    for (int index = from; index < row->count; index++) {
        const int each = worth(clause, field, row->steps[index]);
        best = each > best ? each : best;
    }
    for (int index = from; index < row->count; index++) {
        if (worth(clause, field, row->steps[index]) == best) {
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

static void keep_if_other(Field *field, const Clause *clause, int place, int number)
{
    if (number_kept(field, clause, place) != number) {
        keep_number(field, clause, place, number);
    }
}

static void remember_move(const Clause *clause, Field *field, Event *event)
{
    keep_if_other(field, clause, PLACE_FROM, step_origin(event->step) + 1);
    keep_if_other(field, clause, PLACE_TO, step_target(event->step) + 1);
}

static void forget_move(const Clause *clause, Field *field)
{
    keep_if_other(field, clause, PLACE_FROM, 0);
    keep_if_other(field, clause, PLACE_TO, 0);
}

static int follows(const Clause *clause, const Field *field, Step step)
{
    const int from = number_kept(field, clause, PLACE_FROM);
    return from == 0 || from == step_target(step) + 1;
}

static int files_of(int from, int to)
{
    return to % 8 - from % 8;
}

static int ranks_of(int from, int to)
{
    return to / 8 - from / 8;
}

/* Numbers: also whether in the opposite direction. */
static int goes_alike(const Clause *clause, const Field *field, Step step)
{
    const int from = number_kept(field, clause, PLACE_FROM) - 1;
    const int to = number_kept(field, clause, PLACE_TO) - 1;
    const int sign = clause->numbers[2] != 0 ? -1 : 1;
    return from < 0 ||
           (files_of(step_origin(step), step_target(step)) == sign * files_of(from, to) &&
            ranks_of(step_origin(step), step_target(step)) == sign * ranks_of(from, to));
}

/* Numbers: also the squares, one higher each, and 0 behind them. */
static int goes_to_square(const Clause *clause, const Field *field, Step step)
{
    (void)field;
    for (int index = 2; index < MOST_NUMBERS && clause->numbers[index] != 0; index++) {
        if (clause->numbers[index] == step_target(step) + 1) {
            return 1;
        }
    }
    return 0;
}

/* Return where a man of the diagram stands after a move; NO_CELL for nowhere. */
static int place_after(const Clause *clause, const Field *field, Step step, int home)
{
    for (int cell = 0; cell < HOMES; cell++) {
        if (number_kept(field, clause, cell) == home + 1) {
            if (cell == step_origin(step)) {
                return step_target(step);
            }
            return cell == step_captured(step) ? NO_CELL : cell;
        }
    }
    return NO_CELL;
}

/* Numbers: also the two squares, and whether their men shall be far from each other. */
static int keeps_distance(const Clause *clause, const Field *field, Step step)
{
    const int one = place_after(clause, field, step, clause->numbers[2]);
    const int other = place_after(clause, field, step, clause->numbers[3]);
    int files, ranks;
    if (one == NO_CELL || other == NO_CELL) {
        return 0;
    }
    files = files_of(one, other);
    ranks = ranks_of(one, other);
    return clause->numbers[4] != 0 ? files * files + ranks * ranks
                                   : 1000 - files * files - ranks * ranks;
}

static void keep_followers(const Clause *clause, Field *field, Row *row, int from)
{
    keep_best(clause, field, row, from, follows);
}

static void keep_alike(const Clause *clause, Field *field, Row *row, int from)
{
    keep_best(clause, field, row, from, goes_alike);
}

static void keep_to_squares(const Clause *clause, Field *field, Row *row, int from)
{
    keep_best(clause, field, row, from, goes_to_square);
}

static void keep_distant(const Clause *clause, Field *field, Row *row, int from)
{
    keep_best(clause, field, row, from, keeps_distance);
}

const Condition FOLLOW_MY_LEADER = {.name = "follow-my-leader",
                                    .places = PLACES,
                                    .brings_none = true,
                                    .foresees = foresees_all,
                                    .effects = remember_move,
                                    .forgets = forget_move,
                                    .choose = keep_followers,
                                    .keeps = leaves_one};
const Condition SYNCHRONOUS = {.name = "synchronous",
                               .places = PLACES,
                               .brings_none = true,
                               .foresees = foresees_all,
                               .effects = remember_move,
                               .forgets = forget_move,
                               .choose = keep_alike,
                               .keeps = leaves_one};
const Condition FORCED_SQUARES = {
    .name = "forced-squares", .choose = keep_to_squares, .keeps = leaves_one};
const Condition DISTER = {.name = "dister",
                          .places = HOMES,
                          .begin = begin_homes,
                          .brings_none = true,
                          .foresees = foresees_all,
                          .effects = carry_homes,
                          .choose = keep_distant,
                          .keeps = leaves_one};
