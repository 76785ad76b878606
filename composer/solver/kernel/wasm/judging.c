/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Many positions judged one after the other, for the drop map. */
#include "wasm/engine.h"

void write_tallied(Tape *out, const Task *task, const Pos *pos, const Tape *moves, const Tape *runs,
                   const Tallied *found);

EXPORTED(close_judging) void close_judging(void)
{
    Engine *own = engine();
    close_judge(&own->judge);
    close_tally(&own->tally);
    blank(&own->judge, sizeof(Judge));
    blank(&own->tally, sizeof(Tally));
    give_back(&own->memory, own->judged_positions);
    give_back(&own->memory, own->judged);
    give_back(&own->memory, own->tallied);
    own->judged_positions = NULL;
    own->judged = NULL;
    own->tallied = NULL;
}

static bool take_room(int room)
{
    Engine *own = engine();
    own->judged_room = room;
    own->judged_positions = take_blank(&own->memory, (size_t)room * sizeof(Pos));
    own->judged = take_blank(&own->memory, (size_t)room * sizeof(Judged));
    own->tallied = take_blank(&own->memory, (size_t)room * sizeof(Tallied));
    return own->judged_positions != NULL && own->judged != NULL && own->tallied != NULL;
}

/* Begin to judge by keys, as `ask_phases` asked, so many positions at a time. */
EXPORTED(open_judging) int open_judging(int room)
{
    Engine *own = engine();
    close_judging();
    own->tallies = false;
    if (own->moves - 1 > own->mode.shallow && !has_tables(false)) {
        return 0;
    }
    own->table.age++;
    return take_room(room) && open_judge(&own->judge, own->board, &own->memory, &own->table,
                                         &own->mode, own->goal, own->moves, &own->never);
}

/* Begin to judge by lines. */
EXPORTED(open_tallying)
int open_tallying(int room, int order, int end, int aim, int detail, int halfmoves, int most_lines)
{
    Engine *own = engine();
    const Task task = {{aim, detail}, halfmoves, order, end, 0, false};
    close_judging();
    own->tallies = true;
    if (own->barren.words == NULL && !new_barren(&own->barren, &own->memory, own->table_size)) {
        return 0;
    }
    return take_room(room) && open_tally(&own->tally, own->board, own->steps, &own->memory,
                                         &own->barren, &task, most_lines, &own->never);
}

static void judge_by_keys(Engine *own, int count, u64 most_nodes)
{
    Tape *out = &own->written;
    judge_positions(&own->judge, own->judged_positions, own->judged, count, most_nodes);
    for (int index = 0; index < count; index++) {
        const Judged *judged = &own->judged[index];
        write_item(out, judged->solvable);
        write_item(out, judged->finished);
        write_item(out, (u32)judged->keys);
        for (int number = 0; number < 2 * judged->keys; number++) {
            write_item(out, own->judge.found.items[judged->start + number]);
        }
    }
    out->failed = out->failed || own->judge.found.failed;
}

static void judge_by_lines(Engine *own, int count, u64 most_nodes)
{
    Tape *out = &own->written;
    tally_positions(&own->tally, own->judged_positions, own->tallied, count, most_nodes);
    for (int index = 0; index < count; index++) {
        const Tallied *found = &own->tallied[index];
        write_item(out, found->solvable);
        write_item(out, found->finished);
        write_item(out, found->cut);
        write_tallied(out, &own->tally.task, &own->judged_positions[index], &own->tally.moves,
                      &own->tally.runs, found);
    }
    out->failed = out->failed || own->tally.moves.failed || own->tally.runs.failed;
}

/* Judge so many positions that were placed, looking at `most_nodes` of each (0 for any number).
 * Written of each: whether it can be solved, whether all is decided; then by keys how many, and
 * each with its length, by lines whether there are more than wanted, how many, and each with its
 * length before it. NO_MEMORY if there is not enough. */
EXPORTED(judge) int judge_here(int count, double most_nodes)
{
    Engine *own = engine();
    own->written.size = 0;
    own->written.failed = false;
    if (own->tallies) {
        judge_by_lines(own, count, (u64)most_nodes);
    } else {
        judge_by_keys(own, count, (u64)most_nodes);
    }
    for (int index = 0; index < count; index++) {
        blank(&own->judged[index], sizeof(Judged));
        blank(&own->tallied[index], sizeof(Tallied));
    }
    return own->written.failed ? NO_MEMORY : own->written.size;
}
