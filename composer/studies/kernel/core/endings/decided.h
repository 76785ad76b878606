/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What moves into other tables decide. */
#ifndef COMPOSER_ENDINGS_DECIDED_H
#define COMPOSER_ENDINGS_DECIDED_H

#include "endings/making.h"

/* Sort what moves into other tables decide. False without memory; not whole where cancelled. */
bool decide(Making* making);

/* Where White would win a pawn and mate within so many moves by taking it in passing, after the
 * double step of the second man. */
u64 taken_in_passing(const Making* making, const Placing* placing, int moves);

/* Whether the second man may make a double step past a white pawn. */
bool may_be_passed(const Making* making, const Placing* placing);

#endif
