# SPDX-License-Identifier: GPL-3.0-or-later
"""The legend of the keep and kill map, in the caption's place."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent

from composer.gui.aids.handlegend import HandLegend
from composer.gui.schemes.keepcover import bar, dot, hole

_SIDE = 72.0  # of the squares whose marks are shown
_SIGN = 30  # the room of a sign
_GAP = 10
_OF_BAR = 2  # its number stands beside it
_BESIDE = 14  # the room of that number


class KeepLegend(HandLegend):
    """What dots, bar and holes mean; below, what is in hand."""

    def show_status(self, words: str) -> None:
        """Say what is in hand."""
        self._status = words
        self.setAccessibleName(", ".join((*(word for word, _ in self._signs()), words)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the signs with their words, so far as there is room for these, and the line."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        small, signs = self.small, self._signs()
        painter.setFont(small)
        advance = painter.fontMetrics().horizontalAdvance
        needed = sum(advance(words) + _SIGN + 2 + _GAP for words, _ in signs) + _BESIDE
        worded = needed <= self.width()
        self.setToolTip("" if worded else ", ".join(words for words, _ in signs))
        left, middle = 1, 15
        for place, (words, draw) in enumerate(signs):
            painter.save()
            draw(painter, QPointF(left + _SIGN / 2, middle))
            painter.restore()
            left += _SIGN + (_BESIDE if place == _OF_BAR else 2)
            if worded:
                painter.setFont(small)
                painter.setPen(QColor(self._appearance.tokens.text2))
                where = QRectF(left, 2, advance(words) + 2, 26)
                painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, words)
                left += advance(words)
            left += _GAP
        line = self.rect().adjusted(1, 30, -2, 0)
        line.setHeight(24)
        self.draw_line(painter, line)
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
