/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help/party.h"

enum { PAIRS_FROM = 4 }; /* half-moves from which on there are jobs: all pairs of two */

static const Party NO_PARTY;

bool open_party(Party *party, const Board *board, const Steps *steps, const Memory *memory,
                Barren *barren, const Pos *root, const Task *task, i32 most_lines,
                const char *cancelled)
{
    Help *help;
    Guard guard;
    *party = NO_PARTY;
    party->board = board;
    party->steps = steps;
    party->memory = memory;
    party->barren = barren;
    party->cancelled = cancelled;
    party->root = *root;
    party->task = *task;
    party->most_lines = most_lines;
    help = help_of(party, 0);
    if (help == NULL) {
        return false;
    }
    look(board, root, &guard);
    party->first_moves = all_moves(board, root, &guard, help->moves);
    return true;
}

static void free_jobs(Party *party)
{
    for (int index = 0; index < party->jobs; index++) {
        free_tape(&party->job[index].tape);
    }
    give_back(party->memory, party->job);
    give_back(party->memory, party->finished);
    party->job = NULL;
    party->finished = NULL;
    party->jobs = party->room = 0;
}

void close_party(Party *party)
{
    if (party->memory == NULL) {
        return;
    }
    for (int thread = 0; thread < MOST_HELPERS; thread++) {
        free_help(party->helps[thread]);
    }
    free_jobs(party);
}

Help *help_of(Party *party, int thread)
{
    Help **help = &party->helps[thread];
    if (*help == NULL) {
        *help = new_help(party->board, party->steps, party->memory, party->task.halfmoves,
                         party->task.laws, party->cancelled, &party->halted);
    }
    return *help;
}

/* Add a job; false if there is no memory. */
static bool add_job(Party *party, u32 first, u32 second)
{
    Job *job;
    if (party->jobs == party->room) {
        const int room = 2 * party->room + 64;
        Job *larger = take_blank(party->memory, (size_t)room * sizeof(Job));
        if (larger == NULL) {
            return false;
        }
        for (int index = 0; index < party->jobs; index++) {
            larger[index] = party->job[index];
        }
        give_back(party->memory, party->job);
        party->job = larger;
        party->room = room;
    }
    job = &party->job[party->jobs++];
    job->moves[0] = first;
    job->moves[1] = second;
    job->tape.memory = party->memory;
    return true;
}

/* Make a job of each pair of two first half-moves. */
static bool add_pairs(Party *party, Help *help)
{
    u32 *const firsts = help->moves;
    Guard guard;
    int count;
    look(party->board, &party->root, &guard);
    count = all_moves(party->board, &party->root, &guard, firsts);
    for (int index = 0; index < count; index++) {
        u32 *const seconds = firsts + count;
        Pos after;
        int answers;
        help->free_moves = seconds;
        if (!advance(help, &party->root, firsts[index], party->halfmoves - 1, &after)) {
            continue;
        }
        look(party->board, &after, &guard);
        answers = all_moves(party->board, &after, &guard, seconds);
        for (int answer = 0; answer < answers; answer++) {
            if (!add_job(party, firsts[index], seconds[answer])) {
                return false;
            }
        }
    }
    help->free_moves = help->moves;
    return true;
}

bool begin_length(Party *party, int halfmoves)
{
    Help *help = help_of(party, 0);
    Task task = party->task;
    if (help == NULL) {
        return false;
    }
    free_jobs(party);
    task.halfmoves = halfmoves;
    party->halfmoves = halfmoves;
    party->prefix = halfmoves >= PAIRS_FROM ? 2 : 0;
    party->next_job = 0;
    begin_help(help, &task, party->barren, party->root.turn, NULL, &party->found,
               party->most_lines);
    start_help(help, 0);
    if (party->prefix == 0 ? !add_job(party, 0, 0) : !add_pairs(party, help)) {
        return false;
    }
    party->finished = take_blank(party->memory, (size_t)party->jobs + 1);
    return party->finished != NULL;
}

bool run_party(Party *party, Help *help, u64 most_nodes)
{
    Task task = party->task;
    task.halfmoves = party->halfmoves;
    begin_help(help, &task, party->barren, party->root.turn, NULL, &party->found,
               party->most_lines);
    start_help(help, most_nodes);
    while (!help->stopped) {
        const int number = take_next(&party->next_job);
        Job *job;
        if (number >= party->jobs) {
            return true;
        }
        job = &party->job[number];
        if (is_finished(&party->finished[number])) {
            continue;
        }
        help->lines = &job->tape;
        help->found = 0;
        find_lines(help, &party->root, job->moves, party->prefix);
        if (help->starved) {
            party->starved = true;
            return false;
        }
        if (help->cut) { /* what was found is kept, and nobody needs to look for more */
            set_finished(&party->halted);
        } else if (help->stopped && !is_cut(party)) { /* done again: its lines do not count */
            take_back(&party->found, help->found);
            job->tape.size = 0;
            return false;
        }
        job->lines = help->found;
        if (help->stopped) {
            return false;
        }
        set_finished(&party->finished[number]);
    }
    return false;
}

int jobs_finished(Party *party)
{
    int done = 0;
    for (int index = 0; index < party->jobs; index++) {
        done += is_finished(&party->finished[index]);
    }
    return done;
}

u64 nodes_of_party(const Party *party)
{
    u64 total = 0;
    for (int thread = 0; thread < MOST_HELPERS; thread++) {
        if (party->helps[thread] != NULL) {
            total += party->helps[thread]->nodes;
        }
    }
    return total;
}
