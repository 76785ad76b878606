/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search/judge.h"

#include "search/mates.h"

static const Judge NO_JUDGE;

bool open_judge(Judge *judge, const Board *board, const Memory *memory, Table *table,
                const Mode *mode, Goal goal, int moves, const char *cancelled)
{
    *judge = NO_JUDGE;
    judge->memory = memory;
    judge->moves = moves;
    judge->found.memory = memory;
    judge->search = new_search(board, memory, table, mode, goal, moves, cancelled, &judge->halted);
    judge->firsts = take_blank(memory, (size_t)most_moves(mode->laws) * sizeof(First));
    return judge->search != NULL && judge->firsts != NULL;
}

void close_judge(Judge *judge)
{
    if (judge->memory == NULL) {
        return;
    }
    free_search(judge->search);
    give_back(judge->memory, judge->firsts);
    free_tape(&judge->found);
}

/* Decide every first move of a position and write down those that solve. */
static void decide_all(Judge *judge, const Pos *pos, Judged *judged)
{
    Search *search = judge->search;
    Guard guard;
    look(search->board, pos, &guard);
    search->free_moves = search->moves;
    judged->first_moves = all_moves(search->board, pos, &guard, search->moves);
    judged->start = judge->found.size;
    for (int index = 0; index < judged->first_moves; index++) {
        judge->firsts[index].move = search->moves[index]; /* before the search overwrites it */
    }
    if (search->mode.attacker_obliged && can_finish(search, pos, &guard, 0)) {
        judged->finished = !search->stopped; /* whatever he plays fails */
        return;
    }
    for (int index = 0; index < judged->first_moves; index++) {
        First *first = &judge->firsts[index];
        first->length = 0;
        first->stalemates = false;
        step(search, pos, first->move, &first->after);
        if (!search->stopped) {
            decide(search, pos, first, judge->moves, 1);
        }
        search->free_moves = search->moves;
        if (search->stopped) {
            return;
        }
        if (first->length != 0) {
            write_item(&judge->found,
                       described(search->board, pos, &guard, first->move, &first->after));
            write_item(&judge->found, (u32)first->length);
            judged->keys++;
        }
    }
    judged->finished = true;
}

void judge_positions(Judge *judge, const Pos *positions, Judged *judged, int count,
                     u64 most_nodes)
{
    judge->found.size = 0;
    for (int index = 0; index < count; index++) {
        if (!judged[index].solvable) {
            continue;
        }
        if (is_to_stop(judge->search)) {
            return;
        }
        start_search(judge->search, most_nodes);
        decide_all(judge, &positions[index], &judged[index]);
    }
}
