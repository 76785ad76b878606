# SPDX-License-Identifier: GPL-3.0-or-later
"""Conditions of the ground: between which squares men go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from composer.problem.men import Colour, Kind
from composer.problem.position import Position
from composer.rules.book import Condition
from composer.rules.grids import Grid, read_grid
from composer.solver.conditions.condition import Played, PlayedCondition, wordless

_ABOVE: Final = 64
_BESIDE: Final = 128


@dataclass(frozen=True, eq=False)
class GridChess(PlayedCondition):
    """A man leaves the cell of the grid where he stands, or crosses a line, with each move.

    W. Stead 1953. The grids shifted by a rank are cut as Popeye's manual says; Popeye 4.104 itself
    cuts them otherwise.

    Attributes:
        grid: the cells and further lines.
    """

    engine = "grid"

    grid: Grid

    @cached_property
    def _numbers(self) -> tuple[int, ...]:
        numbers = list(self.grid.cells)
        for low, high in self.grid.lines:
            numbers[low] += _ABOVE if high - low == 8 else _BESIDE
        return tuple(numbers)

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return of each square its cell, and whether lines run above and to the right of it."""
        return self._numbers


@dataclass(frozen=True, eq=False)
class Shades(PlayedCondition):
    """Men go between squares of the same colour only, or of different colours only.

    Of castlings the short one is between squares of the same colour; in the long one the king
    goes so, and the rook does not.

    Attributes:
        alike: whether the squares must be of the same colour.
    """

    engine = "shades"

    alike: bool


@dataclass(frozen=True, eq=False)
class Edgemover(PlayedCondition):
    """A side goes to squares of the edge only; elsewhere it does not even check.

    Attributes:
        sides: who is restrained.
    """

    engine = "edgemover"

    sides: frozenset[Colour]


def _grid(condition: Condition) -> PlayedCondition | None:
    grid = read_grid(condition.words)
    return None if grid is None else GridChess(grid)


ROWS: Final[Mapping[str, Played]] = {
    "grid": _grid,
    "monochrom": wordless(lambda: Shades(alike=True)),
    "bichrom": wordless(lambda: Shades(alike=False)),
    "blackedgemover": wordless(lambda: Edgemover(frozenset({Colour.BLACK}))),
    "whiteedgemover": wordless(lambda: Edgemover(frozenset({Colour.WHITE}))),
}
