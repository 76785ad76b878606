/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Histories that go round among few positions, and so never began. */
#ifndef COMPOSER_RIGHTS_CLOSING_H
#define COMPOSER_RIGHTS_CLOSING_H

#include "rights/search.h"

/* Memory of the caller's for `is_closed`. */
typedef struct Closing {
    u32 *waiting; /* places of positions whose moves are to be taken back */
    u32 most;     /* of them */
    Back *list;   /* MOST_BACK */
} Closing;

/* Whether a position is proved impossible because all that can have led to it, however far back, is
 * so few positions that they were all looked at, and the game array is none of them: then every
 * history goes round among them. `spent` is set where there are more than `closing->most`, too. */
bool is_closed(BackSearch *search, const u8 *cells, int mover, Supposed supposed, Closing *closing);

#endif
