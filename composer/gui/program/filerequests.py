# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that the desktop hands to the program while it runs, as macOS does on a double click."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent


class FileRequests(QObject):
    """Hears of files that are to be opened; elsewhere they are named at the start.

    Signals:
        files_received: carries their paths, as a tuple.
    """

    files_received = Signal(object)

    def __init__(self, application: QObject) -> None:
        super().__init__(application)
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the requests of the desktop; leave all else."""
        if isinstance(event, QFileOpenEvent):
            if event.file():
                self.files_received.emit((Path(event.file()),))
            return True
        return False
