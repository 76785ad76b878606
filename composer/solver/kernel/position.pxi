# SPDX-License-Identifier: GPL-3.0-or-later
# A position as a C struct of 96 bytes, copied for each move; its hash; what it may not be.

cdef struct Pos:
    u64[6] kinds  # the squares of each kind, of both sides
    u64[2] men  # the squares of each side
    u64 hash
    u8 turn
    u8 rights  # one bit a castling right, in the order of CASTLES in rules.pxi
    u8 passed  # where a pawn may be captured in passing; NO_SQUARE if nowhere

cdef u64[2][6][64] HASH_MAN
cdef u64[16] HASH_RIGHTS
cdef u64[65] HASH_PASSED
cdef u64 HASH_TURN
cdef u64 HASH_STALEMATE
cdef u64 HASH_DEFENDER


cdef u64 _mix(u64* state) noexcept nogil:
    """Return the next of a fixed row of random numbers (the generator called splitmix64)."""
    cdef u64 number
    state[0] += 0x9E3779B97F4A7C15ULL
    number = state[0]
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9ULL
    number = (number ^ (number >> 27)) * 0x94D049BB133111EBULL
    return number ^ (number >> 31)


cdef void _fill_hashes() noexcept nogil:
    global HASH_TURN, HASH_STALEMATE, HASH_DEFENDER
    cdef u64 state = 20260101
    cdef int colour, kind, square
    for colour in range(2):
        for kind in range(6):
            for square in range(64):
                HASH_MAN[colour][kind][square] = _mix(&state)
    for square in range(16):
        HASH_RIGHTS[square] = _mix(&state)
    for square in range(64):
        HASH_PASSED[square] = _mix(&state)
    HASH_PASSED[NO_SQUARE] = 0
    HASH_TURN = _mix(&state)
    HASH_STALEMATE = _mix(&state)
    HASH_DEFENDER = _mix(&state)


_fill_hashes()


cdef inline int kind_on(const Pos* pos, int square) noexcept nogil:
    """Return the kind of the man on a square, or NO_KIND."""
    cdef u64 here = bit(square)
    cdef int kind
    for kind in range(6):
        if pos.kinds[kind] & here:
            return kind
    return NO_KIND


cdef inline int king_of(const Pos* pos, int colour) noexcept nogil:
    return first_of(pos.kinds[KING] & pos.men[colour])


cdef inline bint attacked(const Pos* pos, int square, u64 men, int by) noexcept nogil:
    """Tell whether a side attacks a square, with the obstacles given."""
    cdef u64 theirs = pos.men[by]
    cdef u64 line_men
    if KNIGHT_REACH[square] & pos.kinds[KNIGHT] & theirs:
        return True
    if PAWN_REACH[by ^ 1][square] & pos.kinds[PAWN] & theirs:
        return True
    if KING_REACH[square] & pos.kinds[KING] & theirs:
        return True
    line_men = (pos.kinds[BISHOP] | pos.kinds[QUEEN]) & theirs
    if DIAGONAL_LINES[square] & line_men and diagonals(square, men) & line_men:
        return True
    line_men = (pos.kinds[ROOK] | pos.kinds[QUEEN]) & theirs
    return STRAIGHT_LINES[square] & line_men and straights(square, men) & line_men


cdef inline void put_man(Pos* pos, int colour, int kind, int square) noexcept nogil:
    pos.kinds[kind] ^= bit(square)
    pos.men[colour] ^= bit(square)
    pos.hash ^= HASH_MAN[colour][kind][square]


cdef u64 hash_of(const Pos* pos) noexcept nogil:
    """Return the hash of a position, worked out anew."""
    cdef u64 found = HASH_RIGHTS[pos.rights] ^ HASH_PASSED[pos.passed]
    cdef u64 men
    cdef int colour, kind
    for colour in range(2):
        for kind in range(6):
            men = pos.kinds[kind] & pos.men[colour]
            while men:
                found ^= HASH_MAN[colour][kind][first_of(men)]
                men &= men - 1
    return found ^ HASH_TURN if pos.turn == BLACK else found


cdef bint can_be_solved(const Pos* pos) noexcept nogil:
    """Tell whether each side has one king, none to be captured, and no pawn is on the edge."""
    cdef u64 white = pos.kinds[KING] & pos.men[WHITE]
    cdef u64 black = pos.kinds[KING] & pos.men[BLACK]
    if not white or not black or several(white) or several(black):
        return False
    if pos.kinds[PAWN] & EDGE_RANKS:
        return False
    return not attacked(
        pos, king_of(pos, pos.turn ^ 1), pos.men[WHITE] | pos.men[BLACK], pos.turn
    )
