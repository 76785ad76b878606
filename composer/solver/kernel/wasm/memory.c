/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Blocks of the module's memory: first fit, free neighbours joined. There are few blocks at a time,
 * and nobody waits for them: what is searched takes its memory before it begins. */
#include "wasm/engine.h"

enum { PAGE = 65536, UNIT = 16 }; /* bytes; a unit is what blocks are aligned to */

typedef struct Block {  /* what stands before each block */
    size_t bytes;       /* its own, without this */
    struct Block *next; /* the next one in memory */
    bool used;
    char filling[UNIT - sizeof(size_t) - sizeof(void *) - sizeof(bool)];
} Block;

_Static_assert(sizeof(Block) == UNIT, "blocks would not be aligned");

extern u8 __heap_base; /* where the linker ends the module's own data */

static Block *first;
static Block *last;
static u8 *end; /* of the memory that is there */

/* Have so many bytes more behind the last block; false if the module may not grow so far. */
static bool grow(size_t bytes)
{
    const size_t pages = (bytes + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) {
        return false;
    }
    end += pages * PAGE;
    return true;
}

static Block *block_at_end(size_t bytes)
{
    u8 *place = last != NULL ? (u8 *)(last + 1) + last->bytes : &__heap_base;
    Block *block;
    place += (UNIT - (uintptr_t)place % UNIT) % UNIT;
    if (end == NULL) {
        end = (u8 *)((size_t)__builtin_wasm_memory_size(0) * PAGE);
    }
    if ((size_t)(end - place) < bytes + sizeof(Block) &&
        !grow(bytes + sizeof(Block) - (size_t)(end - place))) {
        return NULL;
    }
    block = (Block *)place;
    block->bytes = bytes;
    block->next = NULL;
    if (last != NULL) {
        last->next = block;
    } else {
        first = block;
    }
    last = block;
    return block;
}

/* Join a free block with the free ones behind it. */
static void join(Block *block)
{
    while (block->next != NULL && !block->next->used) {
        block->bytes += sizeof(Block) + block->next->bytes;
        if (block->next == last) {
            last = block;
        }
        block->next = block->next->next;
    }
}

/* Leave a block only so many bytes, and free what is behind, where that is worth while. */
static void cut(Block *block, size_t bytes)
{
    Block *rest;
    if (block->bytes < bytes + sizeof(Block) + UNIT) {
        return;
    }
    rest = (Block *)((u8 *)(block + 1) + bytes);
    rest->bytes = block->bytes - bytes - sizeof(Block);
    rest->next = block->next;
    rest->used = false;
    if (last == block) {
        last = rest;
    }
    block->bytes = bytes;
    block->next = rest;
}

static Block *find(size_t bytes)
{
    for (Block *block = first; block != NULL; block = block->next) {
        if (block->used) {
            continue;
        }
        join(block);
        if (block->bytes >= bytes) {
            cut(block, bytes);
            return block;
        }
    }
    return block_at_end(bytes);
}

static void *take_block(void *keeper, size_t bytes)
{
    Block *block;
    (void)keeper;
    if (bytes > (size_t)INT32_MAX) {
        return NULL;
    }
    bytes += (UNIT - bytes % UNIT) % UNIT;
    block = find(bytes);
    if (block == NULL) {
        return NULL;
    }
    block->used = true;
    return block + 1;
}

void blank(void *block, size_t bytes)
{
    __builtin_memset(block, 0, bytes);
}

static void *take_blank_block(void *keeper, size_t bytes)
{
    void *block = take_block(keeper, bytes);
    if (block != NULL) {
        blank(block, bytes);
    }
    return block;
}

static void give_block_back(void *keeper, void *block)
{
    (void)keeper;
    if (block != NULL) {
        ((Block *)block - 1)->used = false;
    }
}

Memory page_memory(void)
{
    const Memory memory = {take_block, take_blank_block, give_block_back, NULL};
    return memory;
}
