# SPDX-License-Identifier: GPL-3.0-or-later
"""One search of the library: the query, the order, and what was found, kept up to date."""

from __future__ import annotations

import time
from array import array
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from composer.gui.collection.model import PAGE, RecordsModel
from composer.gui.threads.librarian import Librarian
from composer.gui.user.pause import pause
from composer.library.access.store import Library
from composer.library.query.ends import EndSought
from composer.library.query.parser import EVERYTHING, Query, QueryError, parse_query
from composer.library.records.values import Row
from composer.library.search.ends import ends_wanted, with_lines
from composer.library.search.search import Order, count, find, find_page, rows

if TYPE_CHECKING:
    from composer.gui.collection.ranking import Model, Ranked

_AT_ONCE: Final = 20_000  # problems of a library whose whole answer takes no time to notice
_PAUSE: Final = 150  # milliseconds between first page and whole list: the user may type on


@dataclass(frozen=True, slots=True)
class Found:
    """What a search came to.

    Attributes:
        query: what was asked; blank for all problems.
        count: how many problems were found.
        total: how many problems the library has, the bin left aside.
        seconds: what the first page took.
        fresh: whether the library changed since the search before, not the question.
    """

    query: str
    count: int
    total: int
    seconds: float
    fresh: bool


@dataclass(frozen=True, slots=True)
class _Question:
    """What is asked, and how the answer is sorted; `model` is what it is to be like."""

    number: int
    query: str
    order: Order
    reverse: bool
    in_bin: bool
    fresh: bool
    model: Model | None = None

    @property
    def is_everything(self) -> bool:
        """Whether all records outside the bin are asked for."""
        return not (self.query.strip() or self.in_bin or self.model)


@dataclass(frozen=True, slots=True)
class _Answer:
    """The first or all numbers found, the rows that are seen first, how many there are in all."""

    ids: array[int]
    rows: tuple[Row, ...]
    is_whole: bool
    total: int
    seconds: float
    ranked: Ranked | None = None


class Searching(QObject):
    """Asks the librarian what the query finds and lets the model show it.

    Only the newest search is answered: one that another has overtaken before its turn came is
    not run at all. In a large library the first page is shown first, then the whole list.

    Signals:
        begun: the model shows other problems, at least the first of them; carries whether only
            the library has changed, not the question.
        found: a search was answered and the model shows all; carries a `Found`.
        refused: the query cannot be understood; carries the `QueryError`.
        failed: the library could not be read; nothing is found.
        ranked: reported before `begun`: the problems are those like another one, the nearest first
            (carries a `Ranked`, the model shows them), or are sorted as usual (None, the model
            does not show them yet).
    """

    begun = Signal(bool)
    found = Signal(object)
    refused = Signal(object)
    failed = Signal()
    ranked = Signal(object)

    def __init__(
        self, librarian: Librarian, records: RecordsModel, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._librarian, self.records = librarian, records
        self._question = _Question(0, "", Order.SAVED, reverse=False, in_bin=False, fresh=True)
        self._is_dropped = False  # whether what is asked now cannot be answered
        self._total: int | None = None
        self._everything: tuple[Order, bool, array[int]] | None = None  # in an order, if known
        self._seconds = 0.0
        self._ends: tuple[tuple[EndSought, bool], ...] = ()  # how lines are to end
        self._pause = pause(self, _PAUSE, self._ask_for_all)
        records.rows_wanted.connect(self._fetch)
        librarian.opened.connect(lambda _: self._library_changed())
        librarian.changed.connect(lambda _: self._library_changed())

    @property
    def query(self) -> str:
        """What was asked last."""
        return self._question.query

    @property
    def order(self) -> Order:
        """How the problems are sorted."""
        return self._question.order

    @property
    def is_reversed(self) -> bool:
        """Whether the order is turned round."""
        return self._question.reverse

    @property
    def is_in_bin(self) -> bool:
        """Whether the bin is searched."""
        return self._question.in_bin

    @property
    def is_like_board(self) -> bool:
        """Whether problems are shown that are like one in no library; nothing else is asked."""
        return self._question.model is not None

    def ask(self, query: str) -> None:
        """Search for something else."""
        self._question = replace(self._question, model=None)
        self._search(query=query)

    def ask_like(self, model: Model) -> None:
        """Search for problems like one that is in no library, among all."""
        self._question = replace(self._question, model=model)
        self._search(query="", in_bin=False)

    def sort(self, order: Order, reverse: bool = False) -> None:
        """Sort what is found in another way."""
        self._search(order=order, reverse=reverse)

    def look_in_bin(self, in_bin: bool) -> None:
        """Search what was deleted, or what was not."""
        if in_bin != self._question.in_bin:
            self._search(in_bin=in_bin)

    def again(self) -> None:
        """Ask the same again, and fetch every row again."""
        self._search(fresh=True)

    def drop(self) -> None:
        """Find nothing: what is asked now cannot be answered, and what is shown answers less."""
        self._pause.stop()
        self._is_dropped = True
        self._question = replace(self._question, number=self._question.number + 1, model=None)
        self.records.forget_rows()
        self.records.show_ids(())

    def _library_changed(self) -> None:
        self._total = self._everything = None
        self.again()

    def _search(
        self,
        query: str | None = None,
        order: Order | None = None,
        reverse: bool | None = None,
        in_bin: bool | None = None,
        fresh: bool = False,
    ) -> None:
        from composer.gui.collection.ranking import rank

        last = self._question
        self._pause.stop()
        self._question = asked = _Question(
            last.number + 1,
            last.query if query is None else query,
            last.order if order is None else order,
            last.reverse if reverse is None else reverse,
            last.in_bin if in_bin is None else in_bin,
            fresh,
            last.model,
        )
        if query is None and self._is_dropped:
            return  # the last question that was understood is no longer the one that is asked
        self._is_dropped = False
        known, everything = self._total, self._known_everything(asked)

        def search(library: Library) -> _Answer | QueryError:
            begun = time.perf_counter()
            total = count(library) if known is None else known
            whole = total <= _AT_ONCE
            try:
                ranked = None if asked.in_bin else rank(library, asked.query, asked.model)
                if ranked is not None:
                    ids = array("q", (candidate.record_id for candidate in ranked.alike))
                elif everything is not None:
                    ids = everything
                else:
                    ids = _found(library, asked, None if whole else PAGE)
            except QueryError as error:
                return error
            first = _rows(library, ids[:PAGE], asked.query)
            whole = whole or ranked is not None or everything is not None or len(ids) < PAGE
            return _Answer(ids, first, whole, total, time.perf_counter() - begun, ranked)

        self._librarian.look(
            search,
            lambda answer: self._show(asked, answer),
            lambda fault: self._fail(asked, fault),
            unwanted=lambda: self._is_overtaken(asked),
        )

    def _fail(self, asked: _Question, fault: Exception) -> None:
        self._librarian.report_fault(fault)
        if not self._is_overtaken(asked):
            self.drop()
            self.failed.emit()

    def _show(self, asked: _Question, answer: _Answer | QueryError) -> None:
        if self._is_overtaken(asked):
            return
        if isinstance(answer, QueryError):
            self.refused.emit(answer)
            return
        self._total = answer.total
        ends = ends_wanted(_parsed(asked.query).parts)
        if asked.fresh or ends != self._ends:
            self.records.forget_rows()  # rows tell the lines that are looked for
        self._ends = ends
        if answer.ranked is None:  # a ranked list is never given half a million problems
            self.ranked.emit(None)
        self.records.show_ids(answer.ids)
        self.records.take_rows(answer.rows, ())
        if answer.ranked is not None:
            self.ranked.emit(answer.ranked)
        self.begun.emit(asked.fresh)
        self._seconds = answer.seconds
        if answer.is_whole:
            self._keep_everything(asked, answer.ids)
            self._report(asked, len(answer.ids))
        else:
            self._pause.start()

    def _ask_for_all(self) -> None:
        asked = self._question

        def show(ids: array[int]) -> None:
            if not self._is_overtaken(asked):
                self.records.complete_ids(ids)
                self._keep_everything(asked, ids)
                self._report(asked, len(ids))

        self._librarian.look(
            lambda library: _found(library, asked, None),
            show,
            lambda fault: self._fail(asked, fault),
            unwanted=lambda: self._is_overtaken(asked),
        )

    def _known_everything(self, asked: _Question) -> array[int] | None:
        """Return all records where nothing else is asked, and the list is still known."""
        if asked.fresh or not asked.is_everything or self._everything is None:
            return None
        *how, ids = self._everything
        return ids if how == [asked.order, asked.reverse] else None

    def _keep_everything(self, asked: _Question, ids: array[int]) -> None:
        if asked.is_everything:
            self._everything = asked.order, asked.reverse, ids

    def _report(self, asked: _Question, number: int) -> None:
        self.found.emit(Found(asked.query, number, self._total or 0, self._seconds, asked.fresh))

    def _is_overtaken(self, asked: _Question) -> bool:
        return asked.number != self._question.number

    def _fetch(self, ids: tuple[int, ...]) -> None:
        def fetched(found: tuple[Row, ...]) -> None:
            self.records.take_rows(found, ids)

        def failed(_: Exception) -> None:
            self.records.give_up()

        query = self._question.query
        self._librarian.look(lambda library: _rows(library, ids, query), fetched, failed)


def _rows(library: Library, ids: Iterable[int], query: str) -> tuple[Row, ...]:
    """Return rows with the lines for which the query finds them."""
    return with_lines(library, rows(library, ids), _parsed(query))


def _parsed(query: str) -> Query:
    try:
        return parse_query(query)
    except QueryError:
        return EVERYTHING


def _found(library: Library, asked: _Question, limit: int | None) -> array[int]:
    """Return what a question finds, or its first page."""
    if limit is None:
        ids = find(library, asked.query, asked.order, reverse=asked.reverse, in_bin=asked.in_bin)
    else:
        ids = find_page(
            library,
            asked.query,
            asked.order,
            reverse=asked.reverse,
            in_bin=asked.in_bin,
            limit=limit,
        )
    return array("q", ids)
