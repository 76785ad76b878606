# SPDX-License-Identifier: GPL-3.0-or-later
"""The bubble by a square: one line on a dark ground, which takes no click."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from composer.gui.board.view import BoardView
from composer.gui.look.appearance import Appearance
from composer.problem.squares import Square, square_name

_PAD_X, _PAD_Y, _RADIUS = 10, 6, 6
_AWAY = 8  # pixels between square and bubble


class Bubble(QWidget):
    """Says one line about a square of the board, one rank nearer the board's edge."""

    def __init__(self, board: BoardView, appearance: Appearance) -> None:
        super().__init__(board.viewport())
        self._board, self._appearance = board, appearance
        appearance.colours_changed.connect(self.update)
        self._lead, self._text = "", ""
        self._wraps = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def text(self) -> str:
        """What it says; empty while it is not to be seen."""
        return f"{self._lead} {self._text}" if self.isVisibleTo(self._board) else ""

    def say(self, square: Square, text: str, wraps: bool = False) -> None:
        """Say a line about a square; what is longer than the board is wide is cut, or wraps."""
        self._wraps = wraps
        self._lead, self._text = square_name(square), text
        self.setAccessibleName(f"{self._lead} {text}")
        self.setGeometry(self._place(square))
        self.show()
        self.raise_()
        self.update()

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def _place(self, square: Square) -> QRect:
        """Return where it stands: below the square, or above it on the lowest rank."""
        lead = QFontMetrics(self._bold()).horizontalAdvance(self._lead + "  ")
        metrics = QFontMetrics(self.font())
        whole = self._board.viewport().rect()
        wide = lead + metrics.horizontalAdvance(self._text) + 2 * _PAD_X + 2
        size = QSize(min(wide, whole.width()), metrics.height() + 2 * _PAD_Y)
        if self._wraps and wide > whole.width():
            room = QRect(0, 0, whole.width() - lead - 2 * _PAD_X, whole.height())
            wrapped = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), self._text)
            size.setHeight(wrapped.height() + 2 * _PAD_Y)
        board = self._board.drawing.geometry
        x, y = board.corner(square)
        below = round(y + board.square + _AWAY)
        _, top, _, high = board.whole
        if below + size.height() > top + high:
            below = round(y - _AWAY - size.height())
        left = round(x + board.square / 2)
        if left + size.width() > whole.width():
            left = whole.width() - size.width()
        return QRect(QPoint(max(0, left), max(0, below)), size)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line on its ground."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(self._appearance.tokens.line2))
        painter.setBrush(QColor(self._appearance.tokens.tooltip))
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS
        )
        painter.setPen(QColor(self._appearance.tokens.ontooltip))
        line = self.rect().adjusted(_PAD_X, 0, -_PAD_X, 0)
        painter.setFont(self._bold())
        centred = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(line, centred, self._lead)
        line.setLeft(line.left() + painter.fontMetrics().horizontalAdvance(self._lead + "  "))
        painter.setFont(self.font())
        if self._wraps:
            painter.drawText(line, int(centred) | int(Qt.TextFlag.TextWordWrap), self._text)
            painter.end()
            return
        metrics = QFontMetrics(self.font())
        text = metrics.elidedText(self._text, Qt.TextElideMode.ElideRight, line.width() + 2)
        painter.drawText(line, centred, text)
        painter.end()
