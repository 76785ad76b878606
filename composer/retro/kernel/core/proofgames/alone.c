/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "proofgames/alone.h"
#include "proofgames/need.h"

enum { BUCKET = 4, LONGEST = 4000, FIRST_PLACES = 1 << 10 };

static bool comes(Alone *alone, const Side *side, int moves, int captures);

bool open_alone(Alone *alone, const Board *board, const Target *target, int colour,
                const Memory *memory, u64 answers, const volatile char *cancelled)
{
    alone->cancelled = cancelled;
    alone->board = board;
    alone->target = target;
    alone->colour = colour;
    alone->memory = *memory;
    alone->asked = alone->asked_most = alone->filled = 0;
    alone->most = answers;
    alone->mask = FIRST_PLACES - BUCKET;
    alone->ways_mask = WAYS_PLACES - 1;
    alone->known = take_blank(memory, FIRST_PLACES * sizeof(Known));
    alone->ways = take_blank(memory, WAYS_PLACES * sizeof(Ways));
    return alone->known != NULL && alone->ways != NULL;
}

void close_alone(Alone *alone)
{
    give_back(&alone->memory, alone->known);
    give_back(&alone->memory, alone->ways);
    alone->known = NULL;
    alone->ways = NULL;
}

u64 key_of(const Side *side, int moves, int captures)
{
    u64 key = side->hash ^ (u64)(moves << 8 | captures << 2 | side->rights) * (u64)0x9E3779B97F4A7C15ULL;
    key ^= key >> 32;
    key *= 0xD6E8FEB86659FD93ULL;
    key ^= key >> 32;
    return key & ~(u64)1;
}

/* Return the answer known, or -1. */
static int recall(const Alone *alone, const Side *side, u64 key)
{
    const Known *known = &alone->known[key >> 8 & alone->mask];
    for (int place = 0; place < BUCKET; place++) {
        if (known[place].men == side->men && (known[place].key & ~(u64)1) == key) {
            return (int)(known[place].key & 1);
        }
    }
    return -1;
}

/* Write an answer into a table; return whether it took a place that was free. */
static bool write_known(Known *known, u64 mask, Known answer)
{
    Known *bucket = &known[answer.key >> 8 & mask];
    int place = 0;
    bool was_free;
    while (place < BUCKET && bucket[place].men != 0) {
        place++;
    }
    was_free = place < BUCKET;
    if (!was_free) {
        place = (int)(answer.key >> 1 & (BUCKET - 1));
    }
    bucket[place] = answer;
    return was_free;
}

/* Make the table four times as large, if there is memory; it does without. */
static void widen(Alone *alone)
{
    const u64 places = alone->mask + BUCKET, wider = 4 * places;
    Known *known = wider <= alone->most
                       ? take_blank(&alone->memory, (size_t)wider * sizeof(Known))
                       : NULL;
    if (known == NULL) {
        alone->most = places;
        return;
    }
    alone->filled = 0;
    for (u64 place = 0; place < places; place++) {
        if (alone->known[place].men != 0) {
            alone->filled += write_known(known, wider - BUCKET, alone->known[place]);
        }
    }
    give_back(&alone->memory, alone->known);
    alone->known = known;
    alone->mask = wider - BUCKET;
}

static bool remember(Alone *alone, const Side *side, u64 key, bool answer)
{
    const Known known = {side->men, key | (u64)answer};
    alone->filled += write_known(alone->known, alone->mask, known);
    if (2 * alone->filled > alone->mask && alone->mask + BUCKET < alone->most) {
        widen(alone);
    }
    return answer;
}

typedef struct Trial { /* a question, while the moves that may answer it are tried */
    Alone *alone;
    const Goals *goals;
    const Side *side;
    int moves, captures, surplus;
} Trial;

/* Return whether a move whose own men in the way are captured before leads to the goals. */
static bool leads(const Trial *trial, int kind, int origin, int target, int becomes, u64 captured,
                  bool by_capture)
{
    Side after;
    if (captured != 0 && (count_of(captured) > trial->surplus ||
                          (captured & (trial->side->kinds[KING] | ~trial->goals->graves)) != 0)) {
        return false;
    }
    write_after(trial->alone->board, trial->alone->colour, trial->side, kind, origin, target, becomes, captured, &after);
    if (by_capture) {
        return comes(trial->alone, &after, trial->moves - 1, trial->captures - 1);
    }
    if (kind != PAWN && trial->captures > 0 && (trial->goals->prey & bit(target)) != 0 &&
        comes(trial->alone, &after, trial->moves - 1, trial->captures - 1)) {
        return true;
    }
    return comes(trial->alone, &after, trial->moves - 1, trial->captures);
}

static bool officer_leads(const Trial *trial, int kind, int origin)
{
    const Alone *alone = trial->alone;
    const u64 walls = alone->target->walls, men = trial->side->men;
    u64 targets = reach(alone->board, kind, origin, walls | (trial->surplus > 0 ? 0 : men));
    targets &= ~(walls | trial->goals->cut[origin] | (trial->surplus > 0 ? 0 : men));
    if (kind == KING) {
        targets &= ~alone->target->goals[alone->colour].guarded;
    }
    for (; targets != 0; targets &= targets - 1) {
        const int target = first_of(targets);
        const u64 captured = (alone->board->between[origin][target] | bit(target)) & men;
        if (leads(trial, kind, origin, target, kind, captured, false)) {
            return true;
        }
    }
    return false;
}

/* Return whether a pawn's arrival leads to the goals, as whatever it becomes there. */
static bool arrival_leads(const Trial *trial, int origin, int target, u64 captured,
                          bool by_capture)
{
    if ((EDGE_RANKS & bit(target)) == 0) {
        return leads(trial, PAWN, origin, target, PAWN, captured, by_capture);
    }
    for (int kind = KNIGHT; kind <= QUEEN; kind++) {
        if (leads(trial, PAWN, origin, target, kind, captured, by_capture)) {
            return true;
        }
    }
    return false;
}

static bool pawn_leads(const Trial *trial, int origin)
{
    const Alone *alone = trial->alone;
    const u64 walls = alone->target->walls, men = trial->side->men;
    const int forward = alone->colour == WHITE ? 8 : -8, next = origin + forward;
    u64 targets = alone->board->pawn_reach[alone->colour][origin] & ~walls & trial->goals->prey;
    if ((walls & bit(next)) == 0) {
        const int second = next + forward;
        if (arrival_leads(trial, origin, next, men & bit(next), false)) {
            return true;
        }
        if (origin >> 3 == (alone->colour == WHITE ? 1 : 6) && (walls & bit(second)) == 0 &&
            arrival_leads(trial, origin, second, men & (bit(next) | bit(second)), false)) {
            return true;
        }
    }
    if (trial->captures == 0) {
        return false;
    }
    for (; targets != 0; targets &= targets - 1) {
        const int target = first_of(targets);
        if (arrival_leads(trial, origin, target, men & bit(target), true)) {
            return true;
        }
    }
    return false;
}

static bool castling_leads(const Trial *trial, int wing)
{
    const Alone *alone = trial->alone;
    const Castle *castle = &alone->board->castles[2 * alone->colour + wing];
    const u64 captured = castle->empty & trial->side->men;
    Side after;
    if ((castle->empty & alone->target->walls) != 0 || count_of(captured) > trial->surplus ||
        (captured & ~trial->goals->graves) != 0) {
        return false;
    }
    write_castled(alone->board, alone->colour, trial->side, wing, captured, &after);
    return comes(trial->alone, &after, trial->moves - 1, trial->captures);
}

/* Return whether one of the moves leads to the goals; those of men who are astray first. */
static bool any_leads(const Trial *trial)
{
    const Target *target = trial->alone->target;
    const Goals *goals = trial->goals;
    for (int settled = 0; settled < 2; settled++) {
        for (int kind = KING; kind >= PAWN; kind--) {
            u64 men = trial->side->kinds[kind] & ~target->walls;
            men &= settled != 0 ? goals->kinds[kind] : ~goals->kinds[kind];
            for (; men != 0; men &= men - 1) {
                if (kind == PAWN ? pawn_leads(trial, first_of(men))
                                 : officer_leads(trial, kind, first_of(men))) {
                    return true;
                }
            }
        }
        for (int wing = 0; settled == 0 && wing < 2; wing++) {
            if ((trial->side->rights >> wing & 1) != 0 && castling_leads(trial, wing)) {
                return true;
            }
        }
    }
    return false;
}

static bool comes(Alone *alone, const Side *side, int moves, int captures)
{
    const Goals *goals = &alone->target->goals[alone->colour];
    const Trial trial = {alone, goals, side, moves, captures, count_of(side->men) - goals->count};
    u64 astray = 0, beside = 0, key;
    int answer;
    if (captures > moves || trial.surplus < 0) {
        return false;
    }
    for (int kind = 0; kind < 6; kind++) {
        astray |= goals->kinds[kind] & ~side->kinds[kind];
        beside |= side->kinds[kind] & ~goals->kinds[kind];
    }
    if (moves == 0) {
        return astray == 0 && (beside & ~goals->graves) == 0;
    }
    if (count_of(astray) > moves + (side->rights != 0)) {
        return false;
    }
    key = key_of(side, moves, captures);
    answer = recall(alone, side, key);
    if (answer >= 0) {
        return answer != 0;
    }
    if (!in_reach_castling(alone->board, alone->target, alone->colour, side, moves, captures)) {
        return remember(alone, side, key, false);
    }
    if (alone->asked >= alone->asked_most || *alone->cancelled != 0) {
        return true;
    }
    alone->asked++;
    if (!any_leads(&trial)) {
        return remember(alone, side, key, false);
    }
    return alone->asked >= alone->asked_most || *alone->cancelled != 0 ||
           remember(alone, side, key, true);
}

bool can_come(Alone *alone, const Side *side, int moves, int captures)
{
    bool answer;
    if (captures < 0) {
        return false;
    }
    alone->asked_most = alone->asked + LONGEST;
    answer = comes(alone, side, moves, captures);
    if (answer && alone->asked >= alone->asked_most) { /* not worth the same trouble again */
        remember(alone, side, key_of(side, moves, captures), true);
    }
    return answer;
}
