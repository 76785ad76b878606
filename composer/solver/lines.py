# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines: the solutions of help play and of series, half-move by half-move."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from composer.problem.move import Mark, Move
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play

MOST_LINES: Final = 100_000
"""More lines than anybody reads; a solve that finds more than requested is cut there."""

_FORCED: Final = (
    *(Play.HELP_SELF, Play.HELP_REFLEX),
    *(Play.SELF, Play.REFLEX, Play.SEMI_REFLEX),  # of series
)


@dataclass(frozen=True, slots=True)
class Line:
    """One solution, from the diagram to the goal.

    Attributes:
        moves: the half-moves as they are played; the last reaches the goal. A line of set play
            begins with the other side and has one half-move less. Only the last stalemates: in a
            series the side that would have no move is not to move before.
    """

    moves: tuple[Move, ...]

    def __post_init__(self) -> None:
        """Take the sign of stalemate from moves after which the same side goes on."""
        if any(move.mark is Mark.STALEMATE for move in self.moves[:-1]):
            *before, last = self.moves
            moves = (replace(m, mark=Mark.NONE) if m.mark is Mark.STALEMATE else m for m in before)
            object.__setattr__(self, "moves", (*moves, last))

    def __len__(self) -> int:
        """Return the number of half-moves."""
        return len(self.moves)


@dataclass(frozen=True, slots=True)
class Shorter:
    """Games to the diagram of a proof game that are shorter than what is asked for.

    Attributes:
        halfmoves: their length.
        lines: the games, as many as are shown.
        count: how many were found, those that are not shown included.
        stopped: whether the search for them did not come to its end, so that there may be more.
    """

    halfmoves: int
    lines: tuple[Line, ...]
    count: int
    stopped: bool = False


def ends_forced(stipulation: Stipulation) -> bool:
    """Return whether a line's last move is forced: what differs in it alone is one solution."""
    return stipulation.has_lines and stipulation.play in _FORCED


def solutions_in(lines: Iterable[Line], stipulation: Stipulation) -> int:
    """Return how many solutions some lines are.

    Each line is one, but where the last move is forced, as in `hs#3` and `ser-s#4`: there lines
    that differ in no other move are one solution, whose end has several forms.
    """
    is_forced = ends_forced(stipulation)
    return len({line.moves[:-1] for line in lines}) if is_forced else sum(1 for _ in lines)


def shape_of(lines: Iterable[Line], is_forced: bool = False) -> tuple[int, ...] | None:
    """Return how many ways there are at each half-move, as the field writes `2.1.1.1`.

    Their product is the number of solutions. Lines that branch unevenly (one first move goes on
    in two ways, another in one) have no shape, nor have none at all, or some of several lengths.

    Args:
        lines: all solutions.
        is_forced: whether the last move is forced: however many there are, it is one way.
    """
    rows = [line.moves for line in lines]
    if not rows or any(len(row) != len(rows[0]) for row in rows):
        return None
    shape, branches = [], [rows]
    for depth in range(len(rows[0]) - is_forced):
        after: list[list[tuple[Move, ...]]] = []
        ways = set()
        for branch in branches:
            parted: dict[Move, list[tuple[Move, ...]]] = {}
            for row in branch:
                parted.setdefault(row[depth], []).append(row)
            ways.add(len(parted))
            after += parted.values()
        if len(ways) > 1:
            return None
        shape.append(ways.pop())
        branches = after
    return (*shape, 1) if is_forced else tuple(shape)
