/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "laws/lawmoves.h"

#include "base/movegen.h"
#include "laws/laws.h"

/* Limits */

static void look_medieval(const Board *board, const Pos *pos, Guard *guard)
{
    const int us = pos->turn, king = king_of(pos, us);
    const u64 theirs = pos->men[us ^ 1];
    u64 far = board->straight_lines[king] & pos->kinds[ROOK] & theirs;
    const u64 alfils = leap_reach(board, pos, king) & pos->kinds[BISHOP] & theirs;
    guard->own = pos->men[us];
    guard->men = guard->own | theirs;
    guard->king = king;
    guard->pinned = 0;
    guard->checkers = ((board->knight_reach[king] & pos->kinds[KNIGHT]) |
                       (board->pawn_reach[us][king] & pos->kinds[PAWN]) |
                       (board->fers_reach[king] & pos->kinds[QUEEN])) &
                      theirs;
    if (has_law(pos, ALFIL_BLOCKED)) {
        far |= alfils;
    } else {
        guard->checkers |= alfils;
    }
    while (far != 0) {
        const int sniper = first_of(far);
        const u64 between = board->between[king][sniper] & guard->men;
        far &= far - 1;
        if (between == 0) {
            guard->checkers |= bit(sniper);
        } else if (!several(between)) {
            guard->pinned |= between & guard->own;
        }
    }
    if (guard->checkers == 0) {
        guard->allowed = ~guard->own;
    } else if (several(guard->checkers)) {
        guard->allowed = 0;
    } else {
        const int checker = first_of(guard->checkers);
        guard->allowed = guard->checkers;
        if (has_law(pos, ALFIL_BLOCKED) || (pos->kinds[ROOK] & guard->checkers) != 0) {
            guard->allowed |= board->between[king][checker];
        }
    }
    guard->allowed &= ~(pos->immune & theirs);
}

/* Return where a pinned man may go: along a line, but in the medieval game not beyond him who
 * pins, over whom he might leap. */
static u64 along_pin(const Board *board, const Pos *pos, const Guard *guard, int origin)
{
    const u64 line = board->line[guard->king][origin];
    u64 snipers;
    if (!is_medieval(pos)) {
        return line;
    }
    snipers = line & pos->men[pos->turn ^ 1] & (pos->kinds[ROOK] | pos->kinds[BISHOP]);
    for (; snipers != 0; snipers &= snipers - 1) {
        const int sniper = first_of(snipers);
        const u64 between = board->between[guard->king][sniper];
        if ((between & guard->men) == bit(origin)) {
            return between | bit(sniper);
        }
    }
    return line;
}

/* Return where a man other than king and pawn may go. One just named may attack the king, who is
 * never captured. */
static inline u64 targets_of(const Board *board, const Pos *pos, const Guard *guard, int kind,
                             int origin)
{
    u64 targets = reach_by_laws(board, pos, kind, origin, guard->men) & ~guard->own &
                  ~pos->kinds[KING];
    if (kind == QUEEN && (pos->fresh & bit(origin)) != 0 && has_law(pos, FERS_LEAPS)) {
        targets |= leap_reach(board, pos, origin) & ~guard->men;
    }
    targets &= guard->allowed;
    if ((guard->pinned & bit(origin)) != 0) {
        targets &= along_pin(board, pos, guard, origin);
    }
    return targets;
}

static inline u64 king_targets(const Board *board, const Pos *pos, const Guard *guard)
{
    u64 targets = board->king_reach[guard->king] & ~guard->own & ~(pos->immune & guard->men) &
                  ~pos->kinds[KING];
    if ((pos->immovable & bit(guard->king)) != 0) {
        return 0;
    }
    for (u64 left = targets; left != 0; left &= left - 1) {
        const int target = first_of(left);
        if (attacked(board, pos, target, guard->men ^ bit(guard->king), pos->turn ^ 1)) {
            targets ^= bit(target);
        }
    }
    return targets;
}

/* Return where a pawn goes to without capturing, as far as it may. */
static u64 pawn_steps(const Pos *pos, u64 men, int origin)
{
    const int us = pos->turn;
    const u64 home = us == WHITE ? FIRST_RANK << 8 : LAST_RANK >> 8;
    int most = 1;
    u64 step = bit(origin), found = 0;
    if ((home & bit(origin)) != 0) {
        const bool goes_far = !is_medieval(pos) || has_law(pos, LONG_ALWAYS) ||
                              (has_law(pos, LONG_AT_FIRST) && pos->intact != 0);
        most = !goes_far ? 1 : is_medieval(pos) && has_law(pos, LITERAL) ? 3 : 2;
    }
    for (int index = 0; index < most && step != 0; index++) {
        step = (us == WHITE ? step << 8 : step >> 8) & ~men;
        found |= step;
    }
    return found;
}

static inline u64 pawn_targets(const Board *board, const Pos *pos, const Guard *guard, int origin)
{
    u64 targets = pawn_steps(pos, guard->men, origin);
    targets |= board->pawn_reach[pos->turn][origin] & pos->men[pos->turn ^ 1] & ~pos->kinds[KING];
    targets &= guard->allowed;
    if ((guard->pinned & bit(origin)) != 0) {
        targets &= along_pin(board, pos, guard, origin);
    }
    return targets;
}

static void make_by_laws(const Board *board, const Pos *pos, u32 move, Pos *after);
static bool can_move_by_laws(const Board *board, const Pos *pos, const Guard *guard);

/* Promotion */

static u32 *write_promotions(const Pos *pos, int origin, int target, u32 *out)
{
    u32 kinds;
    if (is_medieval(pos)) {
        *out++ = move_of(origin, target, QUEEN, PAWN, PLAIN);
        return out;
    }
    kinds = kinds_to_name(pos, pos->turn, target);
    if (kinds == 0) { /* it waits */
        *out++ = move_of(origin, target, 0, PAWN, PLAIN);
    }
    for (int kind = QUEEN; kind >= KNIGHT; kind--) {
        if ((kinds >> kind & 1) != 0) {
            *out++ = move_of(origin, target, kind, PAWN, PLAIN);
        }
    }
    return out;
}

/* Moves of a position in which nothing more is named */

static u32 *write_targets(const Sieve *sieve, int kind, int origin, u64 targets, u32 *out)
{
    if ((sieve->anywhere & bit(origin)) == 0) {
        targets &= sieve->targets[kind];
    }
    while (targets != 0) {
        const int target = last_of(targets);
        targets ^= bit(target);
        *out++ = move_of(origin, target, 0, kind, PLAIN);
    }
    return out;
}

static u32 *write_pawn(const Board *board, const Pos *pos, const Guard *guard, const Sieve *sieve,
                       int origin, u32 *out)
{
    u64 targets = pawn_targets(board, pos, guard, origin);
    while (targets != 0) {
        const int target = last_of(targets), squares = target - origin;
        targets ^= bit(target);
        if ((EDGE_RANKS & bit(target)) != 0) {
            if ((sieve->promoting & bit(target)) != 0) {
                out = write_promotions(pos, origin, target, out);
            }
        } else if (((sieve->anywhere & bit(origin)) | (sieve->targets[PAWN] & bit(target))) != 0) {
            *out++ = move_of(origin, target, 0, PAWN,
                             squares == 16 || squares == -16 ? DOUBLE_STEP : PLAIN);
        }
    }
    return out;
}

/* Return whether king and rook, arrived, do what castling may not do. */
static bool does_harm(const Board *board, const Pos *pos, u32 move, u64 men)
{
    const int us = pos->turn, king = target_of(move), rook = rook_target(move);
    const u64 theirs = pos->men[us ^ 1];
    if (has_law(pos, CASTLES_NO_HARM) &&
        ((board->king_reach[king] | straights(board, rook, men)) & theirs) != 0) {
        return true;
    }
    if (has_law(pos, CASTLES_NO_CHECK)) {
        Pos after;
        make_by_laws(board, pos, move, &after);
        return attacked(board, &after, king_of(pos, us ^ 1), men, us);
    }
    return false;
}

static u32 *write_castling(const Board *board, const Pos *pos, const Guard *guard,
                           const Sieve *sieve, u32 *out)
{
    const int us = pos->turn;
    if (pos->rights == 0 || guard->checkers != 0 || is_medieval(pos) ||
        (sieve->origins & bit(guard->king)) == 0) {
        return out;
    }
    for (int index = 2 * us; index < 2 * us + 2; index++) {
        const Castle *castle = &board->castles[index];
        const int step = castle->rook > castle->king ? 1 : -1;
        if ((pos->rights & (1 << index)) == 0 || (castle->empty & guard->men) != 0) {
            continue;
        }
        for (int king = castle->king + step; king != castle->rook + step; king += step) {
            const int squares = (king - castle->king) * step;
            if (attacked(board, pos, king, guard->men, us ^ 1)) {
                break; /* he cannot pass */
            }
            if ((squares < 2 && has_law(pos, CASTLES_FAR)) || (sieve->castling & bit(king)) == 0) {
                continue;
            }
            for (int rook = castle->king; rook != king; rook += step) {
                const u64 men = (guard->men & ~bit(castle->king) & ~bit(castle->rook)) |
                                bit(king) | bit(rook);
                const u32 move = move_of(castle->king, king, rook & 7, KING, CASTLING);
                if (!has_law(pos, CASTLES_FREELY) &&
                    (king != castle->king_target || rook != castle->rook_target)) {
                    continue;
                }
                if (!attacked(board, pos, king, men, us ^ 1) &&
                    !does_harm(board, pos, move, men)) {
                    *out++ = move;
                }
            }
        }
    }
    return out;
}

static u32 *write_unnamed(const Board *board, const Pos *pos, const Guard *guard,
                          const Sieve *sieve, u32 *out)
{
    u64 men = guard->own & sieve->origins & ~pos->immovable;
    if ((men & bit(guard->king)) != 0) {
        out = write_targets(sieve, KING, guard->king, king_targets(board, pos, guard), out);
        men ^= bit(guard->king);
    }
    if (!several(guard->checkers)) {
        for (int kind = KNIGHT; kind < KING; kind++) {
            for (u64 left = men & pos->kinds[kind]; left != 0; left &= left - 1) {
                const int origin = first_of(left);
                out = write_targets(sieve, kind, origin,
                                    targets_of(board, pos, guard, kind, origin), out);
            }
        }
        out = write_castling(board, pos, guard, sieve, out);
        for (u64 left = men & pos->kinds[PAWN]; left != 0; left &= left - 1) {
            out = write_pawn(board, pos, guard, sieve, first_of(left), out);
        }
        if (pos->passed != NO_SQUARE && sieve->passing) {
            out = find_passing(board, pos, sieve->origins, out);
        }
    }
    return out;
}

/* Naming */

static inline u32 naming(int square, int kind)
{
    return (u32)(32 | (square & 7) << 2 | (kind - 1)) << NAMING_AT;
}

static inline int named_square(const Pos *pos, u32 move)
{
    return named_file(move) + (pos->turn == WHITE ? 56 : 0);
}

/* Name a pawn that waits. */
static void name(const Board *board, Pos *pos, u32 move)
{
    const int square = named_square(pos, move);
    put_man(board, pos, pos->turn, PAWN, square);
    put_man(board, pos, pos->turn, named_kind(move), square);
}

/* Write the moves after a naming, with it. */
static u32 *write_named(const Board *board, const Pos *pos, const Guard *guard,
                        const Sieve *sieve, u32 named, u32 *out)
{
    Pos then = *pos;
    u32 *each = out;
    name(board, &then, named);
    out = write_unnamed(board, &then, guard, sieve, out);
    for (; each != out; each++) {
        *each |= named;
    }
    return out;
}

static u32 *generate_by_laws(const Board *board, const Pos *pos, const Guard *guard, const Sieve *sieve,
                      u32 *out)
{
    u64 waiting = has_law(pos, PONZIANI) ? waiting_pawns(pos, pos->turn) : 0;
    bool may_name = false;
    for (; waiting != 0; waiting &= waiting - 1) {
        const int square = first_of(waiting);
        const u32 kinds = kinds_to_name(pos, pos->turn, square);
        for (int kind = QUEEN; kind >= KNIGHT; kind--) {
            if ((kinds >> kind & 1) != 0) {
                out = write_named(board, pos, guard, sieve, naming(square, kind), out);
                may_name = true;
            }
        }
    }
    if (!may_name || has_law(pos, NAMES_AT_WILL)) {
        out = write_unnamed(board, pos, guard, sieve, out);
    }
    return out;
}

/* Roughly where namings are: it only is a hint how hard a position is. */
static int count_by_laws(const Board *board, const Pos *pos, const Guard *guard)
{
    const u64 men = guard->own & ~pos->immovable;
    u32 ways[64];
    Sieve sieve;
    int count = count_of(king_targets(board, pos, guard));
    if (several(guard->checkers)) {
        return count;
    }
    want_all(&sieve);
    count += (int)(write_castling(board, pos, guard, &sieve, ways) - ways);
    for (int kind = KNIGHT; kind < KING; kind++) {
        for (u64 left = men & pos->kinds[kind]; left != 0; left &= left - 1) {
            count += count_of(targets_of(board, pos, guard, kind, first_of(left)));
        }
    }
    for (u64 left = men & pos->kinds[PAWN]; left != 0; left &= left - 1) {
        sieve.origins = left & ~(left - 1);
        count += (int)(write_pawn(board, pos, guard, &sieve, first_of(left), ways) - ways);
    }
    return count == 0 && can_move_by_laws(board, pos, guard) ? 1 : count;
}

/* Return whether a naming, or none, may stand before a move. */
static bool may_be_named(const Pos *pos, u32 named)
{
    u64 waiting = has_law(pos, PONZIANI) ? waiting_pawns(pos, pos->turn) : 0;
    if (named != 0) {
        const int square = named_square(pos, named);
        return (waiting & bit(square)) != 0 &&
               (kinds_to_name(pos, pos->turn, square) >> named_kind(named) & 1) != 0;
    }
    for (; waiting != 0 && !has_law(pos, NAMES_AT_WILL); waiting &= waiting - 1) {
        if (kinds_to_name(pos, pos->turn, first_of(waiting)) != 0) {
            return false;
        }
    }
    return true;
}

static u32 legal_like_by_laws(const Board *board, const Pos *pos, const Guard *guard, u32 wanted)
{
    const u64 target = bit(target_of(wanted));
    u32 found[16]; /* from one square to one other: promotions, or ways to castle */
    Sieve sieve;
    Pos then = *pos;
    u32 *end;
    if ((guard->own & bit(origin_of(wanted))) == 0 || !may_be_named(pos, naming_of(wanted))) {
        return 0;
    }
    if (naming_of(wanted) != 0) {
        name(board, &then, wanted);
    }
    sieve.origins = bit(origin_of(wanted));
    sieve.anywhere = 0;
    for (int kind = 0; kind < 6; kind++) {
        sieve.targets[kind] = target;
    }
    sieve.promoting = sieve.castling = target;
    sieve.passing = true;
    end = write_unnamed(board, &then, guard, &sieve, found);
    for (const u32 *each = found; each != end; each++) {
        if (same_move(*each | naming_of(wanted), wanted)) {
            return *each | naming_of(wanted);
        }
    }
    return 0;
}

static u64 rivals_by_laws(const Board *board, const Pos *pos, const Guard *guard, u32 move)
{
    const int kind = kind_of(move), origin = origin_of(move);
    u64 rivals = 0;
    Pos then = *pos;
    if (naming_of(move) != 0) {
        name(board, &then, move);
    }
    for (u64 left = then.kinds[kind] & guard->own & ~bit(origin) & ~pos->immovable; left != 0;
         left &= left - 1) {
        const int rival = first_of(left);
        if ((targets_of(board, &then, guard, kind, rival) & bit(target_of(move))) != 0) {
            rivals |= bit(rival);
        }
    }
    return rivals;
}

/* Return whether a man who may be named could move then: all others can move all the same. */
static bool named_can_move(const Board *board, const Pos *pos, const Guard *guard)
{
    for (u64 waiting = waiting_pawns(pos, pos->turn); waiting != 0; waiting &= waiting - 1) {
        const int square = first_of(waiting);
        const u32 kinds = kinds_to_name(pos, pos->turn, square);
        for (int kind = KNIGHT; kind <= QUEEN; kind++) {
            if ((kinds >> kind & 1) != 0 && targets_of(board, pos, guard, kind, square) != 0) {
                return true;
            }
        }
    }
    return false;
}

static bool can_move_by_laws(const Board *board, const Pos *pos, const Guard *guard)
{
    const u64 men = guard->own & ~pos->immovable;
    u32 passing[2];
    if (king_targets(board, pos, guard) != 0) {
        return true; /* castling needs no look: the king could go aside */
    }
    if (guard->allowed == 0) {
        return false;
    }
    for (int kind = KNIGHT; kind < KING; kind++) {
        for (u64 left = men & pos->kinds[kind]; left != 0; left &= left - 1) {
            if (targets_of(board, pos, guard, kind, first_of(left)) != 0) {
                return true;
            }
        }
    }
    for (u64 left = men & pos->kinds[PAWN]; left != 0; left &= left - 1) {
        if (pawn_targets(board, pos, guard, first_of(left)) != 0) {
            return true;
        }
    }
    if (is_medieval(pos)) {
        return false;
    }
    return find_passing(board, pos, ALL_SQUARES, passing) != passing ||
           named_can_move(board, pos, guard);
}

/* Making moves */

/* Bring the marks of men along with a move of the medieval game. */
static void move_marks(const Board *board, Pos *after, u32 move, bool captures)
{
    const u64 origin = bit(origin_of(move)), target = bit(target_of(move));
    const u64 before = hash_of_marks(board, after);
    const bool immune = (after->immune & origin) != 0;
    after->fresh &= ~(origin | target);
    after->immune &= ~(origin | target);
    after->immovable &= ~target;
    if (immune) {
        after->immune |= target;
    }
    if (promotion_of(move) != 0 && has_law(after, PROMOTED_LEAP)) {
        after->fresh |= target;
    }
    if (captures) {
        after->intact = 0;
    }
    after->hash ^= before ^ hash_of_marks(board, after);
}

static void make_by_laws(const Board *board, const Pos *pos, u32 move, Pos *after)
{
    const int us = pos->turn, origin = origin_of(move), target = target_of(move);
    const int special = special_of(move);
    const u8 rights = pos->rights & board->rights_kept[origin] & board->rights_kept[target];
    const bool captures = special != CASTLING && (pos->men[us ^ 1] & bit(target)) != 0;
    int kind = kind_of(move);
    *after = *pos;
    if (naming_of(move) != 0) {
        name(board, after, move);
    }
    if (captures) {
        put_man(board, after, us ^ 1, kind_on(pos, target), target);
    }
    if (special == CASTLING) { /* the king may arrive where the rook stands */
        put_man(board, after, us, ROOK, rook_origin(move));
        put_man(board, after, us, KING, origin);
        put_man(board, after, us, KING, target);
        put_man(board, after, us, ROOK, rook_target(move));
    } else {
        put_man(board, after, us, kind, origin);
        kind = promotion_of(move) != 0 ? promotion_of(move) : kind;
        put_man(board, after, us, kind, target);
    }
    if (pos->passed != NO_SQUARE) {
        after->hash ^= board->hash_passed[pos->passed];
        after->passed = NO_SQUARE;
    }
    if (special == PASSING) {
        put_man(board, after, us ^ 1, PAWN, passed_pawn(target, us));
    } else if (special == DOUBLE_STEP && has_law(pos, PASSES) && has_law(pos, PONZIANI)) {
        after->passed = (u8)passed_after(board, pos, origin, target);
        after->hash ^= board->hash_passed[after->passed];
    }
    if (is_medieval(pos)) {
        move_marks(board, after, move, captures);
    }
    if (rights != pos->rights) {
        after->hash ^= board->hash_rights[pos->rights] ^ board->hash_rights[rights];
        after->rights = rights;
    }
    after->turn = (u8)(us ^ 1);
    after->hash ^= board->hash_turn;
}

void bring_laws(Board *board)
{
    board->by_laws = (ByLaws){
        .attacked = attacked_medieval,
        .look = look_medieval,
        .generate = generate_by_laws,
        .legal_like = legal_like_by_laws,
        .can_move = can_move_by_laws,
        .count_moves = count_by_laws,
        .make = make_by_laws,
        .rivals = rivals_by_laws,
    };
}
