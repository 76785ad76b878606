# SPDX-License-Identifier: GPL-3.0-or-later
"""The stepper below the solutions: a tick a half-move, and buttons to go back and on."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider, QWidget

from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import icon_button, label, row
from composer.gui.words.language import fill, tr

_GAP, _BAR, _KNOB = 3, 3, 5.5


class TickSlider(QSlider):
    """A slider whose line is divided into one piece a half-move."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._appearance = appearance
        appearance.colours_changed.connect(self.update)
        self.setSingleStep(1)
        self.setPageStep(1)
        self._captures: frozenset[int] = frozenset()
        self.setFixedHeight(24)
        self.setMinimumWidth(60)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_captures(self, steps: frozenset[int]) -> None:
        """Mark the half-moves at which something is captured, by a triangle below."""
        if steps != self._captures:
            self._captures = steps
            self.update()

    def sizeHint(self) -> QSize:
        """Return the size that the look asks for."""
        return QSize(130, 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pieces, those played in the accent colour, and the knob."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, middle = self._appearance.tokens, self.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(self.maximum()):
            left, right = self._at(step) + _GAP, self._at(step + 1) - _GAP
            painter.setBrush(QColor(tokens.accent if step < self.value() else tokens.line2))
            piece = QRectF(left, middle - _BAR / 2, right - left, _BAR)
            painter.drawRoundedRect(piece, 1.5, 1.5)
        painter.setBrush(QColor(tokens.text2))
        for step in self._captures:
            x, top = self._at(step), middle + _KNOB + 1
            foot = [QPointF(x - 3, top + 4.5), QPointF(x + 3, top + 4.5)]
            painter.drawPolygon([QPointF(x, top), *foot])
        ink = tokens.accent if self.isEnabled() else tokens.line2
        painter.setPen(QPen(QColor(ink), 2))
        painter.setBrush(QColor(tokens.raised))
        painter.drawEllipse(QPointF(self._at(self.value()), middle), _KNOB, _KNOB)
        if self.hasFocus():
            painter.setPen(QPen(QColor(tokens.accent), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), 5, 5)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the tick that is clicked."""
        self.setValue(self._value_at(event.position().toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the mouse that is pressed."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self._value_at(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Leave the knob where it is."""

    def _at(self, step: int) -> float:
        room = self.width() - 2 * (_KNOB + 2)
        return _KNOB + 2 + room * step / max(1, self.maximum())

    def _value_at(self, point: QPoint) -> int:
        room = self.width() - 2 * (_KNOB + 2)
        return round((point.x() - _KNOB - 2) * self.maximum() / max(1.0, room))


class Stepper(QWidget):
    """Says how many half-moves are played, and lets the user choose.

    Signals:
        step_requested: so many half-moves are to be played.
    """

    step_requested = Signal(int)

    def __init__(self, appearance: Appearance, ends: tuple[str, str] = ("", "")) -> None:
        """Begin; `ends` say what lies at the start of the line and at its end."""
        super().__init__()
        first, last = ends
        self.slider = TickSlider(appearance)
        self.slider.setAccessibleName(tr("Half-moves played"))
        self._count = label(kind="muted")
        self.first = icon_button(
            appearance, "first", first or tr("The diagram (Home)"), lambda: self._ask(0)
        )
        self.back = icon_button(
            appearance,
            "left",
            tr("One half-move back (Left)"),
            lambda: self._ask(self.slider.value() - 1),
        )
        self.on = icon_button(
            appearance,
            "right",
            tr("One half-move on (Right)"),
            lambda: self._ask(self.slider.value() + 1),
        )
        self.last = icon_button(
            appearance,
            "last",
            last or tr("The end (End)"),
            lambda: self._ask(self.slider.maximum()),
        )
        row(
            self.first,
            self.back,
            (self.slider, 1),
            self.on,
            self.last,
            4,
            self._count,
            on=self,
            margins=(10, 6, 12, 4),
            spacing=2,
        )
        self.slider.valueChanged.connect(self._report)
        self.show_steps(0, 0)

    def show_steps(self, step: int, steps: int) -> None:
        """Show how many of so many half-moves are played; nothing is emitted."""
        self.slider.blockSignals(True)
        self.slider.setRange(0, steps)
        self.slider.setValue(step)
        self.slider.blockSignals(False)
        self.slider.update()
        words = fill(tr("%1 of %2", "half-moves played"), step, steps)
        self._count.setText(words)
        self._count.setMinimumWidth(
            self._count.fontMetrics().horizontalAdvance(
                fill(tr("%1 of %2", "half-moves played"), steps, steps)
            )
        )
        self.slider.setAccessibleDescription(words)
        self.setEnabled(steps > 0)
        for part, on in (
            (self.first, step > 0),
            (self.back, step > 0),
            (self.on, step < steps),
            (self.last, step < steps),
        ):
            part.setEnabled(on)

    def _ask(self, step: int) -> None:
        self.slider.setValue(step)

    def _report(self, step: int) -> None:
        self.step_requested.emit(step)
