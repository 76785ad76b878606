/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plus chess and Danger Circe: men with other squares to start from, or to go to. */
#include "general/conditions/rebirths/rebirth.h"
#include "general/steps.h"

static const int CENTRE[] = {27, 28, 35, 36};
enum { CENTRAL = 4 };

static bool is_central(int cell)
{
    return cell == CENTRE[0] || cell == CENTRE[1] || cell == CENTRE[2] || cell == CENTRE[3];
}

/* Take out the captures from elsewhere, which begin at a place of the row, that are possible
 * straight. */
static void drop_straight(const Walk *walk, int detours)
{
    Row *row = walk->row;
    int kept = detours;
    for (int index = detours; index < row->count; index++) {
        const Step step = row->steps[index];
        bool found = step_target(step) == walk->origin;
        for (int other = walk->from; other < detours && !found; other++) {
            const Step straight = row->steps[other];
            found = step_target(straight) == step_target(step) &&
                    step_captured(straight) == step_captured(step) &&
                    step_promotion(straight) == step_promotion(step);
        }
        if (!found) {
            row->steps[kept++] = step;
        }
    }
    row->count = kept;
}

static bool start_centrally(const Clause *clause, const Walk *walk)
{
    Field *field = walk->field;
    Walk way = *walk;
    int detours;
    (void)clause;
    if (walk->begin != walk->origin || !is_central(walk->origin)) {
        return false;
    }
    walk_ways(walk);
    if ((walk->flags & TO_CAPTURE) == 0) {
        return true;
    }
    detours = walk->row->count;
    way.flags = TO_CAPTURE;
    lend_content(field, walk->origin, 0); /* he has left it, while he starts elsewhere */
    for (int index = 0; index < CENTRAL; index++) {
        if (CENTRE[index] != walk->origin && field->board[CENTRE[index]] == 0) {
            way.begin = CENTRE[index];
            way.also = with_choice(walk->also, CENTRE[index]);
            walk_ways(&way);
        }
    }
    lend_content(field, walk->origin, walk->content);
    drop_straight(walk, detours);
    return true;
}

const Condition PLUS = {.name = "plus", .walk = start_centrally};

/* Tell whether an enemy observes the man of a walk. */
static bool is_in_danger(const Walk *walk)
{
    const Field *field = walk->field;
    const int by = walk->side ^ 1;
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = field->men[by][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            const int cell = word * 64 + first_of(men);
            if (cell != walk->origin && captures_there(field, cell, walk->origin, by)) {
                return true;
            }
        }
    }
    return false;
}

static bool go_home_from_danger(const Clause *clause, const Walk *walk)
{
    const Field *field = walk->field;
    int home;
    u8 wanted;
    (void)clause;
    if (walk->bare || walk->begin != walk->origin) {
        return false;
    }
    home = home_square(field->laws, walk->content, walk->side, walk->origin);
    wanted = field->board[home] == 0 ? TO_EMPTY : TO_CAPTURE;
    if (home != walk->origin && field->board[home] != HOLE && (walk->flags & wanted) != 0 &&
        (wanted == TO_EMPTY || owner_at(field, home) != walk->side) && is_in_danger(walk)) {
        arrive_step(walk, step_of(walk->origin, home, wanted == TO_EMPTY ? NO_CELL : home, 0,
                                  STEP_PLAIN, 0));
    }
    walk_ways(walk);
    return true;
}

const Condition DANGER_CIRCE = {.name = "danger-circe", .walk = go_home_from_danger};
