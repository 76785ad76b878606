# SPDX-License-Identifier: GPL-3.0-or-later
"""A smaller form: men left out or replaced by cheaper ones, the wanted play kept.

And the same men, one of them elsewhere.

Sets of men that can go together are looked for among all sets, not only one after the other: to
leave out one man may be what makes another superfluous.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from composer.analysis.schemes.keepandkill import Phase, may_stand
from composer.analysis.schemes.replies import table_of
from composer.analysis.schemes.work import TWO, SchemeWork
from composer.problem.edits import set_squares
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Square
from composer.solver.options import Cancelled
from composer.solver.schemeplay import Number, SchemeBoard, bare, man_number

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
    """A smaller form, or one in which a man stands elsewhere.

    Attributes:
        position: the form.
        removed: where men stood who are left out.
        replaced: where a cheaper man stands, and who.
        moved: where a man stood and stands.
    """

    position: Position
    removed: tuple[Square, ...] = ()
    replaced: tuple[tuple[Square, Man], ...] = ()
    moved: tuple[Square, Square] | None = None

    @property
    def rank(self) -> tuple[int, int, tuple[Square, ...]]:
        """What it is sorted by: fewer men, then fewer officers."""
        men = [man for _, man in self.position]
        return len(men), sum(man.kind is not Kind.PAWN for man in men), self.removed


def smaller(
    position: Position,
    phase: Phase,
    sound: bool = True,
    most_removed: int = MOST_REMOVED,
    also: Sequence[Phase] = (),
    work: SchemeWork = TWO,
) -> Iterator[Smaller]:
    """Yield smaller forms: with one man left out, then with two and more, then with a cheaper man.

    Args:
        position: a diagram, or a scheme after its key.
        phase: the play that is kept: its threats where they are told, and its wanted mates.
        sound: whether the first move must stay the only key.
        most_removed: how many men are left out together at most.
        also: other phases whose play is kept.
        work: what is asked, what longer play is worked with, and what ends the search; forms that
            take too long are left out, and counted in its tally.

    Raises:
        Unsolvable: the position is no scheme.
        ValueError: the first move is not legal.
        Cancelled: the play as it is was not found out.
    """
    kept = _Kept(position, (phase, *also), sound, work)
    for count in range(1, most_removed + 1):
        for gone in combinations(kept.men, count):
            for square, man in gone:
                kept.put(man, square)
            if kept.is_over:
                return
            if kept.holds():
                squares = tuple(square for square, _ in gone)
                yield Smaller(bare(set_squares(position, dict.fromkeys(squares))), squares)
            for square, man in gone:
                kept.put(man, square)
    for square, man in kept.men:
        for kind in _CHEAPER.get(man.kind, ()):
            other = Man.of(man.colour, kind)
            if not may_stand(other, square):
                continue
            kept.put(man, square)
            kept.put(other, square)
            if kept.holds():
                yield Smaller(bare(set_squares(position, {square: other})), (), ((square, other),))
            kept.put(other, square)
            kept.put(man, square)


def moved_elsewhere(
    position: Position,
    phase: Phase,
    sound: bool = True,
    also: Sequence[Phase] = (),
    work: SchemeWork = TWO,
) -> Iterator[Smaller]:
    """Yield the forms in which one man, a king too, stands on a free square elsewhere.

    Args:
        position: a diagram, or a scheme after its key.
        phase: the play that is kept: its threats where they are told, and its wanted mates.
        sound: whether the first move must stay the only key.
        also: other phases whose play is kept.
        work: what is asked, what longer play is worked with, and what ends the search; forms that
            take too long are left out, and counted in its tally.

    Raises:
        Unsolvable: the position is no scheme.
        ValueError: the first move is not legal.
        Cancelled: the play as it is was not found out.
    """
    kept = _Kept(position, (phase, *also), sound, work)
    free = [square for square in SQUARES if position.board[square] is None]
    for left, man in position:
        if left in kept.movers:
            continue
        if kept.is_over:
            return
        kept.put(man, left)
        for square in free:
            if not may_stand(man, square):
                continue
            kept.put(man, square)
            if kept.holds():
                form = bare(set_squares(position, {left: None, square: man}))
                yield Smaller(form, moved=(left, square))
            kept.put(man, square)
        kept.put(man, left)


class _Kept:
    """Whether the play of phases is still as it was, with men put elsewhere or lifted."""

    def __init__(
        self, position: Position, phases: Sequence[Phase], sound: bool, work: SchemeWork
    ) -> None:
        position = bare(position)
        self._work = work = work.on_many() if work.is_long else work
        self._board = board = work.board(position)
        diagram = position.turn is Colour.WHITE
        self._phases = [
            # of set play nobody asks that every move is answered
            (phase, None if diagram and phase.first == 0 else _holes(board, phase))
            for phase in phases
        ]
        self._only = phases[0].first if sound else 0
        self.movers = {phase.first & 63 for phase in phases if phase.first}
        self.men = [
            (square, man)
            for square, man in position
            if man.kind is not Kind.KING and square not in self.movers
        ]

    @property
    def is_over(self) -> bool:
        """Whether the search was given up."""
        return self._work.is_over

    def put(self, man: Man, square: Square) -> None:
        """Put a man there, or lift him."""
        self._board.put(man_number(man), square)

    def holds(self) -> bool:
        """Return whether all play is as it was."""
        board = self._board
        if not board.is_scheme:
            return False
        try:
            if not all(_keeps(board, phase, holes) for phase, holes in self._phases):
                return False
        except Cancelled:
            self._work.tally.open += 1
            return False
        return self._only == 0 or self._work.solves_alone(board, self._only)


def _holes(board: SchemeBoard, phase: Phase) -> frozenset[Number]:
    return frozenset(table_of(board, phase.first).holes)


def _keeps(board: SchemeBoard, phase: Phase, holes: frozenset[Number] | None) -> bool:
    try:
        table = table_of(board, phase.first)
    except ValueError:  # the first move is not legal without him
        return False
    if holes is not None and not holes.issuperset(table.holes):
        return False
    if phase.threats is not None and set(table.threats) != phase.threats:
        return False
    return all(table.replies.get(reply) == (mate,) for reply, mate in phase.mates.items())
