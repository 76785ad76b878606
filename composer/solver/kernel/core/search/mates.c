/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search/mates.h"

/* Direct checks arrive where the man reaches the king; discovered checks leave a square that
 * alone shuts a line to him; promotions, castling and e.p. captures, which do more than move
 * one man, are all let through. */
void want_checks(const Board *board, const Pos *pos, const Guard *guard, Sieve *sieve)
{
    const int us = pos->turn, king = king_of(pos, us ^ 1);
    u64 snipers = ((board->diagonal_lines[king] & (pos->kinds[BISHOP] | pos->kinds[QUEEN])) |
                   (board->straight_lines[king] & (pos->kinds[ROOK] | pos->kinds[QUEEN]))) &
                  guard->own;
    sieve->origins = ALL_SQUARES;
    sieve->targets[PAWN] = board->pawn_reach[us ^ 1][king];
    sieve->targets[KNIGHT] = board->knight_reach[king];
    sieve->targets[BISHOP] = diagonals(board, king, guard->men);
    sieve->targets[ROOK] = straights(board, king, guard->men);
    sieve->targets[QUEEN] = sieve->targets[BISHOP] | sieve->targets[ROOK];
    sieve->targets[KING] = 0;
    sieve->promoting = sieve->castling = ALL_SQUARES;
    sieve->passing = true;
    sieve->anywhere = 0;
    while (snipers != 0) {
        const int sniper = first_of(snipers);
        const u64 between = board->between[king][sniper] & guard->men;
        snipers &= snipers - 1;
        if (!several(between)) {
            sieve->anywhere |= between & guard->own;
        }
    }
}

/* Let through every move that may reach the goal at once. */
static inline void want_goal(const Search *search, const Pos *pos, const Guard *guard,
                             Sieve *sieve)
{
    if (takes_check(&search->goal)) {
        want_checks(search->board, pos, guard, sieve);
    } else {
        want_all(sieve);
    }
}

int finishing(Search *search, const Pos *pos, const Guard *guard, u32 *out)
{
    Sieve sieve;
    u32 *kept = out, *end;
    want_goal(search, pos, guard, &sieve);
    end = generate(search->board, pos, guard, &sieve, out);
    for (const u32 *each = out; each != end; each++) {
        Pos after;
        step(search, pos, *each, &after);
        if (attains(search->board, &search->goal, pos, *each, &after)) {
            *kept++ = *each;
        }
    }
    return (int)(kept - out);
}

int defences_of(Search *search, const Pos *pos, const Guard *guard, u32 *out)
{
    const int obliged = search->mode.defender_obliged ? finishing(search, pos, guard, out) : 0;
    return obliged != 0 ? obliged : all_moves(search->board, pos, guard, out);
}

/* Return a move like the one wanted if there is one, else 0, and whether it finishes. */
static inline u32 tried(Search *search, const Pos *pos, const Guard *guard, u32 wanted,
                        bool *finishes)
{
    const u32 move = wanted != 0 ? legal_like(search->board, pos, guard, wanted) : 0;
    *finishes = false;
    if (move != 0) {
        Pos after;
        step(search, pos, move, &after);
        *finishes = attains(search->board, &search->goal, pos, move, &after);
    }
    return move;
}

/* What finished last at this ply is tried first. */
bool can_finish(Search *search, const Pos *pos, const Guard *guard, int ply)
{
    u32 *last = &search->last_finish[2 * ply];
    u32 *const found = search->free_moves;
    u32 *end, tried_first, tried_next;
    bool finishes;
    Sieve sieve;
    tried_first = tried(search, pos, guard, last[0], &finishes);
    if (finishes) {
        return true;
    }
    tried_next = tried(search, pos, guard, last[1], &finishes);
    if (finishes) {
        const u32 first = last[0];
        last[0] = last[1];
        last[1] = first;
        return true;
    }
    want_goal(search, pos, guard, &sieve);
    end = generate_by_kind(search->board, pos, guard, &sieve, found);
    for (const u32 *each = found; each != end; each++) {
        const u32 move = *each;
        Pos after;
        if (move == tried_first || move == tried_next) {
            continue;
        }
        step(search, pos, move, &after);
        if (attains(search->board, &search->goal, pos, move, &after)) {
            last[1] = last[0];
            last[0] = move;
            return true;
        }
    }
    return false;
}
