# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False
"""The search back of `composer.retro.rights.search`, compiled."""

from libc.stdint cimport uint8_t as u8
from libc.stdint cimport uint32_t as u32
from libc.stdint cimport uint64_t as u64
from libc.stdlib cimport calloc, free, malloc

cdef extern from "rights/studied.h" nogil:
    ctypedef struct Further "struct Further":
        pass
    size_t size_of_further() noexcept
    void begin_studies(Further*, u64 positions) noexcept
    u64 studies_of(const Further*) noexcept

cdef extern from "rights/search.h" nogil:
    ctypedef struct Supposed:
        u64 fixed
        int forced
    enum:
        MOST_BACK
        PAWN
    ctypedef struct CBack "Back":
        int number
        u8 squares[4]
        u8 men[4]
        int origin
        int target
        u64 unmoved
        int forced
    ctypedef struct Known:
        pass
    ctypedef struct Captures:
        pass
    ctypedef struct Search "BackSearch":
        Known* known
        u32 places
        u32 used
        u64 nodes
        u64 most_nodes
        const u8* flag
        bint spent
        Captures captures
        Further* further
    bint is_refuted(Search*, const u8*, int, Supposed, int) noexcept
    bint is_caged(const u8*, u64 fixed, Captures*, u64* proof) noexcept
    int c_moves_back "moves_back"(Search*, const u8*, int, Supposed, CBack*) noexcept

cdef extern from "rights/closing.h" nogil:
    ctypedef struct Closing:
        u32* waiting
        u32 most
        CBack* list
    bint is_closed(Search*, const u8*, int, Supposed, Closing*) noexcept

from composer.retro.rights.values import Back

cdef const u8* _men(bytes cells) except NULL:
    if len(cells) != 64:
        raise ValueError("expected 64 squares")
    return <const u8*> (<char*> cells)

cdef object _back(const CBack* back):
    cdef int index
    cdef int kind = back.men[2 if back.unmoved else 1] & 7
    cdef int victim = 0 if back.unmoved else back.men[0] or (back.men[2] if back.number == 3 else 0)
    changes = tuple([(back.squares[index], back.men[index]) for index in range(back.number)])
    return Back(
        changes, back.origin, back.target, back.unmoved, back.forced, kind, victim,
        kind == PAWN and back.target - back.origin in (16, -16),
    )


cdef class Refuter:
    """A search with its memory; for one thread at a time.

    Attributes:
        nodes: the positions looked at so far.
        studies: how many of them were studied.
        spent: whether the last question was not decided for want of nodes, or was cancelled.
    """

    cdef Search* _search
    cdef object _held

    def __cinit__(self, u64 budget, flag=None):
        cdef u32 places = 64
        while places < 2 * budget and places < 1 << 24:
            places *= 2
        self._search = <Search*> calloc(1, sizeof(Search))
        if self._search == NULL:
            raise MemoryError
        self._search.known = <Known*> calloc(places, sizeof(Known))
        if self._search.known == NULL:
            raise MemoryError
        self._search.further = <Further*> calloc(1, size_of_further())
        if self._search.further == NULL:
            raise MemoryError
        begin_studies(self._search.further, budget)
        self._search.places = places
        self._search.most_nodes = budget
        self._held = flag
        if flag is not None:
            self._search.flag = <const u8*> (<char*> (<bytearray> flag))

    def __dealloc__(self):
        if self._search != NULL:
            free(self._search.known)
            free(self._search.further)
            free(self._search)

    @property
    def nodes(self) -> int:
        """The positions looked at so far."""
        return self._search.nodes

    @property
    def studies(self) -> int:
        """How many of them were studied: of the others it was known what is read of them."""
        return studies_of(self._search.further)

    @property
    def spent(self) -> bool:
        """Whether the last question was left undecided."""
        return self._search.spent

    def refuted(self, bytes cells, int mover, u64 fixed, int forced, int depth) -> bool:
        """Return whether a position is proved impossible; false also where it is `spent`."""
        cdef Supposed supposed
        cdef const u8* men = _men(cells)
        cdef bint found
        supposed.fixed = fixed
        supposed.forced = forced
        with nogil:
            self._search.spent = False
            found = is_refuted(self._search, men, mover, supposed, depth)
        return found

    def closed(self, bytes cells, int mover, u64 fixed, int forced, u32 most) -> bool:
        """Return whether all that can have led to a position are few others, none the game array.

        False also where it is `spent`: there are more than `most`, or what it may look at is used up.
        """
        cdef Supposed supposed
        cdef Closing closing
        cdef const u8* men = _men(cells)
        cdef bint found
        supposed.fixed = fixed
        supposed.forced = forced
        closing.most = most
        closing.waiting = <u32*> malloc((most + 1) * sizeof(u32))
        closing.list = <CBack*> malloc(MOST_BACK * sizeof(CBack))
        if closing.waiting == NULL or closing.list == NULL:
            free(closing.waiting)
            free(closing.list)
            raise MemoryError
        with nogil:
            self._search.spent = False
            found = is_closed(self._search, men, mover, supposed, &closing)
        free(closing.waiting)
        free(closing.list)
        return found

    def moves_back(self, bytes cells, int mover, u64 fixed, int forced) -> tuple:
        """Return every move that a side may have made last, as far as men and kings tell.

        The side that is to move now was not in check before it: a move that leaves its king
        attacked is not among them. Of captured men only the number and kind are regarded.
        """
        cdef Supposed supposed
        cdef CBack* list = <CBack*> malloc(MOST_BACK * sizeof(CBack))
        cdef int index, number
        if list == NULL:
            raise MemoryError
        supposed.fixed = fixed
        supposed.forced = forced
        try:
            number = c_moves_back(self._search, _men(cells), mover, supposed, list)
            return tuple([_back(&list[index]) for index in range(number)])
        finally:
            free(list)

    def cage_proof(self, bytes cells, u64 fixed):
        """Return the squares of men that prove a board impossible; None where nothing is proved."""
        cdef u64 proof = 0
        if not is_caged(_men(cells), fixed, &self._search.captures, &proof):
            return None
        return proof
