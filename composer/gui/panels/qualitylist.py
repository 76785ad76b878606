# SPDX-License-Identifier: GPL-3.0-or-later
"""The profile of a problem, level by level and a row a point, with the evidence on the board."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from composer.analysis.points import FAULTS, Point, Weight
from composer.gui.board.speech import SpokenParts, announce
from composer.gui.look.appearance import Appearance
from composer.gui.words.language import in_figures, tr
from composer.gui.words.sentences import worded

_ROW, _INDENT, _EDGE = 27, 38, 14
_HEAD = 8  # above and below the name of a level, with its line
_FLAGS = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
_STEPS = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Home: -999,
    Qt.Key.Key_End: 999,
}
_KEEP = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class QualityList(QWidget):
    """A row for each point: an arrow up for a merit, down for a fault, a dot for a note.

    The first of a level stands under the level's name.

    A click, or Enter on the row where the keyboard is, keeps its evidence on the board.

    Signals:
        point_pointed: the `Point` under the pointer, or None.
        row_reached: the keyboard is at a row; carries the `QRect` to be kept in sight.
    """

    draws_ring = True

    point_pointed = Signal(object)
    row_reached = Signal(object)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        appearance.colours_changed.connect(self.update)
        appearance.writing_changed.connect(self._rewrite)
        self._points: tuple[Point, ...] = ()
        self._under: int | None = None
        self._current: int | None = None  # where the keyboard is
        self._kept: int | None = None  # the row whose evidence stays on the board
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self._spoken = SpokenParts(self)

    @property
    def points(self) -> tuple[Point, ...]:
        """The points that are shown."""
        return self._points

    def _rewrite(self) -> None:
        self._describe()
        self.update()

    def show_points(self, points: tuple[Point, ...]) -> None:
        """Show other points."""
        kept = self._kept
        same = points == self._points
        self._points, self._under = points, None
        if not same:
            self._kept = None
            if self._current is not None:
                self._current = min(self._current, len(points) - 1) if points else None
            if kept is not None:
                self._report()
        self._describe()
        self.setFixedHeight(self.heightForWidth(self.width()))
        self.update()

    def put_out(self) -> None:
        """Let no evidence stay on the board."""
        if self._kept is not None:
            self._keep(self._kept)

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
        """Set the sentences again."""
        super().resizeEvent(event)
        self.setFixedHeight(self.heightForWidth(self.width()))

    def changeEvent(self, event: QEvent) -> None:
        """Measure again in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.setFixedHeight(self.heightForWidth(self.width()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Report which point is under the pointer."""
        y, found = event.position().y(), None
        for place, height in enumerate(self._heights(self.width())):
            if 0 <= y < height:
                found = place
            y -= height
        self._point(found)

    def leaveEvent(self, event: QEvent) -> None:
        """Report that none is."""
        self._point(None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Keep the evidence of the row on the board, or let it go."""
        if self._under is not None and event.button() is Qt.MouseButton.LeftButton:
            self._keep(self._under)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the first row."""
        super().focusInEvent(event)
        if self._current is None and self._points:
            self._current = 0
        self._reach()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show what is kept, or nothing."""
        super().focusOutEvent(event)
        self._report()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from row to row; Enter and Space keep the evidence on the board."""
        key, last = Qt.Key(event.key()), len(self._points) - 1
        if self._current is None or key not in (*_STEPS, *_KEEP):
            super().keyPressEvent(event)
        elif key in _KEEP:
            self._keep(self._current)
        else:
            self._current = min(last, max(0, self._current + _STEPS[key]))
            self._reach()
            announce(self, self.accessibleDescription())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows."""
        painter = QPainter(self)
        painter.setFont(self.font())
        top = 0
        heights = self._heights(self.width())
        for place, (point, height) in enumerate(zip(self._points, heights, strict=True)):
            head = self._paint_head(painter, place, top)
            row = QRect(0, top + head, self.width(), height - head)
            top += height
            if place == self._kept:
                painter.fillRect(row, QColor(self._appearance.tokens.select))
                painter.fillRect(
                    QRect(0, row.top(), 2, row.height()), QColor(self._appearance.tokens.accent)
                )
            elif place == self._under:
                painter.fillRect(row, QColor(self._appearance.tokens.hover))
            if self.hasFocus() and place == self._current:
                painter.setPen(QPen(QColor(self._appearance.tokens.accent), 2))
                painter.drawRoundedRect(row.adjusted(3, 1, -3, -1), 4, 4)
            name, ink = self._sign(point.weight)
            icon = QRect(14, row.top() + (self._least() - 16) // 2, 16, 16)
            self._appearance.icons.icon(name, ink).paint(painter, icon)
            painter.setPen(QColor(self._appearance.tokens.text))
            painter.drawText(row.adjusted(_INDENT, 0, -_EDGE, 0), _FLAGS, self._words(point))
        painter.end()

    def _paint_head(self, painter: QPainter, place: int, top: int) -> int:
        """Draw the name of a level above its first row, and return how high that is."""
        high = self._head_height(place)
        if high:
            painter.setPen(QColor(self._appearance.tokens.muted))
            room = QRect(14, top, self.width() - 14 - _EDGE, high)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._level(self._points[place]))
        return high

    def _head_height(self, place: int) -> int:
        """Return how high the name of a level stands above a row; 0 for all but its first."""
        points = self._points
        if place and points[place].level is points[place - 1].level:
            return 0
        return self.fontMetrics().lineSpacing() + _HEAD

    def _level(self, point: Point) -> str:
        return worded(point.level.title, self._appearance.letters)

    def _words(self, point: Point) -> str:
        return worded(point.sentence, self._appearance.letters)

    def _sign(self, weight: Weight) -> tuple[str, str]:
        if weight is Weight.MERIT:
            return "up", self._appearance.tokens.sound
        if weight in FAULTS:
            return "down", self._appearance.tokens.nosol
        return "dot", self._appearance.tokens.muted

    def _point(self, place: int | None) -> None:
        if place != self._under:
            self._under = place
            self._report()

    def _keep(self, place: int) -> None:
        self._kept = None if place == self._kept else place
        self._report()
        self._describe()

    def _report(self) -> None:
        """Report which point is to be shown: the one pointed at, kept, or at the keyboard."""
        self.update()
        places = (self._under, self._current if self.hasFocus() else None, self._kept)
        place = next((place for place in places if place is not None), None)
        self.point_pointed.emit(None if place is None else self._points[place])

    def _reach(self) -> None:
        """Show, and say, where the keyboard is."""
        self._describe()
        self._report()
        if self._current is not None:
            heights = self._heights(self.width())
            top = sum(heights[: self._current])
            self.row_reached.emit(QRect(0, top, self.width(), heights[self._current]))

    def _describe(self) -> None:
        """Tell screen readers what the list is, and the row where the keyboard is."""
        words = [
            f"{self._level(point)}. {self._weight(point)}: {self._words(point)}"
            for point in self._points
        ]
        self.setAccessibleName(_points(len(words)))
        here = self._current
        said = "; ".join(words) if here is None else words[here]
        if here is not None and here == self._kept:
            said += " " + tr("(stays on the board)")
        self.setAccessibleDescription(said)
        self._spoken.show(lambda: zip(words, self._rows(), strict=True))

    def _weight(self, point: Point) -> str:
        """Return in a word what the sign of a row shows."""
        if point.weight is Weight.MERIT:
            return tr("Merit")
        return tr("Flaw") if point.weight in FAULTS else tr("Note")

    def _rows(self) -> Iterator[QRect]:
        """Yield the place of each row."""
        top = 0
        for high in self._heights(self.width()):
            yield QRect(0, top, self.width(), high)
            top += high

    def _heights(self, width: int) -> list[int]:
        """Return the height of each row: as many lines as its sentence needs."""
        metrics = self.fontMetrics()
        room = QRect(0, 0, max(40, width - _INDENT - _EDGE), 10_000)
        least = self._least()
        return [
            max(least, metrics.boundingRect(room, _FLAGS, self._words(point)).height() + 8)
            + self._head_height(place)
            for place, point in enumerate(self._points)
        ]

    def _least(self) -> int:
        return max(_ROW, self.fontMetrics().lineSpacing() + 8)


def _points(number: int) -> str:
    many = tr("Quality: %1 points", "", number)
    return in_figures(number, tr("Quality: one point"), many)
