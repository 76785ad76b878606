# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said to screen readers without moving the focus."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget


def announce(widget: QWidget, sentence: str) -> None:
    """Let a running screen reader say a sentence; without one nothing happens."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))


class SpokenParts:
    """What a widget paints by itself, part by part, as things of their own for screen readers.

    Each part is an empty label over its place: it has a name and a place on the screen, and lets
    hands through. They are made only while a screen reader, or a test of this, is at work.
    """

    def __init__(self, painted: QWidget) -> None:
        """Begin; `painted` is the widget that paints the parts."""
        self._painted = painted
        self._parts: list[_Part] = []

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the parts, in order."""
        return tuple(part.accessibleName() for part in self._parts if not part.isHidden())

    def show(self, told: Callable[[], Iterable[tuple[str, QRect]]]) -> None:
        """Name the parts, each with its place in the widget; `told` is asked where one listens."""
        if not QAccessible.isActive():
            return
        shown = 0
        for words, place in told():
            if shown == len(self._parts):
                self._parts.append(_Part(self._painted))
            part = self._parts[shown]
            shown += 1
            if part.accessibleName() != words:
                part.setAccessibleName(words)
            part.setGeometry(place)
            part.show()
        for part in self._parts[shown:]:
            part.hide()


class _Part(QLabel):
    """A label without anything to see."""

    def __init__(self, painted: QWidget) -> None:
        super().__init__(painted)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Leave what lies below to be seen."""
