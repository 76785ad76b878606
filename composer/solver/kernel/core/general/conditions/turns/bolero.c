/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bolero: men who go as the men of the game array on the file where they stand. */
#include "general/steps.h"

enum { ARRAY = 2 }; /* where the kinds of the array begin among the numbers */

/* Numbers: whether captures are made so; whether by kings, too; the kinds of the array. */
static bool go_as_array(const Clause *clause, const Walk *walk)
{
    const Laws *laws = walk->field->laws;
    const int kind = clause->numbers[ARRAY + walk->origin % 8];
    const int other = laws->as_kind[walk->content][kind];
    const bool inverse = clause->numbers[0] != 0;
    Walk quiet = *walk, taking = *walk;
    if (laws->content[walk->content].promotes ||
        (laws->content[walk->content].royal && clause->numbers[1] == 0)) {
        return false;
    }
    quiet.flags = walk->flags & TO_EMPTY;
    quiet.manner = inverse ? walk->manner : other;
    taking.flags = walk->flags & TO_CAPTURE;
    taking.manner = inverse ? other : walk->manner;
    if (quiet.flags != 0) {
        walk_ways(&quiet);
    }
    if (taking.flags != 0) {
        walk_ways(&taking);
    }
    return true;
}

const Condition BOLERO = {.name = "bolero", .walk = go_as_array};
