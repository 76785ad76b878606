/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Madrasi and its family: men of one kind that observe each other. */
#include "general/attack.h"
#include "general/conditions/table.h"

/* Tell whether an enemy of his own kind observes the man on a cell. */
static bool is_observed_by_kind(const Field *field, int cell, int side)
{
    const int kind = kind_at(field, cell);
    for (int word = 0; word < field->laws->words; word++) {
        u64 men = field->men[side ^ 1][word] | field->men[OF_BOTH][word];
        for (; men != 0; men &= men - 1) {
            const int other = word * 64 + first_of(men);
            if (other != cell && kind_at(field, other) == kind &&
                captures_there(field, other, cell, side ^ 1)) {
                return true;
            }
        }
    }
    return false;
}

/* Numbers: whether kings are paralysed, too. */
static bool is_free(const Clause *clause, Field *field, int origin, int side, bool checking)
{
    (void)checking;
    return (is_royal_at(field, origin) && clause->numbers[0] == 0) ||
           !is_observed_by_kind(field, origin, side);
}

const Condition MADRASI = {.name = "madrasi", .may_go = is_free};
