/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help/tally.h"

static const Tally NO_TALLY;

bool open_tally(Tally *tally, const Board *board, const Steps *steps, const Memory *memory,
                Barren *barren, const Task *task, i32 most_lines, const char *cancelled)
{
    *tally = NO_TALLY;
    tally->memory = memory;
    tally->task = *task;
    tally->barren = barren;
    tally->most_lines = most_lines;
    tally->moves.memory = tally->runs.memory = memory;
    tally->help = new_help(board, steps, memory, task->halfmoves, task->laws, cancelled, &tally->halted);
    return tally->help != NULL;
}

void close_tally(Tally *tally)
{
    if (tally->memory != NULL) {
        free_help(tally->help);
        free_tape(&tally->moves);
        free_tape(&tally->runs);
    }
}

/* Look for the lines of a position, shorter ones first. */
static void tally_one(Tally *tally, const Pos *pos, Tallied *found, u64 most_nodes)
{
    Help *help = tally->help;
    Task task = tally->task;
    const int longest = task.halfmoves;
    i32 all_found = 0;
    start_help(help, most_nodes);
    found->start = tally->moves.size;
    found->first_run = tally->runs.size;
    for (int length = shortest_of(&tally->task); length <= longest && !help->stopped;
         length += steps_between(&tally->task)) {
        task.halfmoves = length;
        begin_help(help, &task, tally->barren, pos->turn, &tally->moves, &all_found,
                   tally->most_lines);
        find_lines(help, pos, NULL, 0);
        if (help->found != 0) {
            write_item(&tally->runs, (u32)length);
            write_item(&tally->runs, (u32)help->found);
            found->lines += help->found;
            found->runs++;
        }
    }
    found->cut = help->cut;
    found->finished = !help->stopped;
}

void tally_positions(Tally *tally, const Pos *positions, Tallied *tallied, int count,
                     u64 most_nodes)
{
    tally->moves.size = 0;
    tally->runs.size = 0;
    for (int index = 0; index < count; index++) {
        if (!tallied[index].solvable) {
            continue;
        }
        if (read_flag(tally->help->cancelled) || read_flag(&tally->halted)) {
            return;
        }
        tally_one(tally, &positions[index], &tallied[index], most_nodes);
        if (tally->help->starved) {
            tally->moves.failed = true;
            return;
        }
    }
}
