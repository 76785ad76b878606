# SPDX-License-Identifier: GPL-3.0-or-later
"""The page while the window serves it: begun, heard of, stopped; never in the window's thread."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal

from composer.gui.documents.workbench import Workbench
from composer.gui.telephone.behind import WindowDesk, WindowShelf
from composer.gui.threads.librarian import Librarian
from composer.gui.threads.worker import Worker
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import worded
from composer.problem.men import Kind
from composer.web.code import code_of
from composer.web.links import forget_link
from composer.web.server import PageServer, Reach, ServingError
from composer.web.service import Service
from composer.web.session import board_told

_MOST_HANDS = 4


@dataclass(frozen=True, slots=True)
class Served:
    """How the page is served.

    Attributes:
        link: what opens it.
        code: the link as a code, row by row.
        network: whether the local network can open it.
        pages: how many are connected.
        fingerprint: of the certificate; empty where nothing is encrypted.
    """

    link: str
    code: tuple[tuple[bool, ...], ...]
    network: bool
    pages: int = 0
    fingerprint: str = ""


class Serving(QObject):
    """Serves the page on request.

    Signals:
        changed: it is served now, or no longer, or other pages are connected; carries a `Served`,
            or None.
        failed: it could not be served; carries a sentence.
        busy_changed: whether it is being begun or stopped.
    """

    changed = Signal(object)
    failed = Signal(str)
    busy_changed = Signal(bool)
    _pages = Signal(int)

    def __init__(
        self,
        librarian: Librarian,
        workbench: Workbench,
        own_men: Callable[[], Iterable[Kind]],
        language: str,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._shelf = WindowShelf(librarian, self)
        self._desk = WindowDesk(workbench, own_men, self)
        self._language = language
        self._worker = Worker("telephone", self)
        self._server: PageServer | None = None  # touched in the worker's thread only
        self._served: Served | None = None
        self._busy = False
        self._pages.connect(self._note_pages, Qt.ConnectionType.QueuedConnection)
        librarian.changed.connect(lambda _: self._tell({"say": "changed"}))

    @property
    def served(self) -> Served | None:
        """How it is served; None while it is not."""
        return self._served

    @property
    def is_busy(self) -> bool:
        """Whether it is being begun or stopped."""
        return self._busy

    def begin(self, network: bool, encrypted: bool = False, keeps_link: bool = False) -> None:
        """Serve the page: to this machine alone, or to the local network too.

        Args:
            network: whether to the local network.
            encrypted: whether by https.
            keeps_link: whether by the link of the last time; if not, that is forgotten.
        """
        if self._busy:
            return
        self._set_busy(True)
        reach = Reach(network, encrypted=encrypted, keeps_link=keeps_link)
        self._worker.run(partial(self._begun, reach), self._took, self._fail)

    def stop(self) -> None:
        """Stop serving it; pages that are connected are told."""
        if self._served is None or self._busy:
            return
        self._set_busy(True)
        self._worker.run(self._ended, lambda _: self._show(None), self._fail)

    def send_board(self) -> None:
        """Open the board of the window on the pages that are connected."""
        board = self._desk.board_now()
        if board.problem.game is None:
            self._tell({"say": "desk", **board_told(board)})
        else:
            self.failed.emit(tr("The page knows chess only."))

    def close(self) -> None:
        """Stop for good, and wait until all has ended."""
        self._worker.run(self._ended)
        self._worker.close()

    def _begun(self, reach: Reach) -> Served:
        self._ended()
        service = Service(
            self._shelf,
            self._desk,
            hands=max(2, min(_MOST_HANDS, (os.cpu_count() or 2) - 1)),
            language=self._language,
            noted=self._pages.emit,
        )
        if not reach.keeps_link:
            forget_link()
        self._server = server = PageServer(service, reach)
        code = code_of(server.link)
        return Served(server.link, code, reach.network, fingerprint=server.fingerprint)

    def _ended(self) -> None:
        server, self._server = self._server, None
        if server is not None:
            server.stop()

    def _took(self, served: Served) -> None:
        self._show(served)

    def _show(self, served: Served | None) -> None:
        self._served = served
        self._set_busy(False)
        self.changed.emit(served)

    def _note_pages(self, count: int) -> None:
        if self._served is not None:
            self._served = replace(self._served, pages=count)
            self.changed.emit(self._served)

    def _fail(self, fault: Exception) -> None:
        self._show(None)  # what was served before was ended first
        if isinstance(fault, ServingError):
            self.failed.emit(worded(fault.sentence))
        else:
            self.failed.emit(fill(tr("The page cannot be served (%1)."), type(fault).__name__))

    def _tell(self, message: dict[str, object]) -> None:
        if self._served is not None:
            self._worker.run(lambda: self._server.tell(message) if self._server else None)

    def _set_busy(self, on: bool) -> None:
        self._busy = on
        self.busy_changed.emit(on)
