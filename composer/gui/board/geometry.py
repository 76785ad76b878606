# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the cells of a board lie, in logical pixels of the view, on whole pixels of the screen."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from composer.problem.squares import (
    FILES,
    RANKS,
    SQUARES,
    Square,
    file_of,
    on_board,
    rank_of,
    square_at,
)

RANK_GUTTER: Final = 18  # logical pixels left of the board, for 1 to 8
FILE_GUTTER: Final = 20  # below the board, for a to h
EDGE: Final = 1  # the board's frame, above and on the right
MIN_SQUARE: Final = 40
USUAL_SQUARE: Final = 72

_CATCH: Final = 0.25  # from its middle, as a part of the square: so near a band must come

_ASLANT: Final = 2.0  # how much worse a pixel aside is than one ahead, to the cursor

Point = tuple[float, float]  # x to the right, y down


class Layout(ABC):
    """Where the cells of any board lie in its view.

    Attributes:
        square: the usual side of the box in which a man stands.
        flipped: whether the board is seen from the other side.
    """

    __slots__ = ()

    square: float
    flipped: bool

    @property
    @abstractmethod
    def cells(self) -> Sequence[int]:
        """The numbers of the cells."""

    @property
    @abstractmethod
    def whole(self) -> tuple[float, float, float, float]:
        """The left and upper edge of the board, its width and its height."""

    @abstractmethod
    def centre(self, cell: int) -> Point:
        """Return the middle of the box in which a man stands."""

    @abstractmethod
    def square_at(self, x: float, y: float) -> int | None:
        """Return the cell at a point, or None off the board."""

    def stepped(self, cell: int, columns: int, rows: int) -> int:
        """Return the cell some columns to the right and rows down, as far as the board goes.

        One step goes to the next cell that way, more than one to the end of the line.
        """
        way = (columns > 0) - (columns < 0), (rows > 0) - (rows < 0)
        if abs(columns) + abs(rows) == 1:
            return self._next(cell, *way)
        while (following := self._next(cell, *way)) != cell:
            cell = following
        return cell

    def _next(self, cell: int, right: int, down: int) -> int:
        x, y = self.centre(cell)
        best, least = cell, math.inf
        for other in self.cells:
            across, below = self.centre(other)[0] - x, self.centre(other)[1] - y
            ahead = across * right + below * down
            aside = abs(across * down) + abs(below * right)
            if ahead > 0 and aside <= ahead and ahead + _ASLANT * aside < least:
                best, least = other, ahead + _ASLANT * aside
        return best

    def man_side(self, cell: int) -> float:
        """Return the side of the box in which a man stands on a cell."""
        return self.square

    def corner(self, cell: int) -> Point:
        """Return the top left corner of that box."""
        (x, y), half = self.centre(cell), self.man_side(cell) / 2
        return x - half, y - half

    def box(self, cell: int) -> QRectF:
        """Return that box."""
        side = self.man_side(cell)
        return QRectF(*self.corner(cell), side, side)

    def outline(self, cell: int) -> QPainterPath | None:
        """Return the outline of a cell where it is not that box; else None."""
        return None

    def edge_at(self, x: float, y: float) -> tuple[int, int] | None:
        """Return the two cells between which a point is nearest, where lines may be drawn."""
        return None

    def squares_between(self, a: Point, b: Point) -> frozenset[int]:
        """Return the cells that a band drawn from corner to corner catches.

        It need not reach round a cell, but must come near its middle.
        """
        (left, right), (top, bottom) = sorted((a[0], b[0])), sorted((a[1], b[1]))
        near = _CATCH * self.square
        return frozenset(
            cell
            for cell in self.cells
            if left - near <= self.centre(cell)[0] <= right + near
            and top - near <= self.centre(cell)[1] <= bottom + near
        )


@dataclass(frozen=True, slots=True)
class BoardGeometry(Layout):
    """The place of a chessboard in its view.

    Attributes:
        left, top: the outer corner of the square drawn top left.
        square: the side of a square.
        flipped: whether Black sits below.
    """

    left: float
    top: float
    square: float
    flipped: bool = False

    @classmethod
    def fitted(
        cls, width: float, height: float, ratio: float = 1.0, flipped: bool = False
    ) -> BoardGeometry:
        """Return the largest board that fits, its lines on whole device pixels.

        Args:
            width: of the view, in logical pixels.
            height: of the view, in logical pixels.
            ratio: device pixels to a logical pixel.
            flipped: whether Black sits below.
        """
        room = min(width - RANK_GUTTER - EDGE, height - FILE_GUTTER - EDGE)
        square = max(1, math.floor(room * ratio / 8 + 1e-6)) / ratio
        left, top = (math.ceil(gap * ratio - 1e-6) / ratio for gap in (RANK_GUTTER, EDGE))
        return cls(left, top, square, flipped)

    @property
    def cells(self) -> Sequence[Square]:
        """The squares."""
        return SQUARES

    @property
    def whole(self) -> tuple[float, float, float, float]:
        """The left and upper edge of the board, its width and its height."""
        return self.left, self.top, self.side, self.side

    @property
    def side(self) -> float:
        """The side of the whole board."""
        return 8 * self.square

    def corner(self, square: Square) -> Point:
        """Return the top left corner of a square."""
        column, row = self._cell(square)
        return self.left + column * self.square, self.top + row * self.square

    def centre(self, square: Square) -> Point:
        """Return the centre of a square."""
        x, y = self.corner(square)
        return x + self.square / 2, y + self.square / 2

    def square_at(self, x: float, y: float) -> Square | None:
        """Return the square at a point, or None off the board."""
        column = math.floor((x - self.left) / self.square)
        row = math.floor((y - self.top) / self.square)
        if not on_board(column, row):
            return None
        return square_at(7 - column, row) if self.flipped else square_at(column, 7 - row)

    def edge_at(self, x: float, y: float) -> tuple[Square, Square] | None:
        """Return the two squares between which a point is nearest, the smaller one first.

        None off the board, and at the edge of the board.
        """
        square = self.square_at(x, y)
        if square is None:
            return None
        left, top = self.corner(square)
        within, below = x - left, y - top
        ways = (
            (within, -1, 0),
            (self.square - within, 1, 0),
            (below, 0, -1),
            (self.square - below, 0, 1),
        )
        _, columns, rows = min(ways)
        other = self.stepped(square, columns, rows)
        return None if other == square else (min(square, other), max(square, other))

    def rank_labels(self) -> str:
        """Return the names of the ranks from top to bottom."""
        return RANKS if self.flipped else RANKS[::-1]

    def file_labels(self) -> str:
        """Return the names of the files from left to right."""
        return FILES[::-1] if self.flipped else FILES

    def _cell(self, square: Square) -> tuple[int, int]:
        file, rank = file_of(square), rank_of(square)
        return (7 - file, rank) if self.flipped else (file, 7 - rank)


def view_size(square: float) -> tuple[int, int]:
    """Return the width and height that a view needs for squares of this side."""
    return math.ceil(8 * square + RANK_GUTTER + EDGE), math.ceil(8 * square + FILE_GUTTER + EDGE)
