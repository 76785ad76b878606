# SPDX-License-Identifier: GPL-3.0-or-later
"""A smaller form: men left out or replaced by cheaper ones, the wanted play kept.

Sets of men that can go together are looked for among all sets, not only one after the other: to
leave out one man may be what makes another superfluous.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from composer.analysis.schemes.keepandkill import Phase, may_stand
from composer.analysis.schemes.replies import table_of
from composer.problem.edits import set_squares
from composer.problem.men import Kind, Man
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.solver.schemeplay import Number, SchemeBoard, bare, man_number, scheme_board

MOST_REMOVED = 4
"""So many men are left out together at most."""

_CHEAPER = {
    Kind.QUEEN: (Kind.ROOK, Kind.BISHOP, Kind.KNIGHT, Kind.PAWN),
    Kind.ROOK: (Kind.BISHOP, Kind.KNIGHT, Kind.PAWN),
    Kind.BISHOP: (Kind.KNIGHT, Kind.PAWN),
    Kind.KNIGHT: (Kind.PAWN,),
}


@dataclass(frozen=True)
class Smaller:
    """A smaller form.

    Attributes:
        position: the form.
        removed: where men stood who are left out.
        replaced: where a cheaper man stands, and who.
    """

    position: Position
    removed: tuple[Square, ...] = ()
    replaced: tuple[tuple[Square, Man], ...] = ()

    @property
    def rank(self) -> tuple[int, int, tuple[Square, ...]]:
        """What it is sorted by: fewer men, then fewer officers."""
        men = [man for _, man in self.position]
        return len(men), sum(man.kind is not Kind.PAWN for man in men), self.removed


def smaller(
    position: Position, phase: Phase, sound: bool = True, most_removed: int = MOST_REMOVED
) -> Iterator[Smaller]:
    """Yield smaller forms: with one man left out, then with two and more, then with a cheaper man.

    Args:
        position: a diagram, or a scheme after its key.
        phase: the play that is kept: its threats where they are told, and its wanted mates.
        sound: whether the first move must stay the only key.
        most_removed: how many men are left out together at most.

    Raises:
        Unsolvable: the position is no scheme.
        ValueError: the first move is not legal.
    """
    position = bare(position)
    board = scheme_board(position)
    holes = frozenset(table_of(board, phase.first).holes)
    men = [
        (square, man)
        for square, man in position
        if man.kind is not Kind.KING and square != (phase.first & 63 if phase.first else None)
    ]
    for count in range(1, most_removed + 1):
        for gone in combinations(men, count):
            if _keeps_without(board, gone, phase, holes, sound):
                squares = tuple(square for square, _ in gone)
                yield Smaller(bare(set_squares(position, dict.fromkeys(squares))), squares)
    for square, man in men:
        for kind in _CHEAPER.get(man.kind, ()):
            other = Man.of(man.colour, kind)
            if not may_stand(other, square):
                continue
            board.put(man_number(man), square)
            board.put(man_number(other), square)
            if _keeps(board, phase, holes, sound):
                yield Smaller(bare(set_squares(position, {square: other})), (), ((square, other),))
            board.put(man_number(other), square)
            board.put(man_number(man), square)


def _keeps_without(
    board: SchemeBoard,
    gone: tuple[tuple[Square, Man], ...],
    phase: Phase,
    holes: frozenset[Number],
    sound: bool,
) -> bool:
    for square, man in gone:
        board.put(man_number(man), square)
    try:
        return _keeps(board, phase, holes, sound)
    finally:
        for square, man in gone:
            board.put(man_number(man), square)


def _keeps(board: SchemeBoard, phase: Phase, holes: frozenset[Number], sound: bool) -> bool:
    if not board.is_scheme:
        return False
    try:
        table = table_of(board, phase.first)
    except ValueError:  # the first move is not legal without him
        return False
    if not holes.issuperset(table.holes):
        return False
    if phase.threats is not None and set(table.threats) != phase.threats:
        return False
    if any(table.replies.get(reply) != (mate,) for reply, mate in phase.mates.items()):
        return False
    return not sound or phase.first == 0 or board.solving(2) == [(phase.first, 2)]
