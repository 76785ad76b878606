# SPDX-License-Identifier: GPL-3.0-or-later
# A position with what is known of its past, as `core/unmoves/` has it.

from libc.stdint cimport uint32_t as u32
from libc.stdint cimport uint64_t as u64

from composer.solver.kernel.base cimport Pos

cdef extern from "unmoves/past.h" nogil:
    ctypedef struct Past:
        Pos pos
        u64 unmoved
    int special_back(u32) noexcept
    bint unpromotes(u32) noexcept
    int uncaptured_by(u32) noexcept
    int origin_back(u32) noexcept
    int arrival_back(u32) noexcept
    int kind_back(u32) noexcept
    int castle_to(int) noexcept
    u32 forward_move(u32) noexcept

cdef extern from "unmoves/unmoves.h" nogil:
    enum:
        MOST_UNMOVES
