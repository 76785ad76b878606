/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search/firsts.h"

#include "search/defences.h"
#include "search/mates.h"

/* Return the defence that refutes according to hints looked for now; where they know of none,
 * the one given. */
static u32 hinted_refutation(Search *search, const Pos *pos, int moves, u32 known)
{
    if (is_hinted(search, true, moves) && prove(search, pos, true, moves, 1, 0) == REFUTED) {
        const Advice given = advice(search, pos, true, moves);
        return given.move != 0 ? given.move : known;
    }
    return known;
}

/* Have hints looked for at what answers a defence, if the search uses any. */
static void hint_at_answers(Search *search, const Pos *pos, u32 defence, int moves)
{
    if (is_hinted(search, false, moves)) {
        Pos after;
        make(search->board, pos, defence, &after);
        prove(search, &after, false, moves, 2, 0);
    }
}

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
    if (moves - 1 > search->mode.shallow && !search->mode.exact) {
        recall(search->table, key, &fact);
        if (fact.solved < moves) {
            count = 0; /* every defence is answered: nothing to look for */
        }
    }
    if (count > 0 && refutations == 0) {
        fact.move = hinted_refutation(search, &first->after, moves - 1, fact.move);
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
        if (refutations != 0) { /* of the first one there are hints already */
            hint_at_answers(search, &first->after, defences[index], moves - 1);
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
    if (first->stalemates || moves - 1 <= search->mode.shallow || search->mode.exact) {
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

void decide(Search *search, const Pos *pos, First *first, int moves, int limit)
{
    const Mode *mode = &search->mode;
    int length = mode->attacker_ends ? 1 : 0; /* moves needed after the first one */
    first->refuter = 0;
    first->refutations = 0;
    if (mode->attacker_ends &&
        attains(search->board, &search->goal, pos, first->move, &first->after)) {
        first->length = moves == 1 || !mode->exact ? 1 : 0;
        first->stalemates = first->length == 0; /* too soon: it is not even a try */
        return;
    }
    refute(search, first, moves, limit);
    if (search->stopped || first->refutations != 0 || first->stalemates) {
        return;
    }
    if (mode->exact) {
        length = moves - 1;
    }
    while (length < moves - 1 && !all_answered_with_hints(search, &first->after, length, 1)) {
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
