# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the cells of any board lie in a widget.

The shapes are those of `composer.diagrams.games.board`, from which diagrams are drawn, too.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainterPath, QTransform

from composer.diagrams.games.board import GameBoard, Sort
from composer.diagrams.painting.games import painter_path
from composer.geometry.geometry import Cell
from composer.gui.board.geometry import Layout, Point

_EDGE: Final = 2.0  # logical pixels round the board, for its frame


class BoardLayout(Layout):
    """The cells of a board in a view of some size; made anew for another size.

    On a round board a step up goes outwards, and one to the right clockwise, always by one cell.
    """

    def __init__(self, drawn: GameBoard, width: float, height: float, ratio: float = 1.0) -> None:
        """Lay a board out.

        Args:
            drawn: the board as diagrams have it, in units.
            width: of the view, in logical pixels.
            height: of the view.
            ratio: device pixels to a logical pixel; squares are whole device pixels.
        """
        self.drawn, self.view = drawn, QSize(round(width), round(height))
        wide = max(20.0, width - 2 * _EDGE) / (drawn.width + drawn.left)
        high = max(20.0, height - 2 * _EDGE) / (drawn.height + drawn.above + drawn.below)
        pitch = max(2, int(min(wide, high) * drawn.pitch * ratio))
        self.scale = pitch / ratio / drawn.pitch
        """Logical pixels to a unit."""
        left = (width - (drawn.width + drawn.left) * self.scale) / 2 + drawn.left * self.scale
        whole = drawn.above + drawn.height + drawn.below
        top = (height - whole * self.scale) / 2 + drawn.above * self.scale
        self.frame = QRectF(
            round(left * ratio) / ratio,
            round(max(_EDGE, top) * ratio) / ratio,
            drawn.width * self.scale,
            drawn.height * self.scale,
        )
        """The board without the coordinates beside it."""
        self._place = QTransform(self.scale, 0, 0, self.scale, self.frame.left(), self.frame.top())
        self._paths: dict[int, QPainterPath] = {}
        self._centres = tuple(
            self._place.map(QPointF(cell.x, cell.y)).toTuple() for cell in drawn.cells
        )
        self.square, self.flipped = self.man_side(0), drawn.turned

    @property
    def cells(self) -> Sequence[int]:
        """The numbers of the cells."""
        return range(len(self._centres))

    @property
    def whole(self) -> tuple[float, float, float, float]:
        """The left and upper edge of the board, its width and its height."""
        frame = self.frame
        return frame.left(), frame.top(), frame.width(), frame.height()

    def centre(self, cell: int) -> Point:
        """Return the middle of a cell."""
        return self._centres[cell]

    def man_side(self, cell: int) -> float:
        """Return the side of the box in which a man on a cell stands."""
        return self.drawn.cells[cell].man * self.scale

    def outline(self, cell: int) -> QPainterPath | None:
        """Return the outline of a cell that is no square of men's size; of a point a disc."""
        drawn = self.drawn
        if drawn.sort is Sort.SQUARES and drawn.cells[cell].man == drawn.pitch:
            return None
        if cell not in self._paths:
            self._paths[cell] = self._place.map(painter_path(drawn.cells[cell].outline))
        return self._paths[cell]

    def square_at(self, x: float, y: float) -> int | None:
        """Return the cell at a place; None where there is none."""
        frame = self.frame
        return self.drawn.cell_at((x - frame.left()) / self.scale, (y - frame.top()) / self.scale)

    def stepped(self, cell: int, columns: int, rows: int) -> int:
        """Return the cell some columns to the right and rows down; that one itself at the edge."""
        if self.drawn.sort is not Sort.ROUND:
            return super().stepped(cell, columns, rows)
        right, down = _sign(columns), _sign(rows)
        while (following := self._round(cell, right, down)) != cell:
            cell = following
            if columns or abs(rows) == 1:
                break
        return cell

    def _round(self, cell: int, right: int, down: int) -> int:
        cells = self.drawn.geometry.cells
        ring, angle = _ring(cells[cell]), _angle(cells[cell])
        if right:
            beside = [
                ((_angle(other) - angle) * right % 360, number)
                for number, other in enumerate(cells)
                if _ring(other) == ring and number != cell
            ]
            return min(beside)[1] if beside else cell
        others = [
            (abs((_angle(other) - angle + 180) % 360 - 180), number)
            for number, other in enumerate(cells)
            if _ring(other) == ring - down and number != cell
        ]
        return min(others)[1] if others else cell


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _angle(cell: Cell) -> float:
    """Return where a cell lies, in degrees clockwise from the top."""
    return math.degrees(math.atan2(cell.x, cell.y)) % 360


def _ring(cell: Cell) -> int:
    shape, *numbers = cell.shape.split()
    return round(float(numbers[0])) if shape == "sector" else 0
