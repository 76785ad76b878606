/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tables/laws.h"

#include <string.h>

/* Return the place of what is left; it is added where it is new. -1 if there is no room. */
static int find_left(TablesThrow *throw, const uint8_t *numbers, int count)
{
    TablesLeft *left;

    for (int at = 0; at < throw->lefts; at++) {
        left = &throw->left[at];
        if (left->count == count && memcmp(left->numbers, numbers, (size_t)count) == 0) {
            return at;
        }
    }
    if (throw->lefts == TABLES_LEFTS) {
        return -1;
    }
    left = &throw->left[throw->lefts];
    left->count = (uint8_t)count;
    left->groups = 0;
    memcpy(left->numbers, numbers, (size_t)count);
    return throw->lefts++;
}

/* Add a group to what is left at a place; one that is there already is not added again. */
static bool add_group(TablesThrow *throw, int at, int total, const uint8_t *rest, int count)
{
    const int place = find_left(throw, rest, count);
    TablesLeft *left = &throw->left[at];

    if (place < 0) {
        return false;
    }
    for (int index = 0; index < left->groups; index++) {
        if (left->group[index].total == total && left->group[index].rest == place) {
            return true;
        }
    }
    if (left->groups == TABLES_GROUPS) {
        return false;
    }
    left->group[left->groups].total = (uint8_t)total;
    left->group[left->groups].rest = (uint8_t)place;
    left->groups++;
    return true;
}

bool set_throw(const TablesLaws *laws, TablesThrow *throw, const uint8_t *numbers, int count)
{
    throw->lefts = 0;
    if (count > TABLES_NUMBERS || find_left(throw, numbers, count) != 0) {
        return false;
    }
    for (int at = 0; at < throw->lefts; at++) {
        const TablesLeft left = throw->left[at];
        for (unsigned chosen = 1; chosen < 1u << left.count; chosen++) {
            uint8_t rest[TABLES_NUMBERS];
            int total = 0, kept = 0;
            if ((!laws->flight && (chosen & (chosen - 1)) != 0) ||
                (laws->ascending && (chosen & 1) == 0)) {
                continue;
            }
            for (int index = 0; index < left.count; index++) {
                if (chosen >> index & 1) {
                    total += left.numbers[index];
                } else {
                    rest[kept++] = left.numbers[index];
                }
            }
            if (!add_group(throw, at, total, rest, kept)) {
                return false;
            }
        }
    }
    return true;
}
