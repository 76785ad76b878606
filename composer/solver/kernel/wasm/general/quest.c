/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One solve under the laws that were written, as `GeneralQuest` of the extension module has it.
 *
 * A move is two numbers, its low and its high half; what is written lies on `written`. A piece of
 * work returns how much was written, or what hindered it. */
#include "wasm/general/general.h"

static Step step_from(u32 low, u32 high)
{
    return (Step)low | (Step)high << 32;
}

/* Return what a piece of work came to: how much was written. */
static int came_to(void)
{
    const General *own = general();
    if (own->written.failed || own->steps.failed) {
        return NO_MEMORY;
    }
    if (own->quest->crowded) {
        return CROWDED;
    }
    return own->quest->stopped ? NOT_WHOLE : own->written.size;
}

static void begin_work(void)
{
    General *own = general();
    own->written.size = 0;
    own->written.failed = own->steps.failed = false;
    own->quest->stopped = false;
}

EXPORTED(close_quest) void close_quest(void)
{
    General *own = general();
    if (own->quest != NULL) {
        end_quest(own->quest);
        own->quest = NULL;
    }
}

/* Begin a search on an empty board; 0 if there is no memory. */
EXPORTED(open_quest) int open_quest(int mode, int aim, int cell, int promotion)
{
    General *own = general();
    close_quest();
    own->quest = new_quest(&own->laws, &own->memory, &own->never);
    if (own->quest == NULL) {
        return 0;
    }
    own->quest->mode = mode;
    own->quest->aim.aim = aim;
    own->quest->aim.cell = cell;
    own->quest->aim.promotion = promotion;
    return 1;
}

EXPORTED(put_man_on) void put_man_on(int cell, int content)
{
    place_content(&general()->quest->field, cell, content);
}

/* Say that all men are placed; `passed` is NO_CELL for none. */
EXPORTED(begin_quest) void begin_quest(int turn, int rights, int passed, int pawn)
{
    Field *field = &general()->quest->field;
    set_state(field, turn, rights, passed, pawn);
    begin_conditions(field);
}

EXPORTED(stop_after) void stop_after(double nodes)
{
    general()->quest->most_nodes = (u64)nodes;
}

EXPORTED(quest_nodes) double quest_nodes(void)
{
    return (double)general()->quest->nodes;
}

/* Tell whether the side to move is in check (0), or the other (1). */
EXPORTED(is_checked_here) int is_checked_here(int other)
{
    Field *field = &general()->quest->field;
    return is_attacked(field, field->turn ^ other);
}

/* Tell whether the man on a cell, moved by a side, captures on another by his own ways. */
EXPORTED(captures) int captures(int origin, int target, int side)
{
    return captures_there(&general()->quest->field, origin, target, side);
}

EXPORTED(push_step) void push_step(u32 low, u32 high)
{
    make_step(&general()->quest->field, step_from(low, high));
}

EXPORTED(pop_step) void pop_step(void)
{
    unmake_step(&general()->quest->field);
}

/* Return where what was written lies. */
EXPORTED(written) u32 *written(void)
{
    return general()->written.items;
}

/* Write the first moves, two numbers each. */
EXPORTED(first_moves) int first_moves(void)
{
    General *own = general();
    Row row;
    begin_work();
    row = own->quest->mode != QUEST_DIRECT ? legal_row(own->quest) : row_with_endings(own->quest);
    for (int index = 0; index < row.count; index++) {
        write_item(&own->written, (u32)row.steps[index]);
        write_item(&own->written, (u32)(row.steps[index] >> 32));
    }
    give_row(own->quest, &row);
    return came_to();
}

EXPORTED(must_end) int must_end(void)
{
    bool must;
    int result;
    begin_work();
    must = must_reach(general()->quest);
    result = came_to();
    return result < 0 ? result : must;
}

/* Look at a first move until so many refutations are found. Written: whether it is not even a try,
 * whether defences were left out, how many refute. */
EXPORTED(attempt) int attempt(u32 low, u32 high, int moves, int most)
{
    General *own = general();
    Trial trial;
    begin_work();
    try_first(own->quest, step_from(low, high), moves, most, &trial);
    write_item(&own->written, trial.failed);
    write_item(&own->written, trial.open);
    write_item(&own->written, (u32)trial.refuters);
    return came_to();
}

/* Return how many moves a first move that solves needs. */
EXPORTED(length_of) int length_of(u32 low, u32 high, int moves)
{
    int length, result;
    begin_work();
    length = first_length(general()->quest, step_from(low, high), moves);
    result = came_to();
    return result < 0 ? result : length;
}

/* Write a legal move, described. */
EXPORTED(show_step) int show_step(u32 low, u32 high)
{
    begin_work();
    describe_step(general()->quest, step_from(low, high), &general()->written);
    return came_to();
}

/* Write the play after a first move, or set play (0). */
EXPORTED(show_play) int show_play(u32 low, u32 high, int length, int moves)
{
    begin_work();
    describe_first(general()->quest, step_from(low, high), length, moves, &general()->written);
    return came_to();
}

/* Write the play after so many moves, which `told` has. */
EXPORTED(show_after) int show_after(int count, int moves)
{
    General *own = general();
    begin_work();
    for (int index = 0; index < count; index++) {
        push_step(own->told[2 * index], own->told[2 * index + 1]);
    }
    describe_play(own->quest, moves, true, &own->written);
    for (int index = 0; index < count; index++) {
        pop_step();
    }
    return came_to();
}

/* Look for lines of a length that begin with a move, so many at most; return how many. */
EXPORTED(find_lines) int find_lines(u32 low, u32 high, int play, int halfmoves, int most)
{
    General *own = general();
    int result;
    begin_work();
    own->steps.size = 0;
    own->lines.quest = own->quest;
    own->lines.play = play;
    own->lines.most = most;
    own->lines.found = own->lines.depth = 0;
    own->lines.steps = &own->steps;
    own->halfmoves = halfmoves;
    search_lines(&own->lines, step_from(low, high), halfmoves);
    result = came_to();
    return result < 0 ? result : own->lines.found;
}

/* Write the moves of one of them, described. */
EXPORTED(show_line) int show_line(int number)
{
    General *own = general();
    begin_work();
    describe_line(own->quest, own->lines.play, own->steps.items + 2 * own->halfmoves * number,
                  own->halfmoves, &own->written);
    return came_to();
}
