# SPDX-License-Identifier: GPL-3.0-or-later
"""Conditions of the ground: between which squares men go."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final

from composer.problem.men import SIDES, Colour, Kind
from composer.problem.position import Castling, Position
from composer.problem.squares import file_of, rank_of
from composer.rules.book import Condition
from composer.rules.grids import Edge, Grid, read_grid
from composer.solver.conditions.condition import (
    ConditionedBoard,
    PlainMove,
    Played,
    PlayedCondition,
    wordless,
)

_ABOVE: Final = 64
_BESIDE: Final = 128


def crosses(origin: int, target: int, edges: Iterable[Edge]) -> bool:
    """Tell whether the straight way between two squares crosses, or touches, one of some edges.

    Lengths are in half squares, from the lower left corner of the board.
    """
    return any(_meets(origin, target, edge) for edge in edges)


def _meets(origin: int, target: int, edge: Edge) -> bool:
    low, high = edge
    x, y = 2 * file_of(high), 2 * rank_of(high)
    across, up = (2, 0) if high - low == 8 else (0, 2)
    from_x, from_y = 2 * file_of(origin) + 1, 2 * rank_of(origin) + 1
    way_x, way_y = 2 * (file_of(target) - file_of(origin)), 2 * (rank_of(target) - rank_of(origin))
    whole = way_y * across - way_x * up
    if whole == 0:
        return False
    on_edge = way_x * (y - from_y) - way_y * (x - from_x)
    on_way = across * (y - from_y) - up * (x - from_x)
    if whole < 0:
        whole, on_edge, on_way = -whole, -on_edge, -on_way
    return 0 <= on_edge <= whole and 0 <= on_way <= whole


class GridChess(PlayedCondition):
    """A man leaves the cell of the grid where he stands, or crosses a line, with each move.

    W. Stead 1953. The grids shifted by a rank are cut as Popeye's manual says; Popeye 4.104 itself
    cuts them otherwise.

    Attributes:
        grid: the cells and further lines.
    """

    engine = "grid"

    def __init__(self, grid: Grid) -> None:
        """Make it."""
        self.grid = grid

    @cached_property
    def _numbers(self) -> tuple[int, ...]:
        numbers = list(self.grid.cells)
        for low, high in self.grid.lines:
            numbers[low] += _ABOVE if high - low == 8 else _BESIDE
        return tuple(numbers)

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return of each square its cell, and whether lines run above and to the right of it."""
        return self._numbers

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether he leaves his cell."""
        cells = self.grid.cells
        if cells[move.origin] != cells[move.target]:
            return True
        return crosses(move.origin, move.target, self.grid.lines)


class Shades(PlayedCondition):
    """Men go between squares of the same colour only, or of different colours only.

    Of castlings the short one is between squares of the same colour; in the long one the king
    goes so, and the rook does not.

    Attributes:
        alike: whether the squares must be of the same colour.
    """

    engine = "shades"

    def __init__(self, alike: bool) -> None:
        """Make it."""
        self.alike = alike

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether the squares must be of the same colour."""
        return (int(self.alike),)

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether origin and target are of such colours."""
        if move.castling in (Castling.WHITE_LONG, Castling.BLACK_LONG):
            return False
        way = file_of(move.origin) + rank_of(move.origin)
        return ((way + file_of(move.target) + rank_of(move.target)) % 2 == 0) == self.alike


class Edgemover(PlayedCondition):
    """A side goes to squares of the edge only; elsewhere it does not even check.

    Attributes:
        sides: who is restrained.
    """

    engine = "edgemover"

    def __init__(self, side: Colour) -> None:
        """Make it."""
        self.sides = frozenset({side})

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether White is restrained, and whether Black is."""
        return tuple(int(side in self.sides) for side in SIDES)

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether he arrives at the edge, where he must."""
        at_edge = file_of(move.target) in (0, 7) or rank_of(move.target) in (0, 7)
        return at_edge or side not in self.sides


def _grid(condition: Condition) -> PlayedCondition | None:
    grid = read_grid(condition.words)
    return None if grid is None else GridChess(grid)


ROWS: Final[Mapping[str, Played]] = {
    "grid": _grid,
    "monochrom": wordless(lambda: Shades(alike=True)),
    "bichrom": wordless(lambda: Shades(alike=False)),
    "blackedgemover": wordless(lambda: Edgemover(Colour.BLACK)),
    "whiteedgemover": wordless(lambda: Edgemover(Colour.WHITE)),
}
