/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The moves of one man as conditions have them, and who can capture a king by such moves. */
#ifndef COMPOSER_GENERAL_CHECKS_H
#define COMPOSER_GENERAL_CHECKS_H

#include "general/walk.h"

/* Write the moves of a man as conditions have them. */
void add_conditioned_steps_from(Field *field, int origin, int side, bool checking, Row *row);

/* The same of moves that capture nobody: by a condition that is asked about captures itself. */
void add_quiet_steps_from(Field *field, int origin, int side, Row *row);

/* Tell whether a man on a cell, in the manner of any man, goes to another cell or captures there;
 * conditions have no say in it. */
bool goes_there(Field *field, int origin, int manner, int target, int side);

/* Write in whose manners the man on a cell goes by conditions, MOST_MANNERS at most; return how
 * many they are. */
int find_manners(Field *field, int origin, int side, u8 *manners);

/* Tell whether a side has a king. */
bool has_royal(const Field *field, int side);

/* Tell whether a man of one side could capture a king of the other, or of his own. */
bool captures_royal(Field *field, int by, int royals_of);

/* Tell whether a side is in check by conditions. */
bool is_checked(Field *field, int side);

/* Tell whether a side is in check: by conditions, or as a royal man of it can be captured. */
bool is_attacked(Field *field, int side);

#endif
