# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False
"""Un-moves, compiled; `composer.retro.unmoves.finding` is the door, and says what they are."""

from libc.stdlib cimport calloc, free, malloc, qsort

from composer.solver.kernel.base cimport CASTLING, DOUBLE_STEP, NO_KIND, PASSING
from composer.retro.kernel.past cimport (
    MOST_UNMOVES, arrival_back, castle_to, kind_back, origin_back, special_back, uncaptured_by,
    unpromotes
)

include "placingpast.pxi"

cdef extern from "unmoves/unmoves.h" nogil:
    u32* find_unmoves(const Board*, const Past*, u32*) noexcept
    u64 count_unmoves_in "count_unmoves"(
        const Board*, const Past*, int, u32*, const char*) noexcept

cdef extern from "<stdbool.h>":
    ctypedef bint cbool "bool"

cdef extern from "legality/further.h" nogil:
    ctypedef struct Further:
        pass
    void begin_further(Further*, u64 positions) noexcept
    cbool disproved_further(Further*, const Past*) noexcept

cdef extern from "unmoves/dying.h" nogil:
    enum:
        MOST_DYING_DEPTH
    ctypedef struct Dying:
        u64 nodes
        bint stopped
    ctypedef cbool (*Disproved)(void*, const Past*) noexcept
    void begin_dying(
        Dying*, const Board*, u64*, u64, u32*, u64, const char*, Disproved, void*) noexcept
    bint dies_within "dies"(Dying*, const Past*, int) noexcept

from composer.problem.men import SIDES
from composer.retro.legality.ways import ARRAY
from composer.retro.unmoves.unmove import UnMove

cdef enum:
    KNOWN_POSITIONS = 1 << 18  # of a search back, 2 MB
    MOST_KEPT = 100000  # values kept for the next diagram
    COLOUR_BIT = 1 << 21  # of a key of values kept: whose un-move it is

cdef dict _KEPT = {}


cdef object _new_value(u32 unmove, int us):
    cdef int special = special_back(unmove), arrival = arrival_back(unmove)
    cdef int uncaptured = uncaptured_by(unmove)
    return UnMove(
        _MEN[6 * us + kind_back(unmove)],
        origin_back(unmove),
        arrival,
        None if uncaptured == NO_KIND else _MEN[6 * (1 - us) + uncaptured],
        unpromotes(unmove) != 0,
        special == PASSING,
        _CASTLES[castle_to(arrival)] if special == CASTLING else None,
        special == DOUBLE_STEP,
    )


cdef object _value(u32 unmove, int us):
    """Return an un-move as Python has it, made once and then shared."""
    cdef u32 key = unmove | (COLOUR_BIT if us == BLACK else 0)
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) > MOST_KEPT:
            _KEPT.clear()
        found = _KEPT[key] = _new_value(unmove, us)
    return found


cdef int _compare(const void* one, const void* other) noexcept nogil:
    """Compare as `UnMove.key` does: arrival, origin, man uncaptured, unpromotion, special."""
    cdef u32 a = (<const u32*>one)[0], b = (<const u32*>other)[0]
    cdef u32 low = a & 0x3FFF8, high = b & 0x3FFF8
    if low == high:
        low, high = (a & 3) | (a & 4) << 1, (b & 3) | (b & 4) << 1
    return (low > high) - (low < high)


def unmoves(position, unmoved=()):
    """Return all un-moves of a position, sorted."""
    cdef Past past
    cdef int index, count, us
    _place_past(position, unmoved, True, &past)
    us = 1 - past.pos.turn
    cdef u32* memory = <u32*>malloc(MOST_UNMOVES * sizeof(u32))
    if memory == NULL:
        raise MemoryError
    try:
        count = find_unmoves(BOARD, &past, memory) - memory
        qsort(memory, count, sizeof(u32), _compare)
        return tuple([_value(memory[index], us) for index in range(count)])
    finally:
        free(memory)


def count_unmoves(position, int depth, unmoved=(), flag=None):
    """Return the number of rows of so many un-moves; a byte that is set ends it soon."""
    cdef Past past
    cdef char never = 0
    cdef unsigned char[::1] seen
    cdef const char* cancelled = &never
    cdef u64 found
    _place_past(position, unmoved, True, &past)
    if flag is not None:
        seen = flag
        cancelled = <const char*>&seen[0]
    cdef u32* memory = <u32*>malloc(MOST_UNMOVES * sizeof(u32) * max(depth, 1))
    if memory == NULL:
        raise MemoryError
    with nogil:
        found = count_unmoves_in(BOARD, &past, depth, memory, cancelled)
    free(memory)
    return found


cdef bint _can_be_tested(object position, object unmoved) except -1:
    """Return whether the ways of the men can be looked into: no more men than the game has."""
    if any([position.count(side) > 16 for side in SIDES]):
        return False
    return all([position.board[each] is not None and position.board[each] is ARRAY[each]
                for each in unmoved])


def dies(position, int depth, unmoved=(), most_nodes=0, flag=None):
    """Look back further and further, until all rows of un-moves end.

    Args:
        position: the diagram.
        depth: how many half-moves back at most; never more than MOST_DYING_DEPTH.
        unmoved: squares of men that have never moved.
        most_nodes: how many positions to look at; 0 for no limit.
        flag: a byte that ends the search when it is set.

    Returns:
        Within how many half-moves all rows end, 0 where that is not known; the positions looked
        at; whether the search was stopped before it had looked so far.
    """
    cdef Past past
    cdef Dying dying
    cdef char never = 0
    cdef unsigned char[::1] seen
    cdef const char* cancelled = &never
    cdef int so_far = 0, furthest = min(depth, MOST_DYING_DEPTH)
    cdef bint found = False
    cdef bint tested = _can_be_tested(position, unmoved)
    cdef u64 most = most_nodes if most_nodes else 0xFFFFFFFFFFFFFFFF
    _place_past(position, unmoved, True, &past)
    if flag is not None:
        seen = flag
        cancelled = <const char*>&seen[0]
    cdef u64* known = <u64*>calloc(KNOWN_POSITIONS, sizeof(u64))
    cdef u32* lists = <u32*>malloc(MOST_DYING_DEPTH * <size_t>MOST_UNMOVES * sizeof(u32))
    cdef Further* further = <Further*>calloc(1, sizeof(Further))
    cdef Disproved test = <Disproved>disproved_further if tested else NULL
    if known == NULL or lists == NULL or further == NULL:
        free(known)
        free(lists)
        free(further)
        raise MemoryError
    with nogil:
        begin_further(further, most)
        begin_dying(
            &dying, BOARD, known, KNOWN_POSITIONS, lists, most, cancelled, test, further)
        while so_far < furthest and not found and not dying.stopped:
            so_far += 1
            found = dies_within(&dying, &past, so_far)
    free(known)
    free(lists)
    free(further)
    return so_far if found else 0, dying.nodes, bool(dying.stopped)
