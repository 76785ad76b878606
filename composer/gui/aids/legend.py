# SPDX-License-Identifier: GPL-3.0-or-later
"""The legend of the drop map, in the caption's place while a man is in hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from composer.analysis.composing.dropmap import Drop
from composer.gui.aids.tints import draw_glyph, fill_tint
from composer.gui.look.appearance import Appearance

_LEFT = 1
_BOX = 17
_ROW = 26


class DropLegend(QWidget):
    """The states with how many squares are in each; below, how the work goes."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        appearance.colours_changed.connect(self.update)
        self._counts: Counter[Drop] = Counter()
        self._status, self._hint = "", ""

    @property
    def counts(self) -> dict[Drop, int]:
        """How many squares are in each state."""
        return dict(self._counts)

    def show_map(self, drops: Iterable[Drop], status: str, hint: str) -> None:
        """Show the states of the squares; `status` below, `hint` at its right."""
        self._counts = Counter(drops)
        self._status, self._hint = status, hint
        words = (f"{self._word(drop)} {self._counts[drop]}" for drop in Drop if self._counts[drop])
        self.setAccessibleName(", ".join((*words, status)))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of the caption that it covers."""
        return QSize(400, 58)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw both lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        small = QFont(self.font())
        small.setPointSizeF(small.pointSizeF() * 12 / 13)
        painter.setFont(small)
        left = self._states(painter, small, 5)
        if left > self.width():  # one word less each
            painter.eraseRect(0, 0, self.width(), _ROW + 4)
            self._states(painter, small, 5, bare=True)
        painter.setFont(small)
        painter.setPen(QColor(self._appearance.tokens.muted))
        line = self.rect().adjusted(_LEFT, _ROW + 4, -2, 0)
        line.setHeight(22)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | middle, self._status)
        taken = painter.fontMetrics().horizontalAdvance(self._status + self._hint) + 30
        if taken < line.width():
            painter.drawText(line, Qt.AlignmentFlag.AlignRight | middle, self._hint)
        painter.end()

    def _states(self, painter: QPainter, font: QFont, top: int, bare: bool = False) -> int:
        """Draw the states in a row; return where it ends."""
        left = _LEFT
        for drop in Drop:
            count = self._counts[drop]
            if not count and drop is Drop.UNKNOWN:
                continue
            box = QRectF(left, top, _BOX, _BOX)
            painter.fillRect(box, QColor("#F2F2EF"))
            fill_tint(painter, box, drop)
            painter.save()
            draw_glyph(painter, box, drop, 2, size=0.5)
            painter.restore()
            left += _BOX + 5
            painter.setFont(font)
            words = "" if bare else self._word(drop) + " "
            for text, ink in (
                (words, self._appearance.tokens.text2),
                (str(count), self._appearance.tokens.muted),
            ):
                wide = painter.fontMetrics().horizontalAdvance(text)
                painter.setPen(QColor(ink))
                place = QRectF(left, top - 2, wide + 2, _BOX + 4)
                painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)
                left += wide
            left += 9
        return left - 9

    def _word(self, drop: Drop) -> str:
        return {
            Drop.SAME: self.tr("same key"),
            Drop.SOUND: self.tr("sound"),
            Drop.COOKED: self.tr("keys: cooked"),
            Drop.FEW: self.tr("too few"),
            Drop.NO_SOLUTION: self.tr("no solution"),
            Drop.SHORT: self.tr("short"),
            Drop.ILLEGAL: self.tr("illegal"),
            Drop.UNKNOWN: self.tr("open"),
        }[drop]
