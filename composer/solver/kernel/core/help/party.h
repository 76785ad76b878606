/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One solve of one position where both sides help, by several threads if the caller likes.
 *
 * Lengths are solved one after the other (`begin_length`), each as jobs: a job is the first two
 * half-moves with all that goes on from there, or everything where lines are short. Jobs are given out in the
 * generator's order, and their lines are kept apart, so they come out in that order whoever
 * found them. A Party must not be copied or moved, for its searches point into it. */
#ifndef COMPOSER_HELP_PARTY_H
#define COMPOSER_HELP_PARTY_H

#include "help/help.h"

enum { MOST_HELPERS = 32 };

typedef struct Job {
    u32 moves[2];
    int lines; /* those found */
    Tape tape; /* move by move */
} Job;

typedef struct Party {
    const Board *board;
    const Steps *steps;
    const Memory *memory;
    Barren *barren; /* its words are needed unless the task is plain */
    const char *cancelled;
    char halted; /* not 0: all threads come back soon */
    bool starved; /* no memory was left: not all lines are there */
    Task task;
    Pos root;
    Help *helps[MOST_HELPERS]; /* by number of thread; NULL while it has none */
    int first_moves;
    i32 most_lines, found; /* of all lengths; `found` is more where it was cut */
    /* The length under way */
    int halfmoves, prefix, jobs, room;
    i32 next_job;
    Job *job;
    char *finished; /* by job */
} Party;

/* Begin the solve of a position that can be solved. False if there is no memory; `close_party`
 * is due in any case. */
bool open_party(Party *party, const Board *board, const Steps *steps, const Memory *memory,
                Barren *barren, const Pos *root, const Task *task, i32 most_lines,
                const char *cancelled);

/* Give all its memory back; one that is all zeros, never opened, may be closed too. */
void close_party(Party *party);

/* Return the search of a thread (0 to MOST_HELPERS - 1); NULL if there is no memory for it. */
Help *help_of(Party *party, int thread);

/* Begin with the lines of so many half-moves (1 to those of the task): the lines of the length
 * before are forgotten. False if there is no memory. */
bool begin_length(Party *party, int halfmoves);

/* Do jobs until none is left, so many nodes were looked at (0 for any number), or somebody
 * stopped it. Return whether all jobs that this thread took are finished. */
bool run_party(Party *party, Help *help, u64 most_nodes);

/* Give out once more the jobs that are not finished, after all threads came back. */
static inline void hand_out_again(Party *party)
{
    party->next_job = 0;
}

/* Return whether a job of the length under way is finished. */
static inline bool is_job_finished(Party *party, int job)
{
    return is_finished(&party->finished[job]);
}

/* Return how many lines were found. */
static inline i32 lines_of(const Party *party)
{
    return count_so_far(&party->found);
}

/* Return how many jobs of the length under way are finished. */
int jobs_finished(Party *party);

/* Return whether there are more lines than wanted. */
static inline bool is_cut(const Party *party)
{
    return count_so_far(&party->found) > party->most_lines;
}

/* Return how many positions all threads looked at. */
u64 nodes_of_party(const Party *party);

#endif
