/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tables/ends.h"

#include <string.h>

/* Go on from a position; what stops the search, or TABLES_YES. */
static int go_on(TablesSearch *search, uint32_t at)
{
    if (*search->cancelled) {
        return TABLES_CANCELLED;
    }
    return make_room(search) && find_steps(search, at) ? TABLES_YES : TABLES_TOO_MANY;
}

/* Put what was reached first upon the stack, what hits last; return how high it is. */
static uint32_t stack_steps(TablesSearch *search, uint32_t high)
{
    for (int hits = 0; hits < 2; hits++) {
        for (int index = 0; index < search->steps; index++) {
            const TablesStep *step = &search->step[index];
            if (step->is_new && step->hits == hits) {
                search->stack[high++] = step->after;
            }
        }
    }
    return high;
}

/* Return how few numbers are left at least; those of positions that hit beside. `enough` numbers
 * left of such a position, or of any if none need hit, end the search. */
static int find_fewest(TablesSearch *search, bool must_hit, int enough, int *fewest, int *hitting)
{
    uint32_t high = 1;

    *fewest = *hitting = TABLES_NUMBERS + 1;
    search->stack[0] = 0;
    while (high > 0) {
        const uint32_t at = search->stack[--high];
        const int left = numbers_left(search, at);
        int found;
        if (left < *fewest) {
            *fewest = left;
        }
        if (search->middle[at].has_hit && left < *hitting) {
            *hitting = left;
        }
        if ((must_hit ? *hitting : *fewest) <= enough) {
            return TABLES_YES;
        }
        found = go_on(search, at);
        if (found != TABLES_YES) {
            return found;
        }
        high = stack_steps(search, high);
    }
    return TABLES_YES;
}

/* Tell whether without the others' men fewer numbers would be left. */
static int is_kept(TablesSearch *search, const uint8_t men[TABLES_PLAYERS][TABLES_MEN], int fewest)
{
    uint8_t alone[TABLES_PLAYERS][TABLES_MEN];
    int left, hitting, found;

    memset(alone, TABLES_NO_MAN, sizeof alone);
    memcpy(alone[search->player], men[search->player], TABLES_MEN);
    begin_throw(search, alone, search->player, search->throw);
    found = find_fewest(search, false, fewest - 1, &left, &hitting);
    return found != TABLES_YES ? found : left < fewest;
}

/* Tell whether a throw is lost of which so few numbers are left at least. */
static int is_lost_by(TablesSearch *search, const uint8_t men[TABLES_PLAYERS][TABLES_MEN],
                      int fewest)
{
    if (fewest == search->throw->left[0].count) {
        return TABLES_YES;
    }
    if (search->laws->duty != TABLES_WHOLE || fewest == 0) {
        return TABLES_NO;
    }
    return is_kept(search, men, fewest);
}

int is_lost(TablesSearch *search, const uint8_t men[TABLES_PLAYERS][TABLES_MEN])
{
    int fewest, hitting, found;

    if (search->laws->duty == TABLES_EACH) {
        found = go_on(search, 0);
        return found != TABLES_YES ? found : search->steps == 0;
    }
    found = find_fewest(search, false, 0, &fewest, &hitting);
    return found != TABLES_YES ? found : is_lost_by(search, men, fewest);
}

/* Tell whether a single man stands where a man could come before anybody is hit, whatever the
 * duty and own men say: where none does nobody is hit. */
static bool may_hit(const TablesSearch *search)
{
    const TablesFoes *foes = &search->foe[0];
    const TablesThrow *throw = search->throw;
    bool seen[TABLES_PLACES][TABLES_LEFTS];
    uint16_t stack[TABLES_PLACES * TABLES_LEFTS];
    const uint8_t *own = search->middle[0].own;
    int high = 0;

    memset(seen, 0, sizeof seen);
    for (int at = 0; at < TABLES_MEN && own[at] != TABLES_NO_MAN; at++) {
        if (!seen[own[at] >> 1][0]) {
            seen[own[at] >> 1][0] = true;
            stack[high++] = (uint16_t)((own[at] >> 1) * TABLES_LEFTS);
        }
    }
    while (high > 0) {
        const int place = stack[--high] / TABLES_LEFTS, left = stack[high] % TABLES_LEFTS;
        for (int index = 0; index < throw->left[left].groups; index++) {
            const TablesGroup group = throw->left[left].group[index];
            const int end = end_of(search, foes, place, group.total);
            if (search->laws->ascending && !seen[place][group.rest]) { /* another man plays it */
                seen[place][group.rest] = true;
                stack[high++] = (uint16_t)(place * TABLES_LEFTS + group.rest);
            }
            if (end >= TABLES_OFF || foes->kind[end] == TABLES_CLOSED) {
                continue;
            }
            if (foes->kind[end] == TABLES_SINGLE) {
                return true;
            }
            if (!seen[end][group.rest]) {
                seen[end][group.rest] = true;
                stack[high++] = (uint16_t)(end * TABLES_LEFTS + group.rest);
            }
        }
    }
    return false;
}

int can_hit(TablesSearch *search, const uint8_t men[TABLES_PLAYERS][TABLES_MEN])
{
    int fewest, hitting, found, lost;

    if (search->laws->hit == TABLES_HIT_NONE || search->laws->named || !may_hit(search)) {
        return TABLES_NO;
    }
    found = find_fewest(search, true, search->laws->duty == TABLES_EACH ? TABLES_NUMBERS : 0,
                        &fewest, &hitting);
    if (found != TABLES_YES) {
        return found;
    }
    if (search->laws->duty == TABLES_EACH || hitting == 0) {
        return hitting <= TABLES_NUMBERS;
    }
    if (hitting != fewest) {
        return TABLES_NO;
    }
    lost = is_lost_by(search, men, fewest);
    return lost < 0 ? lost : !lost;
}

static int count_men(const TablesMiddle *middle)
{
    int count = 0;

    for (int at = 0; at < TABLES_MEN && middle->own[at] != TABLES_NO_MAN; at++) {
        count++;
    }
    for (int at = 0; at < TABLES_NUMBERS && middle->frozen[at] != TABLES_NO_MAN; at++) {
        count++;
    }
    return count;
}

int can_empty(TablesSearch *search)
{
    uint32_t high = 1;

    search->stack[0] = 0;
    while (high > 0) {
        const uint32_t at = search->stack[--high];
        const int men = count_men(&search->middle[at]);
        int found;
        if (men == 0) {
            return TABLES_YES;
        }
        if (men > numbers_left(search, at)) {
            continue;
        }
        found = go_on(search, at);
        if (found != TABLES_YES) {
            return found;
        }
        high = stack_steps(search, high);
    }
    return TABLES_NO;
}

/* Reach everything, in order; where nothing goes on the stack says 1. */
static int reach_all(TablesSearch *search, TakeStep take_step, void *keeper, int *fewest)
{
    *fewest = TABLES_NUMBERS + 1;
    for (uint32_t at = 0; at < search->count; at++) {
        const int left = numbers_left(search, at), found = go_on(search, at);
        if (found != TABLES_YES) {
            return found;
        }
        if (left < *fewest) {
            *fewest = left;
        }
        for (int index = 0; take_step != NULL && index < search->steps; index++) {
            take_step(keeper, at, &search->step[index]);
        }
        search->stack[at] = search->steps == 0;
    }
    return TABLES_YES;
}

int find_ends(TablesSearch *search, const uint8_t men[TABLES_PLAYERS][TABLES_MEN],
              TakeStep take_step, TakeEnd take_end, void *keeper)
{
    const bool each = search->laws->duty == TABLES_EACH;
    int fewest, found = reach_all(search, take_step, keeper, &fewest);

    if (found != TABLES_YES) {
        return found;
    }
    if (each) {
        found = search->stack[0] != 0;
    } else {
        const TablesThrow *throw = search->throw;
        if (fewest == throw->left[0].count) {
            return TABLES_NO;
        }
        found = TABLES_NO;
    }
    for (uint32_t at = each ? 1 : 0; found == TABLES_NO && at < search->count; at++) {
        if (each ? search->stack[at] != 0 : numbers_left(search, at) == fewest) {
            take_end(keeper, at);
        }
    }
    if (each) {
        return found == TABLES_NO ? TABLES_YES : TABLES_NO;
    }
    if (search->laws->duty == TABLES_WHOLE && fewest > 0) {
        found = is_kept(search, men, fewest);
        return found < 0 ? found : !found;
    }
    return TABLES_YES;
}
