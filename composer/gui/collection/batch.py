# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be done with several problems at once: the menu of the chosen records."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from composer.gui.collection.changes import LibraryChanges
from composer.gui.collection.keeping import Keeping
from composer.gui.collection.places import LibraryPlace, PlaceKind
from composer.gui.threads.librarian import Librarian
from composer.gui.user.prompts import Prompts
from composer.gui.words.language import counted, fill
from composer.library.access.store import Library
from composer.library.changes.arranging import as_arranged
from composer.library.changes.bin import empty_bin
from composer.library.changes.collections import (
    CollectionMade,
    add_to_collection,
    make_collection,
    take_from_collection,
)
from composer.library.changes.keywords import add_keyword, drop_keyword
from composer.library.changes.operations import restore_records
from composer.library.classify.waiting import Requeued, requeue
from composer.library.records.values import Row
from composer.library.search.figures import keywords
from composer.library.search.search import rows

if TYPE_CHECKING:
    from composer.gui.collection.together import TogetherDialog

_LOOKED_AT = 2000  # records of which the keywords are gathered for a menu
_MOST_TABS = 20  # opened at once
_NAMED = 500  # keywords offered when one is typed


class Batch(QObject):
    """Offers what can be done with the chosen records, and does it.

    A menu means the records that were chosen when it was opened, whatever is chosen or shown
    by the time it is used.

    Signals:
        open_requested: a record is to be put on the board; carries its number.
        beside_requested: a record is to be put on the board in a new tab; carries its number.
        delete_requested: records are to be deleted; carries a tuple of numbers.
        like_requested: problems like a record are wanted; carries its number.
    """

    open_requested = Signal(int)
    beside_requested = Signal(int)
    delete_requested = Signal(object)
    like_requested = Signal(int)

    def __init__(
        self,
        *,
        librarian: Librarian,
        changes: LibraryChanges,
        keeping: Keeping,
        prompts: Prompts,
        chosen: Callable[[], tuple[int, ...]],
        export: Callable[[tuple[int, ...]], None],
        report: Callable[[str], None],
        view: QWidget,
    ) -> None:
        """Make the actions for the chosen records.

        Args:
            librarian: owns the library.
            changes: remembers what is changed, for Undo.
            keeping: knows the collections and the place that is shown.
            prompts: asks for keywords, and before anything is removed for good.
            chosen: returns the numbers of the chosen records.
            export: writes records into a file.
            report: shows a sentence.
            view: the widget over which menus open.
        """
        super().__init__(view)
        self._librarian, self._changes, self._keeping = librarian, changes, keeping
        self._prompts, self._chosen, self._export = prompts, chosen, export
        self._report, self._view = report, view
        self.form: TogetherDialog | None = None

    def menu(self) -> QMenu:
        """Return the menu of the records that are chosen now."""
        records, shown = self._chosen(), self._keeping.shown
        menu = QMenu(self._view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if not records:
            return menu
        if shown is not None and shown.kind is PlaceKind.BIN:
            self._fill_in_bin(menu, records)
        else:
            self._fill(menu, records, shown)
        return menu

    def show_menu(self, place: QPoint) -> None:
        """Open the menu at a place on the screen."""
        menu = self.menu()
        if menu.isEmpty():
            menu.deleteLater()
        else:
            menu.popup(place)

    def add_keyword(self, records: tuple[int, ...]) -> None:
        """Ask for a keyword, and give it to problems."""

        def ask(known: tuple[str, ...]) -> None:
            words = self.tr("Add keyword"), self.tr("Keyword")
            word = self._prompts.word(self._view.window(), *words, known)
            if word:
                self._changes.run(lambda library: add_keyword(library, records, word))

        self._librarian.read(_all_keywords, ask)

    def remove_keyword(self, records: tuple[int, ...]) -> None:
        """Ask which of their keywords problems are to lose."""

        def ask(known: tuple[str, ...]) -> None:
            if not known:
                self._report(self.tr("The chosen problems have no keyword."))
                return
            words = self.tr("Remove keyword"), self.tr("Keyword")
            word = self._prompts.word(self._view.window(), *words, known)
            if word:
                self._changes.run(lambda library: drop_keyword(library, records, word))

        self._librarian.read(lambda library: _keywords_of(library, records), ask)

    def describe(self, records: tuple[int, ...]) -> None:
        """Open the form of what problems are to have in common.

        Numbers run in the order of the collection that is shown, if one is.
        """
        from composer.gui.collection.together import TogetherDialog

        def ask(found: tuple[Row, ...]) -> None:
            self.form = TogetherDialog(found, self._changes, self._prompts, self._view.window())
            self.form.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.form.open()

        shown = self._keeping.shown
        number = shown.number if shown is not None and shown.kind is PlaceKind.COLLECTION else None
        self._librarian.read(
            lambda library: tuple(rows(library, as_arranged(library, records, number))), ask
        )

    def add_to(self, number: int, records: tuple[int, ...]) -> None:
        """Put problems into a collection."""
        self._changes.run(lambda library: add_to_collection(library, number, records))

    def add_to_new(self, records: tuple[int, ...]) -> None:
        """Ask for a name, make a collection of it, and put problems into it."""
        words = self.tr("New collection"), self.tr("Name")
        name = self._prompts.word(self._view.window(), *words, ())
        if not name:
            return

        def made(change: object) -> None:
            if isinstance(change, CollectionMade):
                self.add_to(change.collection_id, records)

        self._librarian.change(lambda library: make_collection(library, name), made)

    def move_to(self, number: int, origin: int, records: tuple[int, ...]) -> None:
        """Put problems into a collection and take them out of another."""
        self.add_to(number, records)
        self.take_out(origin, records)

    def take_out(self, number: int, records: tuple[int, ...]) -> None:
        """Take problems out of a collection."""
        self._changes.run(lambda library: take_from_collection(library, number, records))

    def analyse_again(self, records: tuple[int, ...]) -> None:
        """Let problems be analysed again in the background."""

        def asked(change: Requeued) -> None:
            one = self.tr("One problem will be analysed again.")
            many = self.tr("%1 problems will be analysed again.", "", len(change.ids))
            self._report(counted(len(change.ids), one, many))

        self._librarian.change(lambda library: requeue(library, records), asked)

    def restore(self, records: tuple[int, ...]) -> None:
        """Take problems out of the bin."""
        self._changes.run(lambda library: restore_records(library, records))

    def remove(self, records: tuple[int, ...]) -> None:
        """Remove problems that lie in the bin for good, once the user has said so."""
        one = self.tr("One problem with all its versions. This cannot be undone.")
        many = self.tr(
            "%1 problems with all their versions. This cannot be undone.", "", len(records)
        )
        question, button = self.tr("Remove for good?"), self.tr("Remove for good")
        words = counted(len(records), one, many)
        if self._prompts.confirm(self._view.window(), question, words, button):
            self._changes.run(lambda library: empty_bin(library, records))

    def _fill(self, menu: QMenu, records: tuple[int, ...], shown: LibraryPlace | None) -> None:
        first = menu.addAction(
            self.tr("Open on the board"), lambda: self.open_requested.emit(records[0])
        )
        menu.setDefaultAction(first)
        menu.addAction(self.tr("Open in a new tab"), lambda: self._ask_beside(records))
        if len(records) == 1:
            menu.addAction(self.tr("Like this"), lambda: self.like_requested.emit(records[0]))
        menu.addSeparator()
        self._fill_collections(menu, records, shown)
        menu.addAction(self.tr("Describe together …"), lambda: self.describe(records))
        menu.addAction(self.tr("Add keyword …"), lambda: self.add_keyword(records))
        menu.addAction(self.tr("Remove keyword …"), lambda: self.remove_keyword(records))
        menu.addSeparator()
        menu.addAction(self.tr("Analyse again"), lambda: self.analyse_again(records))
        menu.addAction(self.tr("Export …"), lambda: self._export(records))
        menu.addSeparator()
        menu.addAction(self.tr("Put into the bin"), lambda: self.delete_requested.emit(records))

    def _ask_beside(self, records: tuple[int, ...]) -> None:
        for record in records[:_MOST_TABS]:
            self.beside_requested.emit(record)

    def _fill_collections(
        self, menu: QMenu, records: tuple[int, ...], shown: LibraryPlace | None
    ) -> None:
        places = self._keeping.by_hand
        here = shown.number if shown is not None and shown.kind is PlaceKind.COLLECTION else None
        into = menu.addMenu(self.tr("Add to collection"))
        away = menu.addMenu(self.tr("Move to collection")) if here is not None else None
        for place in places:
            number = place.number
            if number is None or number == here:
                continue
            into.addAction(place.name, partial(self.add_to, number, records))
            if away is not None and here is not None:
                away.addAction(place.name, partial(self.move_to, number, here, records))
        into.addSeparator()
        into.addAction(self.tr("New collection …"), lambda: self.add_to_new(records))
        if away is not None:
            away.setEnabled(not away.isEmpty())
        if shown is not None and here is not None:
            words = fill(self.tr("Take out of “%1”"), shown.name)
            menu.addAction(words, lambda: self.take_out(here, records))
        menu.addSeparator()

    def _fill_in_bin(self, menu: QMenu, records: tuple[int, ...]) -> None:
        first = menu.addAction(self.tr("Take out of the bin"), lambda: self.restore(records))
        menu.setDefaultAction(first)
        menu.addAction(self.tr("Open on the board"), lambda: self.open_requested.emit(records[0]))
        menu.addSeparator()
        menu.addAction(self.tr("Remove for good …"), lambda: self.remove(records))


def _all_keywords(library: Library) -> tuple[str, ...]:
    return tuple(keyword.name for keyword in keywords(library, limit=_NAMED))


def _keywords_of(library: Library, records: tuple[int, ...]) -> tuple[str, ...]:
    found = rows(library, records[:_LOOKED_AT])
    return tuple(sorted({word for row in found for word in row.problem.keywords}))
