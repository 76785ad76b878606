# SPDX-License-Identifier: GPL-3.0-or-later
# The board, positions and moves of `core/base/`, for every module that is linked with them; what
# each thing is, the headers say.

from libc.stdint cimport uint8_t as u8
from libc.stdint cimport uint16_t as u16
from libc.stdint cimport uint32_t as u32
from libc.stdint cimport uint64_t as u64
from libc.stdlib cimport malloc

from composer.solver.kernel.memory cimport CACHE_LINE, at_cache_line

cdef extern from "base/bits.h":
    enum:
        NO_SQUARE

cdef extern from "base/board.h" nogil:
    enum:
        WHITE
        BLACK
        PAWN
        ROOK
        KING
        NO_KIND
    ctypedef struct Castle:
        int king_target
        int rook
        int rook_target
    ctypedef struct Board:
        Castle[4] castles
    void fill_board(Board*) noexcept

cdef extern from "base/position.h" nogil:
    ctypedef struct Pos:
        u64 hash
        u8 turn
        u8 rights
        u8 passed
        u8 intact
        u16 laws
        u64 fresh
        u64 immune
        u64 immovable
    u64 hash_of(const Board*, const Pos*) noexcept
    bint can_be_solved(const Board*, const Pos*) noexcept
    bint is_set_up(const Pos*) noexcept
    void put_man(const Board*, Pos*, int colour, int kind, int square) noexcept

cdef extern from "base/moves.h" nogil:
    enum:
        DOUBLE_STEP
        PASSING
        CASTLING
    int origin_of(u32) noexcept
    int target_of(u32) noexcept
    int promotion_of(u32) noexcept
    int kind_of(u32) noexcept
    int special_of(u32) noexcept
    int most_moves(int laws) noexcept
    u32 naming_of(u32) noexcept
    int named_kind(u32) noexcept
    int named_file(u32) noexcept


cdef inline Board* new_board() except NULL:
    """Return a filled board, which never changes and is never given back."""
    cdef void* block = malloc(sizeof(Board) + CACHE_LINE)
    if block == NULL:
        raise MemoryError
    cdef Board* board = <Board*>at_cache_line(block)
    fill_board(board)
    return board
