# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False
"""The search back for a game, compiled; `composer.retro.witness` is the door."""

from libc.stdlib cimport free, malloc

from composer.solver.kernel.base cimport origin_of, promotion_of, target_of
from composer.solver.kernel.memory cimport Memory, c_memory
from composer.retro.kernel.past cimport forward_move

include "placingpast.pxi"

cdef extern from "witness/witness.h" nogil:
    enum:
        LONGEST_GAME
    ctypedef struct Quest:
        pass
    Quest* new_quest(const Memory*, const Board*, u32) noexcept
    void free_quest(Quest*) noexcept
    int find_row_in "find_row"(
        Quest*, const Past*, bint, u32*, u64*, const char*, u32*) noexcept

cdef enum:
    BYTES_A_POSITION = 112  # of a search: its place, and where it is found again

cdef Memory MEMORY = c_memory()


def find_row(
    position, unmoved, u64 most_nodes, u64 most_bytes, flag=None, bint patient=True, u32 after=0
):
    """Search back from a position for the game array.

    Returns:
        The moves of the game from the first on, as origin, target and the number of the kind
        promoted to (0 for none), or None where none was found; the positions looked at; and the
        attempts made to their end, the number `after` among them that were made before.
    """
    cdef Past past
    cdef char never = 0
    cdef unsigned char[::1] seen
    cdef const char* cancelled = &never
    cdef u64 left = most_nodes
    cdef int length, index
    cdef u32 move
    _place_past(position, unmoved, False, &past)
    if flag is not None:
        seen = flag
        cancelled = <const char*>&seen[0]
    cdef u32 most = <u32>min(max(most_bytes // BYTES_A_POSITION, 1000), 1 << 24)
    cdef u32* row = <u32*>malloc(LONGEST_GAME * sizeof(u32))
    cdef Quest* quest = new_quest(&MEMORY, BOARD, most)
    if quest == NULL or row == NULL:
        free(row)
        free_quest(quest)
        raise MemoryError
    with nogil:
        length = find_row_in(quest, &past, patient, &after, &left, cancelled, row)
        free_quest(quest)
    moves = None
    if length >= 0:
        moves = []
        for index in range(length - 1, -1, -1):
            move = forward_move(row[index])
            moves.append((origin_of(move), target_of(move), promotion_of(move)))
    free(row)
    return moves, most_nodes - left, after
