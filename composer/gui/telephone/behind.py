# SPDX-License-Identifier: GPL-3.0-or-later
"""The window's library and board, for a page that is served from another thread.

What the page asks is handed to the window's thread, which passes it to the librarian: so the one
session that writes the library stays the only one, and what is saved shows at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

from composer.gui.documents.workbench import Workbench
from composer.gui.threads.librarian import Librarian
from composer.library.access.store import Library
from composer.library.file.faults import LibraryFault, LibraryReadOnly
from composer.problem.men import Kind
from composer.said.sentence import Template
from composer.studio.saving import NOWHERE
from composer.web.service import Board

T = TypeVar("T")


class NoLibrary(LibraryFault):
    """The window has no library open."""

    sentence = Template("No library is open at the desk.")


@dataclass(frozen=True, slots=True)
class _Asked:
    """Something to be done in the window's thread, and who waits for it."""

    act: Callable[[Future[Any]], None]
    future: Future[Any]


class _Passing(QObject):
    """Passes what is asked in any thread to the window's."""

    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked.connect(self._do, Qt.ConnectionType.QueuedConnection)

    def passed(self, act: Callable[[Future[Any]], None]) -> Future[Any]:
        """Have something done; it sets the future."""
        future: Future[Any] = Future()
        # It is done whether or not somebody waits for it to the end: a page may go before.
        future.set_running_or_notify_cancel()
        self._asked.emit(_Asked(act, future))
        return future

    @staticmethod
    def _do(asked: _Asked) -> None:
        try:
            asked.act(asked.future)
        except Exception as fault:  # noqa: BLE001 - whoever asked hears of it
            if not asked.future.done():
                asked.future.set_exception(fault)


class WindowShelf(_Passing):
    """The library that the window has open."""

    def __init__(self, librarian: Librarian, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._librarian = librarian

    def read(self, work: Callable[[Library], T]) -> Future[T]:
        """Ask the library something."""

        def act(future: Future[Any]) -> None:
            if self._librarian.path is None:
                raise NoLibrary(Path())
            self._librarian.read(
                lambda library: (work(library),),
                lambda found: future.set_result(found[0]),
                future.set_exception,
            )

        return self.passed(act)

    def change(self, work: Callable[[Library], T]) -> Future[T]:
        """Change the library; the window shows what came of it."""

        def act(future: Future[Any]) -> None:
            path = self._librarian.path
            if path is None:
                raise NoLibrary(Path())
            if self._librarian.read_only:
                raise LibraryReadOnly(path)

            def worked(library: Library) -> T:
                # The fault is told on the page, and reported in the window by the librarian.
                try:
                    return work(library)
                except Exception as fault:
                    future.set_exception(fault)
                    raise

            def ended() -> None:
                if not future.done():
                    future.set_exception(NoLibrary(path))

            self._librarian.change(worked, future.set_result, ended)

        return self.passed(act)


class WindowDesk(_Passing):
    """The board of the window."""

    def __init__(
        self,
        workbench: Workbench,
        own_men: Callable[[], Iterable[Kind]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._workbench, self._own_men = workbench, own_men

    def board_now(self) -> Board:
        """Return what lies on the board; to be called in the window's thread."""
        document = self._workbench.document
        return Board(document.problem, document.place, document.saved)

    def board(self) -> Future[Board]:
        """Return what lies on the board."""
        return self.passed(lambda future: future.set_result(self.board_now()))

    def men(self) -> Future[tuple[Kind, ...]]:
        """Return the kinds of men that the user defined."""
        return self.passed(lambda future: future.set_result(tuple(self._own_men())))

    def show(self, board: Board) -> Future[None]:
        """Put a problem on the board, in a tab of its own; an untouched empty board gives way."""

        def act(future: Future[Any]) -> None:
            kept = board.known is not None and board.place != NOWHERE
            if kept and board.known == board.problem:
                self._workbench.open_beside(board.problem, board.place)
            elif kept and board.known is not None:
                # It counts as unsaved, and knows what was kept where it comes from.
                document = self._workbench.open_beside(board.known, board.place)
                document.change(board.problem, "")
            else:
                self._workbench.open_beside(board.problem, saved=False)
            future.set_result(None)

        return self.passed(act)
