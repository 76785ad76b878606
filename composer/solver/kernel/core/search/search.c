/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search/search.h"

Search *new_search(const Board *board, const Memory *memory, Table *table, const Mode *mode,
                   Goal goal, int moves, const char *cancelled, const char *halted)
{
    const size_t plies = 2 * (size_t)moves + 4;
    Search *search = take_blank(memory, sizeof(Search));
    if (search == NULL) {
        return NULL;
    }
    search->board = board;
    search->memory = memory;
    search->table = table;
    search->mode = *mode;
    search->goal = goal;
    if (goal.aim > STALEMATE) {
        search->mode.hinted = 0; /* `judge_end` knows no others */
    }
    search->cancelled = cancelled;
    search->halted = halted;
    search->moves = take(memory, 2 * plies * (size_t)most_moves(mode->laws) * sizeof(u32));
    search->last_finish = take_blank(memory, 2 * plies * sizeof(u32));
    search->last_refuter = take_blank(memory, 2 * plies * sizeof(u32));
    search->last_answer = take_blank(memory, (ORIGIN_TARGET_MASK + 1) * sizeof(u32));
    search->refuters = take_blank(memory, (ORIGIN_TARGET_MASK + 1) * sizeof(u32));
    search->free_moves = search->moves;
    if (search->moves == NULL || search->last_finish == NULL || search->last_refuter == NULL ||
        search->last_answer == NULL || search->refuters == NULL) {
        free_search(search);
        return NULL;
    }
    return search;
}

void free_search(Search *search)
{
    if (search != NULL) {
        give_back(search->memory, search->prover);
        give_back(search->memory, search->moves);
        give_back(search->memory, search->last_finish);
        give_back(search->memory, search->last_refuter);
        give_back(search->memory, search->last_answer);
        give_back(search->memory, search->refuters);
        give_back(search->memory, search);
    }
}
