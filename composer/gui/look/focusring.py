# SPDX-License-Identifier: GPL-3.0-or-later
"""The ring around what has the keyboard, wherever Tab has brought it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from composer.gui.look.appearance import Appearance

_WIDE: Final = 2.0  # logical pixels of the ring

_RADIUS: Final = 6
_OUT: Final = 3  # from the control: the ring, and a gap of a pixel


class FocusRing(QWidget):
    """Lies over a window and is seen after Tab, until the keyboard is taken elsewhere by hand.

    What paints a ring of its own says so: its class has `draws_ring = True`.
    """

    def __init__(self, window: QWidget, appearance: Appearance) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._window, self._appearance = window, appearance
        self._around: QWidget | None = None
        self.hide()
        appearance.colours_changed.connect(self.update)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._leave)

    @property
    def around(self) -> QWidget | None:
        """What it lies around; None while it is not seen."""
        return self._around

    def show_here(self) -> None:
        """Lie around what has the keyboard now."""
        held = QApplication.focusWidget()
        if held is None or held.window() is not self._window:
            return
        if getattr(type(held), "draws_ring", False):
            return
        self._around = held
        held.installEventFilter(self)
        self._settle()

    # Qt's own names

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the control, or go with it."""
        if watched is self._around:
            if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
                self._settle()
            elif event.type() in (QEvent.Type.Hide, QEvent.Type.MouseButtonPress):
                self._leave()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._appearance.tokens.accent), _WIDE))
        half = _WIDE / 2
        box = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        painter.end()

    def _settle(self) -> None:
        held = self._around
        if held is None:
            return
        seen = held.visibleRegion().boundingRect()
        seen = held.rect() if seen.isEmpty() else seen
        place = QRect(held.mapTo(self._window, QPoint(0, 0)) + seen.topLeft(), seen.size())
        out = place.adjusted(-_OUT, -_OUT, _OUT, _OUT)
        self.setGeometry(out.intersected(self._window.rect()))
        self.show()
        self.raise_()

    def _leave(self, *_: object) -> None:
        if self._around is not None:
            if isValid(self._around):  # else it is just being deleted, with the keyboard
                self._around.removeEventFilter(self)
            self._around = None
        self.hide()
