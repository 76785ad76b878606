/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "self/selfplay.h"

#include "search/defences.h"
#include "search/mates.h"
#include "self/cage.h"
#include "self/witness.h"

/* Return whether a move may check, given the sieve that lets such moves through. */
static inline bool may_check(const Sieve *checks, u32 move)
{
    const u64 target = bit(target_of(move));
    return ((checks->targets[kind_of(move)] & target) != 0 ||
            (checks->anywhere & bit(origin_of(move))) != 0 || promotion_of(move) != 0 ||
            special_of(move) >= PASSING);
}

/* Let through the king's moves only, castling included. */
static void want_king(const Guard *guard, Sieve *sieve)
{
    want_all(sieve);
    sieve->origins = bit(guard->king);
}

bool must_finish(Search *search, const Pos *pos, const Guard *guard)
{
    u32 *const found = search->free_moves;
    Sieve all, checks;
    u32 *end;
    if (takes_check(&search->goal)) { /* one move that cannot check is enough */
        want_checks(search->board, pos, guard, &checks);
        if (pos->laws == 0 && has_quiet_move(search->board, pos, guard, &checks)) {
            return false;
        }
    }
    want_all(&all);
    end = generate_by_kind(search->board, pos, guard, &all, found);
    if (takes_check(&search->goal)) {
        for (const u32 *each = found; each != end; each++) {
            if (!may_check(&checks, *each)) {
                return false;
            }
        }
    }
    for (const u32 *each = found; each != end; each++) {
        Pos after;
        step(search, pos, *each, &after);
        if (!attains(search->board, &search->goal, pos, *each, &after)) {
            return false;
        }
    }
    return end != found;
}

/* Return whether a move is worth a look: it may check, or disturbs all witnesses. */
static inline bool may_force(const Sieve *checks, const Witnesses *witnesses, u32 move)
{
    const u64 origin = bit(origin_of(move)), target = bit(target_of(move));
    if (kind_of(move) == KING || may_check(checks, move)) {
        return true;
    }
    for (int index = 0; index < witnesses->count; index++) {
        if ((witnesses->origins[index] & origin) == 0 &&
            (witnesses->targets[index] & target) == 0) {
            return false;
        }
    }
    return true;
}

bool selfmates_in_one(Search *search, const Pos *pos, const Guard *guard)
{
    u32 *const found = search->free_moves;
    Witnesses witnesses;
    Sieve checks, wanted;
    u32 *end;
    bool forced = false;
    if (search->goal.aim == MATE && pos->laws == 0 && !may_be_caged(search->board, pos)) {
        want_king(guard, &checks);
        wanted = checks;
        witnesses.count = 0;
    } else if (search->goal.aim == MATE && pos->laws == 0 && guard->checkers == 0) {
        find_witnesses(search->board, pos, &witnesses);
        want_checks(search->board, pos, guard, &checks);
        wanted = checks;
        want_disturbing(&witnesses, &wanted);
    } else {
        witnesses.count = 0;
        want_all(&checks);
        wanted = checks;
    }
    end = generate_by_kind(search->board, pos, guard, &wanted, found);
    search->free_moves = end;
    for (const u32 *each = found; each != end && !forced; each++) {
        Guard theirs;
        if (!may_force(&checks, &witnesses, *each)) {
            continue;
        }
        Pos after;
        step(search, pos, *each, &after);
        look(search->board, &after, &theirs);
        forced = must_finish(search, &after, &theirs);
    }
    search->free_moves = found;
    return forced;
}

bool reflexmates_in_one(Search *search, const Pos *pos, const Guard *guard, int ply)
{
    u32 *const found = search->free_moves;
    Sieve wanted;
    u32 *end;
    bool forced = false;
    if (search->goal.aim == MATE && pos->laws == 0 && !may_be_caged(search->board, pos)) {
        want_king(guard, &wanted);
    } else {
        want_all(&wanted);
    }
    end = generate_by_kind(search->board, pos, guard, &wanted, found);
    search->free_moves = end;
    for (const u32 *each = found; each != end && !forced; each++) {
        Guard theirs;
        Pos after;
        step(search, pos, *each, &after);
        look(search->board, &after, &theirs);
        forced = can_finish(search, &after, &theirs, ply + 1);
    }
    search->free_moves = found;
    return forced;
}

static bool self_solvable(Search *search, const Pos *pos, int moves, u32 last, int ply);

static bool self_refutes(Search *search, const Pos *pos, u32 defence, int moves, int ply,
                         Fact *fact)
{
    Pos after;
    step(search, pos, defence, &after);
    if (attains(search->board, &search->goal, pos, defence, &after) ||
        self_solvable(search, &after, moves, defence, ply + 1)) {
        return false;
    }
    keep_refuter(search, defence, ply, fact);
    return true;
}

static bool self_all_answered(Search *search, const Pos *pos, int moves, int ply)
{
    const u64 key = pos->hash ^ salt(search, true);
    Guard guard;
    Fact fact;
    bool answered;
    if (search->stopped) {
        return false;
    }
    look(search->board, pos, &guard);
    if (moves == 0) {
        return search->mode.defender_obliged ? can_finish(search, pos, &guard, ply)
                                             : must_finish(search, pos, &guard);
    }
    recall(search->table, key, &fact);
    if (fact.solved <= moves) {
        return true;
    }
    if (fact.failed >= moves) {
        return false;
    }
    if (is_hinted(search, true, moves)) {
        const Advice given = advice(search, pos, true, moves);
        fact.move = given.verdict == REFUTED ? given.move : fact.move;
    }
    answered = (search->mode.defender_obliged && can_finish(search, pos, &guard, ply)) ||
               none_refutes(search, pos, &guard, moves, ply, &fact);
    if (!search->stopped) {
        if (answered) {
            fact.solved = moves;
        } else {
            fact.failed = moves;
        }
        remember(search->table, key, &fact);
    }
    return answered;
}

/* Return how likely a move is to solve: what did before, then checks, then captures. */
static inline u32 promise(const Pos *pos, const Sieve *checks, u32 move, u32 first, u32 second)
{
    if (same_move(move, first)) {
        return 100;
    }
    if (same_move(move, second)) {
        return 99;
    }
    if (may_check(checks, move)) {
        return 50;
    }
    return (pos->men[pos->turn ^ 1] & bit(target_of(move))) != 0 ? 20 : 10;
}

/* Return whether a move forces the goal in `moves` (2 or more); note it. */
static bool forces_one(Search *search, const Pos *pos, const Guard *guard, int moves, u32 last,
                       int ply, Fact *fact)
{
    u32 *const found = search->free_moves;
    const int count = all_moves(search->board, pos, guard, found);
    u32 *const scores = found + count;
    u32 *answer = &search->last_answer[last & ORIGIN_TARGET_MASK];
    Sieve checks;
    bool forced = false;
    search->free_moves = scores + count;
    want_checks(search->board, pos, guard, &checks);
    for (int index = 0; index < count; index++) {
        scores[index] = promise(pos, &checks, found[index], fact->move, *answer);
        approach(search, pos, found[index], true);
    }
    for (int index = 0; index < count; index++) {
        Pos after;
        bring_forward(found, scores, index, count);
        step(search, pos, found[index], &after);
        if (self_all_answered(search, &after, moves - 1, ply + 1) && !search->stopped) {
            forced = true;
            fact->move = found[index];
            *answer = found[index];
        }
        if (forced || search->stopped) {
            break;
        }
    }
    search->free_moves = found;
    return forced;
}

static bool in_one(Search *search, const Pos *pos, const Guard *guard, int ply)
{
    return search->mode.defender_obliged ? reflexmates_in_one(search, pos, guard, ply)
                                         : selfmates_in_one(search, pos, guard);
}

static bool self_solvable(Search *search, const Pos *pos, int moves, u32 last, int ply)
{
    Guard guard;
    Fact fact;
    u64 key;
    int shortest;
    if (moves == 0 || search->stopped) {
        return false;
    }
    look(search->board, pos, &guard);
    if (moves == 1) {
        if (search->mode.attacker_obliged && can_finish(search, pos, &guard, ply)) {
            return false;
        }
        return in_one(search, pos, &guard, ply);
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
        if (search->mode.attacker_obliged && can_finish(search, pos, &guard, ply)) {
            fact.failed = NEVER - 1; /* in however many moves */
        } else if (in_one(search, pos, &guard, ply)) {
            fact.solved = 1;
        } else {
            fact.failed = 1;
        }
    }
    shortest = fact.failed + 1;
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

/* What ends it, for proof numbers: few moves left are searched to the end, and who is obliged to
 * reach the goal has no choice. */
static int judge_self(Search *search, const Pos *pos, const Guard *guard, bool defends, int moves,
                      u32 last, int ply, u32 *move)
{
    (void)move;
    if (defends) {
        return search->mode.defender_obliged && can_finish(search, pos, guard, ply) ? FORCED : OPEN;
    }
    if (moves < SELF_HINTED) {
        return self_solvable(search, pos, moves, last, ply) ? FORCED : REFUTED;
    }
    return search->mode.attacker_obliged && can_finish(search, pos, guard, ply) ? REFUTED : OPEN;
}

/* An attacker without a move has been mated, or not; a defender without one has not lost. */
static int judge_end_of_self(const Search *search, const Guard *guard, bool defends, int moves)
{
    (void)moves;
    return !defends && (guard->checkers != 0) == (search->goal.aim == MATE) ? FORCED : REFUTED;
}

void self_mode(Mode *mode, int number)
{
    mode->number = number;
    mode->attacker_ends = false;
    mode->attacker_obliged = number == REFLEX_PLAY;
    mode->defender_obliged = number != SELF_PLAY;
    mode->exact = false;
    mode->laws = 0;
    mode->shallow = 0;
    mode->solvable = self_solvable;
    mode->all_answered = self_all_answered;
    mode->refutes = self_refutes;
    mode->hinted = SELF_HINTED;
    mode->judge = judge_self;
    mode->judge_end = judge_end_of_self;
}
