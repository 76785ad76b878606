/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rarer goals: castling, a capture in passing, both sides mated, and their like. */
#ifndef COMPOSER_GENERAL_AIMS_H
#define COMPOSER_GENERAL_AIMS_H

#include "general/quest.h"

/* Tell whether an aim's last move leaves the own king in check. */
static inline bool leads_into_check(int aim)
{
    return aim == AIM_BOTH_MATED || aim == AIM_COUNTER_MATE || aim == AIM_OWN_MATE;
}

/* Tell whether the move made last reaches a rare goal; 0 is to have passed. */
bool rare_aim_reached(Quest *quest, Step last);

#endif
