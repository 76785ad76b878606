# SPDX-License-Identifier: GPL-3.0-or-later
# The special moves, each in one place: how it is found and what it does to the board.
#
# A move is 21 bits: origin (6), target (6), promotion (3), kind (3), special (2). The lowest
# 15 tell it from all other moves of a position; promotion is 0 (a pawn) where there is none.

cdef enum:
    PLAIN = 0
    DOUBLE_STEP = 1
    PASSING = 2
    CASTLING = 3

cdef enum:
    MOVE_MASK = 0x7FFF  # origin, target and promotion


cdef inline u32 move_of(
    int origin, int target, int promotion, int kind, int special
) noexcept nogil:
    return origin | target << 6 | promotion << 12 | kind << 15 | special << 18


cdef inline int origin_of(u32 move) noexcept nogil:
    return move & 63


cdef inline int target_of(u32 move) noexcept nogil:
    return (move >> 6) & 63


cdef inline int promotion_of(u32 move) noexcept nogil:
    return (move >> 12) & 7


cdef inline int kind_of(u32 move) noexcept nogil:
    return (move >> 15) & 7


cdef inline int special_of(u32 move) noexcept nogil:
    return (move >> 18) & 3


# Castling

cdef struct Castle:
    int king, king_target, rook, rook_target
    u64 empty  # squares that no man may stand on
    u64 safe  # squares that the king stands on or passes: none may be attacked

cdef Castle[4] CASTLES  # White short, long; Black short, long
cdef u8[64] RIGHTS_KEPT  # the rights left when a man leaves or reaches a square


cdef void _fill_castles() noexcept nogil:
    cdef int index, home
    cdef Castle* castle
    for index in range(64):
        RIGHTS_KEPT[index] = 15
    for index in range(4):
        castle = &CASTLES[index]
        home = 0 if index < 2 else 56
        castle.king = home + 4
        if index & 1:
            castle.rook, castle.king_target, castle.rook_target = home, home + 2, home + 3
        else:
            castle.rook, castle.king_target, castle.rook_target = home + 7, home + 6, home + 5
        castle.empty = BETWEEN[castle.king][castle.rook]
        castle.safe = BETWEEN[castle.king][castle.king_target] | bit(castle.king_target)
        RIGHTS_KEPT[castle.king] &= ~(1 << index) & 15
        RIGHTS_KEPT[castle.rook] &= ~(1 << index) & 15


_fill_castles()


cdef u32* find_castling(const Pos* pos, u64 targets, u32* out) noexcept nogil:
    """Write the legal castling moves of a side that is not in check."""
    cdef u64 men = pos.men[WHITE] | pos.men[BLACK]
    cdef u64 path
    cdef int index
    cdef Castle* castle
    for index in range(2 * pos.turn, 2 * pos.turn + 2):
        castle = &CASTLES[index]
        if not pos.rights & (1 << index) or castle.empty & men:
            continue
        if not targets & bit(castle.king_target):
            continue
        path = castle.safe
        while path and not attacked(pos, first_of(path), men, pos.turn ^ 1):
            path &= path - 1
        if not path:
            out[0] = move_of(castle.king, castle.king_target, 0, KING, CASTLING)
            out += 1
    return out


cdef inline void do_castling(Pos* pos, int king_target) noexcept nogil:
    """Bring the rook over, the king having moved."""
    cdef int index = 2 * pos.turn + (1 if king_target & 7 == 2 else 0)
    put_man(pos, pos.turn, ROOK, CASTLES[index].rook)
    put_man(pos, pos.turn, ROOK, CASTLES[index].rook_target)


# Captures in passing

cdef u32* find_passing(const Pos* pos, u64 origins, u32* out) noexcept nogil:
    """Write the legal e.p. captures: those that leave the king safe, tried on a copy."""
    cdef u64 pawns
    cdef int origin
    cdef u32 move
    cdef Pos after
    if pos.passed == NO_SQUARE:
        return out
    pawns = PAWN_REACH[pos.turn ^ 1][pos.passed] & pos.kinds[PAWN] & pos.men[pos.turn] & origins
    while pawns:
        origin = last_of(pawns)
        pawns ^= bit(origin)
        move = move_of(origin, pos.passed, 0, PAWN, PASSING)
        make(pos, move, &after)
        if not attacked(
            &after, king_of(pos, pos.turn), after.men[WHITE] | after.men[BLACK], after.turn
        ):
            out[0] = move
            out += 1
    return out


cdef inline int passed_pawn(int target, int turn) noexcept nogil:
    """Return where the pawn stands that is captured in passing on a square."""
    return target - 8 if turn == WHITE else target + 8


# The double step

cdef inline u64 double_steps(u64 single, u64 men, int turn) noexcept nogil:
    """Return where pawns arrive that go two squares, given where they go one."""
    if turn == WHITE:
        return (single & 0x0000000000FF0000ULL) << 8 & ~men
    return (single & 0x0000FF0000000000ULL) >> 8 & ~men


cdef inline int passed_after(const Pos* pos, int origin, int target) noexcept nogil:
    """Return where a double step can be captured in passing, if a pawn stands ready for it."""
    cdef int passed = (origin + target) // 2
    if PAWN_REACH[pos.turn][passed] & pos.kinds[PAWN] & pos.men[pos.turn ^ 1]:
        return passed
    return NO_SQUARE


# Promotion

cdef inline u32* write_pawn_move(int origin, int target, u32* out) noexcept nogil:
    """Write a pawn's move, or its four promotions where it arrives on the last rank."""
    if not EDGE_RANKS & bit(target):
        out[0] = move_of(origin, target, 0, PAWN, PLAIN)
        return out + 1
    out[0] = move_of(origin, target, QUEEN, PAWN, PLAIN)
    out[1] = move_of(origin, target, ROOK, PAWN, PLAIN)
    out[2] = move_of(origin, target, BISHOP, PAWN, PLAIN)
    out[3] = move_of(origin, target, KNIGHT, PAWN, PLAIN)
    return out + 4
