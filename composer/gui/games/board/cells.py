# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the cells of any board lie in a widget, and where the cursor goes from one to the next.

The shapes are those of `composer.diagrams.games.board`, from which diagrams are drawn, too.
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from composer.diagrams.games.board import game_board
from composer.diagrams.painting.games import painter_path
from composer.geometry.geometry import Cell, Geometry
from composer.rules.book import RuleBook

_ASLANT: Final = 2.0  # how much worse a unit aside is than one ahead, to the cursor
_EDGE: Final = 2.0  # logical pixels round the board, for its frame


def shape_of(cell: Cell) -> str:
    """Return the sort of a cell's shape: `square`, `point`, `sector` or `disc`."""
    return cell.shape.split(" ", 1)[0]


def numbers_of(cell: Cell) -> tuple[float, ...]:
    """Return the numbers that stand with a cell's shape, such as radii and degrees."""
    return tuple(float(number) for number in cell.shape.split()[1:])


def is_round(board: Geometry) -> bool:
    """Tell whether a board is cut into rings."""
    return any(shape_of(cell) == "sector" for cell in board.cells)


class BoardLayout:
    """The cells of a board in a widget of some size; made anew for another size."""

    def __init__(
        self,
        book: RuleBook,
        width: float,
        height: float,
        *,
        ratio: float = 1.0,
        flipped: bool = False,
    ) -> None:
        """Lay a board out.

        Args:
            book: the game's.
            width: of the widget, in logical pixels.
            height: of the widget.
            ratio: device pixels to a logical pixel; squares are whole device pixels.
            flipped: whether it is seen from the other side.
        """
        self.drawn = game_board(book, flipped)
        """The board as diagrams have it, in units."""
        drawn = self.drawn
        wide = max(20.0, width - 2 * _EDGE) / (drawn.width + drawn.left)
        high = max(20.0, height - 2 * _EDGE) / (drawn.height + drawn.below)
        pitch = max(2, int(min(wide, high) * drawn.pitch * ratio))
        self.scale = pitch / ratio / drawn.pitch
        """Logical pixels to a unit."""
        left = (width - (drawn.width + drawn.left) * self.scale) / 2 + drawn.left * self.scale
        top = (height - (drawn.height + drawn.below) * self.scale) / 2
        self.frame = QRectF(
            round(left * ratio) / ratio,
            round(max(_EDGE, top) * ratio) / ratio,
            drawn.width * self.scale,
            drawn.height * self.scale,
        )
        """The board without the coordinates beside it."""
        place = QTransform(self.scale, 0, 0, self.scale, self.frame.left(), self.frame.top())
        self._paths = tuple(place.map(painter_path(cell.outline)) for cell in drawn.cells)
        self._centres = tuple(place.map(QPointF(cell.x, cell.y)) for cell in drawn.cells)

    def centre(self, cell: int) -> QPointF:
        """Return the middle of a cell."""
        return self._centres[cell]

    def path(self, cell: int) -> QPainterPath:
        """Return the outline of a cell; of a point a disc round it."""
        return self._paths[cell]

    def rect(self, cell: int) -> QRectF:
        """Return the square round the middle of a cell in which its man stands."""
        side = self.man_side(cell)
        middle = self._centres[cell]
        return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)

    def man_side(self, cell: int) -> float:
        """Return the side of the square in which a man on a cell stands."""
        return self.drawn.cells[cell].man * self.scale

    def cell_at(self, place: QPointF) -> int | None:
        """Return the cell at a place; None where there is none."""
        x = (place.x() - self.frame.left()) / self.scale
        y = (place.y() - self.frame.top()) / self.scale
        return self.drawn.cell_at(x, y)


def stepped(board: Geometry, cell: int, columns: int, rows: int, flipped: bool = False) -> int:
    """Return the cell some columns to the right and rows down; that one itself at the edge.

    One step goes to the next cell that way, more than one to the end of the line. On a round board
    up is outwards, and right clockwise, always by one cell.
    """
    right, down = _sign(columns), _sign(rows)
    if abs(columns) + abs(rows) == 1 or (columns and is_round(board)):
        return _next(board, cell, right, down, flipped)
    while (following := _next(board, cell, right, down, flipped)) != cell:
        cell = following
    return cell


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _next(board: Geometry, cell: int, right: int, down: int, flipped: bool) -> int:
    if is_round(board):
        return _round(board, cell, right, down)
    dx, dy = (-right, down) if flipped else (right, -down)
    start = board.cells[cell]
    best, least = cell, math.inf
    for number, each in enumerate(board.cells):
        ahead = (each.x - start.x) * dx + (each.y - start.y) * dy
        aside = abs((each.x - start.x) * dy) + abs((each.y - start.y) * dx)
        if ahead > 0 and aside <= ahead and ahead + _ASLANT * aside < least:
            best, least = number, ahead + _ASLANT * aside
    return best


def _angle(cell: Cell) -> float:
    """Return where a cell lies, in degrees clockwise from the top."""
    return math.degrees(math.atan2(cell.x, cell.y)) % 360


def _ring(cell: Cell) -> int:
    return round(numbers_of(cell)[0]) if shape_of(cell) == "sector" else 0


def _round(board: Geometry, cell: int, right: int, down: int) -> int:
    start = board.cells[cell]
    ring, angle = _ring(start), _angle(start)
    if right:
        beside = [
            ((_angle(each) - angle) * right % 360, number)
            for number, each in enumerate(board.cells)
            if _ring(each) == ring and number != cell
        ]
        return min(beside)[1] if beside else cell
    wanted = ring - down
    others = [
        (abs((_angle(each) - angle + 180) % 360 - 180), number)
        for number, each in enumerate(board.cells)
        if _ring(each) == wanted and number != cell
    ]
    return min(others)[1] if others else cell
