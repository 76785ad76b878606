# SPDX-License-Identifier: GPL-3.0-or-later
"""The legend of the keep and kill map, in the caption's place."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from composer.gui.look.appearance import Appearance
from composer.gui.schemes.keepcover import bar, dot, hole

_SIDE = 72.0  # of the squares whose marks are shown
_SIGN = 30  # the room of a sign
_GAP = 10
_OF_BAR = 2  # its number stands beside it


class KeepLegend(QWidget):
    """What dots, bar and holes mean; below, what is in hand."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        appearance.colours_changed.connect(self.update)
        self._status = ""

    def show_status(self, words: str) -> None:
        """Say what is in hand."""
        self._status = words
        self.setAccessibleName(", ".join((*(word for word, _ in self._signs()), words)))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of the caption that it covers."""
        return QSize(400, 58)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the signs with their words, and the line below."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        small = QFont(self.font())
        small.setPointSizeF(small.pointSizeF() * 12 / 13)
        left, middle = 1, 15
        for place, (words, draw) in enumerate(self._signs()):
            painter.save()
            draw(painter, QPointF(left + _SIGN / 2, middle))
            painter.restore()
            left += _SIGN + (14 if place == _OF_BAR else 2)
            painter.setFont(small)
            painter.setPen(QColor(self._appearance.tokens.text2))
            wide = painter.fontMetrics().horizontalAdvance(words)
            where = QRectF(left, 2, wide + 2, 26)
            painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, words)
            left += wide + _GAP
        painter.setFont(small)
        painter.setPen(QColor(self._appearance.tokens.muted))
        line = self.rect().adjusted(1, 30, -2, 0)
        line.setHeight(24)
        cut = painter.fontMetrics().elidedText(
            self._status, Qt.TextElideMode.ElideRight, line.width()
        )
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, cut)
        painter.end()

    def _signs(self) -> tuple[tuple[str, Callable[[QPainter, QPointF], None]], ...]:
        size = QPointF(10, 7)
        return (
            (self.tr("kept"), lambda painter, at: dot(painter, at, _SIDE, True)),
            (self.tr("lost"), lambda painter, at: dot(painter, at, _SIDE, False)),
            (self.tr("rivals left"), lambda painter, at: bar(painter, at, _SIDE, 2)),
            (
                self.tr("new holes"),
                lambda painter, at: hole(painter, QRectF(at - size, at + size), 1, True),
            ),
            (
                self.tr("holes closed"),
                lambda painter, at: hole(painter, QRectF(at - size, at + size), 1, False),
            ),
        )
