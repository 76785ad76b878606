/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All conditions of the compiled engine: a new one is a new line, or a new file and a line. */
#include <stddef.h>

#include "general/conditions/table.h"

#include "general/conditions/rows.h"

static const Condition *const ALL[] = {
    &PATROL,
    &ULTRA_PATROL,
    &LORTAP,
    &SUPER_GUARDS,
    &ANTI_GUARDS,
    &FUNCTIONARY,
    &CENTRAL,
    &MADRASI,
    &EIFFEL,
    &PARTIAL_PARALYSIS,
    &DISPARATE,
    &KOEKO,
    &ANTI_KOEKO,
    &NEW_KOEKO,
    &GRID_CHESS,
    &SHADES,
    &EDGEMOVER,
    &NO_CAPTURE,
    &ISARDAM,
    &CHECKLESS,
    &EXCLUSIVE,
    &VOGTLAENDER,
    &ANTI_KINGS,
    &BICOLORES,
    &BRUNNER,
    &SAT,
    &MARS,
    &IMMUN,
    &CIRCE,
    &CIRCE_ASSASSIN,
    &DIAGRAM_CIRCE,
    &ANTICIRCE,
    &PARRAIN,
    &ANDERNACH,
    &ANTI_ANDERNACH,
    &TIBET,
    &TRAITOR,
    &VOLAGE,
    &MAGIC_SQUARES,
    &MASAND,
    &BESIDE,
    &POINT_REFLECTION,
    &TRANSMUTED_KINGS,
    &MARINE,
    &KOBUL_KINGS,
    &MESSIGNY,
    &SWAPPING_KINGS,
    &SENTINELS,
    &BRETON,
    &TAKE_AND_MAKE,
    &MAKE_AND_TAKE,
    &PROMOTION_ONLY,
    &GLASGOW,
    &CHAMELEON,
    &NORSK_SJAKK,
    &EINSTEIN,
    &PROTEAN,
    &REPUBLICAN,
    &ULTRA_SCHACHZWANG,
    &MAXIMUMMER,
    &MUST_CAPTURE,
    &ALPHABETIC,
    &DUELLISTS,
    &BACK_HOME,
    &HAAN,
    &HOLES,
    &GHOSTS,
    &ALICE,
    &IMITATORS,
    &WORMHOLES,
};

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
