/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Kings who become other men, and stay royal. */
#ifndef COMPOSER_GENERAL_CONDITIONS_ROYALS_H
#define COMPOSER_GENERAL_CONDITIONS_ROYALS_H

#include "general/condition.h"

/* Return the same man as another kind, royal if he was so. */
int kept_royal(const Laws *laws, int content, int kind);

#endif
