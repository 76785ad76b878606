/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "general/conditions/rebirths/rebirth.h"
#include "general/conditions/royals.h"

bool concerns_man(const i32 *grid, const Laws *laws, int content)
{
    const int place = laws->kind[content] - 1;
    if (grid[GRID_APRIL] == 0) {
        return true;
    }
    return ((place < 24 ? grid[GRID_APRIL_LOW] >> place : grid[GRID_APRIL_HIGH] >> (place - 24)) &
            1) != 0;
}

int reborn_man(const i32 *grid, const Laws *laws, const Capture *capture)
{
    int man = capture->who, kind;
    if (grid[GRID_DECIDER] == DECIDES_CLONE && !laws->content[capture->other].royal) {
        man = kept_royal(laws, man, laws->kind[capture->other]);
    }
    kind = grid[GRID_STEPS + laws->kind[man]];
    return kind != 0 ? laws->as_kind[man][kind] : man;
}

/* Return the file of a man's square in the game array, if that stood on a rank. */
static int home_file(const Laws *laws, int content, int captured, int rank)
{
    int near = 0;
    switch (laws->kind[content]) {
    case KIND_KING:
        return 4;
    case KIND_QUEEN:
        return 3;
    case KIND_BISHOP:
        near = 2;
        break;
    case KIND_KNIGHT:
        near = 1;
        break;
    case KIND_ROOK:
        break;
    default:
        return captured % 8;
    }
    return ((near + rank) & 1) == ((captured % 8 + captured / 8) & 1) ? near : 7 - near;
}

int home_square(const Laws *laws, int content, int owner, int captured)
{
    int base = owner == OF_WHITE ? 0 : 7;
    if (laws->content[content].promotes) {
        return 8 * (owner == OF_WHITE ? 1 : 6) + captured % 8;
    }
    if (laws->kind[content] > KIND_KING) {
        base = 7 - base;
    }
    return 8 * base + home_file(laws, content, captured, base);
}

int cell_beyond(int cell, int origin, int target, int times)
{
    const int file = cell % 8 + times * (target % 8 - origin % 8);
    const int rank = cell / 8 + times * (target / 8 - origin / 8);
    return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? 8 * rank + file : NO_CELL;
}

int rebirth_square(const i32 *grid, const Laws *laws, const Capture *capture, int man, int whose)
{
    const int where = capture->where;
    int found;
    if (grid[GRID_DECIDER] == DECIDES_COUSCOUS) {
        man = capture->other;
        whose ^= 1;
    }
    whose ^= grid[GRID_MIRROR];
    switch (grid[GRID_PLACE]) {
    case PLACE_SYMMETRY:
        found = 63 - where;
        break;
    case PLACE_EXCHANGE:
        found = capture->origin;
        break;
    case PLACE_ANTIPODES:
        found = where ^ 36;
        break;
    case PLACE_EQUIPOLLENTS:
        found = cell_beyond(where, capture->origin, where, grid[GRID_MIRROR] != 0 ? -1 : 1);
        break;
    case PLACE_DIAGRAM:
        found = capture->home;
        break;
    case PLACE_FILE:
        found = (home_square(laws, man, whose, where) & ~7) | where % 8;
        break;
    case PLACE_RANK:
        found = home_file(laws, man, where, where / 8) | (where & ~7);
        break;
    default:
        found = home_square(laws, man, whose, where);
        break;
    }
    if (found == NO_CELL || grid[GRID_TURNING] == TURN_NONE) {
        return found;
    }
    return grid[GRID_TURNING] == TURN_DIAMETRAL ? 63 - found : found ^ 7;
}

void add_reborn(const Field *field, Step step, int man, int cell, int whose, Row *row)
{
    const Laws *laws = field->laws;
    if (!laws->content[man].promotes || !holds(laws->last[whose], cell)) {
        put_step(row, step);
        return;
    }
    for (int kind = 1; kind <= laws->promotions; kind++) {
        if (may_become(laws, man, whose, kind)) {
            put_step(row, with_kind(step, laws->kind[laws->content[man].becomes[whose][kind - 1]]));
        }
    }
}

int outcome(const i32 *grid, const Laws *laws, int man, Step step)
{
    const int promoted = promoted_man(laws, man, step);
    if (grid[GRID_TURNCOAT] == 0) {
        return promoted;
    }
    const int made = laws->turned[promoted != 0 ? promoted : man];
    return made == man ? 0 : made; /* a neutral man has no other side */
}
