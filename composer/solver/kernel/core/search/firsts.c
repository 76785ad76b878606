/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search/firsts.h"

#include "search/mates.h"

/* Look for refutations, up to the limit; the one known need not be looked for. */
static void refute(Search *search, First *first, int moves, int limit)
{
    const u64 key = first->after.hash ^ salt(search, true);
    u32 *const defences = search->free_moves;
    u32 *scores;
    Guard guard;
    Fact fact;
    int count, refutations = first->refuter != 0 ? 1 : 0;
    look(search->board, &first->after, &guard);
    count = defences_of(search, &first->after, &guard, defences);
    scores = defences + count;
    search->free_moves = scores + count;
    first->stalemates = count == 0;
    fact.move = 0;
    if (moves - 1 > search->mode.shallow) {
        recall(search->table, key, &fact);
        if (fact.solved < moves) {
            count = 0; /* every defence is answered: nothing to look for */
        }
    }
    for (int index = 0; index < count; index++) {
        scores[index] = search->refuters[defences[index] & ORIGIN_TARGET_MASK];
        if (same_move(defences[index], fact.move)) {
            scores[index] = UINT32_MAX;
        }
    }
    for (int index = 0; index < count; index++) {
        bring_forward(defences, scores, index, count);
        if (defences[index] == first->refuter) {
            continue;
        }
        if (!search->mode.refutes(search, &first->after, defences[index], moves - 1, 1, &fact)) {
            continue;
        }
        if (search->stopped) {
            return;
        }
        refutations++;
        if (first->refuter == 0) {
            first->refuter = defences[index];
        }
        if (refutations >= limit) {
            break;
        }
    }
    search->free_moves = defences;
    first->refutations = refutations;
    if (first->stalemates || moves - 1 <= search->mode.shallow) {
        return;
    }
    if (refutations != 0) {
        fact.failed = moves - 1;
        fact.move = first->refuter;
    } else {
        fact.solved = moves - 1;
    }
    remember(search->table, key, &fact);
}

void decide(Search *search, First *first, int moves, int limit)
{
    const Mode *mode = &search->mode;
    int length = mode->attacker_ends ? 1 : 0; /* moves needed after the first one */
    first->refuter = 0;
    first->refutations = 0;
    if (mode->attacker_ends && reached(search->board, search->goal, &first->after)) {
        first->length = 1;
        return;
    }
    refute(search, first, moves, limit);
    if (search->stopped || first->refutations != 0 || first->stalemates) {
        return;
    }
    while (length < moves - 1 && !mode->all_answered(search, &first->after, length, 1)) {
        length++;
    }
    if (!search->stopped) {
        first->length = length + 1;
    }
}

void count_refutations(Search *search, First *first, int moves, int limit)
{
    if (first->length != 0 || first->stalemates || first->refutations >= limit) {
        return;
    }
    if (first->refutations == 1) {
        refute(search, first, moves, limit);
    }
}
