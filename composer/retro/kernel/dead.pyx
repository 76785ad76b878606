# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False
"""Who can still mate, compiled; `composer.retro.dead` is the door."""

from libc.stdlib cimport free

from composer.solver.kernel.base cimport can_be_solved, origin_of, promotion_of, target_of
from composer.solver.kernel.memory cimport Memory, c_memory

include "placing.pxi"

from composer.problem.position import Position

cdef extern from "dead/material.h" nogil:
    enum:
        BARE_KING
        LONE_KNIGHT
        BISHOPS_OF_ONE_COLOUR

cdef extern from "dead/walls.h" nogil:
    ctypedef struct Walled:
        u64 reach
        bint captured
    ctypedef struct Walls:
        Walled* men
        int count
    bint raise_walls(const Board*, const Pos*, Walls*) noexcept

cdef extern from "dead/hunt.h" nogil:
    enum:
        HUNT_YES
        HUNT_NO
        HUNT_UNKNOWN
        HUNT_CANCELLED
        HUNT_STARVED
        BY_WALLS
        BY_SEARCH
        BY_MATE
        BY_MATE_NOW
        BY_END
        BY_BUDGET
    ctypedef struct Hunted:
        int answer
        int reason
        u32 positions
        u32 length
        u32* line
    void hunt_mate(
        const Board*, const Memory*, const Pos*, int winner, u32 most_positions,
        const char* cancelled, Hunted*
    ) noexcept
    void tell_cheaply(const Board*, const Pos*, int winner, Hunted*) noexcept


cdef Memory MEMORY = c_memory()

cdef tuple _PROMOTIONS = ("", "n", "b", "r", "q")
cdef tuple _NAMES = tuple("abcdefgh"[square % 8] + str(square // 8 + 1) for square in range(64))

cdef dict _ANSWERS = {HUNT_YES: "yes", HUNT_NO: "no", HUNT_UNKNOWN: "unknown"}
cdef dict _REASONS = {
    BARE_KING: "bare king",
    LONE_KNIGHT: "lone knight",
    BISHOPS_OF_ONE_COLOUR: "bishops of one colour",
    BY_WALLS: "walls",
    BY_SEARCH: "search",
    BY_MATE: "line",
    BY_MATE_NOW: "mate",
    BY_END: "over",
    BY_BUDGET: "budget",
}


cdef int place(object position, Pos* pos) except -1:
    """Write a position as a Pos.

    Raises:
        TypeError: it is no position.
        ValueError: it is not orthodox, or cannot be played on.
    """
    if not isinstance(position, Position):
        raise TypeError(f"expected a position, got {position!r}")
    _place(position, True, pos)
    if not can_be_solved(BOARD, pos):
        raise ValueError("the position cannot be played on")
    return 0


def hunt(object position, object winner, u32 most_positions, const unsigned char[::1] flag not None):
    """Return (answer, reason, line, positions) for one side, as `plain.Told` has them.

    Raises:
        MemoryError: there is not enough of it.
        ValueError: the position is not orthodox, or cannot be played on.
    """
    cdef Pos pos
    cdef Hunted hunted
    cdef int side = BLACK if winner is _BLACK else WHITE
    cdef const char* cancelled = <const char*>&flag[0]
    cdef u32 at
    place(position, &pos)
    if most_positions == 0:
        tell_cheaply(BOARD, &pos, side, &hunted)
    else:
        with nogil:
            hunt_mate(BOARD, &MEMORY, &pos, side, most_positions, cancelled, &hunted)
    if hunted.answer == HUNT_STARVED:
        raise MemoryError
    line = []
    if hunted.line != NULL:
        for at in range(hunted.length):
            line.append(_uci(hunted.line[at]))
        free(hunted.line)
    return (
        _ANSWERS.get(hunted.answer, "unknown"),
        _REASONS[hunted.reason],
        tuple(line),
        hunted.positions,
    )


cdef str _uci(u32 move):
    return _NAMES[origin_of(move)] + _NAMES[target_of(move)] + _PROMOTIONS[promotion_of(move)]


def reached(object position):
    """Return where each man, from a1 to h8, may ever come to, and whether he may be captured.

    None where a pawn may promote.
    """
    cdef Pos pos
    cdef Walls walls
    cdef int index
    place(position, &pos)
    if not raise_walls(BOARD, &pos, &walls):
        return None
    return [(walls.men[index].reach, bool(walls.men[index].captured)) for index in range(walls.count)]
