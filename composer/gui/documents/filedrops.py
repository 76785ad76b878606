# SPDX-License-Identifier: GPL-3.0-or-later
"""Files dropped anywhere on the window, even on a field that would take their names as text."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from composer.gui.board.mime import dragged_files

_DRAGS = (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop)


class FileDrops(QObject):
    """Takes files from all that is dragged over a window, before its parts see them.

    Signals:
        dropped: files were dropped; carries a tuple of paths.
    """

    dropped = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window, self._watches = window, False

    def watch(self) -> None:
        """Begin, once the window is on the screen."""
        handle = self._window.windowHandle()
        if handle is not None and not self._watches:
            self._watches = True
            handle.installEventFilter(self)

    # Qt's own names

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is made of files alone; men and records go to the parts they mean."""
        if event.type() not in _DRAGS or not isinstance(event, QDropEvent):
            return False
        files = files_in(event.mimeData())
        if not files:
            return False
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            self.dropped.emit(files)
        return True


def files_in(data: QMimeData) -> tuple[Path, ...]:
    """Return the files that dragged data is made of; none where it comes from this program."""
    if any(form.startswith("application/x-chess-composer") for form in data.formats()):
        return ()
    return tuple(Path(name) for name in dragged_files(data))
