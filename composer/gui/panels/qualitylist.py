# SPDX-License-Identifier: GPL-3.0-or-later
"""The points for and against a problem, a row each, with their evidence on the board."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from composer.analysis.points import Point, Weight
from composer.gui.icons import Icons
from composer.gui.panels.chips import relettered
from composer.gui.sentences import told
from composer.gui.tokens import Tokens
from composer.notation.letters import ENGLISH_S, Letters

_ROW, _INDENT, _EDGE = 27, 38, 14
_FLAGS = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
_FAULTS = (Weight.DISQUALIFIES, Weight.SERIOUS, Weight.FLAW, Weight.BLEMISH)


class QualityList(QWidget):
    """A row for each point: an arrow up for a merit, down for a fault, a dot for a note.

    Signals:
        point_pointed: the `Point` under the pointer, or None.
    """

    point_pointed = Signal(object)

    def __init__(self, tokens: Tokens, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens, self._icons = tokens, icons
        self._letters: Letters = ENGLISH_S
        self._points: tuple[Point, ...] = ()
        self._under: int | None = None
        self.setMouseTracking(True)

    @property
    def points(self) -> tuple[Point, ...]:
        """The points that are shown."""
        return self._points

    def set_theme(self, tokens: Tokens, icons: Icons) -> None:
        """Use other colours."""
        self._tokens, self._icons = tokens, icons
        self.update()

    def set_letters(self, letters: Letters) -> None:
        """Write moves in other letters."""
        self._letters = letters
        self.update()

    def show_points(self, points: tuple[Point, ...]) -> None:
        """Show other points."""
        self._points, self._under = points, None
        self.setAccessibleName("; ".join(self._words(each) for each in points))
        self.setFixedHeight(self.heightForWidth(self.width()))
        self.update()

    # Qt's own names

    def hasHeightForWidth(self) -> bool:
        """Say that long sentences need more lines where it is narrow."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows in a width."""
        return sum(self._heights(width)) + 8

    def sizeHint(self) -> QSize:
        """Return the height of all rows."""
        return QSize(300, self.heightForWidth(max(self.width(), 200)))

    def minimumSizeHint(self) -> QSize:
        """Return the least width; the height follows from it."""
        return QSize(120, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the sentences anew."""
        super().resizeEvent(event)
        self.setFixedHeight(self.heightForWidth(self.width()))

    def changeEvent(self, event: QEvent) -> None:
        """Measure again in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.setFixedHeight(self.heightForWidth(self.width()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which point is under the pointer."""
        y, found = event.position().y(), None
        for place, height in enumerate(self._heights(self.width())):
            if 0 <= y < height:
                found = place
            y -= height
        self._point(found)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that none is."""
        self._point(None)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows."""
        painter = QPainter(self)
        painter.setFont(self.font())
        top = 0
        heights = self._heights(self.width())
        for place, (point, height) in enumerate(zip(self._points, heights, strict=True)):
            row = QRect(0, top, self.width(), height)
            top += height
            if place == self._under:
                painter.fillRect(row, QColor(self._tokens.hover))
            name, ink = self._sign(point.weight)
            icon = QRect(14, row.top() + (self._least() - 16) // 2, 16, 16)
            self._icons.icon(name, ink).paint(painter, icon)
            painter.setPen(QColor(self._tokens.text))
            painter.drawText(row.adjusted(_INDENT, 0, -_EDGE, 0), _FLAGS, self._words(point))
        painter.end()

    def _words(self, point: Point) -> str:
        return relettered(told(point.sentence), self._letters)

    def _sign(self, weight: Weight) -> tuple[str, str]:
        if weight is Weight.MERIT:
            return "up", self._tokens.sound
        if weight in _FAULTS:
            return "down", self._tokens.nosol
        return "dot", self._tokens.muted

    def _point(self, place: int | None) -> None:
        if place == self._under:
            return
        self._under = place
        point = None if place is None else self._points[place]
        self.setToolTip("" if point is None else self._words(point))
        self.update()
        self.point_pointed.emit(point)

    def _heights(self, width: int) -> list[int]:
        """Return the height of each row: as many lines as its sentence needs."""
        metrics = self.fontMetrics()
        room = QRect(0, 0, max(40, width - _INDENT - _EDGE), 10_000)
        least = self._least()
        return [
            max(least, metrics.boundingRect(room, _FLAGS, self._words(point)).height() + 8)
            for point in self._points
        ]

    def _least(self) -> int:
        return max(_ROW, self.fontMetrics().lineSpacing() + 8)
