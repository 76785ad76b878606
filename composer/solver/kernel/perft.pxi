# SPDX-License-Identifier: GPL-3.0-or-later
# Counting rows of moves: a proof of the move rules.


def perft(object position, int depth):
    """Return how many rows of so many legal moves there are: a proof of the move rules."""
    cdef Pos pos
    cdef u64 found
    cdef u32* moves
    read_position(position, &pos)
    moves = <u32*>malloc((depth + 1) * MOST_MOVES * sizeof(u32))
    if moves == NULL:
        raise MemoryError
    with nogil:
        found = _perft(&pos, depth, moves)
    free(moves)
    return found


cdef u64 _perft(const Pos* pos, int depth, u32* moves) noexcept nogil:
    cdef Guard guard
    cdef Pos after
    cdef u64 found = 0
    cdef int count, index
    if depth == 0:
        return 1
    look(pos, &guard)
    count = all_moves(pos, &guard, moves)
    if depth == 1:
        return count
    for index in range(count):
        make(pos, moves[index], &after)
        found += _perft(&after, depth - 1, moves + count)
    return found
