# SPDX-License-Identifier: GPL-3.0-or-later
"""The librarian: the one thread that owns the open library, on behalf of the window."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from composer.files.places import absolute
from composer.gui.threads.worker import Worker
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import worded
from composer.library.access.opening import Access, Holding, hold_new, open_for_session
from composer.library.access.store import GivenUp, Library
from composer.library.file.faults import (
    LibraryDamaged,
    LibraryExists,
    LibraryFault,
    LibraryGone,
    LibraryLocked,
    LibraryUnwritable,
)
from composer.library.index.renewal import Renewed
from composer.said.sentence import Template, sentence_of

_LOG = logging.getLogger(__name__)

_LARGE = 2000  # problems that are brought up to date before anybody could read of it

T = TypeVar("T")


class LibraryLeft(LibraryFault):
    """Another library was opened before the one meant could be changed."""

    sentence = Template("The library {path} is no longer open; nothing was changed in it.")


class Librarian(QObject):
    """Opens libraries and runs operations on the open one, one after the other.

    Signals:
        opened: a library is open now; carries its path.
        changed: an operation changed the library; carries what it returned.
        faulted: something went wrong that the user must know; carries a sentence.
        noted: something that is no fault, but the user should know; carries a sentence.
        only_readable: the library that is open can only be read; carries a sentence that
            says why.
        troubled: the file is gone or damaged; carries the fault, and `faulted` follows.
        awaiting: no library is open, for another program holds the one that is to be; carries its
            path, and `faulted` follows.
        passed_over: damaged problems were left out of what was read; carries their faults.
    """

    opened = Signal(object)
    changed = Signal(object)
    faulted = Signal(str)
    noted = Signal(str)
    only_readable = Signal(str)
    troubled = Signal(object)
    awaiting = Signal(object)
    passed_over = Signal(object)
    _renewed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker("librarian", self)
        self._holding: Holding | None = None  # touched in the worker's thread only
        self._path: Path | None = None
        self._awaited: Path | None = None
        self._openings = 0  # that are not known to have ended
        self._awaiting: list[Callable[[], None]] = []
        self._is_closing = False
        self._access = Access.WRITE
        self._renewed.connect(self._report_renewed)

    @property
    def path(self) -> Path | None:
        """The file of the open library, if one is open."""
        return self._path

    @property
    def home(self) -> Path | None:
        """The library that problems belong to: the open one, else the one that is waited for."""
        return self._path or self._awaited

    @property
    def read_only(self) -> bool:
        """Whether the open library can only be read."""
        return self._access is not Access.WRITE

    def open(self, path: Path) -> None:
        """Open a library in place of the one that is open; to read, where it must be so."""
        self._begin(lambda: self._held(path))

    def create(self, path: Path) -> None:
        """Make an empty library and open it; what is there already is never overwritten."""
        self._begin(lambda: hold_new(Library.create(path)))

    def open_or_sample(self, path: Path) -> None:
        """Open a library; where there is none yet, make one with the sample collection."""
        from composer.library.changes.samples import create_sample_library

        def made() -> Holding:
            if path.exists():
                return self._held(path)
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise LibraryUnwritable(path, str(error)) from error
            with suppress(LibraryExists):  # another window made it a moment ago
                return hold_new(create_sample_library(path))
            return self._held(path)

        self._begin(made)

    def once_opened(self, then: Callable[[], None]) -> bool:
        """Call back when the library that is being opened is there, or could not be opened.

        Returns whether one is being opened; where none is, nothing is called.
        """
        if self._openings:
            self._awaiting.append(then)
        return self._openings > 0

    def read(
        self,
        work: Callable[[Library], T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        """Ask the open library something; nothing happens where none is open.

        It is done before the library is closed; where nobody wants to know it then, see `look`.
        """
        asked = self._path

        def answer() -> T | None:
            held = self._holding
            if held is None or held.library.path != asked:
                return None
            return self._worked(held.library, work)

        self._worker.run(answer, self._unless_none(done), failed or self.report_fault)

    def look(
        self,
        work: Callable[[Library], T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None] | None = None,
        unwanted: Callable[[], bool] = lambda: False,
    ) -> None:
        """Ask the open library something that is to be shown; `work` only reads.

        It is given up, while it is being read, when the library is to be closed, or as soon as
        `unwanted`, which is called in the librarian's thread, says so. Then nothing is reported.
        """

        def is_given_up() -> bool:
            return self._is_closing or unwanted()

        def answer(library: Library) -> T | None:
            if is_given_up():
                return None
            try:
                with library.giving_up(is_given_up):
                    return work(library)
            except GivenUp:
                return None

        self.read(answer, self._unless_none(done), failed)

    def change(
        self,
        work: Callable[[Library], T],
        done: Callable[[T], None] | None = None,
        ended: Callable[[], None] | None = None,
        by_itself: bool = False,
    ) -> None:
        """Run an operation that changes the open library.

        Args:
            work: the operation.
            done: takes what it returned.
            ended: called in any case, after all else.
            by_itself: the user did not ask for it: where the library can only be read, it is
                left out without a word.
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
            self.report_fault(fault)
            if ended is not None:
                ended()

        def act() -> T | None:
            held = self._holding
            if asked is None or (by_itself and (held is None or held.access is not Access.WRITE)):
                return None
            # Numbers of records mean something in their library; and one that was closed to be
            # opened again may have gone.
            if held is None or held.library.path != asked:
                raise LibraryLeft(asked)
            held.see_that_it_may_be_written()
            return self._worked(held.library, work)

        self._worker.run(act, told, failed)

    def close(self) -> None:
        """Close the library; what changes it is finished, what is only looked for is given up."""
        self._is_closing = True
        self._worker.run(self._shut)
        self._worker.close()

    def _worked(self, library: Library, work: Callable[[Library], T]) -> T:
        """Do something with the library, and report problems that were newly left out of it."""
        known = len(library.passed_over)
        try:
            return work(library)
        finally:
            if len(library.passed_over) > known:
                self.passed_over.emit(tuple(library.passed_over.values())[known:])

    def _held(self, path: Path) -> Holding:
        """Open a library; where it is this one, it is closed first, for its lock is ours."""
        if self._holding is not None and self._holding.library.path == absolute(path):
            self._shut()
        return open_for_session(path, self._renewed.emit)

    def _begin(self, opener: Callable[[], Holding]) -> None:
        self._openings += 1

        def opened(found: tuple[Path, Access, Path | None]) -> None:
            self._openings -= 1
            self._opened(found)
            self._call_awaiting()

        def failed(fault: Exception) -> None:
            self._openings -= 1
            if isinstance(fault, LibraryLocked) and self._path is None:
                self._awaited = fault.path
                self.awaiting.emit(self._awaited)
            self.report_fault(fault)
            self._call_awaiting()

        self._worker.run(lambda: self._switch(opener), opened, failed)

    def _call_awaiting(self) -> None:
        if not self._openings:
            awaiting, self._awaiting = self._awaiting, []
            for job in awaiting:
                job()

    def _switch(self, opener: Callable[[], Holding]) -> tuple[Path, Access, Path | None]:
        fresh = opener()
        self._shut()
        self._holding = fresh
        return Path(fresh.library.path), fresh.access, fresh.library.set_aside

    def _shut(self) -> None:
        if self._holding is not None:
            self._holding.close()
            self._holding = None

    @staticmethod
    def _unless_none(done: Callable[[T], None]) -> Callable[[T | None], None]:
        def told(result: T | None) -> None:
            if result is not None:
                done(result)

        return told

    def _opened(self, found: tuple[Path, Access, Path | None]) -> None:
        self._path, self._access, aside = found
        self._awaited = None
        self.opened.emit(self._path)
        if aside is not None:
            words = tr("A log of another library lay beside this one; it was set aside as %1.")
            self.noted.emit(fill(words, aside))
        if self._access is Access.IN_USE:
            self.only_readable.emit(
                tr(
                    "This library is open in another window of the program: it can be read and "
                    "searched here, not changed."
                )
            )
        elif self._access is Access.READ_ONLY:
            self.only_readable.emit(
                tr("This library's file or folder is read-only: it can be read, not changed.")
            )
        elif self._access is Access.DISK_FULL:
            self.only_readable.emit(
                tr("The disk of this library is full: it can be read, not changed.")
            )

    def _report_renewed(self, renewed: Renewed) -> None:
        if renewed.total > _LARGE:
            words = tr("The library is being brought up to date: %1 of %2 problems …")
            self.noted.emit(fill(words, renewed.done, renewed.total))

    def report_fault(self, fault: Exception) -> None:
        """Tell the user of a fault, in a sentence."""
        if isinstance(fault, LibraryGone | LibraryDamaged):
            self.troubled.emit(fault)
        if isinstance(fault, LibraryFault):
            self.faulted.emit(worded(sentence_of(fault)))
            return
        if isinstance(fault, OSError):
            place = fault.filename or ""
            self.faulted.emit(fill(tr("%1 cannot be used: %2."), place, fault.strerror or fault))
            return
        _LOG.error("the library failed", exc_info=fault)
        self.faulted.emit(
            fill(tr("The library failed (%1). A report was kept."), type(fault).__name__)
        )
