# SPDX-License-Identifier: GPL-3.0-or-later
"""The librarian: the one thread that owns the open library, on behalf of the window."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from composer.gui.language import fill, tr
from composer.gui.sentences import told
from composer.gui.worker import Worker
from composer.library.faults import LibraryFault
from composer.library.samples import create_sample_library
from composer.library.store import Library

_LOG = logging.getLogger(__name__)

T = TypeVar("T")


class LibraryLeft(LibraryFault):
    """Another library was opened before the one meant could be changed."""

    sentence = "The library {path} is no longer open; nothing was changed in it."


class Librarian(QObject):
    """Opens libraries and runs operations on the open one, one after the other.

    Signals:
        opened: a library is open now; carries its path.
        changed: an operation changed the library; carries what it returned.
        faulted: something went wrong that the user must know; carries a sentence.
    """

    opened = Signal(object)
    changed = Signal(object)
    faulted = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker("librarian", self)
        self._library: Library | None = None  # touched in the worker's thread only
        self._path: Path | None = None

    @property
    def path(self) -> Path | None:
        """The file of the open library, if one is open."""
        return self._path

    def open(self, path: Path) -> None:
        """Open a library in place of the one that is open."""
        self._worker.run(
            lambda: self._switch(lambda: Library.open(path)), self._opened, self._fault
        )

    def create(self, path: Path) -> None:
        """Make an empty library and open it; what is there already is never overwritten."""
        self._worker.run(
            lambda: self._switch(lambda: Library.create(path)), self._opened, self._fault
        )

    def open_or_sample(self, path: Path) -> None:
        """Open a library; where there is none yet, make one with the sample collection."""

        def made() -> Library:
            if path.exists():
                return Library.open(path)
            path.parent.mkdir(parents=True, exist_ok=True)
            return create_sample_library(path)

        self._worker.run(lambda: self._switch(made), self._opened, self._fault)

    def read(
        self,
        work: Callable[[Library], T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        """Ask the open library something; nothing happens where none is open."""
        asked = self._path

        def answer() -> T | None:
            library = self._library
            return work(library) if library is not None and library.path == asked else None

        self._worker.run(answer, self._unless_none(done), failed or self._fault)

    def change(
        self,
        work: Callable[[Library], T],
        done: Callable[[T], None] | None = None,
        ended: Callable[[], None] | None = None,
    ) -> None:
        """Run an operation that changes the open library.

        Args:
            work: the operation.
            done: takes what it returned.
            ended: called in any case, after all else.
        """
        asked = self._path

        def told(result: T | None) -> None:
            if result is not None:
                if done is not None:
                    done(result)
                self.changed.emit(result)
            if ended is not None:
                ended()

        def failed(fault: Exception) -> None:
            self._fault(fault)
            if ended is not None:
                ended()

        def deed() -> T | None:
            library = self._library
            if library is None or asked is None:
                return None
            if library.path != asked:  # numbers of records mean something in their library only
                raise LibraryLeft(asked)
            return work(library)

        self._worker.run(deed, told, failed)

    def close(self) -> None:
        """Finish what is under way and close the library."""
        self._worker.run(self._shut)
        self._worker.close()

    def _switch(self, opener: Callable[[], Library]) -> Path:
        fresh = opener()
        self._shut()
        self._library = fresh
        return Path(fresh.path)

    def _shut(self) -> None:
        if self._library is not None:
            self._library.close()
            self._library = None

    @staticmethod
    def _unless_none(done: Callable[[T], None]) -> Callable[[T | None], None]:
        def told(result: T | None) -> None:
            if result is not None:
                done(result)

        return told

    def _opened(self, path: Path) -> None:
        self._path = path
        self.opened.emit(path)

    def _fault(self, fault: Exception) -> None:
        if isinstance(fault, LibraryFault):
            self.faulted.emit(told(str(fault)))
            return
        if isinstance(fault, OSError):
            place = fault.filename or ""
            self.faulted.emit(fill(tr("%1 cannot be used: %2."), place, fault.strerror or fault))
            return
        _LOG.error("the library failed", exc_info=fault)
        self.faulted.emit(
            fill(tr("The library failed (%1). A report was kept."), type(fault).__name__)
        )
