# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the window stands and how large it is, kept while it lives and not at its end alone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from composer.gui.user.pause import pause
from composer.gui.user.settings import Settings

_KEY: Final = "window"
_SETTLED: Final = 1000  # milliseconds from the first move to the disk


class Whereabouts(QObject):
    """Remembers the window's place, so that a start after a crash finds it too."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        """Put the window where it was the last time, if that is known."""
        super().__init__(window)
        self._window, self._settings, self._watches = window, settings, False
        self._timer = pause(self, _SETTLED, self.keep)
        settings.restore_window(_KEY, window)

    def watch(self) -> None:
        """Begin, once the window is on the screen."""
        handle = self._window.windowHandle()
        if handle is None or self._watches:
            return
        self._watches = True
        for changed in (
            handle.xChanged,
            handle.yChanged,
            handle.widthChanged,
            handle.heightChanged,
            handle.windowStateChanged,
        ):
            changed.connect(self._note)

    def keep(self) -> None:
        """Write down where the window is now."""
        self._timer.stop()
        self._settings.keep_window(_KEY, self._window)
        self._settings.flush()

    def _note(self, _: object = None) -> None:
        if self._window.isVisible() and not self._timer.isActive():
            self._timer.start()

    def close(self) -> None:
        """Write it down for the last time."""
        if self._watches:
            self.keep()
