/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search/mates.h"

#include "laws/laws.h"

/* Return whether the men of the side to move reach what they do in orthodox chess, and nobody can
 * be named before a move. */
static inline bool has_orthodox_men(const Pos *pos)
{
    return pos->laws == 0 ||
           (!is_medieval(pos) && waiting_pawns(pos, pos->turn) == 0);
}

/* Let through what may check by other laws. False if that is done; true where the orthodox
 * sieve, which lets castling and promotions through, is right. */
static bool sieve_checks_by_laws(const Board *board, const Pos *pos, const Guard *guard,
                                 Sieve *sieve)
{
    const int us = pos->turn, king = king_of(pos, us ^ 1);
    u64 snipers;
    if (has_orthodox_men(pos)) {
        return true;
    }
    want_all(sieve);
    if (!is_medieval(pos)) {
        return false; /* who is named may check without moving */
    }
    sieve->targets[PAWN] = board->pawn_reach[us ^ 1][king];
    sieve->targets[KNIGHT] = board->knight_reach[king];
    sieve->targets[BISHOP] = attacks_by_laws(board, pos, us, BISHOP, king);
    sieve->targets[ROOK] = straights(board, king, guard->men);
    sieve->targets[QUEEN] = board->fers_reach[king];
    sieve->targets[KING] = 0;
    sieve->anywhere = 0;
    snipers = board->straight_lines[king] & pos->kinds[ROOK] & guard->own;
    snipers |= has_law(pos, ALFIL_BLOCKED)
                   ? board->alfil_reach[has_law(pos, LITERAL)][king] & pos->kinds[BISHOP] &
                         guard->own
                   : 0;
    for (; snipers != 0; snipers &= snipers - 1) {
        const u64 between = board->between[king][first_of(snipers)] & guard->men;
        if (!several(between)) {
            sieve->anywhere |= between & guard->own;
        }
    }
    return false;
}

/* Direct checks arrive where the man reaches the king; discovered checks leave a square that
 * alone shuts a line to him; promotions, castling and e.p. captures, which do more than move
 * one man, are all let through. */
void want_checks(const Board *board, const Pos *pos, const Guard *guard, Sieve *sieve)
{
    const int us = pos->turn, king = king_of(pos, us ^ 1);
    u64 snipers;
    if (pos->laws != 0 && !sieve_checks_by_laws(board, pos, guard, sieve)) {
        return;
    }
    snipers = ((board->diagonal_lines[king] & (pos->kinds[BISHOP] | pos->kinds[QUEEN])) |
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

typedef struct Net { /* around the defending king */
    u64 flights;     /* where he may go now, the attacker's men as they stand */
    u64 men;         /* all men but him */
    u64 lines;       /* what the attacker's line men reach, through him */
} Net;

static inline u64 pawns_reach(u64 pawns, int colour)
{
    return colour == WHITE ? (pawns << 7 & ~FILE_H) | (pawns << 9 & ~FILE_A)
                           : (pawns >> 7 & ~FILE_A) | (pawns >> 9 & ~FILE_H);
}

static inline void look_at_net(const Board *board, const Pos *pos, const Guard *guard, Net *net)
{
    const int us = pos->turn, king = king_of(pos, us ^ 1);
    u64 held = board->king_reach[guard->king] | pawns_reach(pos->kinds[PAWN] & guard->own, us);
    net->men = guard->men ^ bit(king);
    net->lines = 0;
    for (u64 left = pos->kinds[KNIGHT] & guard->own; left != 0; left &= left - 1) {
        held |= board->knight_reach[first_of(left)];
    }
    for (u64 left = (pos->kinds[BISHOP] | pos->kinds[QUEEN]) & guard->own; left != 0;
         left &= left - 1) {
        net->lines |= diagonals(board, first_of(left), net->men);
    }
    for (u64 left = (pos->kinds[ROOK] | pos->kinds[QUEEN]) & guard->own; left != 0;
         left &= left - 1) {
        net->lines |= straights(board, first_of(left), net->men);
    }
    net->flights = board->king_reach[king] & ~pos->men[us ^ 1] & ~(held | net->lines);
}

/* Return whether a move, a check, surely leaves the king a flight: one that neither the man that
 * moves reaches then, nor a line man past the square that he left. */
static inline bool leaves_flight(const Board *board, const Pos *pos, const Net *net, u32 move)
{
    const int us = pos->turn, origin = origin_of(move), target = target_of(move);
    const int kind = promotion_of(move) != 0 ? promotion_of(move) : kind_of(move);
    const u64 men = (net->men & ~bit(origin)) | bit(target);
    u64 left = net->flights & ~bit(target);
    left &= ~(kind == PAWN ? board->pawn_reach[us][target] : reach(board, kind, target, men));
    if (left == 0 || special_of(move) == CASTLING || special_of(move) == PASSING) {
        return false; /* those two open or shut more than one line */
    }
    if ((net->lines & bit(origin)) == 0) {
        return true;
    }
    while (left != 0) {
        if (!attacked(board, pos, first_of(left), men, us)) {
            return true;
        }
        left &= left - 1;
    }
    return false;
}

/* Return whether a move finishes; where it cannot it is not even made. */
static inline bool finishes(Search *search, const Pos *pos, const Net *net, u32 move)
{
    Pos after;
    if (net->flights != 0 && leaves_flight(search->board, pos, net, move)) {
        count_position(search);
        return false;
    }
    step(search, pos, move, &after);
    return attains(search->board, &search->goal, pos, move, &after);
}

/* What finished last at this ply is tried first. */
bool can_finish(Search *search, const Pos *pos, const Guard *guard, int ply)
{
    u32 *last = &search->last_finish[2 * ply];
    u32 *const found = search->free_moves;
    u32 *end, first, second;
    Net net = {0, 0, 0};
    Sieve sieve;
    if (search->goal.aim == MATE && has_orthodox_men(pos)) {
        look_at_net(search->board, pos, guard, &net);
    }
    first = last[0] != 0 ? legal_like(search->board, pos, guard, last[0]) : 0;
    if (first != 0 && finishes(search, pos, &net, first)) {
        return true;
    }
    second = last[1] != 0 ? legal_like(search->board, pos, guard, last[1]) : 0;
    if (second != 0 && finishes(search, pos, &net, second)) {
        const u32 other = last[0];
        last[0] = last[1];
        last[1] = other;
        return true;
    }
    want_goal(search, pos, guard, &sieve);
    end = generate_by_kind(search->board, pos, guard, &sieve, found);
    for (const u32 *each = found; each != end; each++) {
        if (*each != first && *each != second && finishes(search, pos, &net, *each)) {
            last[1] = last[0];
            last[0] = *each;
            return true;
        }
    }
    return false;
}
