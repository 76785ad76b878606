/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The engine of this instance: opening it, the position asked about, what is written. */
#include "base/perft.h"
#include "wasm/engine.h"

static Engine the_engine; /* one instance solves one problem at a time */

Engine *engine(void)
{
    return &the_engine;
}

/* Begin, with tables of so many kilobytes each; 0 if there is no memory. */
EXPORTED(open) int open_engine(int table_kilobytes)
{
    Engine *own = engine();
    void *block;
    own->memory = page_memory();
    own->table_size = (u64)table_kilobytes << 10;
    own->written.memory = &own->memory;
    block = take(&own->memory, sizeof(Board) + CACHE_LINE);
    own->steps = take(&own->memory, sizeof(Steps));
    if (block == NULL || own->steps == NULL) {
        return 0;
    }
    own->board = at_cache_line(block);
    fill_board(own->board);
    fill_steps(own->board, own->steps);
    return 1;
}

/* Return where the 64 men asked about are to be written, from a1 to h8. */
EXPORTED(men_asked) u8 *men_asked(void)
{
    return engine()->men;
}

bool place_asked(Pos *pos)
{
    const Engine *own = engine();
    blank(pos, sizeof(Pos));
    for (int square = 0; square < 64; square++) {
        const int man = own->men[square] - 1;
        if (man >= 0) {
            put_man(own->board, pos, man / 6, man % 6, square);
        }
    }
    pos->turn = own->turn;
    pos->rights = own->rights;
    pos->passed = own->passed;
    pos->hash = hash_of(own->board, pos);
    return can_be_solved(own->board, pos);
}

static void ask(int turn, int rights, int passed)
{
    Engine *own = engine();
    own->turn = (u8)turn;
    own->rights = (u8)rights;
    own->passed = (u8)passed;
}

/* Take the position asked about as the one to be solved; return whether it can be. */
EXPORTED(place) int place(int turn, int rights, int passed)
{
    ask(turn, rights, passed);
    return place_asked(&engine()->root);
}

/* Take it as one of those that are judged. */
EXPORTED(place_to_judge) int place_to_judge(int number, int turn, int rights, int passed)
{
    Engine *own = engine();
    bool solvable;
    ask(turn, rights, passed);
    solvable = place_asked(&own->judged_positions[number]);
    own->judged[number].solvable = own->tallied[number].solvable = solvable;
    return solvable;
}

/* Return where the numbers are that were written. */
EXPORTED(written) u32 *written(void)
{
    return engine()->written.items;
}

bool has_tables(bool hinted)
{
    Engine *own = engine();
    if (own->table.places == NULL && !new_places(&own->table, &own->memory, own->table_size)) {
        return false;
    }
    return !hinted || own->hints.places != NULL ||
           new_hints(&own->hints, &own->memory, own->table_size);
}

/* Return how many rows of so many legal moves the position has: a proof of the rules. */
EXPORTED(count_rows) double count_rows(int depth)
{
    Engine *own = engine();
    u32 *moves = take(&own->memory, ((size_t)depth + 1) * (size_t)most_moves(0) * sizeof(u32));
    double found = -1;
    if (moves != NULL) {
        found = (double)perft(own->board, &own->root, depth, moves);
    }
    give_back(&own->memory, moves);
    return found;
}
