/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "self/witness.h"

#include "search/mates.h"

/* Write down a quiet move of the side that does not attack, `pos` being with it to move. */
static void add_witness(const Board *board, const Pos *pos, int king, int their_king, int kind,
                        int origin, int target, Witnesses *witnesses)
{
    const u64 home_line = board->line[king][origin];
    u64 origins = home_line | board->line[their_king][origin] | board->between[target][their_king];
    if (kind == PAWN && (pos->men[pos->turn ^ 1] & bit(target)) != 0) {
        origins |= bit(target);
    }
    witnesses->origins[witnesses->count] = origins;
    witnesses->targets[witnesses->count] =
        home_line | bit(origin) | bit(target) | board->between[origin][target];
    witnesses->count++;
}

/* Return where a man other than the king goes quietly; no promotions, no e.p. captures. */
static u64 quiet_targets(const Board *board, const Pos *pos, const Guard *guard,
                         const Sieve *checks, int kind, int origin)
{
    const u64 here = bit(origin);
    u64 targets;
    if ((checks->anywhere & here) != 0) {
        return 0;
    }
    if (kind == PAWN) {
        const u64 single = (pos->turn == WHITE ? here << 8 : here >> 8) & ~guard->men;
        targets = single | (board->pawn_reach[pos->turn][origin] & pos->men[pos->turn ^ 1]);
        targets &= ~EDGE_RANKS;
    } else {
        targets = reach(board, kind, origin, guard->men) & ~guard->own;
    }
    if ((guard->pinned & here) != 0) {
        targets &= board->line[guard->king][origin];
    }
    return targets & guard->allowed & ~checks->targets[kind];
}

bool has_quiet_move(const Board *board, const Pos *pos, const Guard *guard, const Sieve *checks)
{
    for (int kind = PAWN; kind < KING; kind++) {
        for (u64 men = pos->kinds[kind] & guard->own; men != 0; men &= men - 1) {
            if (quiet_targets(board, pos, guard, checks, kind, first_of(men)) != 0) {
                return true;
            }
        }
    }
    if ((checks->anywhere & bit(guard->king)) != 0) {
        return false;
    }
    for (u64 left = board->king_reach[guard->king] & ~guard->own; left != 0; left &= left - 1) {
        if (!attacked(board, pos, first_of(left), guard->men ^ bit(guard->king), pos->turn ^ 1)) {
            return true;
        }
    }
    return false;
}

void find_witnesses(const Board *board, const Pos *pos, Witnesses *witnesses)
{
    /* Short moves first: there is less between that a move could shut. */
    static const u8 order[5] = {PAWN, KNIGHT, BISHOP, ROOK, QUEEN};
    const int their_king = king_of(pos, pos->turn);
    Pos passing;
    Guard guard;
    Sieve checks;
    witnesses->count = 0;
    make_none(board, pos, &passing);
    look(board, &passing, &guard);
    want_checks(board, &passing, &guard, &checks);
    for (int index = 0; index < 5; index++) {
        const int kind = order[index];
        u64 men = passing.kinds[kind] & guard.own;
        while (men != 0) {
            const int origin = first_of(men);
            const u64 targets = quiet_targets(board, &passing, &guard, &checks, kind, origin);
            men &= men - 1;
            if (targets == 0) {
                continue;
            }
            add_witness(board, &passing, guard.king, their_king, kind, origin, first_of(targets),
                        witnesses);
            if (witnesses->count == MOST_WITNESSES) {
                return;
            }
        }
    }
}

void want_disturbing(const Witnesses *witnesses, Sieve *sieve)
{
    u64 origins = 0, targets = ALL_SQUARES;
    for (int index = 0; index < witnesses->count; index++) {
        origins |= witnesses->origins[index];
        targets &= witnesses->targets[index];
    }
    sieve->anywhere |= witnesses->count == 0 ? ALL_SQUARES : origins;
    for (int kind = 0; kind < NO_KIND; kind++) {
        sieve->targets[kind] |= targets;
    }
    sieve->targets[KING] = ALL_SQUARES;
}
