# SPDX-License-Identifier: GPL-3.0-or-later
"""What becomes of men on the cells of a board when hands change them. No widgets here.

A board of chess, of another game and of tables differ in little: what an edit makes of the
position, and what a man becomes when he is turned into another. All else is here once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Final, Protocol

from composer.geometry.geometry import CHESSBOARD, Geometry
from composer.problem.edits import set_squares
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Symmetry

Cell = int
Plan = Mapping[Cell, Cell]
"""From each cell to that where its man goes."""


class Men(Protocol):
    """Men on cells: a position of chess, or of any other game."""

    def __getitem__(self, cell: int, /) -> Any:
        """Return the man who is grasped on a cell; None where none is."""

    def __iter__(self) -> Iterator[tuple[int, Any]]:
        """Yield the cells where men stand, each with its man."""


class Handling(ABC):
    """How men of one sort of board are handled.

    Attributes:
        geometry: the board.
        stacks: whether several men stand on a cell, and a man who comes goes on top of them.
        turns: the ways in which all men may go at once when a board is turned or mirrored.
    """

    geometry: Geometry
    stacks = False
    turns: tuple[Plan, ...] = ()

    @abstractmethod
    def set_cells(self, position: Any, changes: Mapping[Cell, Any], went: Plan) -> Any:
        """Return a position after these cells hold other men, or None for nobody.

        Args:
            position: what is edited.
            changes: what stands on these cells afterwards.
            went: where men came from, or were copied from, and to which cell.

        Raises:
            GameError: they cannot stand so.
        """

    def recoloured(self, man: Any) -> Any:
        """Return the same man of the other side; None where there is none."""
        return None

    def next_kind(self, man: Any, steps: int) -> Any:
        """Return him as another kind, so many steps on; None where there is none."""
        return None


class _ChessHandling(Handling):
    """Men of chess, with the rights and marks that go along with them."""

    geometry = CHESSBOARD
    turns = tuple({square: way.apply(square) for square in SQUARES} for way in Symmetry)

    def set_cells(
        self, position: Position, changes: Mapping[Cell, Man | None], went: Plan
    ) -> Position:
        return set_squares(position, changes, went)

    def recoloured(self, man: Man) -> Man:
        return man.recoloured()

    def next_kind(self, man: Man, steps: int) -> Man:
        return man.next_kind(steps)


CHESS: Final[Handling] = _ChessHandling()


def together(
    board: Geometry, cells: Collection[Cell], origin: Cell | None, over: Cell | None
) -> Plan:
    """Return where men go who are carried together from one cell over another.

    None leaves the board: they go as far as all of them can. Where a board has no files and
    ranks they stay.
    """
    if origin is None or over is None or not cells:
        return {}
    if len(cells) == 1:
        return {origin: over}
    start, end = board.cells[origin], board.cells[over]
    step = _fitting(board, cells, end.x - start.x, end.y - start.y)
    return shifted(board, cells, *step) or {cell: cell for cell in cells}


def shifted(board: Geometry, cells: Iterable[Cell], x: float, y: float) -> Plan | None:
    """Return where men go by so many cells; None where one would leave the board."""
    plan: dict[Cell, Cell] = {}
    for cell in cells:
        after = board.after(cell, (x, y))
        if after is None:
            return None
        plan[cell] = after
    return plan


def _fitting(board: Geometry, cells: Collection[Cell], x: float, y: float) -> tuple[float, float]:
    """Return the step nearest to the one asked for within the box round the board."""
    xs, ys = [board.cells[cell].x for cell in cells], [board.cells[cell].y for cell in cells]
    right, top = max(cell.x for cell in board.cells), max(cell.y for cell in board.cells)
    return max(-min(xs), min(right - max(xs), x)), max(-min(ys), min(top - max(ys), y))
