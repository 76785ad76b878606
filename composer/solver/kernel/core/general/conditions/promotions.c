/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Glasgow chess and limited promotion: mostly the tables of the game say it all. */
#include "general/steps.h"

/* Numbers: whether White's pawns are restrained, whether Black's are. */
static bool promotes_nobody(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    (void)field;
    return checking || clause->numbers[side] == 0 || step_promotion(step) == 0;
}

const Condition PROMOTION_ONLY = {.name = "promotion-only"};
const Condition PROMOTION_SQUARES = {.name = "promotion-squares"};
const Condition NO_PROMOTION = {.name = "no-promotion", .admits = promotes_nobody};
const Condition GLASGOW = {.name = "glasgow"};
const Condition MARINE = {.name = "marine"};
const Condition CAVALIER_MAJEUR = {.name = "cavalier-majeur"};
