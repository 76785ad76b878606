/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One solve of help play or a series, as `LineSolve` of the extension module has it. */
#include "wasm/engine.h"

EXPORTED(close_lines) void close_lines(void)
{
    close_party(&engine()->party);
    blank(&engine()->party, sizeof(Party));
}

static bool has_barren(void)
{
    Engine *own = engine();
    return own->barren.words != NULL || new_barren(&own->barren, &own->memory, own->table_size);
}

/* Begin to look for the lines of the position placed; 0 if there is no memory. */
EXPORTED(open_lines)
int open_lines(int order, int end, int aim, int detail, int halfmoves, int most_lines)
{
    Engine *own = engine();
    const Task task = {{aim, detail}, halfmoves, order, end, 0, false};
    close_lines();
    return has_barren() && open_party(&own->party, own->board, own->steps, &own->memory,
                                      &own->barren, &own->root, &task, most_lines, &own->never);
}

EXPORTED(shortest_line) int shortest_line(void)
{
    return shortest_of(&engine()->party.task);
}

EXPORTED(steps_of_lines) int steps_of_lines(void)
{
    return steps_between(&engine()->party.task);
}

EXPORTED(line_firsts) int line_firsts(void)
{
    return engine()->party.first_moves;
}

EXPORTED(line_nodes) double line_nodes(void)
{
    return (double)nodes_of_party(&engine()->party);
}

EXPORTED(line_jobs) int line_jobs(void)
{
    return engine()->party.jobs;
}

EXPORTED(line_jobs_done) int line_jobs_done(void)
{
    return jobs_finished(&engine()->party);
}

EXPORTED(lines_found) int lines_found(void)
{
    return lines_of(&engine()->party);
}

EXPORTED(lines_cut) int lines_cut(void)
{
    return is_cut(&engine()->party);
}

/* Begin with the lines of so many half-moves; 0 if there is no memory. */
EXPORTED(begin_lines) int begin_lines(int halfmoves)
{
    return begin_length(&engine()->party, halfmoves);
}

EXPORTED(run_lines) int run_lines(double most_nodes)
{
    Party *party = &engine()->party;
    Help *help = help_of(party, 0);
    bool whole;
    if (help == NULL) {
        return NO_MEMORY;
    }
    whole = run_party(party, help, (u64)most_nodes);
    return party->starved ? NO_MEMORY : whole;
}

EXPORTED(lines_again) void lines_again(void)
{
    hand_out_again(&engine()->party);
}

/* Write a line described. */
static void write_line(Tape *out, const Task *asked, const Pos *root, const u32 *moves, int length)
{
    const Board *board = engine()->board;
    Task task = *asked;
    Pos pos = *root, after;
    Guard guard;
    task.halfmoves = length;
    for (int index = 0; index < length; index++) {
        look(board, &pos, &guard);
        make(board, &pos, moves[index], &after);
        write_item(out, described(board, &pos, &guard, moves[index], &after));
        if (moves_again(&task, length - index)) {
            make_none(board, &after, &pos);
        } else {
            pos = after;
        }
    }
}

/* Write the lines of the length under way; return how many, or NO_MEMORY. */
EXPORTED(write_lines) int write_lines(int finished_only)
{
    Engine *own = engine();
    Party *party = &own->party;
    Tape *out = &own->written;
    int count = 0;
    out->size = 0;
    out->failed = false;
    for (int job = 0; job < party->jobs; job++) {
        if (finished_only && !is_job_finished(party, job)) {
            continue;
        }
        for (int line = 0; line < party->job[job].lines; line++) {
            write_line(out, &party->task, &party->root,
                       party->job[job].tape.items + line * party->halfmoves, party->halfmoves);
            count++;
        }
    }
    return out->failed ? NO_MEMORY : count;
}

/* What `judging.c` needs of lines. */
void write_tallied(Tape *out, const Task *task, const Pos *pos, const Tape *moves, const Tape *runs,
                   const Tallied *found)
{
    const u32 *run = runs->items + found->first_run, *move = moves->items + found->start;
    write_item(out, (u32)found->lines);
    for (int index = 0; index < found->runs; index++) {
        const int length = (int)run[2 * index];
        for (u32 line = 0; line < run[2 * index + 1]; line++) {
            write_item(out, (u32)length);
            write_line(out, task, pos, move, length);
            move += length;
        }
    }
}
