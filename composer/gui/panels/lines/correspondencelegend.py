# SPDX-License-Identifier: GPL-3.0-or-later
"""The line below the correspondences that says what their colours mean."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from composer.analysis.courses.correspondences import Correspondences, Recurrence
from composer.gui.look.appearance import Appearance
from composer.gui.panels.lettering import Cut, Lettering
from composer.gui.panels.lines.correspondencegrid import dress_cell
from composer.gui.words.language import tr

_HEIGHT, _SAMPLE, _LEFT = 26, 16, 14


class CorrespondenceLegend(QWidget):
    """Names the looks that occur, each with its sample."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        appearance.colours_changed.connect(self.update)
        self._shown: tuple[tuple[Recurrence, str], ...] = ()
        self.setFixedHeight(_HEIGHT)

    def show_for(self, found: Correspondences) -> None:
        """Show what occurs in a table; nothing where there is nothing to explain."""
        occurs = {cell.recurrence for row in found.rows for cell in row.cells}
        words = (
            (Recurrence.EXCHANGED, tr("exchanged, letters say who")),
            (Recurrence.OTHER_SQUARE, tr("same man, other square")),
        )
        self._shown = tuple(word for word in words if word[0] in occurs)
        self.setVisible(bool(self._shown))
        self.setAccessibleName(", ".join(words for _, words in self._shown))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of one line."""
        return QSize(200, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the samples with their words, as far as there is room."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        letters, left = Lettering(self.font()), _LEFT
        for recurrence, words in self._shown:
            wide = letters.width(words, Cut.SMALL)
            if left + _SAMPLE + 6 + wide > self.width():
                break
            box = QRect(left, (_HEIGHT - 12) // 2, _SAMPLE, 12)
            dress_cell(painter, box, recurrence, self._appearance.tokens)
            room = QRect(left + _SAMPLE + 6, 0, wide + 2, _HEIGHT)
            letters.draw(painter, room, words, self._appearance.tokens.muted, Cut.SMALL)
            left += _SAMPLE + 6 + wide + 16
        painter.end()
