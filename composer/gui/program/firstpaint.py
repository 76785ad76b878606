# SPDX-License-Identifier: GPL-3.0-or-later
"""When the board was first painted, for those who measure how long a start takes."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

VARIABLE: Final = "COMPOSER_FIRST_PAINT"
"""In the environment: the file to write the time to."""


class FirstPaint(QObject):
    """Writes down when a widget has been painted for the first time, with all beside it."""

    def __init__(self, widget: QWidget, file: Path) -> None:
        super().__init__(widget)
        self._file = file
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear of the first painting; leave it to the widget."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._note)
        return False

    def _note(self) -> None:
        """Write what clocks say that other processes share, and the time of the processor."""
        noted = {"monotonic": time.monotonic(), "processor": time.process_time()}
        self._file.write_text(json.dumps(noted), encoding="utf-8")


def note_first_paint(widget: QWidget) -> None:
    """Write down when a widget was painted first, where the environment asks for it."""
    file = os.environ.get(VARIABLE)
    if file:
        FirstPaint(widget, Path(file))
