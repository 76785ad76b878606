# SPDX-License-Identifier: GPL-3.0-or-later
# Counting rows of moves: a proof of the move rules.


def perft(object position, int depth, object laws=None):
    """Return how many rows of so many legal moves there are: a proof of the move rules."""
    cdef Pos pos
    cdef u64 found
    cdef u32* moves
    read_position(position, laws, &pos)
    moves = <u32*>malloc((depth + 1) * <size_t>most_moves(pos.laws) * sizeof(u32))
    if moves == NULL:
        raise MemoryError
    with nogil:
        found = count_rows(BOARD, &pos, depth, moves)
    free(moves)
    return found


def legal_moves(object position, object laws=None):
    """Return the legal moves of the side to move as values, by laws even if the other is in check.

    Raises:
        ValueError: a king is missing or there are several, or men stand where they cannot.
    """
    cdef Pos pos, after
    cdef Guard guard
    cdef int index, count
    cdef Values values = Values(laws)
    cdef list found = []
    cdef u32* moves
    if not place_men(position, laws, &pos) and (laws is None or not is_whole(position, laws, &pos)):
        raise ValueError("the position cannot be solved")
    moves = <u32*>malloc(<size_t>most_moves(pos.laws) * sizeof(u32))
    if moves == NULL:
        raise MemoryError
    try:
        look(BOARD, &pos, &guard)
        count = all_moves(BOARD, &pos, &guard, moves)
        for index in range(count):
            make(BOARD, &pos, moves[index], &after)
            found.append(values.move(described(BOARD, &pos, &guard, moves[index], &after)))
    finally:
        free(moves)
    return tuple(found)
