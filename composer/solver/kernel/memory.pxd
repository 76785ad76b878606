# SPDX-License-Identifier: GPL-3.0-or-later
# The memory of the C library, as every core takes it.

from libc.stdlib cimport calloc, free, malloc

cdef extern from "base/memory.h" nogil:
    ctypedef struct Memory:
        void* (*take)(void*, size_t) noexcept nogil
        void* (*take_blank)(void*, size_t) noexcept nogil
        void (*give_back)(void*, void*) noexcept nogil
        void* keeper
    enum:
        CACHE_LINE
    void* at_cache_line(void*) noexcept


cdef inline void* _take(void* keeper, size_t size) noexcept nogil:
    return malloc(size)


cdef inline void* _take_blank(void* keeper, size_t size) noexcept nogil:
    return calloc(1, size)


cdef inline void _give_back(void* keeper, void* block) noexcept nogil:
    free(block)


cdef inline Memory c_memory() noexcept nogil:
    """Return what takes memory from the C library and gives it back."""
    cdef Memory memory
    memory.take = _take
    memory.take_blank = _take_blank
    memory.give_back = _give_back
    memory.keeper = NULL
    return memory
