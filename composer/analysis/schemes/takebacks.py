# SPDX-License-Identifier: GPL-3.0-or-later
"""The key finder: every move of White that may have led to a position after the key.

A move is taken back by each white man, quietly, with a black man put back where he arrived, or as
the promotion of a pawn; no castling and no capture in passing, and no double step that Black could
take in passing, for then the play would be another; a square on which Black could take in passing
is left out of account. Play after the key is the same in all of them by construction; what is asked
is whether that move alone solves, nobody castling; in longer play of the solver.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from composer.analysis.schemes.replies import table_of
from composer.analysis.schemes.work import TWO, SchemeWork
from composer.problem.attacks import line, neighbour
from composer.problem.edits import set_squares, set_turn
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Square, rank_of
from composer.solver.options import Cancelled
from composer.solver.schemeplay import (
    Number,
    SchemeBoard,
    Step,
    bare,
    man_number,
    number_of,
    step_of,
)

MOST_COOKS: Final = 3
"""A diagram in which the key works and so many other first moves do is a near miss."""

_STRAIGHT: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
_SLANT: Final = ((1, 1), (1, -1), (-1, -1), (-1, 1))
_LEAPS: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
_TAKEN: Final = (Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT, Kind.PAWN)
_MOST_MEN, _MOST_PAWNS = 16, 8
_SECOND, _LAST = 1, 7


@dataclass(frozen=True)
class TakeBack:
    """A move of White taken back.

    Attributes:
        man: who moved, as he stood in the diagram.
        step: the move.
        captured: the kind of black man put back; None where it was quiet.
        diagram: the position before it, White to move.
    """

    man: Man
    step: Step
    captured: Kind | None
    diagram: Position


@dataclass(frozen=True)
class Key:
    """A take-back that leaves a key.

    Attributes:
        taken_back: the move.
        cooks: the other first moves that mate in two, or at once; empty where it alone solves.
        white_in_check: whether White is in check in the diagram.
        gives: the flights of Black's king after the key that he does not have before it.
        takes: those that he has before it, but not after it.
    """

    taken_back: TakeBack
    cooks: tuple[Number, ...]
    white_in_check: bool
    gives: tuple[Square, ...]
    takes: tuple[Square, ...]

    @property
    def is_sound(self) -> bool:
        """Whether the key alone solves."""
        return not self.cooks


def take_backs(after: Position) -> Iterator[TakeBack]:
    """Yield every move of White that may have led to a position, Black to move."""
    free = [square for square in SQUARES if after.board[square] is None]
    black = [man for _, man in after if man.colour is Colour.BLACK]
    pawns = sum(man.kind is Kind.PAWN for man in black)
    room = len(black) < _MOST_MEN
    taken = tuple(
        kind for kind in (_TAKEN if room else ()) if kind is not Kind.PAWN or pawns < _MOST_PAWNS
    )
    for target, man in after:
        if man.colour is Colour.WHITE:
            for origin, before, captures in _origins(after, target, man, set(free)):
                made = man.kind if before is not man else None
                step = Step(origin, target, made)
                for captured in _captured(captures, taken, target):
                    yield _taken_back(after, step, before, captured)


def _captured(
    captures: bool | None, taken: tuple[Kind, ...], target: Square
) -> Iterator[Kind | None]:
    """Yield what may be put back: nothing of a quiet move; None for `captures` allows both."""
    if captures is not True:
        yield None
    if captures is not False:
        for kind in taken:
            if kind is not Kind.PAWN or 0 < rank_of(target) < _LAST:
                yield kind


def _taken_back(after: Position, step: Step, before: Man, captured: Kind | None) -> TakeBack:
    there = None if captured is None else Man.of(Colour.BLACK, captured)
    board = set_squares(after, {step.origin: before, step.target: there})
    return TakeBack(before, step, captured, bare(set_turn(board, Colour.WHITE)))


def _origins(
    after: Position, target: Square, man: Man, free: set[Square]
) -> Iterator[tuple[Square, Man, bool | None]]:
    """Yield where a man may have come from, who he was, and whether he took somebody."""
    if man.kind is Kind.PAWN:
        yield from _pawn_origins(after, target, man, free, man)
        return
    if man.kind is Kind.KING or man.kind is Kind.KNIGHT:
        steps = (*_STRAIGHT, *_SLANT) if man.kind is Kind.KING else _LEAPS
        for step in steps:
            origin = neighbour(target, step)
            if origin is not None and origin in free:
                yield origin, man, None
    else:
        lines = (_STRAIGHT if man.kind is not Kind.BISHOP else ()) + (
            _SLANT if man.kind is not Kind.ROOK else ()
        )
        for step in lines:
            for origin in line(target, step):
                if origin not in free:
                    break
                yield origin, man, None
    if rank_of(target) == _LAST and man.kind is not Kind.KING:
        yield from _pawn_origins(after, target, man, free, Man.of(Colour.WHITE, Kind.PAWN))


def _pawn_origins(
    after: Position, target: Square, man: Man, free: set[Square], pawn: Man
) -> Iterator[tuple[Square, Man, bool | None]]:
    behind = neighbour(target, (0, -1))
    if behind is None or rank_of(behind) < _SECOND:
        return
    if behind in free:
        yield behind, pawn, False
        start = neighbour(behind, (0, -1))
        if (
            start is not None
            and rank_of(start) == _SECOND
            and start in free
            and not _takes_passing(after, target)
        ):
            yield start, pawn, False
    for side in (-1, 1):
        origin = neighbour(target, (side, -1))
        if origin is not None and origin in free:
            yield origin, pawn, True


def _takes_passing(after: Position, target: Square) -> bool:
    """Whether a black pawn stands beside a square that a double step reaches."""
    for side in (-1, 1):
        beside = neighbour(target, (side, 0))
        man = None if beside is None else after.board[beside]
        if man is not None and man.colour is Colour.BLACK and man.kind is Kind.PAWN:
            return True
    return False


def keys_of(
    after: Position,
    most_cooks: int = MOST_COOKS,
    work: SchemeWork = TWO,
    taken_back: Iterable[TakeBack] | None = None,
) -> Iterator[Key]:
    """Yield every key that leads to a position after the key, and near misses.

    How far it came tells the tally of the work; longer play has none where the play after the key
    has a hole, or is shorter than what is asked.

    Args:
        after: the position, Black to move.
        most_cooks: how many other solving first moves a near miss may have; 0 for sound ones only.
        work: what is asked, and what longer play is worked with.
        taken_back: the moves taken back, in the order in which they are tried; all if not given.

    Raises:
        Unsolvable: it is no scheme.
    """
    after = bare(set_turn(after, Colour.BLACK))
    work = work.on_many() if work.is_long else work
    board, tally = work.board(after), work.tally
    king = next(square for square, man in after if man is Man.BLACK_KING)
    if work.is_long and not _may_have_keys(board):
        return
    flights_after = flights(board, king)
    tried = list(take_backs(after) if taken_back is None else taken_back)
    tally.all, tally.done = len(tried), 0
    for one in tried:
        if work.is_over:
            return
        try:
            key = _judged(board, after, one, king, flights_after, most_cooks, work.moves)
        except Cancelled:
            if work.is_over:
                return
            key = None
            tally.open += 1
        tally.done += 1
        if key is not None:
            yield key


def _may_have_keys(board: SchemeBoard) -> bool:
    """Return whether what comes after the key is complete, or may be."""
    try:
        table = table_of(board)
    except Cancelled:
        return True
    return table.is_whole and not table.is_short


def _judged(
    board: SchemeBoard,
    after: Position,
    taken_back: TakeBack,
    king: Square,
    flights_after: frozenset[Square],
    most_cooks: int,
    moves: int,
) -> Key | None:
    step, key = taken_back.step, number_of(taken_back.step)
    man_after = after.board[step.target]
    assert man_after is not None
    board.put(man_number(man_after), step.target)
    board.put(man_number(taken_back.man), step.origin)
    if taken_back.captured is not None:
        board.put(man_number(Man.of(Colour.BLACK, taken_back.captured)), step.target)
    board.turn_to(False)
    try:
        if not board.is_scheme:
            return None
        solving = board.solving(most_cooks + 2)
        if (key, moves) not in solving or len(solving) > most_cooks + 1:
            return None
        cooks = tuple(sorted(number for number, _ in solving if number != key))
        in_check = board.is_checked(False)
        board.turn_to(True)
        before = flights(board, king)
        return Key(
            taken_back,
            cooks,
            in_check,
            tuple(sorted(flights_after - before)),
            tuple(sorted(before - flights_after)),
        )
    finally:
        board.turn_to(True)
        if taken_back.captured is not None:
            board.put(man_number(Man.of(Colour.BLACK, taken_back.captured)), step.target)
        board.put(man_number(taken_back.man), step.origin)
        board.put(man_number(man_after), step.target)


def flights(board: SchemeBoard, king: Square) -> frozenset[Square]:
    """Return where Black's king can go, Black to move."""
    return frozenset(step_of(move).target for move in board.moves() if step_of(move).origin == king)
