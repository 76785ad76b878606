# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines: the solutions of help play and of series, half-move by half-move."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from composer.problem.move import Move

MOST_LINES: Final = 100_000
"""More lines than anybody reads; a solve that finds more than requested is cut there."""


@dataclass(frozen=True, slots=True)
class Line:
    """One solution, from the diagram to the goal.

    Attributes:
        moves: the half-moves as they are played; the last reaches the goal. A line of set play
            begins with the other side and has one half-move less.
    """

    moves: tuple[Move, ...]

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


def shape_of(lines: Iterable[Line]) -> tuple[int, ...]:
    """Return how many ways there are at each half-move, as the field writes `2.1.1.1`.

    Lines of other lengths than the first line's are left out; where ways differ from branch to
    branch the most count.
    """
    rows = [line.moves for line in lines]
    rows = [row for row in rows if len(row) == len(rows[0])]
    shape = []
    for depth in range(len(rows[0]) if rows else 0):
        ways: dict[tuple[Move, ...], set[Move]] = {}
        for row in rows:
            ways.setdefault(row[:depth], set()).add(row[depth])
        shape.append(max(len(each) for each in ways.values()))
    return tuple(shape)
