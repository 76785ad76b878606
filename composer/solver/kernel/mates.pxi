# SPDX-License-Identifier: GPL-3.0-or-later
# Moves that reach the goal at once. Mates are looked for among the moves that may check.

cdef enum:
    MATE = 0
    STALEMATE = 1


cdef void want_checks(const Pos* pos, const Guard* guard, Sieve* sieve) noexcept nogil:
    """Let through every move that may check, and few others.

    Direct checks arrive where the man reaches the king; discovered checks leave a square that
    alone shuts a line to him; promotions, castling and e.p. captures, which do more than move
    one man, are all let through.
    """
    cdef int us = pos.turn, king = king_of(pos, us ^ 1), sniper
    cdef u64 snipers, between
    sieve.origins = ALL_SQUARES
    sieve.targets[PAWN] = PAWN_REACH[us ^ 1][king]
    sieve.targets[KNIGHT] = KNIGHT_REACH[king]
    sieve.targets[BISHOP] = diagonals(king, guard.men)
    sieve.targets[ROOK] = straights(king, guard.men)
    sieve.targets[QUEEN] = sieve.targets[BISHOP] | sieve.targets[ROOK]
    sieve.targets[KING] = 0
    sieve.promoting = sieve.castling = ALL_SQUARES
    sieve.passing = True
    sieve.anywhere = 0
    snipers = (
        (DIAGONAL_LINES[king] & (pos.kinds[BISHOP] | pos.kinds[QUEEN]))
        | (STRAIGHT_LINES[king] & (pos.kinds[ROOK] | pos.kinds[QUEEN]))
    ) & guard.own
    while snipers:
        sniper = first_of(snipers)
        snipers &= snipers - 1
        between = BETWEEN[king][sniper] & guard.men
        if not several(between):
            sieve.anywhere |= between & guard.own


cdef inline void want_goal(
    int goal, const Pos* pos, const Guard* guard, Sieve* sieve
) noexcept nogil:
    """Let through every move that may reach the goal at once."""
    if goal == MATE:
        want_checks(pos, guard, sieve)
    else:
        want_all(sieve)


cdef inline bint reached(int goal, const Pos* pos) noexcept nogil:
    """Tell whether the side to move has just been mated (or stalemated)."""
    cdef Guard guard
    look(pos, &guard)
    if (guard.checkers != 0) != (goal == MATE):
        return False
    return not can_move(pos, &guard)


cdef u32 legal_like(const Pos* pos, const Guard* guard, u32 wanted) noexcept nogil:
    """Return the legal move with the origin, target and promotion of another, or 0."""
    cdef Sieve sieve
    cdef u32[16] found
    cdef u32* end
    cdef u32* each = found
    cdef u64 target = bit(target_of(wanted))
    cdef int kind
    if not guard.own & bit(origin_of(wanted)) or guard.own & target:
        return 0
    sieve.origins = bit(origin_of(wanted))
    sieve.anywhere = 0
    for kind in range(6):
        sieve.targets[kind] = target
    sieve.promoting = sieve.castling = target
    sieve.passing = True
    end = generate_by_kind(pos, guard, &sieve, found)
    while each != end:
        if (each[0] ^ wanted) & MOVE_MASK == 0:
            return each[0]
        each += 1
    return 0


cdef int finishing(Search* search, const Pos* pos, const Guard* guard, u32* out) noexcept nogil:
    """Write all moves that reach the goal at once; return how many there are."""
    cdef Sieve sieve
    cdef Pos after
    cdef u32* end
    cdef u32* each = out
    cdef u32* kept = out
    want_goal(search.goal, pos, guard, &sieve)
    end = generate(pos, guard, &sieve, out)
    while each != end:
        step(search, pos, each[0], &after)
        if reached(search.goal, &after):
            kept[0] = each[0]
            kept += 1
        each += 1
    return <int>(kept - out)


cdef bint can_finish(Search* search, const Pos* pos, const Guard* guard, int ply) noexcept nogil:
    """Tell whether a move reaches the goal at once; those that did last are tried first."""
    cdef Sieve sieve
    cdef Pos after
    cdef u32* last = &search.last_finish[2 * ply]
    cdef u32* each = search.free_moves
    cdef u32* end
    cdef u32 move, tried_first = 0, tried_next = 0
    if last[0]:
        tried_first = legal_like(pos, guard, last[0])
        if tried_first:
            step(search, pos, tried_first, &after)
            if reached(search.goal, &after):
                return True
    if last[1]:
        tried_next = legal_like(pos, guard, last[1])
        if tried_next:
            step(search, pos, tried_next, &after)
            if reached(search.goal, &after):
                last[0], last[1] = last[1], last[0]
                return True
    want_goal(search.goal, pos, guard, &sieve)
    end = generate_by_kind(pos, guard, &sieve, each)
    while each != end:
        move = each[0]
        each += 1
        if move == tried_first or move == tried_next:
            continue
        step(search, pos, move, &after)
        if reached(search.goal, &after):
            last[1] = last[0]
            last[0] = move
            return True
    return False
