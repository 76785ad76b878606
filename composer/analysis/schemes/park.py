# SPDX-License-Identifier: GPL-3.0-or-later
"""Park: a new white man who stands on a line in the diagram, and leaves it with the key.

To a position after the key a white man is added on a square of a line; White is to move. Each of
his moves off the line opens it, and leads to the same position but for where he stands then: one of
them alone is to solve, the others may be tries. Best is who has the most thematic tries, each
refuted by a single reply of its own; a try is thematic if White threatens the same after it as
after the key, or nothing after both. Nobody castles.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from composer.analysis.schemes.keepandkill import may_stand
from composer.analysis.schemes.replies import table_of
from composer.analysis.schemes.work import TWO, SchemeWork
from composer.problem.attacks import line
from composer.problem.edits import put, set_turn
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import Square, file_of, parse_square, rank_of
from composer.solver.options import Cancelled
from composer.solver.schemeplay import (
    Number,
    SchemeBoard,
    bare,
    man_number,
    step_of,
)

_KINDS: Final = (Kind.PAWN, Kind.KNIGHT, Kind.BISHOP, Kind.ROOK, Kind.QUEEN)
_STRAIGHT: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
_SLANT: Final = ((1, 1), (1, -1), (-1, -1), (-1, 1))
_WAYS: Final = {
    Kind.QUEEN: (*_STRAIGHT, *_SLANT),
    Kind.ROOK: _STRAIGHT,
    Kind.BISHOP: _SLANT,
}

Line = frozenset[Square]
"""The free squares of a line."""


@dataclass(frozen=True)
class Try:
    """A move off the line that one reply refutes.

    Attributes:
        move: the move.
        refutation: the reply.
        thematic: whether White threatens what he does after the key.
    """

    move: Number
    refutation: Number
    thematic: bool


@dataclass(frozen=True)
class Parked:
    """A man who leaves a line with the key.

    Attributes:
        man: who.
        square: where he stands in the diagram.
        diagram: the diagram, White to move.
        key: the move that alone solves.
        tries: his other moves off the line that a single reply refutes.
        others: those off the line that several replies refute, or that stalemate.
        line: the free squares of the line.
    """

    man: Man
    square: Square
    diagram: Position
    key: Number
    tries: tuple[Try, ...]
    others: tuple[Number, ...]
    line: Line

    @property
    def refutations(self) -> frozenset[Number]:
        """The different refutations of his thematic tries."""
        return frozenset(each.refutation for each in self.tries if each.thematic)

    @property
    def is_whole(self) -> bool:
        """Whether every move off the line is key or try."""
        return not self.others

    @property
    def rank(self) -> tuple[int, int, bool, int, Square]:
        """What it is sorted by: most thematic tries with refutations of their own, cheap men."""
        return (
            -len(self.refutations),
            -len(self.tries),
            not self.is_whole,
            _KINDS.index(self.man.kind) if self.man.kind in _KINDS else len(_KINDS),
            self.square,
        )


def parse_line(text: str) -> Line:
    """Read a line such as `d1-d8`, or single squares such as `d2,d3`.

    Raises:
        ValueError: the ends are on no line of chess.
    """
    found: set[Square] = set()
    for part in text.split(","):
        first, _, last = part.strip().partition("-")
        a, b = parse_square(first), parse_square(last or first)
        files, ranks = file_of(b) - file_of(a), rank_of(b) - rank_of(a)
        if files and ranks and abs(files) != abs(ranks):
            raise ValueError(f"{part.strip()} is no line")
        way = ((files > 0) - (files < 0), (ranks > 0) - (ranks < 0))
        found.add(a)
        if way != (0, 0):
            for square in line(a, way):
                found.add(square)
                if square == b:
                    break
    return frozenset(found)


def lines_of(after: Position) -> Iterator[Line]:
    """Yield the free squares on each line of White's line men, up to the first man on it."""
    for square, man in after:
        if man.colour is Colour.WHITE:
            for way in _WAYS.get(man.kind, ()):
                free = []
                for each in line(square, way):
                    if after.board[each] is not None:
                        break
                    free.append(each)
                if free:
                    yield frozenset(free)


def parked(
    after: Position, lines: Iterable[Line] = (), work: SchemeWork = TWO
) -> tuple[Parked, ...]:
    """Return who may be parked on lines, the best first.

    Args:
        after: the position after the key, without him, Black to move.
        lines: the lines that he is to leave; none for those of White's line men.
        work: what is asked, what longer play is worked with, and what ends the search; men whose
            diagrams take too long are left out, and counted in its tally.

    Raises:
        Unsolvable: it is no scheme.
    """
    after = bare(set_turn(after, Colour.BLACK))
    work = work.on_many() if work.is_long else work
    board = work.board(after)
    kinds = [*_KINDS]
    if not any(man is Man.WHITE_KING for _, man in after):
        kinds.append(Kind.KING)
    found: dict[tuple[Man, Square, Number], Parked] = {}
    for squares in list(lines) or list(lines_of(after)):
        for square in sorted(squares):
            if work.is_over:
                return ()
            for kind in kinds if after.board[square] is None else ():
                man = Man.of(Colour.WHITE, kind)
                if not may_stand(man, square):
                    continue
                try:
                    one = _parked(board, after, man, square, squares, work.moves)
                except Cancelled:
                    work.tally.open += 1
                    continue
                if one is not None:
                    known = found.setdefault((man, square, one.key), one)
                    if one.rank < known.rank:
                        found[man, square, one.key] = one
    return tuple(sorted(found.values(), key=lambda one: one.rank))


def _parked(
    board: SchemeBoard, after: Position, man: Man, square: Square, squares: Line, moves: int
) -> Parked | None:
    """Return what a man parked on a square comes to; None if he has no key off the line."""
    board.put(man_number(man), square)
    board.turn_to(False)
    try:
        if not board.is_scheme or board.is_checked(black=False):
            return None
        solving = board.solving(2)
        if len(solving) != 1 or solving[0][1] != moves:
            return None
        key = solving[0][0]
        if not _leaves(key, square, squares):
            return None
        tries, others = _tries(board, key, square, squares)
    finally:
        board.turn_to(True)
        board.put(man_number(man), square)
    diagram = set_turn(put(after, square, man), Colour.WHITE)
    return Parked(man, square, diagram, key, tries, others, squares)


def _tries(
    board: SchemeBoard, key: Number, square: Square, squares: Line
) -> tuple[tuple[Try, ...], tuple[Number, ...]]:
    """Return the tries among his moves off the line, and the moves that are none."""
    wanted = set(table_of(board, key).threats)
    tries, others = [], []
    for move in board.moves():
        if move == key or not _leaves(move, square, squares):
            continue
        table = table_of(board, move)
        if len(table.holes) == 1 and not table.is_stuck:
            tries.append(Try(move, table.holes[0], set(table.threats) == wanted))
        else:  # refuted often, or a stalemate
            others.append(move)
    return tuple(tries), tuple(others)


def _leaves(move: Number, square: Square, squares: Line) -> bool:
    step = step_of(move)
    return step.origin == square and step.target not in squares
