# SPDX-License-Identifier: GPL-3.0-or-later
# From plain numbers to the values of `composer.solver.solution`, and from a position to Pos.

from cpython.object cimport PyObject, PyObject_GenericSetAttr

from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Mark, Move
from composer.problem.position import Castling, Position
from composer.problem.squares import square_name
from composer.solver.solution import Continuation, Phase, Variation
from composer.solver.unfolding import UnfoldingContinuation

cdef extern from *:
    """
    static inline PyObject *cc_blank(PyObject *type) {
        return ((PyTypeObject *)type)->tp_alloc((PyTypeObject *)type, 0);
    }
    """
    # Return a new value of a class of values, its attributes still missing.
    object blank "cc_blank"(object)

cdef enum:
    MOST_KEPT = 100000  # values kept for the next solve

cdef tuple _MEN = tuple(Man(letter) for letter in "PNBRQKpnbrqk")
cdef tuple _KINDS = (None, *(Kind(number) for number in range(1, 7)))
cdef tuple _MARKS = (Mark.NONE, Mark.CHECK, Mark.MATE, Mark.STALEMATE)
cdef tuple _NAMES = tuple(square_name(square) for square in range(64))
cdef tuple _CASTLES = tuple(Castling(letter) for letter in "KQkq")
cdef object _BLACK = Colour.BLACK


cdef int read_position(object position, Pos* pos) except -1:
    """Write a position as a Pos.

    Raises:
        TypeError: it is no position.
        ValueError: it cannot be solved, for `composer.problem.defects` names the reason.
    """
    if not place_men(position, pos):
        raise ValueError("the position cannot be solved")
    return 0


cdef int place_men(object position, Pos* pos) except -1:
    """Write a position as a Pos; return whether it can be solved.

    Raises:
        TypeError: it is no position.
    """
    if not isinstance(position, Position):
        raise TypeError(f"expected a position, got {position!r}")
    cdef tuple board = position.board
    cdef int square, index
    cdef PyObject* man
    memset(pos, 0, sizeof(Pos))
    for square in range(64):
        man = <PyObject*>board[square]
        if man == <PyObject*>None:
            continue
        index = 0
        while index < 12 and <PyObject*>_MEN[index] != man:
            index += 1
        if index == 12:
            raise TypeError(f"expected a man, got {board[square]!r}")
        put_man(pos, index // 6, index % 6, square)
    pos.turn = BLACK if position.turn is _BLACK else WHITE
    for index in range(4):
        if _CASTLES[index] in position.castling:
            pos.rights |= 1 << index
    pos.passed = NO_SQUARE if position.en_passant is None else position.en_passant
    pos.hash = hash_of(pos)
    return can_be_solved(pos)


cdef class Values:
    """Moves and the continuations that are single moves, each made once and then shared."""

    cdef dict moves, ends, answers

    def __cinit__(self):
        self.moves = {}
        self.ends = {}
        self.answers = {}

    cdef object move(self, u32 shown):
        found = self.moves.get(shown)
        if found is None:
            if len(self.moves) > MOST_KEPT:
                self.moves.clear()
            found = self.moves[shown] = _new_move(shown)
        return found

    cdef object end(self, u32 shown):
        """Return the continuation that ends the play."""
        found = self.ends.get(shown)
        if found is None:
            if len(self.ends) > MOST_KEPT:
                self.ends.clear()
            found = self.ends[shown] = Continuation(self.move(shown))
        return found

    cdef tuple moves_of(self, const u32* shown, int count):
        cdef int index
        return tuple([self.move(shown[index]) for index in range(count)]) if count else ()

    cdef tuple ends_of(self, const u32* shown, int count):
        cdef int index
        if count != 1:
            return tuple([self.end(shown[index]) for index in range(count)]) if count else ()
        found = self.answers.get(shown[0])
        if found is None:
            if len(self.answers) > MOST_KEPT:
                self.answers.clear()
            found = self.answers[shown[0]] = (self.end(shown[0]),)
        return <tuple>found


cdef object _new_move(u32 shown):
    cdef int origin = origin_of(shown), telling = shown >> TELLING_AT & 3
    cdef str name = _NAMES[origin]
    cdef str disambiguation = ""
    if telling == TELL_FILE:
        disambiguation = name[0]
    elif telling == TELL_RANK:
        disambiguation = name[1]
    elif telling == TELL_SQUARE:
        disambiguation = name
    move = blank(Move)
    PyObject_GenericSetAttr(move, "man", _MEN[6 * (shown >> COLOUR_AT & 1) + kind_of(shown)])
    PyObject_GenericSetAttr(move, "origin", origin)
    PyObject_GenericSetAttr(move, "target", target_of(shown))
    PyObject_GenericSetAttr(move, "capture", _KINDS[shown >> CAPTURE_AT & 7])
    PyObject_GenericSetAttr(
        move, "promotion", _KINDS[promotion_of(shown) + 1] if promotion_of(shown) else None
    )
    PyObject_GenericSetAttr(move, "en_passant", shown >> PASSING_AT & 1 == 1)
    PyObject_GenericSetAttr(move, "mark", _MARKS[shown >> MARK_AT & 3])
    PyObject_GenericSetAttr(move, "disambiguation", disambiguation)
    return move


cdef object _new_variation(object defence, tuple continuations, tuple parries, object effective):
    variation = blank(Variation)
    PyObject_GenericSetAttr(variation, "defence", defence)
    PyObject_GenericSetAttr(variation, "continuations", continuations)
    PyObject_GenericSetAttr(variation, "parries", parries)
    PyObject_GenericSetAttr(variation, "effective", effective)
    return variation


cdef tuple _longer(Kernel kernel, const Pos* pos, int goal, const u32* shown, int count, int moves):
    """Return continuations whose play is worked out when it is asked for."""
    cdef list found = []
    cdef int index
    cdef Unfolding play
    for index in range(count):
        play = Unfolding.__new__(Unfolding)
        play.kernel = kernel
        play.goal = goal
        play.moves = moves - 1
        make(pos, move_of_described(shown[index]), &play.pos)
        found.append(UnfoldingContinuation.of(kernel.values.move(shown[index]), play))
    return tuple(found)


cdef object build_variation(Kernel kernel, const Pos* pos, int goal, const u32* items):
    """Return the variation that `write_variation` wrote, which starts from `pos`."""
    cdef Values values = kernel.values
    cdef int length = items[2], count = items[3], parried = items[4 + count]
    cdef tuple continuations
    cdef Pos after
    if length <= 1:
        continuations = values.ends_of(items + 4, count)
    else:
        make(pos, move_of_described(items[0]), &after)
        continuations = _longer(kernel, &after, goal, items + 4, count, length)
    return _new_variation(
        values.move(items[0]),
        continuations,
        values.moves_of(items + 5 + count, parried),
        items[1] != 0,
    )
