# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False
"""Legality by proofs, compiled; `composer.retro.legality.proving` is the door."""

from libc.stdint cimport int8_t as i8
from libc.stdint cimport int16_t as i16
from libc.stdlib cimport calloc, free, malloc

from composer.retro.kernel.past cimport MOST_UNMOVES

include "placingpast.pxi"

cdef extern from "legality/study.h" nogil:
    enum:
        WEIGHTS
        COLUMNS
    ctypedef struct Found "Assignment":
        int cost
        i8 columns[16]
        u32 stuck
    ctypedef struct Ways:
        u64 steady
    ctypedef struct CSide "Side":
        int rows
        int missing
        int first_home
        u8 squares[16]
        i16 costs[5][16][16]
        i16 table[16][64]
        Found best[5]
        i16 forced[16][16]
        int victims[3]
        u64 lives[16]
        u64 killing
        u64 spared
    ctypedef struct CStudy "Study":
        Ways ways
        CSide sides[2]
        bint possible
    void run_study "study"(const Pos*, u64 unmoved, CStudy*) noexcept
    void weigh_all(CStudy*, int colour) noexcept

cdef extern from "legality/earlier.h" nogil:
    enum:
        EARLIER_DEPTH
    bint disproved_past "disproved"(const Past*) noexcept
    int c_look_earlier "look_earlier"(const Board*, const Past*, bint shallow, u32*) noexcept

cdef extern from "legality/paths.h" nogil:
    ctypedef struct Stage:
        pass
    ctypedef struct Course:
        Stage* stages
        u32* slots
        u32 most
        u32 most_slots
        u32 left
        const u8* flag
    bint paths_disprove(CStudy*, u64 left_out, bint with_doors) noexcept
    ctypedef struct March:
        const u8* steps
        u8 length
        u8 colour
        u8 column
    bint courses_disprove(CStudy*, Course*) noexcept
    bint c_has_course "has_course"(Course*, const CStudy*, const March*, int) noexcept

cdef extern from "legality/order.h" nogil:
    enum:
        MOST_GOING
        MOST_GONE
    ctypedef struct Going:
        const u8* steps
        int length
        u64 squares
    bint c_in_some_order "in_some_order"(const Going*, int) noexcept

cdef extern from "legality/further.h" nogil:
    ctypedef struct Further:
        pass
    bint disproved_further_past "disproved_further"(Further*, const Past*) noexcept

cdef extern from "legality/columns.h" nogil:
    enum:
        MOST_STEPS_ON
        MOST_COLUMN_DEPTH
    ctypedef struct Kernel:
        u64 columns
        u8 missing[2]
    ctypedef struct Quest:
        u64 wanted
        u8 locked[2]
        u8 promoted[2]
        u8 entrance[2][8]
        Kernel start
        u32 most
        Kernel* steps
        Kernel* seen
        u32 slots
    void ask_columns(const Pos*, const CStudy*, Quest*) noexcept
    int c_search_columns "search_columns"(Quest*, const char*) noexcept

from composer.problem.men import SIDES
from composer.retro.assignment import Assignment
from composer.retro.legality.study import Side, Study


cdef object _side(object position, CStudy* found, int colour):
    cdef CSide* side = &found.sides[colour]
    cdef int row, column, weight, square
    cdef int pawns = 8 if colour == WHITE else 0
    homes = tuple([side.first_home + column for column in range(COLUMNS)])
    squares = tuple([side.squares[row] for row in range(side.rows)])
    weigh_all(found, colour)
    costs = [
        [[side.costs[weight][row][column] for column in range(COLUMNS)] for row in range(side.rows)]
        for weight in range(WEIGHTS)
    ]
    tables = {
        column: tuple([side.table[column][square] for square in range(64)])
        for column in range(pawns, pawns + 8)
    }
    best = [
        Assignment(
            side.best[weight].cost,
            () if side.best[weight].stuck
            else tuple([side.best[weight].columns[row] for row in range(side.rows)]),
            tuple([row for row in range(side.rows) if side.best[weight].stuck >> row & 1]),
        )
        for weight in range(WEIGHTS)
    ]
    return Side(
        SIDES[colour],
        squares,
        tuple([position.board[square] for square in squares]),
        homes,
        side.missing,
        costs,
        tables,
        best=best,
        victims=(side.victims[0], side.victims[1], side.victims[2]),
        killing=side.killing,
        spared=side.spared,
    )


def study(position, unmoved=()):
    """Return what is found of the men, but for what no reader of it needs."""
    cdef Past past
    cdef CStudy found
    _place_past(position, unmoved, False, &past)
    with nogil:
        run_study(&past.pos, past.unmoved, &found)
    possible = found.possible
    sides = (_side(position, &found, WHITE), _side(position, &found, BLACK))
    return Study(found.ways.steady, sides, possible)


def disproved(position, unmoved=()):
    """Return whether a study proves that no game leads to a position."""
    cdef Past past
    cdef bint found
    _place_past(position, unmoved, False, &past)
    with nogil:
        found = disproved_past(&past)
    return found


def disproved_by_paths(position, unmoved=(), u64 left_out=0, bint doors=True):
    """Return whether the paths of pawns, but of those on some squares, prove it; a study does not.

    `doors` says whether what those pawns shut is regarded, too.
    """
    cdef Past past
    cdef CStudy study
    cdef bint found
    _place_past(position, unmoved, False, &past)
    with nogil:
        run_study(&past.pos, past.unmoved, &study)
        found = study.possible and paths_disprove(&study, left_out, doors)
    return found


cdef int _make_room(Course* course, u32 most, u32 together, object flag) except -1:
    """Give a search for courses memory of its own."""
    memset(course, 0, sizeof(Course))
    course.most = most
    course.left = together
    course.most_slots = 1024
    while course.most_slots < 3 * most // 2:
        course.most_slots *= 2
    if flag is not None:
        course.flag = <const u8*> (<char*> (<bytearray> flag))
    course.stages = <Stage*>malloc(most * sizeof(Stage))
    course.slots = <u32*>malloc(course.most_slots * sizeof(u32))
    if course.stages == NULL or course.slots == NULL:
        _free_room(course)
        raise MemoryError
    return 0


cdef void _free_room(Course* course) noexcept:
    free(course.stages)
    free(course.slots)


def disproved_by_courses(position, unmoved, u32 most, u32 together, flag=None):
    """Return whether no course of a game leads to a position; a study does not prove it.

    Args:
        position: as the others have it.
        unmoved: squares of men that are known never to have moved.
        most: stages kept for one choice of paths at most.
        together: stages kept for all of them, one after the other.
        flag: not 0 to stop.
    """
    cdef Past past
    cdef CStudy study
    cdef Course course
    cdef bint found = False
    _place_past(position, unmoved, False, &past)
    _make_room(&course, most, together, flag)
    with nogil:
        run_study(&past.pos, past.unmoved, &study)
        if study.possible:
            found = paths_disprove(&study, 0, True) or courses_disprove(&study, &course)
    _free_room(&course)
    return found


def has_course(position, unmoved, paths, u32 most):
    """Return whether pawns can have gone along paths, all pawns of a position: squares from home on.

    True as well where a study disproves the position, or it is not asked (`legality/course.h`).
    """
    cdef Past past
    cdef CStudy study
    cdef Course course
    cdef March marches[MOST_GOING]
    cdef int number = 0
    cdef bint found = True
    held = [bytes(path) for path in paths]
    if len(held) > MOST_GOING or not all(0 < len(path) <= MOST_GONE for path in held):
        raise ValueError("too many paths, or one of a length that no pawn goes")
    _place_past(position, unmoved, False, &past)
    for path in held:
        marches[number].steps = <const u8*> (<char*> path)
        marches[number].length = len(path)
        marches[number].colour = WHITE if path[0] < 32 else BLACK
        marches[number].column = path[0] if path[0] < 32 else path[0] - 48
        number += 1
    run_study(&past.pos, past.unmoved, &study)
    if study.possible:
        _make_room(&course, most, most, None)
        found = c_has_course(&course, &study, marches, number)
        _free_room(&course)
    return found


def disproved_further(position, unmoved=()):
    """Return whether a study, the paths or the columns of the pawns prove it."""
    cdef Past past
    cdef bint found
    _place_past(position, unmoved, False, &past)
    cdef Further* further = <Further*>calloc(1, sizeof(Further))
    if further == NULL:
        raise MemoryError
    with nogil:
        found = disproved_further_past(further, &past)
    free(further)
    return found


def in_some_order(paths):
    """Return whether pawns can have gone along paths, squares from home on, in some order of steps.

    Asked of paths of which any two pass each other.
    """
    cdef Going going[MOST_GOING]
    cdef int number = 0
    held = [bytes(path) for path in paths]
    if len(held) > MOST_GOING or not all(0 < len(path) <= MOST_GONE for path in held):
        raise ValueError("too many paths, or one of a length that no pawn goes")
    for path in held:
        going[number].steps = <const u8*> (<char*> path)
        going[number].length = len(path)
        going[number].squares = 0
        for square in path:
            going[number].squares |= <u64> 1 << (<int> square & 63)
        number += 1
    return c_in_some_order(going, number)


def look_earlier(position, unmoved, bint shallow):
    """Return what is wrong with the last moves: 0 nothing seen, 1 none, 2 none that can be."""
    cdef Past past
    cdef int found
    _place_past(position, unmoved, False, &past)
    cdef u32* memory = <u32*>malloc((EARLIER_DEPTH + 1) * MOST_UNMOVES * sizeof(u32))
    if memory == NULL:
        raise MemoryError
    with nogil:
        found = c_look_earlier(BOARD, &past, shallow, memory)
    free(memory)
    return found


cdef int _search(Quest* quest, object flag) except -1:
    """Search with memory of its own."""
    cdef char never = 0
    cdef unsigned char[::1] seen
    cdef const char* cancelled = &never
    cdef int found
    if flag is not None:
        seen = flag
        cancelled = <const char*>&seen[0]
    quest.slots = 1024
    while quest.slots < 3 * quest.most:
        quest.slots *= 2
    quest.steps = <Kernel*>malloc(MOST_STEPS_ON * MOST_COLUMN_DEPTH * sizeof(Kernel))
    quest.seen = <Kernel*>calloc(quest.slots, sizeof(Kernel))
    if quest.steps == NULL or quest.seen == NULL:
        free(quest.steps)
        free(quest.seen)
        raise MemoryError
    with nogil:
        found = c_search_columns(quest, cancelled)
    free(quest.steps)
    free(quest.seen)
    return found


def search_columns(start, wanted, locked, missing, promoted, u32 most, flag=None):
    """Return whether columns of pawns lead to others: 0 they do, 1 they do not, 2 not known, or 3
    they do not because missing pawns could have come to no end.
    """
    cdef Quest quest
    cdef int colour
    memset(&quest, 0, sizeof(Quest))
    quest.start.columns = start
    quest.wanted = wanted
    quest.most = most
    for colour in range(2):
        quest.locked[colour] = locked[colour]
        quest.start.missing[colour] = missing[colour]
        quest.promoted[colour] = promoted[colour]
    return _search(&quest, flag)


def look_at_columns(position, unmoved, u32 most, flag=None):
    """Return the same of a position's columns; 0 where a study finds it impossible already."""
    cdef Past past
    cdef CStudy found
    cdef Quest quest
    _place_past(position, unmoved, False, &past)
    run_study(&past.pos, past.unmoved, &found)
    if not found.possible:
        return 0
    memset(&quest, 0, sizeof(Quest))
    ask_columns(&past.pos, &found, &quest)
    quest.most = most
    return _search(&quest, flag)
