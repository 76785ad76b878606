/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines of many positions, one after the other, the memory taken once: of each no more
 * than are wanted. */
#ifndef COMPOSER_HELP_TALLY_H
#define COMPOSER_HELP_TALLY_H

#include "help/help.h"

typedef struct Tally { /* of one thread; what it points to belongs to it */
    const Memory *memory;
    Task task;
    Barren *barren;
    i32 most_lines;
    char halted; /* not 0: it comes back soon, with what is not finished left so */
    Help *help;
    Tape moves; /* the lines of all positions, move by move */
    Tape runs;  /* pairs of a number of half-moves and how many lines have it */
} Tally;

typedef struct Tallied {   /* what was found of one position */
    bool solvable;         /* said by the caller: only such positions are looked at */
    bool finished;         /* all lines are there */
    bool cut;              /* there are more than wanted */
    int start, lines;      /* where the moves of its lines begin, and how many lines they are */
    int first_run, runs;   /* where its pairs begin, and how many they are */
} Tallied;

/* Begin to look for lines: `most_lines` of a position at most. False if there is no
 * memory; `close_tally` is due in any case. Board, steps, memory, table and `cancelled` belong
 * to the caller and must outlive the tally, which must not be copied or moved. */
bool open_tally(Tally *tally, const Board *board, const Steps *steps, const Memory *memory,
                Barren *barren, const Task *task, i32 most_lines, const char *cancelled);

/* Give all its memory back; one that is all zeros, never opened, may be closed too. */
void close_tally(Tally *tally);

/* Look at so many positions, spending `most_nodes` on each at most (0: as many as it takes).
 * What is written to `tallied`, all zeros but `solvable`, holds until the next call. Where
 * memory failed, `moves.failed` or `runs.failed` is true. */
void tally_positions(Tally *tally, const Pos *positions, Tallied *tallied, int count,
                     u64 most_nodes);

#endif
