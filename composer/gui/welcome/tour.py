# SPDX-License-Identifier: GPL-3.0-or-later
"""Six short hints, each beside the thing it speaks of."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPolygon
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from composer.gui.board.speech import announce
from composer.gui.look.appearance import Appearance
from composer.gui.words.language import fill, tr

_WIDTH, _TAIL, _RADIUS = 300, 9, 10


@dataclass(frozen=True, slots=True)
class Hint:
    """What is said, and beside which part of the window.

    Attributes:
        target: the part.
        title: what it is called.
        words: what one should know of it.
        short: the same in a few words, for its tile.
        icon: the name of a picture for its tile.
    """

    target: QWidget
    title: str
    words: str
    short: str = ""
    icon: str = "info"


class Tour(QFrame):
    """A bubble that goes from hint to hint; Escape or Skip ends it.

    Signals:
        turned: another hint is shown; carries its place, from 0.
        ended: the user has seen it, or does not want it.
    """

    turned = Signal(int)
    ended = Signal()

    def __init__(
        self,
        hints: tuple[Hint, ...],
        appearance: Appearance,
        window: QWidget,
        place: int = 0,
    ) -> None:
        """Show a hint at once: the first, or the one at a place."""
        super().__init__(window)
        self._hints, self._appearance, self._window = hints, appearance, window
        appearance.colours_changed.connect(self.update)
        self._place = place
        self._tail = QPoint()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._title, self._words, self._count = QLabel(), QLabel(), QLabel()
        self._title.setStyleSheet("font-weight: 600")
        self._words.setWordWrap(True)
        self._skip = QPushButton(tr("Skip"))
        self._next = QPushButton(tr("Next"))
        self._next.setDefault(True)
        self._skip.clicked.connect(self.end)
        self._next.clicked.connect(self.go_on)
        buttons = QHBoxLayout()
        buttons.addWidget(self._count)
        buttons.addStretch(1)
        buttons.addWidget(self._skip)
        buttons.addWidget(self._next)
        column = QVBoxLayout(self)
        column.setContentsMargins(16 + _TAIL, 12 + _TAIL, 16 + _TAIL, 12 + _TAIL)
        column.addWidget(self._title)
        column.addWidget(self._words)
        column.addLayout(buttons)
        window.installEventFilter(self)
        self._show_hint()

    @property
    def hint(self) -> Hint:
        """The hint that is shown."""
        return self._hints[self._place]

    def go_on(self) -> None:
        """Show the next hint, or end after the last."""
        if self._place + 1 >= len(self._hints):
            self.end()
            return
        self._place += 1
        self._show_hint()

    def go_back(self) -> None:
        """Show the hint before, if there is one."""
        self.show_hint(max(0, self._place - 1))

    def show_hint(self, place: int) -> None:
        """Show the hint at a place, from 0."""
        if place != self._place and self._place >= 0:
            self._place = place
            self._show_hint()

    def end(self) -> None:
        """Put the tour away."""
        if self._place < 0:
            return
        self._place = -1
        self._window.removeEventFilter(self)
        self.ended.emit()  # before it goes, so that it is seen who had the keyboard
        self.hide()
        self.deleteLater()

    # Qt's own names

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay beside the thing when the window changes its size."""
        if event.type() == QEvent.Type.Resize and self._place >= 0:
            self._settle()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """End with Escape, go on with Enter, walk by arrows."""
        if event.key() == Qt.Key.Key_Escape:
            self.end()
        elif event.key() in (
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
            Qt.Key.Key_Space,
            Qt.Key.Key_Right,
        ):
            self.go_on()
        elif event.key() == Qt.Key.Key_Left:
            self.go_back()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bubble and its tail."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(self._appearance.tokens.accent))
        painter.setBrush(QColor(self._appearance.tokens.raised))
        box = self.rect().adjusted(_TAIL, _TAIL, -_TAIL - 1, -_TAIL - 1)
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._appearance.tokens.accent))
        painter.drawPolygon(self._tail_polygon(box))
        painter.end()

    def _show_hint(self) -> None:
        hint = self.hint
        self._title.setText(hint.title)
        self._words.setText(hint.words)
        count = len(self._hints)
        self._count.setText(fill(tr("%1 of %2"), self._place + 1, count))
        self._next.setText(tr("Done") if self._place + 1 == count else tr("Next"))
        self.setAccessibleName(f"{hint.title}. {hint.words}")
        self._settle()
        self.show()
        self.raise_()
        self._next.setFocus()
        announce(self, f"{hint.title}. {hint.words}")
        self.turned.emit(self._place)

    def _settle(self) -> None:
        """Lie to the right of the target, else to its left, always inside the window."""
        target = self.hint.target
        corner = target.mapTo(self._window, QPoint(0, 0))
        rect = QRect(corner, target.size())
        wide = round(_WIDTH * max(1.0, self.fontMetrics().height() / 15))
        self._words.setFixedWidth(min(wide, self._window.width() - 2 * (16 + _TAIL) - 8))
        self.adjustSize()
        size = self.size()
        right = rect.right() + 2
        fits_right = right + size.width() < self._window.width()
        x = right if fits_right else rect.left() - size.width() - 2
        if x < 0:
            x = max(4, rect.center().x() - size.width() // 2)
        y = rect.top() + min(rect.height(), 120) // 2 - size.height() // 2
        x = max(4, min(x, self._window.width() - size.width() - 4))
        y = max(4, min(y, self._window.height() - size.height() - 4))
        self.move(x, y)
        middle = QPoint(rect.center().x(), rect.top() + min(rect.height(), 120) // 2)
        self._tail = middle - QPoint(x, y)
        self.update()

    def _tail_polygon(self, box: QRect) -> QPolygon:
        """Return a small triangle on the side that faces the target."""
        y = max(box.top() + 16, min(self._tail.y(), box.bottom() - 16))
        if self._tail.x() < box.left():
            x, tip = box.left(), box.left() - _TAIL
        elif self._tail.x() > box.right():
            x, tip = box.right(), box.right() + _TAIL
        else:
            return QPolygon()
        return QPolygon([QPoint(x, y - _TAIL), QPoint(tip, y), QPoint(x, y + _TAIL)])
