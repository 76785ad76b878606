/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All positions that a throw can lead to, each looked at once. */
#ifndef COMPOSER_TABLES_SEARCH_H
#define COMPOSER_TABLES_SEARCH_H

#include "base/memory.h"
#include "tables/laws.h"

enum {
    TABLES_OTHERS = 4096,     /* positions of the others' men in a search, at most */
    TABLES_CHILDREN = 1600,   /* of a position, at most */
    TABLES_MIDDLES = 1 << 20, /* positions of a search, at most */
};

/* What is found of a throw, or why nothing is. */
enum { TABLES_NO, TABLES_YES, TABLES_TOO_MANY = -1, TABLES_CANCELLED = -2 };

/* The others' men, and what they are on the points. */
typedef struct TablesFoes {
    uint8_t men[TABLES_PLAYERS][TABLES_MEN]; /* in rising order, ended by TABLES_NO_MAN */
    uint8_t kind[TABLES_PLACES];
    uint8_t owner[TABLES_PLACES];
    uint8_t count[TABLES_PLACES];
    uint8_t sort[TABLES_PLACES]; /* who stands there, the plain man first */
} TablesFoes;

enum { TABLES_FREE, TABLES_SINGLE, TABLES_CLOSED };

/* A position in the middle of a throw. */
typedef struct TablesMiddle {
    uint8_t own[TABLES_MEN];        /* the thrower's men who may go, in rising order */
    uint8_t frozen[TABLES_NUMBERS]; /* those who have hit */
    uint16_t foes;
    uint8_t left;
    uint8_t has_hit;
    uint32_t blank;
} TablesMiddle;

/* What one number does: from which position, to which, and how. */
typedef struct TablesStep {
    uint32_t after;
    uint8_t start; /* sorts */
    uint8_t end;
    uint8_t hits;
    uint8_t is_new; /* whether the position was not reached before */
} TablesStep;

typedef struct TablesSearch {
    const Memory *memory;
    const TablesLaws *laws;
    const TablesThrow *throw;
    const volatile char *cancelled;
    int player;
    uint32_t count;
    uint32_t room;
    TablesMiddle *middle;
    uint32_t mask;
    uint32_t *table; /* positions by what they are, one more than their number */
    uint32_t *stack;
    int foes;
    TablesFoes *foe;
    int steps;
    TablesStep step[TABLES_CHILDREN];
} TablesSearch;

/* Return a new search, or NULL if there is no memory. */
TablesSearch *new_tables_search(const Memory *memory, const TablesLaws *laws);

void free_tables_search(TablesSearch *search);

/* Set up men of every player, in rising order, before a throw of one of them. */
void begin_throw(TablesSearch *search, const uint8_t men[TABLES_PLAYERS][TABLES_MEN], int player,
                 const TablesThrow *throw);

/* Find what one number does from a position; false if there is no room. */
bool find_steps(TablesSearch *search, uint32_t at);

/* Return where a man comes with a number; from TABLES_OFF on the surplus is added. */
int end_of(const TablesSearch *search, const TablesFoes *foes, int place, int number);

/* Return how many numbers are left in a position; none where nobody is left to move. */
int numbers_left(const TablesSearch *search, uint32_t at);

/* Make room for the next position to be reached; false if there is none. */
bool make_room(TablesSearch *search);

#endif
