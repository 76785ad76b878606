/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Help play and series play: all lines of just so many half-moves that reach the goal.
 *
 * Exact: every line is looked at but those after positions of which it is certain that no line
 * goes on from there, by the table (`barren.h`) or the bounds (`cover.h`, `still.h`,
 * `picture.h`). Lines come in the order of the generator's moves. */
#ifndef COMPOSER_HELP_HELP_H
#define COMPOSER_HELP_HELP_H

#include "help/barren.h"
#include "help/cover.h"
#include "help/picture.h"
#include "help/still.h"
#include "help/task.h"

enum { NODES_BETWEEN = 64 }; /* positions between two looks at what may stop it */

typedef struct Help { /* the work of one thread */
    const Board *board;
    const Memory *memory;
    Barren *barren;
    Task task;
    u64 salt; /* separates kinds of play in the table */
    u64 nodes, most_nodes;
    const char *cancelled; /* not 0: the user wants no answer any more */
    const char *halted;    /* not 0: whoever started the threads wants them back */
    bool stopped;          /* not all was looked at since */
    bool starved;          /* no memory was left */
    bool bounded;          /* the bound is of use for the goal */
    u32 *moves;            /* room for lists of moves */
    u32 *free_moves;       /* where the next list is to be written */
    u32 line[MOST_HALFMOVES];
    int length;     /* moves of the line */
    Tape *lines;    /* where lines are written, move by move; it belongs to the caller */
    i32 found;      /* lines written since `begin_help` */
    i32 *all_found; /* by all threads together; it belongs to the caller */
    i32 most_lines; /* stop when there are more than so many of those */
    bool cut;       /* there were */
    Cover cover;
    Picture pictures[MOST_SERIES + 2]; /* by half-moves left, where the goal is stalemate */
} Help;

/* Take the memory for a search of at most so many half-moves, by some laws; NULL if there is none left.
 * Board, steps, memory and both flags belong to the caller and must outlive it. */
Help *new_help(const Board *board, const Steps *steps, const Memory *memory, int most_halfmoves,
               int laws, const char *cancelled, const char *halted);

/* Give it back; NULL is ignored. */
void free_help(Help *help);

/* Begin with a task of a side to move; `barren` has places unless the task is plain. The
 * number found by all is counted up. `start_help` is due. */
void begin_help(Help *help, const Task *task, Barren *barren, int turn, Tape *lines,
                i32 *all_found, i32 most_lines);

/* Look at so many positions more at most; 0 for as many as it takes. */
static inline void start_help(Help *help, u64 most_nodes)
{
    help->stopped = false;
    help->most_nodes = most_nodes != 0 ? help->nodes + most_nodes : 0;
}

/* Write all lines of a position, if these moves are its first ones. They are all there unless
 * the search is `stopped`. */
void find_lines(Help *help, const Pos *pos, const u32 *firsts, int count);

/* Make a move that leaves so many half-moves; false if play does not go on so (a move within a
 * series that checks, or one after which the other side has to reach the goal at once). */
bool advance(Help *help, const Pos *pos, u32 move, int left, Pos *after);

#endif
