/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search/solve.h"

#include "search/mates.h"

enum { LONGEST_SEEKING = 50000000 }; /* positions, some seconds: then the first moves in order */

static const Solve NO_SOLVE;
static const Threats NO_THREATS;

bool open_solve(Solve *solve, const Board *board, const Memory *memory, Table *table,
                const Pos *root, const Mode *mode, Goal goal, int moves, const char *cancelled)
{
    const size_t most = (size_t)most_moves(mode->laws);
    Search *search;
    Guard guard;
    *solve = NO_SOLVE;
    solve->board = board;
    solve->memory = memory;
    solve->table = table;
    solve->cancelled = cancelled;
    solve->root = *root;
    solve->mode = *mode;
    solve->goal = goal;
    if (goal.aim > STALEMATE) {
        solve->mode.hinted = 0;
    }
    solve->moves = moves;
    solve->threat_tape.memory = memory;
    search = search_of(solve, 0);
    if (search == NULL) {
        return false;
    }
    look(board, root, &guard);
    solve->must_end = mode->attacker_obliged && can_finish(search, root, &guard, 0);
    solve->first_count = all_moves(board, root, &guard, search->moves);
    solve->firsts = take_blank(memory, ((size_t)solve->first_count + 1) * sizeof(First));
    solve->finished = take_blank(memory, most);
    solve->claims = take_blank(memory, most * sizeof(i32));
    solve->defences = take(memory, most * sizeof(u32));
    if (solve->firsts == NULL || solve->claims == NULL || solve->finished == NULL ||
        solve->defences == NULL) {
        return false;
    }
    for (int index = 0; index < solve->first_count; index++) {
        solve->firsts[index].move = search->moves[index];
        make(board, root, search->moves[index], &solve->firsts[index].after);
        search->nodes++;
    }
    return true;
}

static void free_tapes(Solve *solve)
{
    for (int index = 0; index < solve->tape_count; index++) {
        free_tape(&solve->tapes[index]);
    }
    give_back(solve->memory, solve->tapes);
    solve->tapes = NULL;
    solve->tape_count = 0;
}

void close_solve(Solve *solve)
{
    if (solve->memory == NULL) {
        return;
    }
    for (int thread = 0; thread < MOST_THREADS; thread++) {
        free_search(solve->searches[thread]);
    }
    free_tapes(solve);
    free_tape(&solve->threat_tape);
    give_back(solve->memory, solve->firsts);
    give_back(solve->memory, solve->claims);
    give_back(solve->memory, solve->finished);
    give_back(solve->memory, solve->defences);
}

Search *search_of(Solve *solve, int thread)
{
    Search **search = &solve->searches[thread];
    if (*search == NULL) {
        *search = new_search(solve->board, solve->memory, solve->table, &solve->mode, solve->goal,
                             solve->moves, solve->cancelled, &solve->halted);
    }
    return *search;
}

u64 nodes_of(const Solve *solve)
{
    u64 total = 0;
    for (int thread = 0; thread < MOST_THREADS; thread++) {
        if (solve->searches[thread] != NULL) {
            total += solve->searches[thread]->nodes;
        }
    }
    return total;
}

bool is_job_done(Solve *solve, int job)
{
    return is_finished(&solve->finished[job]);
}

int jobs_done(Solve *solve)
{
    int done = 0;
    for (int job = 0; job < solve->jobs; job++) {
        done += is_job_done(solve, job);
    }
    return done;
}

static void begin(Solve *solve, int task, int jobs)
{
    char *finished = solve->finished;
    solve->task = task;
    solve->jobs = jobs;
    for (int job = 0; job < jobs; job++) {
        finished[job] = 0;
    }
    give_out_again(solve);
}

void give_out_again(Solve *solve)
{
    solve->next_job = 0;
    solve->next_seeker = 0;
    for (int job = 0; job < solve->jobs; job++) {
        solve->claims[job] = 0;
    }
}

void begin_keys(Solve *solve, int limit)
{
    solve->limit = limit;
    begin(solve, FIND_KEYS, solve->first_count);
}

void begin_tries(Solve *solve, int limit)
{
    solve->limit = limit;
    begin(solve, FIND_TRIES, solve->first_count);
}

/* Return whether each move of the defender, who starts, ends the play. */
static bool ends_at_once(Solve *solve)
{
    Search *search = search_of(solve, 0);
    return search != NULL && !solve->mode.attacker_ends &&
           solve->mode.all_answered(search, &solve->start, 0, 0);
}

bool place_play(Solve *solve, int first)
{
    if (first < 0) {
        Guard guard;
        look(solve->board, &solve->root, &guard);
        if (guard.checkers != 0) {
            return false;
        }
        make_none(solve->board, &solve->root, &solve->start);
        solve->play_moves = solve->moves - 1;
        if (ends_at_once(solve)) {
            solve->play_moves = 0;
        } else if (solve->moves < 2 && solve->mode.attacker_ends) {
            return false; /* nobody can answer */
        }
    } else {
        const First *move = &solve->firsts[first];
        solve->start = move->after;
        solve->play_moves = (move->length != 0 ? move->length : solve->moves) - 1;
    }
    look(solve->board, &solve->start, &solve->guard);
    return true;
}

bool has_threats(const Solve *solve, int first)
{
    return first >= 0 && solve->guard.checkers == 0;
}

bool begin_play(Solve *solve, bool looks_for_threats)
{
    Search *search = search_of(solve, 0);
    int count;
    if (search == NULL) {
        return false;
    }
    solve->threats = NO_THREATS;
    solve->threat_tape.size = 0;
    start_search(search, 0);
    if (looks_for_threats) {
        const bool whole = find_threats(search, &solve->start, solve->play_moves,
                                        &solve->threat_tape, &solve->threats);
        search->free_moves = search->moves;
        if (!whole) {
            search->starved = true;
            return false;
        }
    }
    count = defences_of(search, &solve->start, &solve->guard, solve->defences);
    free_tapes(solve);
    solve->tapes = take_blank(solve->memory, ((size_t)count + 1) * sizeof(Tape));
    if (solve->tapes == NULL) {
        return false;
    }
    for (int index = 0; index < count; index++) {
        solve->tapes[index].memory = solve->memory;
    }
    solve->tape_count = count;
    begin(solve, FIND_PLAY, count);
    return true;
}

/* Do a job as far as the search may go; false if no memory was left. */
static bool do_job(Solve *solve, Search *search, int job)
{
    switch (solve->task) {
    case FIND_KEYS:
        if (!solve->must_end) {
            decide(search, &solve->root, &solve->firsts[job], solve->moves, solve->limit);
        }
        return true;
    case FIND_TRIES:
        count_refutations(search, &solve->firsts[job], solve->moves, solve->limit);
        return true;
    default:
        write_variation(search, &solve->start, &solve->guard, solve->defences[job],
                        solve->play_moves, &solve->threats, &solve->tapes[job]);
        return !solve->tapes[job].failed;
    }
}

/* Do a job that nobody else took; return whether there is nothing left to do of it here. */
static bool take_job(Solve *solve, Search *search, int job)
{
    if (is_job_done(solve, job) || take_next(&solve->claims[job]) != 0) {
        return true;
    }
    if (!do_job(solve, search, job)) {
        search->starved = true;
        return false;
    }
    search->free_moves = search->moves;
    if (search->stopped) {
        if (solve->task == FIND_PLAY) {
            solve->tapes[job].size = 0;
        }
        return false;
    }
    set_finished(&solve->finished[job]);
    return true;
}

/* Decide the first move that hints name as a key before all others; false if it was stopped.
 *
 * The tree grows one move further here than it does to refute: of a key's many variations few
 * are near to a mate, and to search the others to the end would cost more than to leave them. */
static bool seek_key(Solve *solve, Search *search)
{
    Advice given;
    search->prover->grows_from = solve->mode.hinted - 1;
    prove(search, &solve->root, false, solve->moves, 0, LONGEST_SEEKING);
    search->prover->grows_from = solve->mode.hinted;
    search->free_moves = search->moves;
    if (search->stopped) {
        return false;
    }
    given = advice(search, &solve->root, false, solve->moves);
    for (int job = 0; job < solve->jobs && given.verdict == FORCED; job++) {
        if (same_move(solve->firsts[job].move, given.move)) {
            return take_job(solve, search, job);
        }
    }
    return true;
}

bool run_jobs(Solve *solve, Search *search, u64 most_nodes)
{
    start_search(search, most_nodes);
    if (solve->hints != NULL && search->prover == NULL &&
        !use_hints(search, solve->hints, solve->moves)) {
        search->starved = true;
        return false;
    }
    if (solve->hints != NULL && solve->task == FIND_KEYS && is_hinted(search, false, solve->moves) &&
        take_next(&solve->next_seeker) == 0 && !seek_key(solve, search)) {
        return false;
    }
    while (!search->stopped) {
        const int job = take_next(&solve->next_job);
        if (job >= solve->jobs) {
            return true;
        }
        if (!take_job(solve, search, job)) {
            return false;
        }
    }
    return false;
}

u32 first_described(Solve *solve, int first)
{
    First *move = &solve->firsts[first];
    if (move->shown == 0) {
        Guard guard;
        look(solve->board, &solve->root, &guard);
        move->shown = described(solve->board, &solve->root, &guard, move->move, &move->after);
    }
    return move->shown;
}
