# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws what lies on the board of a game beside its men, on cells of any shape."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from composer.gui.board.overlaypainter import OverlayPainter, frame_pen
from composer.gui.board.pictures import Pictures
from composer.gui.games.board.cells import BoardLayout
from composer.gui.look.tokens import MARKS, MarkColours, with_alpha

_USUAL = 72.0  # the side of a square at which lines have their usual width


class CellPainter(OverlayPainter):
    """Draws overlays on the cells of a board, by their outlines and middles."""

    def __init__(
        self,
        painter: QPainter,
        layout: BoardLayout,
        pictures: Pictures,
        colours: MarkColours = MARKS,
    ) -> None:
        self._painter, self._layout, self._pictures = painter, layout, pictures
        self._colours = colours
        self._scale = max(0.45, layout.man_side(0) / _USUAL)

    def frame(self, square: int, colour: str, width: float, dashed: bool = False) -> None:
        """Draw a frame just inside a cell."""
        pen = frame_pen(colour, width, dashed)
        pen.setWidthF(2 * width)  # the outer half is cut off
        self._painter.save()
        self._painter.setClipPath(self._layout.path(square))
        self._painter.setPen(pen)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPath(self._layout.path(square))
        self._painter.restore()

    def cursor(self, square: int, dashed: bool = False) -> None:
        """Draw the keyboard's cursor: a frame with a white line, seen on every board."""
        self.frame(square, self._colours.casing, 4.0)
        self.frame(square, self._colours.cursor, 2.6, dashed)

    def _rect(self, square: int) -> QRectF:
        return self._layout.rect(square)

    def _side(self, square: int) -> float:
        return self._layout.man_side(square)

    def _centre(self, square: int) -> QPointF:
        return self._layout.centre(square)

    def _fill(self, square: int, colour: QColor) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(colour)
        self._painter.drawPath(self._layout.path(square))


def veil(painter: QPainter, layout: BoardLayout, colours: MarkColours = MARKS) -> None:
    """Fade the whole board, so that the tints of a map mean the same on every board."""
    painter.fillRect(layout.frame, with_alpha(colours.casing, 0.55))
