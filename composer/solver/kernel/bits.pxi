# SPDX-License-Identifier: GPL-3.0-or-later
# Sets of squares as 64-bit numbers (bit 0 is a1, bit 63 is h8), and the squares that men
# reach. All tables are filled once, when the module is imported, and never change after.

from libc.stdint cimport int32_t as i32
from libc.stdint cimport uint8_t as u8
from libc.stdint cimport uint32_t as u32
from libc.stdint cimport uint64_t as u64
from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memcpy, memset

cdef extern from *:
    """
    #include <stdint.h>
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int cc_first(uint64_t set) {
        unsigned long square;
        _BitScanForward64(&square, set);
        return (int)square;
    }
    static __inline int cc_last(uint64_t set) {
        unsigned long square;
        _BitScanReverse64(&square, set);
        return (int)square;
    }
    static __inline int32_t cc_take(volatile int32_t *counter) {
        return (int32_t)_InterlockedExchangeAdd((volatile long *)counter, 1);
    }
    static __inline void cc_set(volatile char *flag) { _InterlockedExchange8(flag, 1); }
    static __inline uint64_t cc_load(const uint64_t *word) {
        return *(const volatile uint64_t *)word;
    }
    static __inline void cc_store(uint64_t *word, uint64_t value) {
        *(volatile uint64_t *)word = value;
    }
    static __inline int cc_is_set(volatile char *flag) { return _InterlockedOr8(flag, 0); }
    #else
    static inline int cc_first(uint64_t set) { return __builtin_ctzll(set); }
    static inline int cc_last(uint64_t set) { return 63 - __builtin_clzll(set); }
    static inline int32_t cc_take(volatile int32_t *counter) {
        return __atomic_fetch_add(counter, 1, __ATOMIC_RELAXED);
    }
    static inline void cc_set(volatile char *flag) { __atomic_store_n(flag, 1, __ATOMIC_RELEASE); }
    static inline uint64_t cc_load(const uint64_t *word) {
        return __atomic_load_n(word, __ATOMIC_RELAXED);
    }
    static inline void cc_store(uint64_t *word, uint64_t value) {
        __atomic_store_n(word, value, __ATOMIC_RELAXED);
    }
    static inline int cc_is_set(volatile char *flag) {
        return __atomic_load_n(flag, __ATOMIC_ACQUIRE);
    }
    #endif
    #define CC_ALL 0xFFFFFFFFFFFFFFFFULL
    #define CC_FILE_A 0x0101010101010101ULL
    #define CC_FILE_H 0x8080808080808080ULL
    #define CC_EDGE_RANKS 0xFF000000000000FFULL
    static inline int cc_flag(const char *flag) { return *(const volatile char *)flag; }
    """
    # The lowest and the highest square of a set that is not empty.
    int first_of "cc_first"(u64) noexcept nogil
    int last_of "cc_last"(u64) noexcept nogil
    # Count up for all threads at once; returns the number before.
    i32 take_next "cc_take"(i32*) noexcept nogil
    # Read what another thread may write.
    int read_flag "cc_flag"(const char*) noexcept nogil
    # Read and write a word that other threads read and write.
    u64 load "cc_load"(const u64*) noexcept nogil
    void store "cc_store"(u64*, u64) noexcept nogil
    # Say that work is finished, so that a thread that sees it sees the whole work.
    void set_finished "cc_set"(char*) noexcept nogil
    bint is_finished "cc_is_set"(char*) noexcept nogil
    const u64 ALL_SQUARES "CC_ALL"
    const u64 FILE_A "CC_FILE_A"
    const u64 FILE_H "CC_FILE_H"
    const u64 EDGE_RANKS "CC_EDGE_RANKS"

include "magics.pxi"

cdef enum:
    PAWN = 0
    KNIGHT = 1
    BISHOP = 2
    ROOK = 3
    QUEEN = 4
    KING = 5
    NO_KIND = 6

cdef enum:
    WHITE = 0
    BLACK = 1

cdef enum:
    NO_SQUARE = 64

cdef struct Lines:
    u64 inner  # the squares whose men matter: the lines without their ends
    u64 number
    u64* reached  # by the set of obstacles
    int shift

cdef u64[64] KNIGHT_REACH
cdef u64[64] KING_REACH
cdef u64[2][64] PAWN_REACH
cdef u64[64] DIAGONAL_LINES  # what a bishop reaches on an empty board
cdef u64[64] STRAIGHT_LINES
cdef u64[64][64] BETWEEN  # the squares between two on one line
cdef u64[64][64] LINE  # the whole line through two squares
cdef Lines[64] DIAGONALS
cdef Lines[64] STRAIGHTS
cdef u64[5248] DIAGONAL_SETS
cdef u64[102400] STRAIGHT_SETS


cdef inline u64 bit(int square) noexcept nogil:
    return (<u64>1) << square


cdef inline bint several(u64 squares) noexcept nogil:
    return (squares & (squares - 1)) != 0


cdef inline u64 diagonals(int square, u64 men) noexcept nogil:
    cdef Lines* lines = &DIAGONALS[square]
    return lines.reached[((men & lines.inner) * lines.number) >> lines.shift]


cdef inline u64 straights(int square, u64 men) noexcept nogil:
    cdef Lines* lines = &STRAIGHTS[square]
    return lines.reached[((men & lines.inner) * lines.number) >> lines.shift]


cdef inline u64 reach(int kind, int square, u64 men) noexcept nogil:
    """Return the squares that a man other than a pawn reaches."""
    if kind == KNIGHT:
        return KNIGHT_REACH[square]
    if kind == BISHOP:
        return diagonals(square, men)
    if kind == ROOK:
        return straights(square, men)
    if kind == QUEEN:
        return diagonals(square, men) | straights(square, men)
    return KING_REACH[square]


cdef u64 _steps(int square, const int* steps, int count, u64 men, bint far) noexcept nogil:
    """Walk from a square in steps given as pairs of file and rank, to the first obstacle."""
    cdef u64 found = 0
    cdef int index, file, rank
    for index in range(count):
        file = (square & 7) + steps[2 * index]
        rank = (square >> 3) + steps[2 * index + 1]
        while 0 <= file < 8 and 0 <= rank < 8:
            found |= bit(rank * 8 + file)
            if not far or men & bit(rank * 8 + file):
                break
            file += steps[2 * index]
            rank += steps[2 * index + 1]
    return found


cdef int[16] STRAIGHT_STEPS = [0, 1, 1, 0, 0, -1, -1, 0, 1, 1, 1, -1, -1, -1, -1, 1]
cdef int[16] KNIGHT_STEPS = [1, 2, 2, 1, 2, -1, 1, -2, -1, -2, -2, -1, -2, 1, -1, 2]
cdef int[8] PAWN_STEPS = [-1, 1, 1, 1, -1, -1, 1, -1]


cdef u64* _fill_lines(
    Lines* lines, int square, const int* steps, u64 number, u64* free_sets
) noexcept nogil:
    cdef u64 edges = 0, men = 0
    cdef int inner_squares = 0
    if square >> 3 != 0:
        edges |= 0xFFULL
    if square >> 3 != 7:
        edges |= 0xFF00000000000000ULL
    if square & 7 != 0:
        edges |= FILE_A
    if square & 7 != 7:
        edges |= FILE_H
    lines.inner = _steps(square, steps, 4, 0, True) & ~edges
    lines.number = number
    lines.reached = free_sets
    men = lines.inner
    while men:
        inner_squares += 1
        men &= men - 1
    lines.shift = 64 - inner_squares
    while True:  # every set of obstacles, by counting up within the inner squares
        lines.reached[(men * number) >> lines.shift] = _steps(square, steps, 4, men, True)
        men = (men - lines.inner) & lines.inner
        if not men:
            return free_sets + bit(inner_squares)


cdef void _fill_tables() noexcept nogil:
    cdef int square, other
    cdef u64 both
    cdef u64* free_diagonals = &DIAGONAL_SETS[0]
    cdef u64* free_straights = &STRAIGHT_SETS[0]
    for square in range(64):
        KNIGHT_REACH[square] = _steps(square, KNIGHT_STEPS, 8, 0, False)
        KING_REACH[square] = _steps(square, STRAIGHT_STEPS, 8, 0, False)
        PAWN_REACH[WHITE][square] = _steps(square, PAWN_STEPS, 2, 0, False)
        PAWN_REACH[BLACK][square] = _steps(square, &PAWN_STEPS[4], 2, 0, False)
        free_diagonals = _fill_lines(
            &DIAGONALS[square], square, &STRAIGHT_STEPS[8], DIAGONAL_NUMBERS[square], free_diagonals
        )
        free_straights = _fill_lines(
            &STRAIGHTS[square], square, STRAIGHT_STEPS, STRAIGHT_NUMBERS[square], free_straights
        )
        DIAGONAL_LINES[square] = diagonals(square, 0)
        STRAIGHT_LINES[square] = straights(square, 0)
    for square in range(64):
        for other in range(64):
            BETWEEN[square][other] = 0
            LINE[square][other] = 0
            both = bit(square) | bit(other)
            if DIAGONAL_LINES[square] & bit(other):
                LINE[square][other] = (DIAGONAL_LINES[square] & DIAGONAL_LINES[other]) | both
                BETWEEN[square][other] = diagonals(square, both) & diagonals(other, both)
            elif STRAIGHT_LINES[square] & bit(other):
                LINE[square][other] = (STRAIGHT_LINES[square] & STRAIGHT_LINES[other]) | both
                BETWEEN[square][other] = straights(square, both) & straights(other, both)


_fill_tables()
