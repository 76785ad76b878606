/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Glasgow chess and limited promotion: the tables of the game say it all. */
#include "general/steps.h"

const Condition PROMOTION_ONLY = {.name = "promotion-only"};
const Condition GLASGOW = {.name = "glasgow"};
const Condition MARINE = {.name = "marine"};
