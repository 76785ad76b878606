# SPDX-License-Identifier: GPL-3.0-or-later
"""What the legends of maps for the man in hand have in common: where they stand, their letters."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QWidget

from composer.gui.look.appearance import Appearance

_APART = 30  # pixels between a line and what is said at its right


class HandLegend(QWidget):
    """A legend in the caption's place: signs, and a line below them."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        appearance.colours_changed.connect(self.update)
        self._status = self._hint = ""

    @property
    def small(self) -> QFont:
        """The letters: a little smaller than those of the window."""
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 12 / 13)
        return font

    def sizeHint(self) -> QSize:
        """Return the height of the caption that it covers."""
        return QSize(400, 58)

    def draw_line(self, painter: QPainter, line: QRect) -> None:
        """Draw the line, and at its right what can be done, where there is room for both."""
        painter.setFont(self.small)
        painter.setPen(QColor(self._appearance.tokens.muted))
        metrics, middle = painter.fontMetrics(), Qt.AlignmentFlag.AlignVCenter
        words = metrics.elidedText(self._status, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | middle, words)
        if metrics.horizontalAdvance(self._status + self._hint) + _APART < line.width():
            painter.drawText(line, Qt.AlignmentFlag.AlignRight | middle, self._hint)
