/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions known to have no solution in just so many half-moves.
 *
 * Such a fact holds for every solve of the same kind of play, so solves and threads share a
 * table without locks: each fact is one word. A word is not the hash that says where it lies,
 * but another one, worked out from the men themselves; so two different positions are taken for
 * one only where some 80 bits agree by chance.
 *
 * The table belongs to the caller; its memory belongs to the table, from `new_barren` to
 * `free_barren`. */
#ifndef COMPOSER_HELP_BARREN_H
#define COMPOSER_HELP_BARREN_H

#include "base/memory.h"
#include "base/position.h"
#include "search/shared.h"

enum {
    SHELF = 8, /* words that a position may lie in: a line of the cache */
    LENGTHS = 255 /* half-moves that a word can hold */
};

typedef struct Barren {
    u64 *words; /* NULL while there are none */
    void *block;
    u64 size;   /* words there are */
    u64 mask;   /* of the first word of a shelf, among those in use */
    u64 filled; /* words in use that hold a fact, counted roughly */
} Barren;

/* Take as many words as fit into so many bytes; false if there is no memory for them. */
bool new_barren(Barren *barren, const Memory *memory, u64 bytes);

/* Give them back; there may be none. */
void free_barren(Barren *barren, const Memory *memory);

/* Keep that there is no solution, in the place of what is worth least. */
void keep_barren(Barren *barren, u64 place, u64 word);

/* Return the word of a position without a solution in so many half-moves (1 to LENGTHS).
 * `salt` separates kinds of play. */
static inline u64 barren_word(const Pos *pos, u64 salt, int halfmoves)
{
    u64 word = salt ^ (u64)pos->turn << 13 ^ (u64)pos->rights << 14 ^ (u64)pos->passed << 18;
    word = (word ^ pos->men[WHITE]) * 0x9E3779B97F4A7C15ULL;
    word ^= word >> 29;
    for (int kind = 0; kind < 6; kind++) {
        word = (word ^ pos->kinds[kind]) * 0xBF58476D1CE4E5B9ULL;
        word ^= word >> 31;
    }
    word *= 0x94D049BB133111EBULL;
    return ((word ^ word >> 32) & ~(u64)LENGTHS) | (u64)halfmoves;
}

static inline bool is_barren(const Barren *barren, u64 place, u64 word)
{
    const u64 *shelf = &barren->words[place & load(&barren->mask)];
    for (int index = 0; index < SHELF; index++) {
        if (load(&shelf[index]) == word) {
            return true;
        }
    }
    return false;
}

#endif
