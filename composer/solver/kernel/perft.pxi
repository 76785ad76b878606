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
        found = count_rows(BOARD, &pos, depth, moves)
    free(moves)
    return found
