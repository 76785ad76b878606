/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search/exact.h"

#include "search/defences.h"
#include "search/direct.h"
#include "search/mates.h"

enum { EXACT_NUMBER = 4 }; /* of the mode */

#define MOVES_APART ((u64)0xD6E8FEB86659FD93ULL) /* a number of moves tells of no other */

static bool exactly_answered(Search *search, const Pos *pos, int moves, int ply);

/* Return whether a move leads to the goal in just `moves` (2 or more), itself included. */
static bool leads(Search *search, const Pos *pos, u32 move, int moves, int ply)
{
    Pos after;
    step(search, pos, move, &after);
    return !attains(search->board, &search->goal, pos, move, &after) &&
           exactly_answered(search, &after, moves - 1, ply + 1) && !search->stopped;
}

static bool exactly_solvable(Search *search, const Pos *pos, int moves, u32 last, int ply)
{
    const u64 key = (pos->hash ^ salt(search, false)) + (u64)moves * MOVES_APART;
    u32 *const found = search->free_moves;
    Guard guard;
    Fact fact;
    int count;
    (void)last;
    if (moves == 0 || search->stopped) {
        return false;
    }
    look(search->board, pos, &guard);
    if (moves == 1) {
        return can_finish(search, pos, &guard, ply);
    }
    recall(search->table, key, &fact);
    if (fact.solved != NEVER || fact.failed != 0) {
        return fact.solved != NEVER;
    }
    count = all_moves(search->board, pos, &guard, found);
    search->free_moves = found + count;
    for (int index = 0; index < count && fact.solved == NEVER && !search->stopped; index++) {
        if (leads(search, pos, found[index], moves, ply)) {
            fact.solved = moves;
            fact.move = found[index];
        }
    }
    search->free_moves = found;
    if (search->stopped) {
        return false;
    }
    fact.failed = fact.solved == NEVER ? moves : 0;
    remember(search->table, key, &fact);
    return fact.solved != NEVER;
}

static bool exactly_refutes(Search *search, const Pos *pos, u32 defence, int moves, int ply,
                            Fact *fact)
{
    Pos after;
    step(search, pos, defence, &after);
    if (!concedes(search->board, &search->goal, defence, &after) &&
        exactly_solvable(search, &after, moves, defence, ply + 1)) {
        return false;
    }
    search->refuters[defence & ORIGIN_TARGET_MASK]++;
    fact->move = defence;
    return true;
}

static bool exactly_answered(Search *search, const Pos *pos, int moves, int ply)
{
    u32 *const defences = search->free_moves;
    u32 *scores;
    Guard guard;
    Fact fact;
    int count;
    bool answered;
    look(search->board, pos, &guard);
    count = all_moves(search->board, pos, &guard, defences);
    scores = defences + count;
    search->free_moves = scores + count;
    for (int index = 0; index < count; index++) {
        scores[index] = search->refuters[defences[index] & ORIGIN_TARGET_MASK];
    }
    answered = count > 0;
    for (int index = 0; index < count && answered && !search->stopped; index++) {
        bring_forward(defences, scores, index, count);
        answered = !exactly_refutes(search, pos, defences[index], moves, ply, &fact);
    }
    search->free_moves = defences;
    return answered && !search->stopped;
}

/* Proof numbers are not used. */
static int judge_nothing(Search *search, const Pos *pos, const Guard *guard, bool defends,
                         int moves, u32 last, int ply, u32 *move)
{
    (void)search, (void)pos, (void)guard, (void)defends;
    (void)moves, (void)last, (void)ply, (void)move;
    return OPEN;
}

static int judge_no_end(const Search *search, const Guard *guard, bool defends, int moves)
{
    (void)search, (void)guard, (void)defends, (void)moves;
    return REFUTED;
}

void exact_mode(Mode *mode)
{
    direct_mode(mode);
    mode->number = EXACT_NUMBER;
    mode->exact = true;
    mode->solvable = exactly_solvable;
    mode->all_answered = exactly_answered;
    mode->refutes = exactly_refutes;
    mode->hinted = 0;
    mode->judge = judge_nothing;
    mode->judge_end = judge_no_end;
}
