/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who can capture what, always looked at from the attacker's side, for the ways of many men are
 * not the same in both directions; a table says at once who cannot. */
#ifndef COMPOSER_GENERAL_ATTACK_H
#define COMPOSER_GENERAL_ATTACK_H

#include "general/condition.h"

typedef struct Watch { /* royal men of a side, and what their safety hangs on */
    bool attacked;        /* at least one of them can be captured */
    u64 touchy[SET_WORDS]; /* cells where a change may bring an attack, or end one */
    bool looked;          /* whether these were looked for; else nothing is known of a move */
} Watch;

/* Return the place on a trail of the last man to be hopped over; -1 if there are too few. */
int hurdle_place(const Field *field, const Trail *trail, const u16 *cells);

/* Tell whether a royal man of a side can be captured, but by conditions, and what that hangs on. */
void watch_royals(Field *field, int side, Watch *watch);

/* Tell whether the man on a cell, moved by a side, captures what stands on another along his own
 * ways; conditions have no say in it. */
bool captures_there(const Field *field, int origin, int target, int by);

/* The same in the manner of another man, and not in passing. */
bool captures_as(const Field *field, int manner, int origin, int target, int by);

/* Tell whether a man captures what stands on a cell along a trail of his. */
bool captures_along(const Field *field, const Ways *ways, const Trail *trail, int target);

/* Tell whether any man of a side, or neutral, does so. */
bool is_observed(const Field *field, int target, int by);

/* Tell whether what would stand on a cell, moved by a side, could capture a royal man of the
 * other side from there if the men between stood well. */
bool aims_at_royal(const Field *field, int content, int cell, int side);

#endif
