# SPDX-License-Identifier: GPL-3.0-or-later
"""The notes on the position: everything that is wrong or unusual with it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from composer.gui.look.appearance import Appearance
from composer.gui.user.wording import defect_words
from composer.gui.words.language import capital
from composer.problem.defects import Defect, Severity

_ROW = 27


class NotesList(QWidget):
    """A row for each defect: icon and sentence; pointing at one lights its squares.

    Signals:
        pointed: the `Defect` under the pointer, or None.
    """

    pointed = Signal(object)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        appearance.colours_changed.connect(self.update)
        self._defects: tuple[Defect, ...] = ()
        self._under: int | None = None
        self.setMouseTracking(True)
        self.setVisible(False)

    def show_defects(self, defects: tuple[Defect, ...]) -> None:
        """Show other defects."""
        if defects == self._defects:
            return
        self._point(None)
        self._defects = defects
        words = [capital(defect_words(defect)) for defect in defects]
        self.setAccessibleName("; ".join(words))
        self.setVisible(bool(defects))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of all rows."""
        return QSize(300, 12 + self._row_height() * len(self._defects))

    def minimumSizeHint(self) -> QSize:
        """Return the same: nothing is cut."""
        return QSize(100, self.sizeHint().height())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Report which defect is under the pointer."""
        place = int((event.position().y() - 6) // self._row_height())
        self._point(place if 0 <= place < len(self._defects) else None)

    def leaveEvent(self, event: QEvent) -> None:
        """Report that none is."""
        self._point(None)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows."""
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), 1, QColor(self._appearance.tokens.line))
        height = self._row_height()
        for place, defect in enumerate(self._defects):
            row = QRect(0, 6 + place * height, self.width(), height)
            if place == self._under:
                painter.fillRect(row, QColor(self._appearance.tokens.hover))
            name, ink = self._sign(defect)
            icon = QRect(14, row.top() + (height - 16) // 2, 16, 16)
            self._appearance.icons.icon(name, ink).paint(painter, icon)
            painter.setPen(QColor(self._appearance.tokens.text))
            room = row.adjusted(38, 0, -14, 0)
            words = capital(defect_words(defect))
            text = painter.fontMetrics().elidedText(
                words, Qt.TextElideMode.ElideRight, room.width()
            )
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
        painter.end()

    def _sign(self, defect: Defect) -> tuple[str, str]:
        if defect.severity is Severity.FATAL:
            return "invalid", self._appearance.tokens.invalid
        if defect.severity is Severity.ILLEGAL:
            return "warning", self._appearance.tokens.cooked
        return "info", self._appearance.tokens.nosol

    def _point(self, place: int | None) -> None:
        if place == self._under:
            return
        self._under = place
        words = "" if place is None else capital(defect_words(self._defects[place]))
        cut = self.fontMetrics().horizontalAdvance(words) > self.width() - 52
        self.setToolTip(words if cut else "")
        self.update()
        self.pointed.emit(None if place is None else self._defects[place])

    def _row_height(self) -> int:
        return max(_ROW, self.fontMetrics().lineSpacing() + 8)
