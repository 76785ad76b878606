# SPDX-License-Identifier: GPL-3.0-or-later
"""One chart of the figures page: bars with their counts, by mouse, keyboard and ear."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from composer.gui.board.speech import announce
from composer.gui.look.appearance import Appearance
from composer.gui.look.fonts import scaled
from composer.gui.look.tokens import with_alpha
from composer.gui.words.language import grouped, in_figures

_EDGE: Final = 14
_TITLE: Final = 30
_ROW: Final = 24
_STANDING: Final = 150  # height of the room in which bars stand
_WIDEST: Final = 34  # of a standing bar


@dataclass(frozen=True, slots=True)
class Bar:
    """How many problems have something in common.

    Attributes:
        label: what it is, in words.
        count: how many problems.
        term: what is added to the query to see them; empty where nothing can be.
        ink: the colour of a verdict; empty for the accent.
    """

    label: str
    count: int
    term: str = ""
    ink: str = ""


@dataclass(frozen=True, slots=True)
class Chart:
    """A row of bars.

    Attributes:
        title: what is counted.
        bars: in the order in which they are shown.
        upright: whether the bars stand, as years do; else they lie, with their labels before.
        note: what is not in the bars, in a word at the right of the title.
    """

    title: str
    bars: tuple[Bar, ...]
    upright: bool = False
    note: str = ""

    def words(self) -> str:
        """Return the whole chart as a sentence, for screen readers."""
        told = ", ".join(f"{bar.label} {grouped(bar.count)}" for bar in self.bars)
        return "; ".join(part for part in (told, self.note) if part)


class ChartView(QWidget):
    """Draws a chart; a click on a bar, or Enter, asks for its problems.

    Signals:
        term_chosen: the problems of a bar are wanted; carries the term of a query.
    """

    term_chosen = Signal(str)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        appearance.colours_changed.connect(self.update)
        self._chart = Chart("", ())
        self._under: int | None = None
        self._current = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def chart(self) -> Chart:
        """What is shown."""
        return self._chart

    def show_chart(self, chart: Chart) -> None:
        """Show another chart; an equal one changes nothing."""
        if chart == self._chart:
            return
        self._chart, self._under = chart, None
        self._current = min(self._current, max(0, len(chart.bars) - 1))
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(chart.words())
        self.updateGeometry()
        self.update()

    def bar_place(self, place: int) -> QRect:
        """Return where a bar can be clicked: all of its row or column."""
        if self._chart.upright:
            left, wide = self._columns()
            return QRect(round(left + place * wide), _TITLE, max(1, round(wide)), _STANDING)
        return QRect(0, _TITLE + place * self._row(), self.width(), self._row())

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the height that the bars need."""
        return QSize(360, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the height that the bars need, in the least width."""
        line = self.fontMetrics().lineSpacing()
        high = _STANDING + line + 12 if self._chart.upright else len(self._chart.bars) * self._row()
        return QSize(240, _TITLE + high + 10)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Forget what the pointer was over."""
        super().resizeEvent(event)
        self._under = None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the bar under the pointer."""
        self._point(self._bar_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        """Light none."""
        self._point(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a click on a bar."""
        place = self._bar_at(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and place is not None:
            self._current = place
            self._choose(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the bars with the arrows; Enter asks for the problems of one."""
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Home: -len(self._chart.bars),
            Qt.Key.Key_End: len(self._chart.bars),
        }
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._choose(self._current)
        elif key in steps and self._chart.bars:
            most = len(self._chart.bars) - 1
            self._current = max(0, min(most, self._current + steps[key]))
            announce(self, self._words(self._current))
            self.update()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Tell in a tool tip what a bar stands for."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self._bar_at(event.pos())
            words = "" if place is None else self._words(place)
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw title and bars."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_title(painter)
        if self._chart.upright:
            self._draw_standing(painter)
        else:
            self._draw_lying(painter)
        painter.end()

    def _draw_title(self, painter: QPainter) -> None:
        bold = scaled(self.font(), 1.0, QFont.Weight.DemiBold)
        room = QRect(_EDGE, 0, self.width() - 2 * _EDGE, _TITLE)
        painter.setFont(bold)
        painter.setPen(QColor(self._appearance.tokens.text))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._chart.title)
        painter.setFont(scaled(self.font(), 12 / 13))
        painter.setPen(QColor(self._appearance.tokens.muted))
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(room, right, self._chart.note)

    def _draw_lying(self, painter: QPainter) -> None:
        small = scaled(self.font(), 12.5 / 13)
        metrics = QFontMetrics(small)
        most = max((bar.count for bar in self._chart.bars), default=1) or 1
        named = max((metrics.horizontalAdvance(b.label) for b in self._chart.bars), default=0)
        named = min(named, int(self.width() * 0.42))
        counted = metrics.horizontalAdvance(grouped(most)) + 8
        left = _EDGE + named + 10
        room = max(20, self.width() - left - counted - _EDGE)
        painter.setFont(small)
        for place, bar in enumerate(self._chart.bars):
            row = self.bar_place(place)
            self._light(painter, place, row)
            painter.setPen(QColor(self._appearance.tokens.text))
            label = metrics.elidedText(bar.label, Qt.TextElideMode.ElideRight, named)
            words = QRect(_EDGE, row.top(), named, row.height())
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, label)
            wide = max(2.0, room * bar.count / most) if bar.count else 0.0
            body = QRectF(left, row.top() + 5, wide, row.height() - 10)
            self._fill(painter, place, body)
            painter.setPen(QColor(self._appearance.tokens.text2))
            number = QRectF(body.right() + 6, row.top(), counted, row.height())
            painter.drawText(number, Qt.AlignmentFlag.AlignVCenter, grouped(bar.count))

    def _draw_standing(self, painter: QPainter) -> None:
        small = scaled(self.font(), 11 / 13)
        metrics = QFontMetrics(small)
        most = max((bar.count for bar in self._chart.bars), default=1) or 1
        left, wide = self._columns()
        foot = _TITLE + _STANDING
        head = metrics.lineSpacing() + 2
        painter.setFont(small)
        self._draw_scale(painter, most, head)
        last_label = last_count = -1e9
        for place, bar in enumerate(self._chart.bars):
            column = self.bar_place(place)
            self._light(painter, place, column)
            high = max(2.0, (_STANDING - head) * bar.count / most) if bar.count else 0.0
            middle = left + (place + 0.5) * wide
            thick = max(1.0, wide - max(1.0, wide * 0.18))
            self._fill(painter, place, QRectF(middle - thick / 2, foot - high, thick, high))
            number, label = grouped(bar.count), bar.label
            half = metrics.horizontalAdvance(number) / 2
            if bar.count and middle - half > last_count + 6 and wide >= 2 * half:
                painter.setPen(QColor(self._appearance.tokens.text2))
                painter.drawText(QPointF(middle - half, foot - high - 3), number)
                last_count = middle + half
            half = metrics.horizontalAdvance(label) / 2
            if middle - half > last_label + 8:
                painter.setPen(QColor(self._appearance.tokens.muted))
                painter.drawText(QPointF(middle - half, foot + metrics.ascent() + 5), label)
                last_label = middle + half

    def _draw_scale(self, painter: QPainter, most: int, head: int) -> None:
        """Draw the ground line, and one half-way up."""
        foot = _TITLE + _STANDING
        right = self.width() - _EDGE
        painter.setPen(QPen(QColor(self._appearance.tokens.line), 1))
        half = foot - (_STANDING - head) / 2
        painter.drawLine(QPointF(_EDGE, half), QPointF(right, half))
        painter.setPen(QPen(QColor(self._appearance.tokens.line2), 1))
        painter.drawLine(QPointF(_EDGE, foot + 0.5), QPointF(right, foot + 0.5))

    def _light(self, painter: QPainter, place: int, rect: QRect) -> None:
        """Show which bar the pointer or the keyboard is on."""
        if place == self._under and self._chart.bars[place].term:
            painter.fillRect(rect, QColor(self._appearance.tokens.hover))
        if self.hasFocus() and place == self._current:
            painter.setPen(QPen(QColor(self._appearance.tokens.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 4, 4)

    def _fill(self, painter: QPainter, place: int, body: QRectF) -> None:
        if body.isEmpty():
            return
        ink = self._chart.bars[place].ink or self._appearance.tokens.accent
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(ink, 0.95 if place == self._under else 0.72))
        painter.drawRoundedRect(body, 2, 2)

    def _columns(self) -> tuple[float, float]:
        """Return where the first standing bar begins and how wide each is."""
        room = self.width() - 2 * _EDGE
        return float(_EDGE), min(_WIDEST, room / max(1, len(self._chart.bars)))

    def _row(self) -> int:
        return max(_ROW, self.fontMetrics().lineSpacing() + 6)

    def _bar_at(self, point: QPoint) -> int | None:
        places = range(len(self._chart.bars))
        return next((place for place in places if self.bar_place(place).contains(point)), None)

    def _words(self, place: int) -> str:
        bar = self._chart.bars[place]
        one = self.tr("%2: one problem")
        many = self.tr("%2: %1 problems", "", bar.count)
        return in_figures(bar.count, one, many, bar.label)

    def _point(self, place: int | None) -> None:
        if place != self._under:
            self._under = place
            has_term = place is not None and bool(self._chart.bars[place].term)
            shape = Qt.CursorShape.PointingHandCursor if has_term else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)
            self.update()

    def _choose(self, place: int) -> None:
        if 0 <= place < len(self._chart.bars) and self._chart.bars[place].term:
            self.term_chosen.emit(self._chart.bars[place].term)
