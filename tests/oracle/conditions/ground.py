# SPDX-License-Identifier: GPL-3.0-or-later
"""Conditions of the ground: between which squares men go."""

from __future__ import annotations

from collections.abc import Iterable

from composer.problem.men import Colour
from composer.problem.position import Castling
from composer.problem.squares import file_of, rank_of
from composer.rules.grids import Edge
from composer.solver.conditions import ground as told
from oracle.conditions.condition import ConditionedBoard, PlainMove, RuledCondition


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


class GridChess(RuledCondition, told.GridChess):
    """A man leaves the cell of the grid where he stands, or crosses a line, with each move."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether he leaves his cell."""
        cells = self.grid.cells
        if cells[move.origin] != cells[move.target]:
            return True
        return crosses(move.origin, move.target, self.grid.lines)


class Shades(RuledCondition, told.Shades):
    """Men go between squares of the same colour only, or of different colours only."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether origin and target are of such colours."""
        if move.castling in (Castling.WHITE_LONG, Castling.BLACK_LONG):
            return False
        way = file_of(move.origin) + rank_of(move.origin)
        return ((way + file_of(move.target) + rank_of(move.target)) % 2 == 0) == self.alike


class Edgemover(RuledCondition, told.Edgemover):
    """A side goes to squares of the edge only; elsewhere it does not even check."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether he arrives at the edge, where he must."""
        at_edge = file_of(move.target) in (0, 7) or rank_of(move.target) in (0, 7)
        return at_edge or side not in self.sides
