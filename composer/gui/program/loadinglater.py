# SPDX-License-Identifier: GPL-3.0-or-later
"""What is loaded only when the window is there, so that it is there sooner."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final

from PySide6.QtCore import QObject, QTimer

_PAUSE: Final = 1500  # milliseconds after the window is there: its own work goes first

LATER: Final = (
    "composer.gui.publishing.stock",
    "composer.gui.publishing.exporting",
    "composer.gui.documents.clipboard",
    "composer.formats.sniff",
    "composer.gui.importing.reportview",
    "composer.gui.exploring.window",
    "composer.gui.composing.window",
    "composer.gui.collection.versions.tree",
    "composer.gui.frame.finder",
    "composer.gui.frame.help",
    "composer.gui.games.desk.cells",
    "composer.gui.games.tables.desk",
    "composer.gui.manual.gamebook",
    "composer.gui.games.odds.window",
)
"""Windows that are opened later, and what reads and copies problems."""


class LoadingLater(QObject):
    """Loads, in a thread and one after the other, what was left out to be quick at the start.

    A window that is wanted before its turn loads by itself. `loaded` is called before the first
    and after the last, in the thread.
    """

    def __init__(
        self,
        parent: QObject | None = None,
        modules: Sequence[str] = LATER,
        loaded: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(parent)
        self._modules = tuple(modules)
        self._loaded = loaded
        self._left = threading.Event()
        self._thread = threading.Thread(target=self._load, name="loading", daemon=True)
        QTimer.singleShot(_PAUSE, self, self._begin)

    def close(self) -> None:
        """Load nothing more."""
        self._left.set()
        if self._thread.is_alive():
            self._thread.join()

    def _begin(self) -> None:
        if not self._left.is_set():
            self._thread.start()

    def _load(self) -> None:
        self._loaded()
        for name in self._modules:
            if self._left.is_set():
                return
            import_module(name)
        self._loaded()
