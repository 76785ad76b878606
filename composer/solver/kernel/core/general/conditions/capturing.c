/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Conditions of capture that hang on nothing else. */
#include "general/steps.h"

/* Numbers: whether White captures nobody, whether Black does not. */
static bool captures_nobody(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    (void)field;
    return checking || clause->numbers[side] == 0 || step_captured(step) == NO_CELL;
}

const Condition NO_CAPTURE = {.name = "nocapture",
                              .on_captures = true,
                              .lets_check = always_lets_check,
                              .admits = captures_nobody};
