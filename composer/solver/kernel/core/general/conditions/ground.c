/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Conditions of the ground: between which squares men go. */
#include "general/steps.h"

enum { LINE_ABOVE = 64, LINE_BESIDE = 128 };

/* Tell whether the way between two squares meets an edge, in half squares. */
static bool meets(int origin, int target, int x, int y, int across, int up)
{
    const int from_x = 2 * (origin % 8) + 1, from_y = 2 * (origin / 8) + 1;
    const int way_x = 2 * (target % 8 - origin % 8), way_y = 2 * (target / 8 - origin / 8);
    int whole = way_y * across - way_x * up;
    int on_edge = way_x * (y - from_y) - way_y * (x - from_x);
    int on_way = across * (y - from_y) - up * (x - from_x);
    if (whole == 0) {
        return false;
    }
    if (whole < 0) {
        whole = -whole;
        on_edge = -on_edge;
        on_way = -on_way;
    }
    return 0 <= on_edge && on_edge <= whole && 0 <= on_way && on_way <= whole;
}

/* Tell whether the way between two squares crosses, or touches, a further line. */
static bool crosses_line(const Clause *clause, int origin, int target)
{
    for (int cell = 0; cell < 64; cell++) {
        const int x = 2 * (cell % 8), y = 2 * (cell / 8), number = clause->numbers[cell];
        if (((number & LINE_ABOVE) != 0 && meets(origin, target, x, y + 2, 2, 0)) ||
            ((number & LINE_BESIDE) != 0 && meets(origin, target, x + 2, y, 0, 2))) {
            return true;
        }
    }
    return false;
}

/* Numbers: of each square its cell, and whether lines run above and to the right of it. */
static bool leaves_cell(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    const int origin = step_origin(step), target = step_target(step);
    (void)field;
    (void)side;
    (void)checking;
    return ((clause->numbers[origin] ^ clause->numbers[target]) & (LINE_ABOVE - 1)) != 0 ||
           crosses_line(clause, origin, target);
}

/* Numbers: whether origin and target must be of the same colour. */
static bool goes_between_shades(const Clause *clause, Field *field, Step step, int side,
                                bool checking)
{
    const int origin = step_origin(step), target = step_target(step);
    const int way = origin % 8 + origin / 8 + target % 8 + target / 8;
    (void)side;
    (void)checking;
    if (step_special(step) == STEP_CASTLING) {
        const CastleWay *castle = &field->laws->castles[step_extra(step)];
        if (castle->king_target < castle->king) {
            return false; /* the rook goes between squares of different colours */
        }
    }
    return (way % 2 == 0) == (clause->numbers[0] != 0);
}

/* Numbers: whether White is restrained, whether Black is. */
static bool goes_to_edge(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    const int file = step_target(step) % 8, rank = step_target(step) / 8;
    (void)field;
    (void)checking;
    return clause->numbers[side] == 0 || file == 0 || file == 7 || rank == 0 || rank == 7;
}

const Condition GRID_CHESS = {.name = "grid", .admits = leaves_cell};
const Condition SHADES = {.name = "shades", .admits = goes_between_shades};
const Condition EDGEMOVER = {.name = "edgemover", .admits = goes_to_edge};
