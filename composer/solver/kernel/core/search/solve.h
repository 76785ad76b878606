/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One solve of one position: the caller gives out the work, `run_jobs` does it.
 *
 * A task is begun (`begin_keys`, `begin_tries`, `begin_play`); its jobs are first moves, or
 * the defender's moves. Then `run_jobs` is called, by several threads at once if the caller
 * likes, each with a number of its own, until it says that all is done. All else is for one
 * thread at a time.
 *
 * Board, memory, table and `cancelled` belong to the caller and must outlive the solve; the
 * rest belongs to the solve, from `open_solve` to `close_solve`. It must not be copied or
 * moved, for its searches point into it. */
#ifndef COMPOSER_SOLVE_H
#define COMPOSER_SOLVE_H

#include "search/firsts.h"
#include "search/play.h"

enum { MOST_THREADS = 32 };
enum { FIND_KEYS, FIND_TRIES, FIND_PLAY }; /* tasks */

typedef struct Solve {
    const Board *board;
    const Memory *memory;
    Table *table;
    const char *cancelled;
    char halted; /* not 0: all threads come back soon */
    Mode mode;
    Goal goal;
    int moves;
    Pos root;
    Search *searches[MOST_THREADS]; /* by number of thread; NULL while it has none */
    First *firsts;
    int first_count;
    bool must_end; /* the attacker, obliged to reach the goal, can: no first move solves */
    /* The task under way */
    int task, limit, jobs;
    i32 next_job;
    i32 *claims;    /* by job: not 0 once a thread took it */
    char *finished; /* by job */
    /* Hints, for what takes long */
    Hints *hints; /* NULL: without */
    i32 next_seeker;
    /* The play under way */
    Pos start;
    Guard guard;
    u32 *defences;
    int play_moves;
    Tape threat_tape;
    Threats threats;
    Tape *tapes; /* by defence: its variation */
    int tape_count;
} Solve;

/* Begin a solve, in at most `moves` moves (1 to NEVER - 1), of a position that can be solved.
 * False if there is no memory; `close_solve` is due in any case. */
bool open_solve(Solve *solve, const Board *board, const Memory *memory, Table *table,
                const Pos *root, const Mode *mode, Goal goal, int moves, const char *cancelled);

/* Give all its memory back; one that is all zeros, never opened, may be closed too. */
void close_solve(Solve *solve);

/* Return the search of a thread (0 to MOST_THREADS - 1); NULL if there is no memory for it. */
Search *search_of(Solve *solve, int thread);

/* Return how many positions all threads looked at. */
u64 nodes_of(const Solve *solve);

/* Return how many jobs of the task under way are finished. */
int jobs_done(Solve *solve);

/* Return whether a job of the task under way is finished. */
bool is_job_done(Solve *solve, int job);

/* Begin to look for keys: decide each first move, by at most `limit` refutations. */
void begin_keys(Solve *solve, int limit);

/* Begin to count the refutations of the other first moves, at most `limit` of each. */
void begin_tries(Solve *solve, int limit);

/* Go to where the play after a first move starts, or the set play if `first` is -1; false if
 * there is no such play. Then `begin_play` is due. */
bool place_play(Solve *solve, int first);

/* Return whether the tasks need the table. */
static inline bool needs_table(const Solve *solve)
{
    return solve->moves - 1 > solve->mode.shallow;
}

/* Return whether the play that starts has threats to look for, which the table is needed for. */
bool has_threats(const Solve *solve, int first);

/* Find the threats if `looks_for_threats`, with the search of thread 0, and begin to work out
 * the play. False if there is no memory. */
bool begin_play(Solve *solve, bool looks_for_threats);

/* Do jobs of the task until none is left, so many nodes were looked at (0 for any number), or
 * somebody stopped it. Return whether all jobs that this thread took are finished. Where memory
 * failed the search is `starved`. */
bool run_jobs(Solve *solve, Search *search, u64 most_nodes);

/* Give out once more the jobs that are not finished, after all threads came back. */
void give_out_again(Solve *solve);

/* Have all that is looked for from now on be looked for with hints, while no thread runs. The
 * first thread to look for keys then finds out which is likely to be one, and decides it before
 * the others. The hints belong to the caller and must outlive the solve. */
static inline void give_hints(Solve *solve, Hints *hints)
{
    solve->hints = hints;
}

/* Return whether a first move is known to solve. */
static inline bool is_solving(Solve *solve, int first)
{
    return (solve->task != FIND_KEYS || is_job_done(solve, first)) &&
           solve->firsts[first].length != 0;
}

/* Return whether a first move, all of which are decided, has so many refutations at most. Where
 * the defender is obliged, and the first move is the only one, no defence is what refutes it:
 * it just does not let him reach the goal. */
static inline bool is_try(const Solve *solve, int first, int refutations)
{
    const First *move = &solve->firsts[first];
    return move->length == 0 && !move->stalemates && move->refutations <= refutations &&
           (solve->moves > 1 || !solve->mode.defender_obliged) && !solve->must_end;
}

/* Return a first move described. */
u32 first_described(Solve *solve, int first);

#endif
