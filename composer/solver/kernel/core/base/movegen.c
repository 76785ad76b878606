/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/movegen.h"

/* Tell whether other laws give the side to move other moves than it has in orthodox chess: by
 * Ponziani's laws, only where it may castle, promote, or name a pawn. */
static inline bool differs(const Pos *pos)
{
    const u64 near = pos->turn == WHITE ? LAST_RANK | LAST_RANK >> 8 : FIRST_RANK | FIRST_RANK << 8;
    return pos->laws != 0 &&
           ((pos->laws & MEDIEVAL_BIT) != 0 || pos->rights != 0 ||
            (pos->kinds[PAWN] & pos->men[pos->turn] & near) != 0);
}

static inline bool king_may_go(const Board *board, const Pos *pos, const Guard *guard, int target)
{
    return !attacked(board, pos, target, guard->men ^ bit(guard->king), pos->turn ^ 1);
}

/* Write the moves of a man other than a pawn, castling apart. */
static inline u32 *from_square(const Board *board, const Pos *pos, const Guard *guard,
                               const Sieve *sieve, int kind, int origin, u32 *out)
{
    u64 targets = reach(board, kind, origin, guard->men) & ~guard->own;
    if (kind != KING) {
        targets &= guard->allowed;
        if ((guard->pinned & bit(origin)) != 0) {
            targets &= board->line[guard->king][origin];
        }
    }
    if ((sieve->anywhere & bit(origin)) == 0) {
        targets &= sieve->targets[kind];
    }
    while (targets != 0) {
        const int target = last_of(targets);
        targets ^= bit(target);
        if (kind != KING || king_may_go(board, pos, guard, target)) {
            *out++ = move_of(origin, target, 0, kind, PLAIN);
        }
    }
    return out;
}

static inline bool pawn_wanted(const Sieve *sieve, int origin, int target)
{
    if ((EDGE_RANKS & bit(target)) != 0) {
        return (sieve->promoting & bit(target)) != 0;
    }
    return ((sieve->anywhere & bit(origin)) | (sieve->targets[PAWN] & bit(target))) != 0;
}

static inline bool pawn_free(const Board *board, const Guard *guard, int origin, int target)
{
    return (guard->pinned & bit(origin)) == 0 ||
           (board->line[guard->king][origin] & bit(target)) != 0;
}

/* Write the pawns' moves: captures, single steps, double steps, e.p. captures. */
static u32 *of_pawns(const Board *board, const Pos *pos, const Guard *guard, const Sieve *sieve,
                     u32 *out)
{
    const int us = pos->turn, back = us == WHITE ? -8 : 8;
    const u64 pawns = pos->kinds[PAWN] & guard->own & sieve->origins;
    u64 left = pawns, targets, single;
    while (left != 0) {
        const int origin = last_of(left);
        left ^= bit(origin);
        targets = board->pawn_reach[us][origin] & pos->men[us ^ 1] & guard->allowed;
        while (targets != 0) {
            const int target = last_of(targets);
            targets ^= bit(target);
            if (pawn_wanted(sieve, origin, target) && pawn_free(board, guard, origin, target)) {
                out = write_pawn_move(origin, target, out);
            }
        }
    }
    single = (us == WHITE ? pawns << 8 : pawns >> 8) & ~guard->men;
    targets = single & guard->allowed;
    while (targets != 0) {
        const int target = last_of(targets), origin = target + back;
        targets ^= bit(target);
        if (pawn_wanted(sieve, origin, target) && pawn_free(board, guard, origin, target)) {
            out = write_pawn_move(origin, target, out);
        }
    }
    targets = double_steps(single, guard->men, us) & guard->allowed;
    while (targets != 0) {
        const int target = last_of(targets), origin = target + 2 * back;
        targets ^= bit(target);
        if (pawn_wanted(sieve, origin, target) && pawn_free(board, guard, origin, target)) {
            *out++ = move_of(origin, target, 0, PAWN, DOUBLE_STEP);
        }
    }
    return sieve->passing ? find_passing(board, pos, pawns, out) : out;
}

static inline u32 *castling_wanted(const Board *board, const Pos *pos, const Guard *guard,
                                   const Sieve *sieve, u32 *out)
{
    if (pos->rights != 0 && guard->checkers == 0 && sieve->castling != 0 &&
        (sieve->origins & bit(guard->king)) != 0) {
        return find_castling(board, pos, sieve->castling, out);
    }
    return out;
}

u32 *generate(const Board *board, const Pos *pos, const Guard *guard, const Sieve *sieve, u32 *out)
{
    u64 men = guard->own & ~pos->kinds[PAWN] & sieve->origins;
    if (differs(pos)) {
        return board->by_laws.generate(board, pos, guard, sieve, out);
    }
    if (guard->checkers != 0) {
        if ((sieve->origins & bit(guard->king)) != 0) {
            out = from_square(board, pos, guard, sieve, KING, guard->king, out);
        }
        if (several(guard->checkers)) {
            return out;
        }
        men &= ~pos->kinds[KING];
    }
    while (men != 0) {
        const int origin = last_of(men);
        const u64 here = bit(origin);
        int kind = KNIGHT;
        men ^= here;
        while ((pos->kinds[kind] & here) == 0) {
            kind++;
        }
        out = from_square(board, pos, guard, sieve, kind, origin, out);
    }
    out = castling_wanted(board, pos, guard, sieve, out);
    return of_pawns(board, pos, guard, sieve, out);
}

static inline u32 *of_kind(const Board *board, const Pos *pos, const Guard *guard,
                           const Sieve *sieve, int kind, u32 *out)
{
    u64 men = pos->kinds[kind] & guard->own & sieve->origins;
    while (men != 0) {
        out = from_square(board, pos, guard, sieve, kind, first_of(men), out);
        men &= men - 1;
    }
    return out;
}

u32 *generate_by_kind(const Board *board, const Pos *pos, const Guard *guard, const Sieve *sieve,
                      u32 *out)
{
    if (differs(pos)) {
        return board->by_laws.generate(board, pos, guard, sieve, out);
    }
    out = of_kind(board, pos, guard, sieve, KING, out);
    if (several(guard->checkers)) {
        return out;
    }
    out = of_kind(board, pos, guard, sieve, KNIGHT, out);
    out = of_kind(board, pos, guard, sieve, BISHOP, out);
    out = of_kind(board, pos, guard, sieve, ROOK, out);
    out = of_kind(board, pos, guard, sieve, QUEEN, out);
    out = castling_wanted(board, pos, guard, sieve, out);
    return of_pawns(board, pos, guard, sieve, out);
}

int all_moves(const Board *board, const Pos *pos, const Guard *guard, u32 *out)
{
    Sieve sieve;
    want_all(&sieve);
    return (int)(generate(board, pos, guard, &sieve, out) - out);
}

/* Return the legal move like another, or 0, of a man other than king and pawn: no list is needed. */
static inline u32 officer_like(const Board *board, const Guard *guard, u32 wanted, int kind)
{
    const int origin = origin_of(wanted), target = target_of(wanted);
    u64 targets = reach(board, kind, origin, guard->men) & guard->allowed;
    if ((guard->pinned & bit(origin)) != 0) {
        targets &= board->line[guard->king][origin];
    }
    return promotion_of(wanted) == 0 && (targets & bit(target)) != 0
               ? move_of(origin, target, 0, kind, PLAIN)
               : 0;
}

u32 legal_like(const Board *board, const Pos *pos, const Guard *guard, u32 wanted)
{
    const u64 target = bit(target_of(wanted)), origin = bit(origin_of(wanted));
    u32 found[16]; /* from one square to one other: four promotions at most */
    Sieve sieve;
    u32 *end = found;
    if (differs(pos) || (pos->laws != 0 && naming_of(wanted) != 0)) {
        return board->by_laws.legal_like(board, pos, guard, wanted);
    }
    if ((guard->own & origin) == 0 || (guard->own & target) != 0) {
        return 0;
    }
    for (int kind = KNIGHT; kind <= QUEEN; kind++) {
        if ((pos->kinds[kind] & origin) != 0) {
            return officer_like(board, guard, wanted, kind);
        }
    }
    sieve.origins = origin;
    sieve.anywhere = 0;
    sieve.targets[PAWN] = sieve.targets[KING] = target;
    sieve.promoting = sieve.castling = target;
    sieve.passing = true;
    if ((pos->kinds[KING] & origin) != 0) {
        end = from_square(board, pos, guard, &sieve, KING, guard->king, end);
        end = castling_wanted(board, pos, guard, &sieve, end);
    } else {
        end = of_pawns(board, pos, guard, &sieve, end);
    }
    for (const u32 *each = found; each != end; each++) {
        if (same_move(*each, wanted)) {
            return *each;
        }
    }
    return 0;
}

static inline bool kind_can_move(const Board *board, const Pos *pos, const Guard *guard, int kind)
{
    u64 men = pos->kinds[kind] & guard->own;
    while (men != 0) {
        const int origin = first_of(men);
        u64 targets = reach(board, kind, origin, guard->men) & guard->allowed & ~guard->own;
        men &= men - 1;
        if ((guard->pinned & bit(origin)) != 0) {
            targets &= board->line[guard->king][origin];
        }
        if (targets != 0) {
            return true;
        }
    }
    return false;
}

static bool pawn_can_move(const Board *board, const Pos *pos, const Guard *guard)
{
    const int us = pos->turn;
    u64 pawns = pos->kinds[PAWN] & guard->own;
    u32 passing[2];
    while (pawns != 0) {
        const int origin = first_of(pawns);
        const u64 here = bit(origin);
        const u64 single = (us == WHITE ? here << 8 : here >> 8) & ~guard->men;
        u64 targets = single | double_steps(single, guard->men, us);
        pawns &= pawns - 1;
        targets |= board->pawn_reach[us][origin] & pos->men[us ^ 1];
        targets &= guard->allowed;
        if ((guard->pinned & here) != 0) {
            targets &= board->line[guard->king][origin];
        }
        if (targets != 0) {
            return true;
        }
    }
    return find_passing(board, pos, ALL_SQUARES, passing) != passing;
}

bool can_move(const Board *board, const Pos *pos, const Guard *guard)
{
    u64 targets = board->king_reach[guard->king] & ~guard->own;
    if (differs(pos)) {
        return board->by_laws.can_move(board, pos, guard);
    }
    while (targets != 0) { /* castling needs no look: the king could go aside */
        if (king_may_go(board, pos, guard, first_of(targets))) {
            return true;
        }
        targets &= targets - 1;
    }
    if (guard->allowed == 0) {
        return false;
    }
    return kind_can_move(board, pos, guard, KNIGHT) || kind_can_move(board, pos, guard, BISHOP) ||
           kind_can_move(board, pos, guard, ROOK) || kind_can_move(board, pos, guard, QUEEN) ||
           pawn_can_move(board, pos, guard);
}

static inline int count_of_kind(const Board *board, const Pos *pos, const Guard *guard, int kind)
{
    u64 men = pos->kinds[kind] & guard->own;
    int count = 0;
    while (men != 0) {
        const int origin = first_of(men);
        u64 targets = reach(board, kind, origin, guard->men) & guard->allowed & ~guard->own;
        men &= men - 1;
        if ((guard->pinned & bit(origin)) != 0) {
            targets &= board->line[guard->king][origin];
        }
        count += count_of(targets);
    }
    return count;
}

static inline int count_of_pawns(const Board *board, const Pos *pos, const Guard *guard)
{
    const int us = pos->turn;
    u64 pawns = pos->kinds[PAWN] & guard->own;
    u32 passing[2];
    int count = 0;
    while (pawns != 0) {
        const int origin = first_of(pawns);
        const u64 here = bit(origin);
        const u64 single = (us == WHITE ? here << 8 : here >> 8) & ~guard->men;
        u64 targets = single | double_steps(single, guard->men, us);
        pawns &= pawns - 1;
        targets |= board->pawn_reach[us][origin] & pos->men[us ^ 1];
        targets &= guard->allowed;
        if ((guard->pinned & here) != 0) {
            targets &= board->line[guard->king][origin];
        }
        if (targets != 0) {
            count += count_of(targets) * ((targets & EDGE_RANKS) != 0 ? 4 : 1);
        }
    }
    return count + (int)(find_passing(board, pos, ALL_SQUARES, passing) - passing);
}

int count_moves(const Board *board, const Pos *pos, const Guard *guard)
{
    u64 targets = board->king_reach[guard->king] & ~guard->own;
    u32 castling[2];
    int count = 0;
    if (pos->laws != 0) {
        return board->by_laws.count_moves(board, pos, guard);
    }
    while (targets != 0) {
        count += king_may_go(board, pos, guard, first_of(targets));
        targets &= targets - 1;
    }
    if (guard->allowed == 0) {
        return count;
    }
    if (pos->rights != 0 && guard->checkers == 0) {
        count += (int)(find_castling(board, pos, ALL_SQUARES, castling) - castling);
    }
    for (int kind = KNIGHT; kind <= QUEEN; kind++) {
        count += count_of_kind(board, pos, guard, kind);
    }
    return count + count_of_pawns(board, pos, guard);
}
