/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Memory, handed in by whoever calls the core: it knows no allocator of its own.
 *
 * Every `new_...` and `..._open` takes its memory through such a table, and its counterpart
 * (`free_...`, `..._close`) gives all of it back. The table must outlive what was made with
 * it. Its functions are called from the thread that works, so they must stand several threads
 * at once if the caller uses several. */
#ifndef COMPOSER_MEMORY_H
#define COMPOSER_MEMORY_H

#include <stddef.h>
#include <stdint.h>

typedef struct Memory {
    /* Return so many bytes (never 0), aligned for anything; NULL if there are none left. */
    void *(*take)(void *keeper, size_t bytes);
    /* The same, every byte zero. Large blocks are best given where touching makes them real:
     * a table of positions is requested whole, and used a part at a time. */
    void *(*take_blank)(void *keeper, size_t bytes);
    /* Take a block back; NULL is ignored. */
    void (*give_back)(void *keeper, void *block);
    void *keeper; /* the caller's own, handed to each of the three */
} Memory;

enum { CACHE_LINE = 64 }; /* bytes that a processor reads at once */

/* Return the first place of a block where a line of the cache begins; the block must have
 * CACHE_LINE - 1 bytes to spare. */
static inline void *at_cache_line(void *block)
{
    const uintptr_t over = (uintptr_t)block % CACHE_LINE;
    return (char *)block + (over != 0 ? CACHE_LINE - over : 0);
}

static inline void *take(const Memory *memory, size_t bytes)
{
    return memory->take(memory->keeper, bytes);
}

static inline void *take_blank(const Memory *memory, size_t bytes)
{
    return memory->take_blank(memory->keeper, bytes);
}

static inline void give_back(const Memory *memory, void *block)
{
    memory->give_back(memory->keeper, block);
}

#endif
