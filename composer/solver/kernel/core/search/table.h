/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was proved of positions met before: plain facts about a position and a goal, which
 * hold for every solve.
 *
 * So solves and threads may share a table without locks; a place that two of them write at
 * once reads as empty, for its first half no longer fits its second. The table belongs to the
 * caller; its memory belongs to the table, from `new_places` to `free_places`. */
#ifndef COMPOSER_TABLE_H
#define COMPOSER_TABLE_H

#include "base/memory.h"
#include "base/moves.h"
#include "search/shared.h"

enum {
    NEVER = 255, /* more moves than the table can hold */
    BUCKET = 4   /* places that a position may lie in */
};

typedef struct Place {
    u64 check; /* the hash and the fact, folded into one */
    u64 fact;  /* solved (8), failed (8), move (16), age (8); 0 if there is none */
} Place;

typedef struct Table {
    Place *places; /* NULL while there are none; a bucket is a line of the cache */
    void *block;   /* what they lie in */
    u64 size;      /* places there are */
    u64 mask;      /* of the first place of a bucket, among those in use */
    u64 filled;    /* places in use that hold a fact, counted roughly */
    u8 age;        /* raised with each solve; what is older is given up sooner */
} Table;

typedef struct Fact {
    int solved; /* moves within which play is forced, not always the fewest; or NEVER */
    int failed; /* moves within which it is not; 0 if unknown */
    u32 move;   /* a move that forces it, 0 if unknown */
} Fact;

/* Take as many places as fit into so many bytes; false if there is no memory for them. */
bool new_places(Table *table, const Memory *memory, u64 bytes);

/* Give them back; there may be none. */
void free_places(Table *table, const Memory *memory);

/* Keep what is known of a position, in the place of what is worth least. */
void remember(Table *table, u64 key, const Fact *fact);

static inline void read_fact(u64 found, Fact *fact)
{
    fact->solved = (int)(found & 255);
    fact->failed = (int)(found >> 8 & 255);
    fact->move = (u32)(found >> 16 & MOVE_MASK);
}

/* Write what is known of a position. */
static inline void recall(const Table *table, u64 key, Fact *fact)
{
    const Place *place = &table->places[key & load(&table->mask)];
    for (int index = 0; index < BUCKET; index++) {
        const u64 found = load(&place[index].fact);
        if ((load(&place[index].check) ^ found) == key && found != 0) {
            read_fact(found, fact);
            return;
        }
    }
    fact->solved = NEVER;
    fact->failed = 0;
    fact->move = 0;
}

#endif
