# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Tables of endings, compiled; `composer.studies.endings` is the door."""

from cpython.bytearray cimport PyByteArray_AS_STRING
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize
from libc.stdint cimport uint8_t as u8
from libc.stdint cimport uint32_t as u32
from libc.stdint cimport uint64_t as u64
from libc.stdlib cimport free, malloc
from libc.string cimport memset

cdef extern from "endings/table.h" nogil:
    enum:
        NOBODY
    ctypedef struct CMen "Men":
        u8 first
        u8 second
        bint black
        bint whole
        bint dark
        u64 pawns[2]
    ctypedef struct Stand:
        u8 white_king
        u8 first
        u8 second
        u8 black_king
    ctypedef struct CEnding "Ending":
        CMen men
        u8* white
        u8* black
    ctypedef const CEnding* (*KnownEnding)(void*, CMen) noexcept nogil

cdef extern from "endings/placing.h" nogil:
    size_t size_of_ending(CMen) noexcept
    u32 place_of(CMen, int, int, int, int) noexcept

cdef extern from "endings/ending.h" nogil:
    enum:
        STARVED
        CANCELLED
    ctypedef struct Marks:
        const Stand* stands
        size_t count
        bint lost
    int make_ending(CEnding*, const Marks*, KnownEnding, void*, const char*) noexcept

cdef extern from "endings/squeezing.h" nogil:
    size_t squeeze_half(CMen, const u8*, u8*, size_t) noexcept
    bint unsqueeze_half(CMen, const u8*, size_t, u8*) noexcept

cdef extern from "endings/lookahead.h" nogil:
    u8 white_value(const CEnding*, Stand, KnownEnding, void*) noexcept
    void fill_white(CEnding*, KnownEnding, void*) noexcept

cdef extern from "endings/zugzwangs.h" nogil:
    size_t find_zugzwangs(const CEnding*, Stand*, size_t) noexcept

cdef enum:
    MOST_KNOWN = 400

cdef struct Holder:
    int count
    CEnding endings[MOST_KNOWN]
    bint lacks
    CMen lacking


cdef const CEnding* _known(void* holder, CMen men) noexcept nogil:
    cdef Holder* held = <Holder*>holder
    cdef const CMen* other
    cdef int index
    for index in range(held.count):
        other = &held.endings[index].men
        if (other.first == men.first and other.second == men.second
                and other.black == men.black and other.dark == men.dark
                and other.pawns[0] == men.pawns[0] and other.pawns[1] == men.pawns[1]):
            return &held.endings[index]
    held.lacks, held.lacking = True, men
    return NULL


cdef CMen _men(men):
    cdef CMen found
    found.first, found.second, found.black, found.whole = men[:4]
    found.dark, found.pawns[0], found.pawns[1] = men[4:]
    if found.first > NOBODY or found.second > NOBODY:
        raise ValueError("no men")
    if (found.pawns[0] | found.pawns[1]) and not found.whole:
        raise ValueError("a table with pawns that stay is whole")
    if (found.pawns[0] | found.pawns[1]) & <u64>0xFF000000000000FF or found.pawns[0] & found.pawns[1]:
        raise ValueError("no pawns can stand there")
    return found


cdef void _hold(Holder* holder, known) except *:
    """Have the halves at hand of tables that are led into; a half of no bytes is not there."""
    cdef CEnding* ending
    if len(known) > MOST_KNOWN:
        raise ValueError("too many tables")
    holder.count, holder.lacks = 0, False
    for kin, (white, black) in known.items():
        ending = &holder.endings[holder.count]
        ending.men = _men(kin)
        for half in (white, black):
            if half and len(half) < size_of_ending(ending.men):
                raise ValueError("a table is too short")
        ending.white = <u8*>PyBytes_AS_STRING(white) if white else NULL
        ending.black = <u8*>PyBytes_AS_STRING(black) if black else NULL
        holder.count += 1


def make(men, known, flag=None, marks=(), bint lost=False):
    """Make the table of an ending from those that its captures and promotions lead into.

    Args:
        men: as `composer.studies.tables.Men` has them.
        known: both halves of each table it leads into, whole or not: with White to move for what
            Black's moves lead into, with Black to move for White's; the other may be empty. All
            of them must be there unless pawns stay: then what hangs on others is open.
        flag: a byte that cancels once it is set.
        marks: positions of a whole table, as squares of white king, first, second and black king.
        lost: they count as lost by Black, who is to move; else as never won, with White to move.

    Returns:
        Its halves, White to move and Black to move; None where it was cancelled.

    Raises:
        MemoryError: there was too little memory.
        ValueError: the table with marks is not whole.
    """
    cdef Holder holder
    cdef Marks marked
    cdef CEnding ending
    cdef unsigned char[::1] seen
    cdef char never = 0
    cdef const char* cancelled = &never
    cdef int longest
    cdef bytearray stands = bytearray(value for stand in marks for value in stand)
    _hold(&holder, known)
    if marks and not men[3]:
        raise ValueError("only whole tables have marks")
    if len(stands) != 4 * len(marks) or (stands and max(stands) > 63):
        raise ValueError("no squares")
    marked.stands = <const Stand*>PyByteArray_AS_STRING(stands)
    marked.count = len(marks)
    marked.lost = lost
    if flag is not None:
        seen = flag
        cancelled = <const char*>&seen[0]
    ending.men = _men(men)
    cdef size_t size = size_of_ending(ending.men)
    halves = (PyBytes_FromStringAndSize(NULL, size), PyBytes_FromStringAndSize(NULL, size))
    ending.white = <u8*>PyBytes_AS_STRING(halves[0])
    ending.black = <u8*>PyBytes_AS_STRING(halves[1])
    memset(ending.white, 0, size)
    memset(ending.black, 0, size)
    with nogil:
        longest = make_ending(&ending, &marked, _known, &holder, cancelled)
    if longest == STARVED:
        raise MemoryError
    return None if longest == CANCELLED else halves


def squeeze(men, bytes black):
    """Return the half with Black to move in little room; see `squeezing.h`."""
    cdef CMen asked = _men(men)
    cdef size_t size = size_of_ending(asked), taken
    if asked.whole or len(black) != size:
        raise ValueError("no half that can be squeezed")
    cdef bytes squeezed = PyBytes_FromStringAndSize(NULL, size)
    cdef const u8* given = <const u8*>PyBytes_AS_STRING(black)
    cdef u8* written = <u8*>PyBytes_AS_STRING(squeezed)
    with nogil:
        taken = squeeze_half(asked, given, written, size)
    if not taken:
        raise MemoryError
    return squeezed[:taken]


def unsqueeze(men, bytes squeezed):
    """Return the half with Black to move again."""
    cdef CMen asked = _men(men)
    cdef size_t size = size_of_ending(asked), taken = len(squeezed)
    if asked.whole:
        raise ValueError("no half that can be squeezed")
    cdef bytes black = PyBytes_FromStringAndSize(NULL, size)
    cdef const u8* given = <const u8*>PyBytes_AS_STRING(squeezed)
    cdef u8* written = <u8*>PyBytes_AS_STRING(black)
    cdef bint done
    with nogil:
        memset(written, 0, size)
        done = unsqueeze_half(asked, given, taken, written)
    if not done:
        raise MemoryError
    return black


def value(men, bytes black, known, int white_king, int first, int second, int black_king):
    """Look one ply ahead: in how many moves White, to move, mates; 0 where not at all.

    Args:
        men: as `composer.studies.tables.Men` has them.
        black: the half with Black to move.
        known: halves of tables that White's moves lead into, as for `make`.

    Returns:
        The number; or the men of a table that it takes to know, in a tuple.
    """
    cdef Holder holder
    cdef CEnding ending
    cdef Stand stand
    cdef u8 found
    _hold(&holder, known)
    ending.men = _men(men)
    if len(black) < size_of_ending(ending.men) or not (0 <= black_king < 64):
        raise ValueError("no position of a table")
    ending.white, ending.black = NULL, <u8*>PyBytes_AS_STRING(black)
    stand.white_king, stand.first, stand.second = white_king, first, second
    stand.black_king = black_king
    found = white_value(&ending, stand, _known, &holder)
    if holder.lacks:
        return (holder.lacking.first, holder.lacking.second, holder.lacking.black)
    return found


def white_half(men, bytes black, known):
    """Return the half with White to move, out of that with Black to move and `known` tables."""
    cdef Holder holder
    cdef CEnding ending
    _hold(&holder, known)
    ending.men = _men(men)
    cdef size_t size = size_of_ending(ending.men)
    if len(black) < size:
        raise ValueError("a table is too short")
    cdef bytes white = PyBytes_FromStringAndSize(NULL, size)
    ending.white, ending.black = <u8*>PyBytes_AS_STRING(white), <u8*>PyBytes_AS_STRING(black)
    with nogil:
        memset(ending.white, 0, size)
        fill_white(&ending, _known, &holder)
    if holder.lacks:
        raise ValueError("a table is lacking")
    return white


def place(men, int white_king, int first, int second, int black_king):
    """Return where a position stands in both halves of a table; squares from a1 (0) to h8 (63)."""
    return place_of(_men(men), white_king, first, second, black_king)


def zugzwangs(men, bytes white, bytes black, size_t most):
    """Return the positions that White wins only if Black is to move; see `zugzwangs.h`.

    Returns:
        How many there are; and the squares of white king, first, second and black king of each,
        at most so many.
    """
    cdef CEnding ending
    cdef size_t index, count
    ending.men = _men(men)
    cdef Stand* found = <Stand*>malloc((most + 1) * sizeof(Stand))
    if found == NULL:
        raise MemoryError
    ending.white = <u8*>PyBytes_AS_STRING(white)
    ending.black = <u8*>PyBytes_AS_STRING(black)
    with nogil:
        count = find_zugzwangs(&ending, found, most)
    told = [
        (found[index].white_king, found[index].first, found[index].second, found[index].black_king)
        for index in range(min(count, most))
    ]
    free(found)
    return count, told
