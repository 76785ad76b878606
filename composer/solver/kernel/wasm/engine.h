/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The core in a browser: what the exported functions share.
 *
 * One module instance has one engine, which solves one problem at a time. What is asked goes in
 * as plain numbers, men through `men_asked`; what is found comes out on the tape `written`, moves
 * described (`base/describe.h`). The page makes the JSON form of it. */
#ifndef COMPOSER_WASM_ENGINE_H
#define COMPOSER_WASM_ENGINE_H

#include "help/party.h"
#include "help/tally.h"
#include "search/judge.h"
#include "search/solve.h"

#define EXPORTED(name) __attribute__((export_name(#name)))

enum { NOT_WHOLE = 0, WHOLE = 1, NO_MEMORY = -1 }; /* what a piece of work comes to */

enum { /* what follows a continuation that is written */
    NOTHING_FOLLOWS,
    PLAY_FOLLOWS,
    NOT_UNFOLDED /* the play was too much to be written */
};

typedef struct Engine {
    Memory memory;
    Board *board;
    Steps *steps;
    u64 table_size; /* bytes of each table */
    Table table;
    Hints hints;
    Barren barren;
    char never; /* a flag that nobody sets: a browser's worker is stopped from outside */
    u8 men[64]; /* the men asked about: 0, or 1 and more in the order PNBRQK, White's first */
    u8 turn, rights, passed;
    Pos root;
    Goal goal;
    Mode mode;
    int moves;
    Tape written;
    Solve solve;
    bool hinted;
    u32 most_unfolded; /* continuations whose play may still be written */
    Party party;
    Judge judge;
    Tally tally;
    bool tallies; /* whether positions are judged by their lines */
    Pos *judged_positions;
    Judged *judged;
    Tallied *tallied;
    int judged_room;
} Engine;

/* Return the engine of this instance. */
Engine *engine(void);

/* Return the memory of this instance, which grows up to what it was linked with. */
Memory page_memory(void);

/* Write the men asked about as a position; return whether it can be solved. */
bool place_asked(Pos *pos);

/* Take the memory of the table, and of the hints, unless it is there; false if there is none. */
bool has_tables(bool hinted);

/* Write all zeros over some bytes. */
void blank(void *block, size_t bytes);

#endif
