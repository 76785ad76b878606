/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game of tables in numbers, and what a throw lets one play.
 *
 * A man is a sort: twice his place, and one more if he is special. Place 0 is outside. */
#ifndef COMPOSER_TABLES_LAWS_H
#define COMPOSER_TABLES_LAWS_H

#include <stdbool.h>
#include <stdint.h>

enum {
    TABLES_PLACES = 50,   /* outside, and the points from 1 */
    TABLES_PLAYERS = 7,   /* at most */
    TABLES_MEN = 16,      /* of a player, at most */
    TABLES_NUMBERS = 8,   /* of a throw, at most */
    TABLES_LEFTS = 81,    /* what can be left of them */
    TABLES_GROUPS = 81,   /* of these, that can be played as one */
    TABLES_OFF = 99,      /* where men are who have left */
    TABLES_NO_MAN = 255,  /* ends a row of sorts */
    TABLES_NO_STEP = 255, /* of places that are not on a way */
};

enum { TABLES_HIT_NONE, TABLES_HIT_BACK, TABLES_HIT_ENTER, TABLES_HIT_OUT };
enum { TABLES_EACH, TABLES_MOST, TABLES_WHOLE };
enum { TABLES_NEVER, TABLES_EXACT, TABLES_LARGER, TABLES_AT_LEAST };
enum { TABLES_ALL_HOME, TABLES_ANY, TABLES_SPECIALS_HOME };

typedef struct TablesLaws {
    int players;
    int points;
    bool ring;
    int hit;   /* where a man goes who is hit */
    int duty;  /* what of a throw must be played */
    int leave; /* which numbers take men off */
    int when;  /* when they may leave */
    int block; /* so many men close a point */
    int most_on_point;
    bool marked_only;
    bool enter_first;
    bool half_single;
    bool specials_first;
    bool spread;
    bool ascending;
    bool flight;
    bool named;
    int length[TABLES_PLAYERS];                     /* of each way */
    uint8_t way[TABLES_PLAYERS][TABLES_PLACES];     /* points in order */
    uint8_t step[TABLES_PLAYERS][TABLES_PLACES];    /* of each place on the way */
    bool home[TABLES_PLAYERS][TABLES_PLACES];
    bool half[TABLES_PLAYERS][TABLES_PLACES];
    uint8_t start[TABLES_PLAYERS];                  /* to which men go back; 0 if to none */
} TablesLaws;

/* Numbers that may be played as one, and what is left then. */
typedef struct TablesGroup {
    uint8_t total;
    uint8_t rest;
} TablesGroup;

typedef struct TablesLeft {
    uint8_t count;
    uint8_t groups;
    uint8_t numbers[TABLES_NUMBERS];
    TablesGroup group[TABLES_GROUPS];
} TablesLeft;

/* A throw: everything that can be left of its numbers, the whole first. */
typedef struct TablesThrow {
    int lefts;
    TablesLeft left[TABLES_LEFTS];
} TablesThrow;

/* Read a throw from its numbers in rising order; false if there are too many. */
bool set_throw(const TablesLaws *laws, TablesThrow *throw, const uint8_t *numbers, int count);

#endif
