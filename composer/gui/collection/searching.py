# SPDX-License-Identifier: GPL-3.0-or-later
"""One search of the library: the query, the order, and what was found, kept up to date."""

from __future__ import annotations

import time
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from composer.gui.collection.model import RecordsModel
from composer.gui.librarian import Librarian
from composer.library.records import Row
from composer.library.search import Order, find, rows
from composer.library.store import Library


@dataclass(frozen=True, slots=True)
class Found:
    """What a search came to.

    Attributes:
        query: what was asked; blank for all problems.
        count: how many problems were found.
        total: how many problems the library has.
        seconds: what the search took.
        fresh: whether the library changed since the search before, not the question.
    """

    query: str
    count: int
    total: int
    seconds: float
    fresh: bool


@dataclass(frozen=True, slots=True)
class _Answer:
    """The numbers found, in order, and how many there are in all."""

    ids: list[int]
    total: int
    seconds: float


class Searching(QObject):
    """Asks the librarian what the query finds and lets the model show it.

    Only the newest search is answered: one that another has overtaken before its turn came is
    not run at all.

    Signals:
        found: a search was answered and the model shows it; carries a `Found`.
    """

    found = Signal(object)

    def __init__(
        self, librarian: Librarian, records: RecordsModel, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._librarian, self.records = librarian, records
        self._number = 0
        self._query = ""
        self._order, self._reverse = Order.SAVED, False
        self._total: int | None = None
        records.rows_wanted.connect(self._fetch)
        librarian.opened.connect(lambda _: self._library_changed())
        librarian.changed.connect(lambda _: self._library_changed())

    @property
    def query(self) -> str:
        """What was asked last."""
        return self._query

    @property
    def order(self) -> Order:
        """How the problems are sorted."""
        return self._order

    @property
    def is_reversed(self) -> bool:
        """Whether the order is turned round."""
        return self._reverse

    def ask(self, query: str) -> None:
        """Search for something else."""
        self._query = query
        self._search(fresh=False)

    def sort(self, order: Order, reverse: bool = False) -> None:
        """Sort what is found in another way."""
        self._order, self._reverse = order, reverse
        self._search(fresh=False)

    def again(self) -> None:
        """Ask the same again, and fetch every row anew."""
        self._search(fresh=True)

    def _library_changed(self) -> None:
        self._total = None
        self.again()

    def _search(self, fresh: bool) -> None:
        self._number += 1
        number, query, order = self._number, self._query, self._order
        reverse, known = self._reverse, self._total

        def search(library: Library) -> _Answer | None:
            if number != self._number:  # overtaken while it waited its turn
                return None
            begun = time.perf_counter()
            ids = find(library, query, order, reverse=reverse)
            seconds = time.perf_counter() - begun
            if not query.strip():
                return _Answer(ids, len(ids), seconds)
            return _Answer(ids, len(find(library)) if known is None else known, seconds)

        def answered(answer: _Answer | None) -> None:
            if answer is None or number != self._number:
                return
            self._total = answer.total
            if fresh:
                self.records.forget_rows()
            self.records.show_ids(answer.ids)
            self.found.emit(Found(query, len(answer.ids), answer.total, answer.seconds, fresh))

        self._librarian.read(search, answered)

    def _fetch(self, ids: tuple[int, ...]) -> None:
        def fetched(found: tuple[Row, ...]) -> None:
            self.records.take_rows(found)

        self._librarian.read(lambda library: rows(library, ids), fetched)
