/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a mate works after a reply: men shut off, men pinned, lines of White's own that are shut. */
#ifndef COMPOSER_EFFECTS_H
#define COMPOSER_EFFECTS_H

#include "scheme/scheme.h"

enum { /* what happens to White's lines to squares beside the king, one bit each */
    GUARD_SHUT = 1,       /* the reply arrives on one, on which white men may stand, too */
    BLOCKED_AND_SHUT = 2, /* the reply blocks a square, and the mate shuts one to it */
    OPENED_AND_SHUT = 4   /* the reply opens one to a square, and the mate shuts another */
};

typedef struct Effects {
    u64 shut;   /* black men whom the reply shuts off, who else would parry the mate */
    u64 pinned; /* black men who would parry, were they not pinned */
    int lines;  /* bits of what happens to White's lines */
} Effects;

/* Find the effects of a reply, made already in `pos`, and of the mate that answers it. */
void find_effects(const Board *board, const Pos *pos, u32 reply, u32 mate, Effects *effects);

#endif
