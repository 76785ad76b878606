# SPDX-License-Identifier: GPL-3.0-or-later
# Legal moves, in the order in which python-chess yields them, and making them.

cdef enum:
    # No position has as many moves: at most 16 men reach a square in one move, and of the
    # pawns' moves at most 24 promote, in four ways each; two moves castle.
    MOST_MOVES = 64 * 16 + 24 * 4 + 2

cdef struct Guard:  # what limits the moves of the side to move
    u64 men, own, pinned, checkers
    u64 allowed  # where men other than the king may go
    int king

cdef struct Sieve:  # which of the legal moves are wanted
    u64 origins
    u64 anywhere  # men whose moves are all wanted, wherever they go
    u64[6] targets  # else, by kind
    u64 promoting  # where promotions are wanted
    u64 castling  # where castling kings are wanted
    bint passing  # whether e.p. captures are


cdef inline void look(const Pos* pos, Guard* guard) noexcept nogil:
    """Find checks and pins against the side to move."""
    cdef int us = pos.turn, king = king_of(pos, us), sniper
    cdef u64 theirs = pos.men[us ^ 1]
    cdef u64 snipers, between
    guard.own = pos.men[us]
    guard.men = guard.own | theirs
    guard.king = king
    guard.pinned = 0
    guard.checkers = (
        (KNIGHT_REACH[king] & pos.kinds[KNIGHT]) | (PAWN_REACH[us][king] & pos.kinds[PAWN])
    ) & theirs
    snipers = (
        (DIAGONAL_LINES[king] & (pos.kinds[BISHOP] | pos.kinds[QUEEN]))
        | (STRAIGHT_LINES[king] & (pos.kinds[ROOK] | pos.kinds[QUEEN]))
    ) & theirs
    while snipers:
        sniper = first_of(snipers)
        snipers &= snipers - 1
        between = BETWEEN[king][sniper] & guard.men
        if not between:
            guard.checkers |= bit(sniper)
        elif not several(between):
            guard.pinned |= between & guard.own
    if not guard.checkers:
        guard.allowed = ~guard.own
    elif several(guard.checkers):
        guard.allowed = 0
    else:
        guard.allowed = guard.checkers | BETWEEN[king][first_of(guard.checkers)]


cdef inline void want_all(Sieve* sieve) noexcept nogil:
    cdef int kind
    sieve.origins = ALL_SQUARES
    sieve.anywhere = ALL_SQUARES
    for kind in range(6):
        sieve.targets[kind] = ALL_SQUARES
    sieve.promoting = sieve.castling = ALL_SQUARES
    sieve.passing = True


cdef inline bint king_may_go(const Pos* pos, const Guard* guard, int target) noexcept nogil:
    return not attacked(pos, target, guard.men ^ bit(guard.king), pos.turn ^ 1)


cdef inline u32* _from_square(
    const Pos* pos, const Guard* guard, const Sieve* sieve, int kind, int origin, u32* out
) noexcept nogil:
    """Write the moves of a man other than a pawn, castling apart."""
    cdef u64 targets = reach(kind, origin, guard.men) & ~guard.own
    cdef int target
    if kind != KING:
        targets &= guard.allowed
        if guard.pinned & bit(origin):
            targets &= LINE[guard.king][origin]
    if not sieve.anywhere & bit(origin):
        targets &= sieve.targets[kind]
    while targets:
        target = last_of(targets)
        targets ^= bit(target)
        if kind != KING or king_may_go(pos, guard, target):
            out[0] = move_of(origin, target, 0, kind, PLAIN)
            out += 1
    return out


cdef inline bint _pawn_wanted(const Sieve* sieve, int origin, int target) noexcept nogil:
    if EDGE_RANKS & bit(target):
        return sieve.promoting & bit(target) != 0
    return (sieve.anywhere & bit(origin) | sieve.targets[PAWN] & bit(target)) != 0


cdef inline bint _pawn_free(const Guard* guard, int origin, int target) noexcept nogil:
    return not guard.pinned & bit(origin) or LINE[guard.king][origin] & bit(target) != 0


cdef u32* _of_pawns(
    const Pos* pos, const Guard* guard, const Sieve* sieve, u32* out
) noexcept nogil:
    """Write the pawns' moves: captures, single steps, double steps, e.p. captures."""
    cdef int us = pos.turn, origin, target, back = -8 if us == WHITE else 8
    cdef u64 pawns = pos.kinds[PAWN] & guard.own & sieve.origins
    cdef u64 left = pawns, targets, single
    while left:
        origin = last_of(left)
        left ^= bit(origin)
        targets = PAWN_REACH[us][origin] & pos.men[us ^ 1] & guard.allowed
        while targets:
            target = last_of(targets)
            targets ^= bit(target)
            if _pawn_wanted(sieve, origin, target) and _pawn_free(guard, origin, target):
                out = write_pawn_move(origin, target, out)
    single = (pawns << 8 if us == WHITE else pawns >> 8) & ~guard.men
    targets = single & guard.allowed
    while targets:
        target = last_of(targets)
        targets ^= bit(target)
        origin = target + back
        if _pawn_wanted(sieve, origin, target) and _pawn_free(guard, origin, target):
            out = write_pawn_move(origin, target, out)
    targets = double_steps(single, guard.men, us) & guard.allowed
    while targets:
        target = last_of(targets)
        targets ^= bit(target)
        origin = target + 2 * back
        if _pawn_wanted(sieve, origin, target) and _pawn_free(guard, origin, target):
            out[0] = move_of(origin, target, 0, PAWN, DOUBLE_STEP)
            out += 1
    return find_passing(pos, pawns, out) if sieve.passing else out


cdef u32* generate(
    const Pos* pos, const Guard* guard, const Sieve* sieve, u32* out
) noexcept nogil:
    """Write the legal moves that a sieve lets through; return the end of what was written."""
    cdef u64 men = guard.own & ~pos.kinds[PAWN] & sieve.origins
    cdef u64 here
    cdef int origin, kind
    if guard.checkers:
        if sieve.origins & bit(guard.king):
            out = _from_square(pos, guard, sieve, KING, guard.king, out)
        if several(guard.checkers):
            return out
        men &= ~pos.kinds[KING]
    while men:
        origin = last_of(men)
        here = bit(origin)
        men ^= here
        kind = KNIGHT
        while not pos.kinds[kind] & here:
            kind += 1
        out = _from_square(pos, guard, sieve, kind, origin, out)
    if pos.rights and not guard.checkers and sieve.castling and sieve.origins & bit(guard.king):
        out = find_castling(pos, sieve.castling, out)
    return _of_pawns(pos, guard, sieve, out)


cdef inline u32* _of_kind(
    const Pos* pos, const Guard* guard, const Sieve* sieve, int kind, u32* out
) noexcept nogil:
    cdef u64 men = pos.kinds[kind] & guard.own & sieve.origins
    while men:
        out = _from_square(pos, guard, sieve, kind, first_of(men), out)
        men &= men - 1
    return out


cdef u32* generate_by_kind(
    const Pos* pos, const Guard* guard, const Sieve* sieve, u32* out
) noexcept nogil:
    """Write the same moves as `generate` in another order, faster."""
    out = _of_kind(pos, guard, sieve, KING, out)
    if several(guard.checkers):
        return out
    out = _of_kind(pos, guard, sieve, KNIGHT, out)
    out = _of_kind(pos, guard, sieve, BISHOP, out)
    out = _of_kind(pos, guard, sieve, ROOK, out)
    out = _of_kind(pos, guard, sieve, QUEEN, out)
    if pos.rights and not guard.checkers and sieve.castling and sieve.origins & bit(guard.king):
        out = find_castling(pos, sieve.castling, out)
    return _of_pawns(pos, guard, sieve, out)


cdef int all_moves(const Pos* pos, const Guard* guard, u32* out) noexcept nogil:
    """Write all legal moves; return how many there are."""
    cdef Sieve sieve
    want_all(&sieve)
    return <int>(generate(pos, guard, &sieve, out) - out)


cdef inline bint _kind_can_move(const Pos* pos, const Guard* guard, int kind) noexcept nogil:
    cdef u64 men = pos.kinds[kind] & guard.own, targets
    cdef int origin
    while men:
        origin = first_of(men)
        men &= men - 1
        targets = reach(kind, origin, guard.men) & guard.allowed & ~guard.own
        if guard.pinned & bit(origin):
            targets &= LINE[guard.king][origin]
        if targets:
            return True
    return False


cdef bint can_move(const Pos* pos, const Guard* guard) noexcept nogil:
    """Tell whether there is a legal move; castling needs no look, the king could go aside."""
    cdef u64 targets = KING_REACH[guard.king] & ~guard.own
    while targets:
        if king_may_go(pos, guard, first_of(targets)):
            return True
        targets &= targets - 1
    if not guard.allowed:
        return False
    return (
        _kind_can_move(pos, guard, KNIGHT)
        or _kind_can_move(pos, guard, BISHOP)
        or _kind_can_move(pos, guard, ROOK)
        or _kind_can_move(pos, guard, QUEEN)
        or _pawn_can_move(pos, guard)
    )


cdef bint _pawn_can_move(const Pos* pos, const Guard* guard) noexcept nogil:
    cdef int us = pos.turn, origin
    cdef u64 pawns = pos.kinds[PAWN] & guard.own, single, targets
    cdef u32[2] passing
    while pawns:
        origin = first_of(pawns)
        pawns &= pawns - 1
        single = (bit(origin) << 8 if us == WHITE else bit(origin) >> 8) & ~guard.men
        targets = single | double_steps(single, guard.men, us)
        targets |= PAWN_REACH[us][origin] & pos.men[us ^ 1]
        targets &= guard.allowed
        if guard.pinned & bit(origin):
            targets &= LINE[guard.king][origin]
        if targets:
            return True
    return find_passing(pos, ALL_SQUARES, passing) != passing


cdef void make(const Pos* pos, u32 move, Pos* after) noexcept nogil:
    """Write the position after a move."""
    cdef int us = pos.turn, origin = origin_of(move), target = target_of(move)
    cdef int kind = kind_of(move), special = special_of(move), taken
    cdef u8 rights
    after[0] = pos[0]
    if pos.men[us ^ 1] & bit(target):
        taken = kind_on(pos, target)
        put_man(after, us ^ 1, taken, target)
    put_man(after, us, kind, origin)
    put_man(after, us, promotion_of(move) if promotion_of(move) else kind, target)
    if pos.passed != NO_SQUARE:
        after.hash ^= HASH_PASSED[pos.passed]
        after.passed = NO_SQUARE
    if special == CASTLING:
        do_castling(after, target)
    elif special == PASSING:
        put_man(after, us ^ 1, PAWN, passed_pawn(target, us))
    elif special == DOUBLE_STEP:
        after.passed = passed_after(pos, origin, target)
        after.hash ^= HASH_PASSED[after.passed]
    rights = pos.rights & RIGHTS_KEPT[origin] & RIGHTS_KEPT[target]
    if rights != pos.rights:
        after.hash ^= HASH_RIGHTS[pos.rights] ^ HASH_RIGHTS[rights]
        after.rights = rights
    after.turn = us ^ 1
    after.hash ^= HASH_TURN


cdef inline void make_none(const Pos* pos, Pos* after) noexcept nogil:
    """Write the position after a move left out."""
    after[0] = pos[0]
    after.hash ^= HASH_PASSED[pos.passed] ^ HASH_TURN
    after.passed = NO_SQUARE
    after.turn = pos.turn ^ 1
