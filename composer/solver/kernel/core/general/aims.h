/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the last move must reach, and the rarer goals: castling, a capture in passing, both sides mated, and their like. */
#ifndef COMPOSER_GENERAL_AIMS_H
#define COMPOSER_GENERAL_AIMS_H

#include "general/steps.h"

enum { /* what the last move must reach */
    AIM_MATE,
    AIM_STALEMATE,
    AIM_DOUBLE_STALEMATE,
    AIM_CHECK,
    AIM_CAPTURE,
    AIM_TARGET,
    AIM_PROMOTION,
    AIM_BARE, /* of old games, which are not played here, down to any move */
    AIM_WIN,
    AIM_MATE_BY,
    AIM_MATE_ON,
    AIM_DIAGRAM,
    AIM_ANY,
    AIM_CASTLING, /* from here on the rarer ones: `rare_aim_reached` */
    AIM_IN_PASSING,
    AIM_BOTH_MATED,
    AIM_COUNTER_MATE,
    AIM_NO_MOVE,
    AIM_OWN_STALEMATE,
    AIM_OWN_MATE,
    AIM_LAST_RANK,
    AIM_WON_MAN
};

/* Tell whether an aim's last move leaves the own king in check. */
static inline bool leads_into_check(int aim)
{
    return aim == AIM_BOTH_MATED || aim == AIM_COUNTER_MATE || aim == AIM_OWN_MATE;
}

/* Tell whether the move made last reaches a rare goal; 0 is to have passed. */
bool rare_aim_reached(Field *field, int aim, Step last);

#endif
