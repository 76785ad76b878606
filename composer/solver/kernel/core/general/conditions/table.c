/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The conditions of the compiled engine by their names. */
#include <stddef.h>

#include "general/conditions/table.h"

#include "general/conditions/rows.h"

#define LISTED(name) &name,
static const Condition *const ALL[] = {CONDITIONS(LISTED)};
#undef LISTED

enum { COUNT = sizeof(ALL) / sizeof(ALL[0]) };

static bool is_same(const char *one, const char *other)
{
    while (*one != 0 && *one == *other) {
        one++;
        other++;
    }
    return *one == *other;
}

const Condition *find_condition(const char *name)
{
    for (int number = 0; number < COUNT; number++) {
        if (is_same(ALL[number]->name, name)) {
            return ALL[number];
        }
    }
    return NULL;
}

const char *condition_name(int number)
{
    return number >= 0 && number < COUNT ? ALL[number]->name : NULL;
}
