/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/rules.h"
#include "proofgames/alone.h"

typedef struct Asking { /* a question, while the moves that may answer it are listed */
    Alone *alone;
    const Side *side;
    int moves, captures;
} Asking;

/* Add a move to those that lead on, as a capture and as none, if it does. */
static void add_way(const Asking *asking, Ways *ways, int kind, int origin, int target, int becomes,
                    bool quiet, bool taking)
{
    Side after;
    u64 found = 0;
    write_after(asking->alone->board, asking->alone->colour, asking->side, kind, origin, target, becomes, 0, &after);
    if (quiet && can_come(asking->alone, &after, asking->moves - 1, asking->captures)) {
        found |= ways->quiet[kind] |= bit(target);
    }
    if (taking && can_come(asking->alone, &after, asking->moves - 1, asking->captures - 1)) {
        found |= ways->taking[kind] |= bit(target);
    }
    ways->origins |= (found & bit(target)) != 0 ? bit(origin) : 0;
}

static void add_arrivals(const Asking *asking, Ways *ways, int origin, u64 targets, bool taking)
{
    for (; targets != 0; targets &= targets - 1) {
        const int target = first_of(targets);
        const bool promotes = (EDGE_RANKS & bit(target)) != 0;
        for (int kind = promotes ? KNIGHT : PAWN; kind <= (promotes ? QUEEN : PAWN); kind++) {
            add_way(asking, ways, PAWN, origin, target, kind, !taking, taking);
        }
    }
}

static void add_pawn(const Asking *asking, Ways *ways, int origin)
{
    const Alone *alone = asking->alone;
    const u64 in_way = alone->target->walls | asking->side->men;
    const u64 one = (alone->colour == WHITE ? bit(origin) << 8 : bit(origin) >> 8) & ~in_way;
    add_arrivals(asking, ways, origin, one | double_steps(one, in_way, alone->colour), false);
    if (asking->captures > 0) {
        const u64 aside = alone->board->pawn_reach[alone->colour][origin] & ~in_way &
                          alone->target->goals[alone->colour].prey;
        add_arrivals(asking, ways, origin, aside, true);
    }
}

static void add_officer(const Asking *asking, Ways *ways, int kind, int origin)
{
    const Alone *alone = asking->alone;
    const Goals *goals = &alone->target->goals[alone->colour];
    const u64 in_way = alone->target->walls | asking->side->men;
    u64 targets = reach(alone->board, kind, origin, in_way) & ~in_way & ~goals->cut[origin];
    if (kind == KING) {
        targets &= ~goals->guarded;
    }
    for (; targets != 0; targets &= targets - 1) {
        const int target = first_of(targets);
        const bool taking = asking->captures > 0 && (goals->prey & bit(target)) != 0;
        add_way(asking, ways, kind, origin, target, kind, true, taking);
    }
}

static void add_castling(const Asking *asking, Ways *ways, int wing)
{
    const Alone *alone = asking->alone;
    const Castle *castle = &alone->board->castles[2 * alone->colour + wing];
    Side after;
    if ((castle->empty & (alone->target->walls | asking->side->men)) == 0) {
        write_castled(alone->board, alone->colour, asking->side, wing, 0, &after);
        if (can_come(asking->alone, &after, asking->moves - 1, asking->captures)) {
            ways->castling |= bit(castle->king_target);
        }
    }
}

const Ways *ways_of(Alone *alone, const Side *side, int moves, int captures)
{
    const Asking asking = {alone, side, moves, captures};
    const u64 key = key_of(side, moves, captures);
    Ways *ways = &alone->ways[key >> 8 & alone->ways_mask];
    if (ways->men == side->men && ways->key == key) {
        return ways;
    }
    ways->men = side->men;
    ways->key = key;
    ways->origins = ways->castling = 0;
    for (int kind = 0; kind < 6; kind++) {
        u64 men = side->kinds[kind] & ~alone->target->walls;
        ways->quiet[kind] = ways->taking[kind] = 0;
        for (; men != 0; men &= men - 1) {
            if (kind == PAWN) {
                add_pawn(&asking, ways, first_of(men));
            } else {
                add_officer(&asking, ways, kind, first_of(men));
            }
        }
    }
    for (int wing = 0; wing < 2; wing++) {
        if ((side->rights >> wing & 1) != 0) {
            add_castling(&asking, ways, wing);
        }
    }
    if (ways->castling != 0) {
        ways->origins |= side->kinds[KING];
    }
    return ways;
}
