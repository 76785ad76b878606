# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking a large library through for damage while the window is in use.

A library of usual size is looked through as it is opened; one would wait for a large one.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from composer.gui.threads.librarian import Librarian
from composer.gui.threads.worker import Worker
from composer.gui.user.pause import pause
from composer.library.access.integrity import check_beside, is_checked_on_opening
from composer.library.file.faults import LibraryDamaged, LibraryFault

SETTLED = 8000
"""Milliseconds after a library was opened: its first rows come before."""


class LookingThrough(QObject):
    """Looks a library through once, some time after it was opened, if opening did not.

    Signals:
        ended: a library was looked through, or given up; carries whether it is whole, None
            where that is not known.
    """

    ended = Signal(object)

    def __init__(
        self,
        librarian: Librarian,
        parent: QObject | None = None,
        is_needless: Callable[[Path], bool] = is_checked_on_opening,
    ) -> None:
        super().__init__(parent)
        self._librarian, self._is_needless = librarian, is_needless
        self._worker = Worker("looking-through", self)
        self._number = 0  # of the library; another one is open when it differs
        self._timer = pause(self, SETTLED, self._begin)
        librarian.opened.connect(self._opened)

    def close(self) -> None:
        """Give up what is under way; it may take half a second."""
        self._timer.stop()
        self._number += 1
        self._worker.close()

    def _opened(self, _path: object) -> None:
        self._number += 1
        self._timer.start()

    def _begin(self) -> None:
        path, number = self._librarian.path, self._number
        if path is None:
            return

        def is_given_up() -> bool:
            return number != self._number

        def work() -> bool | None:
            if is_given_up() or self._is_needless(path) or not check_beside(path, is_given_up):
                return None
            return True

        def failed(fault: Exception) -> None:
            if is_given_up():
                return
            if isinstance(fault, LibraryDamaged):
                self._librarian.report_fault(fault)
                self.ended.emit(False)
                return
            if not isinstance(fault, LibraryFault | OSError):
                self._librarian.report_fault(fault)
            self.ended.emit(None)  # where it was moved or is locked, whoever uses it is told that

        self._worker.run(work, self.ended.emit, failed)
