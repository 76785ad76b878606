/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands while a table is made. */
#ifndef COMPOSER_ENDINGS_MAKING_H
#define COMPOSER_ENDINGS_MAKING_H

#include "endings/placing.h"

/* Positions that captures and promotions decide, sorted by the number of moves. */
typedef struct {
    u32* places;
    u32 starts[258];
} Decided;

enum { NEVER = 255 }; /* of a capture or promotion that saves Black for good */

typedef struct {
    Men men;
    u32 count; /* of placings */
    u64* white_legal;
    u64* black_legal;
    u64* winnable; /* White to move: legal, and not marked as never won */
    u64* marked; /* Black to move: lost at once */
    u64* won; /* White to move: within the moves looked at */
    u64* lost; /* Black to move */
    u64* saving; /* a capture, promotion or stalemate saves Black until now */
    u64* fresh; /* won in this number of moves */
    u32* changed;
    u32* doubtful; /* placings to be looked at for Black */
    u32* stamps;
    u32* last; /* placings with positions that are lost in the last number of moves */
    u64* last_lost;
    u32 changed_count, doubtful_count, last_count, stamp;
    Decided for_white, for_black;
    u8* white; /* values by placings, 64 each */
    u8* black;
    KnownEnding known;
    void* holder;
    const char* cancelled;
    u64* memory;
    u8* values;
} Making;

#endif
