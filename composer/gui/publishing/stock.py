# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the problems come from that are published: the board and the library."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from composer.diagrams.pages.passages import Item, in_order
from composer.diagrams.style.annotations import PLAIN, Annotations
from composer.gui.collection.page import LibraryPage
from composer.gui.documents.workbench import Workbench
from composer.gui.publishing.choices import What
from composer.gui.threads.librarian import Librarian
from composer.library.access.store import Library
from composer.library.arriving.links import with_links
from composer.library.changes.arranging import contents
from composer.library.file.faults import CollectionMissing
from composer.library.people.shown import Names, names_of, names_of_problems
from composer.library.search.search import rows
from composer.problem.problem import Problem

MOST: Final = 3000
"""Problems that are published at once."""
_BATCH: Final = 500

Taken = Callable[[tuple[Problem, ...]], None]


class Stock(QObject):
    """The problem on the board, and the problems selected and found in the library.

    Attributes:
        notes: returns what is lit and pointed at on the board.
        names: what the authors are called in print, as far as the library knows them.

    Signals:
        board_changed: another problem lies on the board.
        counts_changed: other problems are selected or found.
        content_changed: problems of the library may be others than they were.
    """

    board_changed = Signal()
    counts_changed = Signal()
    content_changed = Signal()

    def __init__(
        self,
        workbench: Workbench,
        librarian: Librarian | None = None,
        page: LibraryPage | None = None,
        notes: Callable[[], Annotations] = lambda: PLAIN,
        parent: QObject | None = None,
    ) -> None:
        """Watch where the problems come from.

        Args:
            workbench: has the problem on the board.
            librarian: has the library, if there is one.
            page: shows the library.
            notes: returns what is lit and pointed at on the board.
            parent: its owner.
        """
        super().__init__(parent)
        self._workbench, self._librarian, self._page = workbench, librarian, page
        self.notes = notes
        self.names = Names()
        self._authors: tuple[str, ...] = ()
        self.collection: int | None = None  # one that is published in its own order
        for changed in (workbench.problem_changed, workbench.opened):
            changed.connect(lambda *_: self._learn_names())
        workbench.problem_changed.connect(lambda _: self.board_changed.emit())
        workbench.opened.connect(lambda *_: self.board_changed.emit())
        if page is not None:
            page.chosen.connect(lambda _: self.counts_changed.emit())
            page.searched.connect(lambda _: self.counts_changed.emit())
            page.unanswered.connect(self.counts_changed)
        if librarian is not None:
            librarian.changed.connect(lambda _: self.content_changed.emit())
            librarian.opened.connect(self._begin_anew)
            for changed in (librarian.changed, librarian.opened):
                changed.connect(lambda _: self._learn_names(again=True))
            self._learn_names()

    @property
    def problem(self) -> Problem:
        """The problem on the board."""
        return self._workbench.document.problem

    @property
    def is_open(self) -> bool:
        """Whether there is a library."""
        return self._librarian is not None and self._librarian.path is not None

    def count(self, what: What) -> int:
        """How many problems there are."""
        if what is What.BOARD:
            return 1
        if self._page is None or not self.is_open:
            return 0
        if what is What.FOUND:
            return self._page.records.rowCount()
        return len(self._page.chosen_records())

    def fetch(self, what: What, take: Taken, failed: Callable[[Exception], None]) -> None:
        """Hand over the problems; those of the library come later, at most `MOST`."""
        if what is What.BOARD:
            take((self.problem,))
            return
        ids = self._ids(what)[:MOST]
        if self._librarian is None or not ids:
            take(())
            return

        def hand_over(found: tuple[tuple[Problem, ...], Names]) -> None:
            problems, names = found
            self.names = Names({**self.names.known, **names.known})
            take(problems)

        number = self.collection if what is What.FOUND else None
        self._librarian.read(
            lambda library: _problems(library, _in_its_order(library, ids, number)),
            hand_over,
            failed,
        )

    def _begin_anew(self, _: object) -> None:
        """Forget the collection, whose number means nothing in another library."""
        self.collection = None
        self.content_changed.emit()

    def _learn_names(self, again: bool = False) -> None:
        """Ask the library what the authors of the problem on the board are called in print."""
        authors = self.problem.credits.authors
        if self._librarian is None or not self.is_open or (authors == self._authors and not again):
            return
        self._authors = authors
        if not authors:
            return

        def learn(names: Names) -> None:
            if any(self.names.known.get(key) != name for key, name in names.known.items()):
                self.names = Names({**self.names.known, **names.known})
                self.board_changed.emit()

        self._librarian.look(lambda library: names_of(library, authors), learn, lambda _: None)

    def _ids(self, what: What) -> tuple[int, ...]:
        if self._page is None or not self.is_open:
            return ()
        return self._page.chosen_records() if what is What.SELECTED else self._page.records.ids


def _in_its_order(library: Library, ids: tuple[int, ...], number: int | None) -> tuple[Item, ...]:
    """Return what stands in a collection as it is arranged now, if these are its problems."""
    if number is None:
        return ids
    try:
        items = contents(library, number)
    except CollectionMissing:  # it was dropped
        return ids
    return items if {item for item in items if isinstance(item, int)} == set(ids) else ids


def _problems(library: Library, items: Sequence[Item]) -> tuple[tuple[Problem, ...], Names]:
    ids = [item for item in items if isinstance(item, int)]
    found: dict[int, Problem] = {}
    for start in range(0, len(ids), _BATCH):
        page = rows(library, ids[start : start + _BATCH])
        found.update(
            (row.record_id, with_links(library, row.record_id, row.problem)) for row in page
        )
    return in_order(items, found), names_of_problems(library, found.values())
