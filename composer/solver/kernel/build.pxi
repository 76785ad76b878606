# SPDX-License-Identifier: GPL-3.0-or-later
# From plain numbers to the values of `composer.solver.phases`, and from a position to Pos.

from cpython.object cimport PyObject, PyObject_GenericSetAttr

from dataclasses import fields

from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Mark, Move
from composer.problem.position import Castling, Position
from composer.problem.squares import square_name
from composer.solver.phases import Continuation, Phase, Variation
from composer.solver.unfolding import UnfoldingSequel

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
cdef tuple _EMPTIED = tuple((square, None) for square in range(64))
cdef tuple _PLACED = tuple((square, man) for man in _MEN for square in range(64))
cdef tuple _MOVE_FIELDS = tuple(field.name for field in fields(Move))
cdef tuple _VARIATION_FIELDS = tuple(field.name for field in fields(Variation))


cdef object _value(type kind, tuple names, tuple values):
    """Return a value with all its fields, in a third of the time its own constructor takes.

    Raises:
        TypeError: a field is missing.
    """
    cdef Py_ssize_t index, count = len(names)
    if len(values) != count:
        raise TypeError(f"{kind.__name__}: expected {count} fields, got {len(values)}")
    made = blank(kind)
    for index in range(count):
        PyObject_GenericSetAttr(made, names[index], values[index])
    return made


cdef int read_position(object position, object laws, Pos* pos) except -1:
    """Write a position as a Pos.

    Raises:
        TypeError: it is no position.
        ValueError: it cannot be solved, for `composer.problem.defects` names the reason.
    """
    if not place_men(position, laws, pos):
        raise ValueError("the position cannot be solved")
    return 0


cdef int place_men(object position, object laws, Pos* pos) except -1:
    """Write a position as a Pos; return whether it can be solved.

    Raises:
        TypeError: it is no position.
    """
    if not isinstance(position, Position):
        raise TypeError(f"expected a position, got {position!r}")
    cdef tuple board = position.board
    cdef tuple men = _MEN if laws is None else laws.men
    cdef int square, index
    cdef PyObject* man
    memset(pos, 0, sizeof(Pos))
    for square in range(64):
        man = <PyObject*>board[square]
        if man == <PyObject*>None:
            continue
        index = 0
        while index < 12 and <PyObject*>men[index] != man:
            index += 1
        if index == 12:
            if laws is not None:
                return False  # no man of this game
            raise TypeError(f"expected a man, got {board[square]!r}")
        put_man(BOARD, pos, index // 6, index % 6, square)
    pos.turn = BLACK if position.turn is _BLACK else WHITE
    for index in range(4):
        if _CASTLES[index] in position.castling:
            pos.rights |= 1 << index
    pos.passed = NO_SQUARE if position.en_passant is None else position.en_passant
    if laws is not None:
        place_state(position, laws.bits, pos)
    pos.hash = hash_of(BOARD, pos)
    return can_be_solved(BOARD, pos)


cdef bint is_whole(object position, object laws, const Pos* pos) except -1:
    """Return whether a placed position is set up right, though a king may be in check."""
    return all([man is None or man in laws.men for man in position.board]) and is_set_up(pos)


cdef int place_state(object position, int laws, Pos* pos) except -1:
    """Write the laws of a position and what its book keeps besides the men."""
    state = position.known_state if laws & MEDIEVAL else position.state
    pos.laws = laws & ALL_LAWS
    if laws & MEDIEVAL:
        pos.rights = 0
        for square in state.fresh:
            pos.fresh |= <u64>1 << <int>square
        for square in state.immune:
            pos.immune |= <u64>1 << <int>square
        for square in state.immovable:
            pos.immovable |= <u64>1 << <int>square
        pos.intact = state.intact
    if not (laws & PONZIANI and laws & PASSES):
        pos.passed = NO_SQUARE
    return 0


cdef class Values:
    """Moves and the continuations that are single moves, each made once and then shared.

    Those of a book have its men.
    """

    cdef dict moves, ends, answers
    cdef tuple men, kinds, placed
    cdef bint crosses  # castling is known by where the rook arrives

    def __cinit__(self, object laws=None):
        self.men, self.kinds, self.placed, self.crosses = _MEN, _KINDS, _PLACED, False
        if laws is not None:
            self.men = laws.men
            self.kinds = (None, *(man.kind for man in self.men[:6]))
            self.placed = tuple((square, man) for man in self.men for square in range(64))
            self.crosses = laws.bits & PONZIANI
        self.moves = {}
        self.ends = {}
        self.answers = {}

    cdef object move(self, u32 shown):
        found = self.moves.get(shown)
        if found is None:
            if len(self.moves) > MOST_KEPT:
                self.moves.clear()
            found = self.moves[shown] = _new_move(self, shown)
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


cdef tuple _placed(Values values, int turn, int kind, int square):
    return <tuple>values.placed[(6 * turn + kind) * 64 + square]


cdef tuple _changes(Values values, u32 move, int turn):
    """Return what a move does to the board: origin, target, then the others from a1 to h8."""
    cdef int origin = origin_of(move), target = target_of(move), special = special_of(move)
    cdef int kind = promotion_of(move) if promotion_of(move) else kind_of(move)
    cdef const Castle* castle
    cdef tuple left = <tuple>_EMPTIED[origin], reached
    if naming_of(move) or (special == CASTLING and values.crosses):
        return _changes_by_laws(values, move, turn)  # its promotion is no kind
    reached = _placed(values, turn, kind, target)
    cdef tuple home, rook
    if special == PASSING:
        return left, reached, _EMPTIED[passed_pawn(target, turn)]
    if special == CASTLING:
        castle = &BOARD.castles[_castle_of(target, turn)]
        home, rook = _EMPTIED[castle.rook], _placed(values, turn, ROOK, castle.rook_target)
        if castle.rook < castle.rook_target:
            return left, reached, home, rook
        return left, reached, rook, home
    return left, reached


cdef tuple _changes_by_laws(Values values, u32 move, int turn):
    """Return the same of a move before which a pawn is named, or of castling at will."""
    cdef int origin = origin_of(move), target = target_of(move), special = special_of(move)
    cdef int kind = promotion_of(move) if promotion_of(move) else kind_of(move), square
    cdef dict after = {}
    if naming_of(move):
        square = named_file(move) + (0 if turn else 56)
        after[square] = _placed(values, turn, named_kind(move), square)
    after[origin] = _EMPTIED[origin]
    if special == CASTLING:
        after[rook_origin(move)] = _EMPTIED[rook_origin(move)]
        after[rook_target(move)] = _placed(values, turn, ROOK, rook_target(move))
        after[target] = _placed(values, turn, KING, target)
    else:
        after[target] = _placed(values, turn, kind, target)
        if special == PASSING:
            after[passed_pawn(target, turn)] = _EMPTIED[passed_pawn(target, turn)]
    rest = sorted(square for square in after if square not in (origin, target))
    return tuple([after[square] for square in (origin, target, *rest)])


cdef int _castle_of(int king_target, int turn) noexcept:
    cdef int castle = 2 * turn
    while BOARD.castles[castle].king_target != king_target:
        castle += 1
    return castle


cdef object _new_move(Values values, u32 shown):
    cdef u32 move = move_of_described(shown)
    cdef int origin = origin_of(move), target = target_of(move), special = special_of(move)
    cdef int turn = shown >> COLOUR_AT & 1, shown_origin = shown >> ORIGIN_AT & 3
    cdef str name = _NAMES[origin]
    cdef str disambiguation = ""
    cdef int captured = shown >> CAPTURE_AT & 7, kind = kind_of(move)
    cdef bint castles = special == CASTLING, promotes = promotion_of(move) != 0 and not castles
    cdef object rook = None, castling = None, named = None
    if castles and values.crosses:
        rook = rook_target(move)
        castling = _CASTLES[2 * turn + (target < origin)]
    elif castles:
        castling = _CASTLES[_castle_of(target, turn)]
    if naming_of(move):
        named = (named_file(move) + (0 if turn else 56), values.kinds[named_kind(move) + 1])
    if shown_origin == ORIGIN_FILE:
        disambiguation = name[0]
    elif shown_origin == ORIGIN_RANK:
        disambiguation = name[1]
    elif shown_origin == ORIGIN_SQUARE:
        disambiguation = name
    return _value(Move, _MOVE_FIELDS, (
        values.men[6 * turn + kind],
        origin,
        target,
        _changes(values, move, turn),
        values.kinds[PAWN + 1 if captured == PASSED_PAWN else captured],
        values.kinds[promotion_of(move) + 1] if promotes else None,
        castling,
        special == PASSING,
        (origin + target) // 2 if special == DOUBLE_STEP else None,
        _MARKS[shown >> MARK_AT & 3],
        disambiguation,
        rook,
        named,
        kind == PAWN and not promotes and not 8 <= target < 56,
        None,  # no conditions
    ))


cdef object _new_variation(object defence, tuple continuations, tuple parries, object effective):
    return _value(Variation, _VARIATION_FIELDS, (defence, continuations, parries, effective))


cdef tuple _longer(
    Kernel kernel, Values values, const Pos* pos, const Mode* mode, Goal goal, const u32* shown,
    int count, int moves
):
    """Return continuations whose play is worked out on request."""
    cdef list found = []
    cdef int index
    cdef Unfolding play
    for index in range(count):
        play = Unfolding.__new__(Unfolding)
        play.kernel = kernel
        play.values = values
        play.mode = mode[0]
        play.goal = goal
        play.moves = moves - 1
        make(BOARD, pos, move_of_described(shown[index]), &play.pos)
        found.append(Continuation(values.move(shown[index]), UnfoldingSequel(play)))
    return tuple(found)


cdef tuple build_threats(
    Kernel kernel, Values values, const Pos* pos, const Mode* mode, Goal goal,
    const Threats* threats
):
    """Return the threats with what follows each; none where they reach the goal.

    `pos` is where the defender, who is not in check, would pass.
    """
    cdef Pos passing
    if threats.length <= mode.attacker_ends:
        return ()
    make_none(BOARD, pos, &passing)
    return _longer(
        kernel, values, &passing, mode, goal, threats.shown, threats.count, threats.length
    )


cdef object build_variation(
    Kernel kernel, Values values, const Pos* pos, const Mode* mode, Goal goal, const u32* items
):
    """Return the variation that `write_variation` wrote, which starts from `pos`."""
    cdef int length = items[VARIATION_LENGTH], count = items[VARIATION_ANSWERS]
    cdef const u32* answers = items + VARIATION_FIRST_ANSWER
    cdef const u32* parried = answers + count  # how many, and which threats
    cdef tuple continuations
    cdef Pos after
    if length <= mode.attacker_ends:
        continuations = values.ends_of(answers, count)
    else:
        make(BOARD, pos, move_of_described(items[VARIATION_DEFENCE]), &after)
        continuations = _longer(kernel, values, &after, mode, goal, answers, count, length)
    return _new_variation(
        values.move(items[VARIATION_DEFENCE]),
        continuations,
        values.moves_of(parried + 1, parried[0]),
        (items[VARIATION_SAID] & COUNTS) != 0,
    )
