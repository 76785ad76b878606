/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of numbers that grows: what is found, as plain numbers, until somebody makes values of
 * it. All zeros but `memory` is an empty one; `free_tape` gives back what it took. */
#ifndef COMPOSER_TAPE_H
#define COMPOSER_TAPE_H

#include "base/bits.h"
#include "base/memory.h"

typedef struct Tape {
    const Memory *memory;
    u32 *items; /* moves when the tape grows: keep places, not pointers */
    int size;
    int room;
    bool failed; /* no memory was left: what is written is not whole */
} Tape;

static inline void write_item(Tape *tape, u32 item)
{
    if (tape->size == tape->room) {
        const int room = 2 * tape->room + 32;
        u32 *larger = take(tape->memory, (size_t)room * sizeof(u32));
        if (larger == NULL) {
            tape->failed = true;
            return;
        }
        for (int index = 0; index < tape->size; index++) {
            larger[index] = tape->items[index];
        }
        give_back(tape->memory, tape->items);
        tape->items = larger;
        tape->room = room;
    }
    tape->items[tape->size++] = item;
}

static inline void free_tape(Tape *tape)
{
    if (tape->items != NULL) {
        give_back(tape->memory, tape->items);
        tape->items = NULL;
        tape->size = tape->room = 0;
    }
}

#endif
