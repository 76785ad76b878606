# SPDX-License-Identifier: GPL-3.0-or-later
"""What the small boards of forms have in common: their squares and a cursor for the keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from composer.diagrams.board.ofrules import badges_of
from composer.gui.board.drawing import draw_board
from composer.gui.board.geometry import BoardGeometry
from composer.gui.board.keys import BY_KEYBOARD
from composer.gui.board.overlaypainter import OverlayPainter
from composer.gui.board.overlays import Sign, overlays_of
from composer.gui.board.pictures import MenPictures
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import MARKS
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.rules.book import ORTHODOX, Rules

USUAL_SIDE: Final = 34  # of a square, in logical pixels
_FRAME: Final = 1


class SmallBoard(QWidget):
    """A board of fixed size. The cursor is shown while the keyboard is used."""

    def __init__(
        self, appearance: Appearance, pictures: MenPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance, self._pictures = appearance, pictures
        appearance.colours_changed.connect(self.update)
        appearance.figures_changed.connect(self.update)
        self._rules = ORTHODOX
        self._cursor: Square = 0
        self._cursor_shown = False
        self._geometry = BoardGeometry(_FRAME, _FRAME, USUAL_SIDE)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_rules(self, rules: Rules) -> None:
        """Draw the board as rules have it: of one colour, with special squares and grid."""
        if rules != self._rules:
            self._rules = rules
            self.update()

    def set_side(self, side: int) -> None:
        """Draw squares of another size, in logical pixels."""
        if side != self._geometry.square:
            self._geometry = BoardGeometry(_FRAME, _FRAME, side)
            self.updateGeometry()
            self.update()

    def square_centre(self, square: Square) -> QPointF:
        """Return the middle of a square, in the coordinates of the widget."""
        return QPointF(*self._geometry.centre(square))

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the size of the board with its frame."""
        side = 8 * int(self._geometry.square) + 2 * _FRAME
        return QSize(side, side)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor when the focus comes by keyboard."""
        super().focusInEvent(event)
        self._cursor_shown = event.reason() in BY_KEYBOARD
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        super().focusOutEvent(event)
        self._cursor_shown = False
        self.update()

    # For the boards that are built on this one

    def _draw_squares(self, painter: QPainter) -> None:
        one = self._rules.book.one_colour
        ratio = self.devicePixelRatioF()
        draw_board(painter, self._geometry, self._appearance.colours, ratio, one)
        overlays = OverlayPainter(painter, self._geometry, self._pictures)
        overlays.under(overlays_of(self._rules))

    def _draw_signs(self, painter: QPainter, position: Position) -> None:
        """Draw the signs beside men that the rules give, over the men."""
        signs = [Sign(*badge) for badge in badges_of(position, self._rules)]
        OverlayPainter(painter, self._geometry, self._pictures).over(signs)

    def _draw_cursor(self, painter: QPainter, line: Qt.PenStyle = Qt.PenStyle.SolidLine) -> None:
        if not self._cursor_shown:
            return
        rect = self._rect(self._cursor).adjusted(1, 1, -1, -1)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(MARKS.cursor), 2.6, line))
        painter.drawRect(rect)
        painter.setPen(QPen(QColor(MARKS.casing), 1))
        painter.drawRect(rect.adjusted(2, 2, -2, -2))

    def _rect(self, square: Square) -> QRectF:
        side = self._geometry.square
        return QRectF(*self._geometry.corner(square), side, side)

    def _at(self, point: QPointF) -> Square | None:
        return self._geometry.square_at(point.x(), point.y())
