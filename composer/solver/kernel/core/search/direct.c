/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search/direct.h"

#include "search/defences.h"
#include "search/mates.h"

bool refutes(Search *search, const Pos *pos, u32 defence, int moves, int ply, Fact *fact)
{
    Pos after;
    step(search, pos, defence, &after);
    if (concedes(search->board, &search->goal, defence, &after) ||
        solvable(search, &after, moves, defence, ply + 1)) {
        return false;
    }
    keep_refuter(search, defence, ply, fact);
    return true;
}

bool all_answered(Search *search, const Pos *pos, int moves, int ply)
{
    const u64 key = pos->hash ^ salt(search, true);
    Guard guard;
    Fact fact;
    bool answered;
    fact.move = 0;
    if (moves > SHALLOW) {
        recall(search->table, key, &fact);
        if (fact.solved <= moves) {
            return true;
        }
        if (fact.failed >= moves) {
            return false;
        }
    }
    if (is_hinted(search, true, moves)) {
        const Advice given = advice(search, pos, true, moves);
        fact.move = given.verdict == REFUTED ? given.move : fact.move;
    }
    look(search->board, pos, &guard);
    answered = none_refutes(search, pos, &guard, moves, ply, &fact);
    if (moves > SHALLOW && !search->stopped) {
        if (answered) {
            fact.solved = moves;
        } else {
            fact.failed = moves;
        }
        remember(search->table, key, &fact);
    }
    return answered;
}

enum { SOLVED_HERE, SOLVED_ELSEWHERE, CHECKS, TAKES, QUIET, PROMISES };

/* Return how likely a move is to solve: what did before, then checks, then captures. */
static inline int promise(const Pos *pos, const Sieve *checks, u32 move, u32 first, u32 second)
{
    const u64 target = bit(target_of(move));
    if (same_move(move, first)) {
        return SOLVED_HERE;
    }
    if (same_move(move, second)) {
        return SOLVED_ELSEWHERE;
    }
    if ((checks->targets[kind_of(move)] & target) != 0 ||
        (checks->anywhere & bit(origin_of(move))) != 0) {
        return CHECKS;
    }
    return (pos->men[pos->turn ^ 1] & target) != 0 || promotion_of(move) != 0 ? TAKES : QUIET;
}

/* Write moves in the order of their promise, equals as they were. */
static void order_by_promise(const Search *search, const Pos *pos, const Guard *guard,
                             const u32 *moves, int count, u32 first, u32 second, u32 *out)
{
    u8 promises[MOST_MOVES];
    int places[PROMISES + 1] = {0};
    Sieve checks;
    if (count > MOST_MOVES) { /* so many only after namings: they stay as they are */
        for (int index = 0; index < count; index++) {
            out[index] = moves[index];
        }
        return;
    }
    want_checks(search->board, pos, guard, &checks);
    for (int index = 0; index < count; index++) {
        promises[index] = (u8)promise(pos, &checks, moves[index], first, second);
        places[promises[index] + 1]++;
    }
    for (int index = 1; index < PROMISES; index++) {
        places[index] += places[index - 1];
    }
    for (int index = 0; index < count; index++) {
        out[places[promises[index]]++] = moves[index];
    }
}

/* Return whether a move forces the goal in `moves` (2 or more); note it. */
static bool forces_one(Search *search, const Pos *pos, const Guard *guard, int moves, u32 last,
                       int ply, Fact *fact)
{
    u32 *const found = search->free_moves;
    const int count = all_moves(search->board, pos, guard, found);
    u32 *const ordered = found + count;
    u32 *answer = &search->last_answer[last & ORIGIN_TARGET_MASK];
    bool forced = false;
    search->free_moves = ordered + count;
    order_by_promise(search, pos, guard, found, count, fact->move, *answer, ordered);
    if (moves - 1 > SHALLOW) {
        for (int index = 0; index < count; index++) {
            approach(search, pos, ordered[index], true);
        }
    }
    for (int index = 0; index < count; index++) {
        Pos after;
        step(search, pos, ordered[index], &after);
        if (all_answered(search, &after, moves - 1, ply + 1) && !search->stopped) {
            forced = true;
            fact->move = ordered[index];
            *answer = ordered[index];
        }
        if (forced || search->stopped) {
            break;
        }
    }
    search->free_moves = found;
    return forced;
}

bool solvable(Search *search, const Pos *pos, int moves, u32 last, int ply)
{
    Guard guard;
    Fact fact;
    u64 key;
    int shortest;
    if (moves == 0 || search->stopped) {
        return false;
    }
    look(search->board, pos, &guard);
    if (moves <= SHALLOW) {
        return can_finish(search, pos, &guard, ply);
    }
    key = pos->hash ^ salt(search, false);
    recall(search->table, key, &fact);
    if (fact.solved <= moves) {
        return true;
    }
    if (fact.failed >= moves) {
        return false;
    }
    if (fact.failed == 0) {
        if (can_finish(search, pos, &guard, ply)) {
            fact.solved = 1;
        } else {
            fact.failed = 1;
        }
    }
    shortest = fact.failed + 1;
    if (search->prover != NULL && moves < HINTED) {
        shortest = moves; /* as a rule it fails, as almost all that is still tried then */
    }
    if (is_hinted(search, false, moves)) {
        const Advice given = advice(search, pos, false, moves);
        fact.move = given.verdict == FORCED && given.move != 0 ? given.move : fact.move;
        shortest = given.verdict != OPEN ? moves : shortest; /* fewer moves would show less */
    }
    for (int length = shortest; length <= moves; length++) {
        if (fact.solved <= moves || search->stopped) {
            break;
        }
        if (forces_one(search, pos, &guard, length, last, ply, &fact)) {
            fact.solved = length;
        } else if (!search->stopped) {
            fact.failed = length;
        }
    }
    if (!search->stopped) {
        remember(search->table, key, &fact);
    }
    return fact.solved <= moves;
}

/* What ends it, for proof numbers: few moves left are searched to the end. */
static int judge_direct(Search *search, const Pos *pos, const Guard *guard, bool defends,
                        int moves, u32 last, int ply, u32 *move)
{
    if (defends) {
        return OPEN;
    }
    if (moves < search->prover->grows_from) {
        return solvable(search, pos, moves, last, ply) ? FORCED : REFUTED;
    }
    if (can_finish(search, pos, guard, ply)) {
        *move = search->last_finish[2 * ply];
        return FORCED;
    }
    return OPEN;
}

static int judge_end_of_direct(const Search *search, const Guard *guard, bool defends, int moves)
{
    (void)moves;
    return defends && (guard->checkers != 0) == (search->goal.aim == MATE) ? FORCED : REFUTED;
}

void direct_mode(Mode *mode)
{
    mode->number = 0;
    mode->attacker_ends = true;
    mode->attacker_obliged = mode->defender_obliged = false;
    mode->exact = false;
    mode->shallow = SHALLOW;
    mode->laws = 0;
    mode->solvable = solvable;
    mode->all_answered = all_answered;
    mode->refutes = refutes;
    mode->hinted = HINTED;
    mode->judge = judge_direct;
    mode->judge_end = judge_end_of_direct;
}
