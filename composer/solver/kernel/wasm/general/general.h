/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The general engine in a browser: a module of its own, fetched where there are fairy men or
 * conditions. The page writes the laws of a problem as plain numbers, made of the same tables as at
 * the desk; what is found comes out on a tape, as `general/account.h` writes it. */
#ifndef COMPOSER_WASM_GENERAL_H
#define COMPOSER_WASM_GENERAL_H

#include "general/conditions/table.h"
#include "general/lines.h"
#include "general/steps.h"
#include "general/trials.h"

#define EXPORTED(name) __attribute__((export_name(#name)))

enum { NO_MEMORY = -1, NOT_WHOLE = -2, CROWDED = -3 }; /* what a piece of work comes to */
enum { TOLD = 4096 }; /* numbers that the page may hand over at a time */

typedef struct General {
    Memory memory;
    char never; /* a flag that nobody sets: a browser's worker is stopped from outside */
    Laws laws;
    Ways ways[MOST_KINDS][2];
    Quest *quest;
    u32 told[TOLD]; /* what the page hands over */
    Tape written;   /* what it is told */
    Tape steps;     /* of lines: the moves as numbers */
    LineQuest lines;
    int halfmoves; /* of those lines */
} General;

/* Return the engine of this instance. */
General *general(void);

/* Return the memory of this instance, which grows up to what it was linked with. */
Memory page_memory(void);

/* Write all zeros over some bytes. */
void blank(void *block, size_t bytes);

#endif
