/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One solve of direct, self or reflex play, as `Solve` of the extension module has it. */
#include "self/selfplay.h"
#include "search/exact.h"
#include "wasm/engine.h"

enum { MOST_HINTED = 20 }; /* moves of a problem that is solved with hints */

static void fill_mode(Mode *mode, int play, int exact)
{
    blank(mode, sizeof(Mode));
    if (play != 0) {
        self_mode(mode, play);
    } else if (exact) {
        exact_mode(mode);
    } else {
        direct_mode(mode);
    }
}

/* Say what is asked: play 0 is direct, the others are those of `selfplay.h`. */
EXPORTED(ask_phases) void ask_phases(int play, int exact, int aim, int detail, int moves)
{
    Engine *own = engine();
    fill_mode(&own->mode, play, exact);
    own->goal.aim = aim;
    own->goal.detail = detail;
    own->moves = moves;
}

EXPORTED(close_phases) void close_phases(void)
{
    close_solve(&engine()->solve);
    blank(&engine()->solve, sizeof(Solve));
}

/* Begin to solve what was asked of the position placed; 0 if there is no memory. */
EXPORTED(open_phases) int open_phases(void)
{
    Engine *own = engine();
    close_phases();
    own->hinted = false;
    own->table.age++;
    return open_solve(&own->solve, own->board, &own->memory, &own->table, &own->root, &own->mode,
                      own->goal, own->moves, &own->never);
}

EXPORTED(first_count) int first_count(void)
{
    return engine()->solve.first_count;
}

EXPORTED(must_end) int must_end(void)
{
    return engine()->solve.must_end;
}

EXPORTED(jobs_done) int jobs_finished_here(void)
{
    return jobs_done(&engine()->solve);
}

EXPORTED(jobs_left) int jobs_left(void)
{
    return engine()->solve.jobs - jobs_done(&engine()->solve);
}

EXPORTED(phase_nodes) double phase_nodes(void)
{
    return (double)nodes_of(&engine()->solve);
}

EXPORTED(begin_keys) void begin_keys_here(int limit)
{
    begin_keys(&engine()->solve, limit);
}

EXPORTED(begin_tries) void begin_tries_here(int limit)
{
    begin_tries(&engine()->solve, limit);
}

/* Look for all else with hints; 0 where the problem is too short or too long for them. */
EXPORTED(begin_hints) int begin_hints(void)
{
    Engine *own = engine();
    const int from = own->solve.mode.hinted;
    if (from == 0 || own->solve.moves < from || own->solve.moves > MOST_HINTED) {
        return 0;
    }
    own->hinted = true;
    own->hints.age++;
    give_hints(&own->solve, &own->hints);
    return 1;
}

EXPORTED(is_key) int is_key(int first)
{
    return is_solving(&engine()->solve, first);
}

EXPORTED(is_try) int is_try_here(int first, int refutations)
{
    return is_try(&engine()->solve, first, refutations);
}

EXPORTED(length_of) int length_of(int first)
{
    return engine()->solve.firsts[first].length;
}

EXPORTED(first_move) u32 first_move(int first)
{
    return first_described(&engine()->solve, first);
}

/* Do the task under way, looking at so many positions at most, 0 for any number. */
EXPORTED(run_phases) int run_phases(double most_nodes)
{
    Engine *own = engine();
    Search *search = search_of(&own->solve, 0);
    bool whole;
    if (search == NULL || (needs_table(&own->solve) && !has_tables(own->hinted))) {
        return NO_MEMORY;
    }
    whole = run_jobs(&own->solve, search, (u64)most_nodes);
    return search->starved ? NO_MEMORY : whole;
}

EXPORTED(give_out_again) void give_out_again_here(void)
{
    give_out_again(&engine()->solve);
}

/* Begin to work out the play after a first move, or set play if it is -1; NOT_WHOLE if there is
 * no such play, or the work was stopped. */
EXPORTED(begin_play) int begin_play_here(int first)
{
    Engine *own = engine();
    Search *search = search_of(&own->solve, 0);
    bool shares;
    if (search == NULL) {
        return NO_MEMORY;
    }
    if (!place_play(&own->solve, first)) {
        return NOT_WHOLE;
    }
    shares = has_threats(&own->solve, first);
    if (shares && !has_tables(own->hinted)) {
        return NO_MEMORY;
    }
    return begin_play(&own->solve, shares) ? !search->stopped : NO_MEMORY;
}
