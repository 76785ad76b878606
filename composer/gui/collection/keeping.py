# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps the sidebar true, and does what is asked there: collections, kept searches, bin."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from composer.gui.collection.changes import LibraryChanges
from composer.gui.collection.places import LibraryPlace, PlaceKind, all_places
from composer.gui.collection.sidebar import Sidebar
from composer.gui.threads.librarian import Librarian
from composer.gui.user.pause import pause
from composer.gui.user.prompts import Prompts
from composer.gui.words.language import in_figures
from composer.library.access.store import Library
from composer.library.changes.bin import bin_count, empty_bin
from composer.library.changes.collections import (
    Collection,
    CollectionMade,
    add_to_collection,
    collections,
    drop_collection,
    make_collection,
    rename_collection,
)
from composer.library.file.faults import NameTaken
from composer.library.query.parser import QueryError, parse_query
from composer.library.search.search import count

_REST: Final = 250  # milliseconds without a change before places are counted again
_TRIES: Final = 99  # names that are tried for a new collection
_LONGEST: Final = 40  # characters of a name made of a query


class Keeping(QObject):
    """Shows the places of the open library in the sidebar, and changes them.

    Signals:
        place_chosen: the problems of a place are to be shown; carries a `LibraryPlace`.
        people_requested: who is who is to be shown.
        arrange_requested: a collection is to be put into order; carries its `LibraryPlace`.
        delete_requested: records are to be put into the bin; carries a tuple of numbers.
    """

    place_chosen = Signal(object)
    people_requested = Signal()
    arrange_requested = Signal(object)
    delete_requested = Signal(object)

    def __init__(
        self,
        sidebar: Sidebar,
        *,
        librarian: Librarian,
        changes: LibraryChanges,
        prompts: Prompts,
        window: QWidget,
    ) -> None:
        """Watch the sidebar and the open library.

        Args:
            sidebar: shows them.
            librarian: owns the library.
            changes: remembers what is changed, for Undo.
            prompts: asks before the bin is emptied.
            window: over which it asks.
        """
        super().__init__(sidebar)
        self._sidebar = sidebar
        self._librarian, self._changes, self._prompts = librarian, changes, prompts
        self._window = window
        self._counts: dict[tuple[PlaceKind, int | None], int] = {}
        self._shown: tuple[PlaceKind, int | None] | None = (PlaceKind.ALL, None)
        self._asked = "", False  # what is searched for, and whether in the bin
        self._to_name: int | None = None
        self._round = 0
        self._rest = pause(self, _REST, self.reload)
        librarian.opened.connect(self._opened)
        librarian.changed.connect(self._changed)
        places = sidebar.list
        places.place_chosen.connect(self._choose)
        places.make_requested.connect(self.make)
        places.drop_requested.connect(self.drop)
        places.records_dropped.connect(self.take)
        places.menu_requested.connect(self._show_menu)
        places.places.renamed.connect(self.rename)

    @property
    def by_hand(self) -> tuple[LibraryPlace, ...]:
        """The collections that problems can be put into."""
        places = self._sidebar.list.places.places
        return tuple(place for place in places if place.kind is PlaceKind.COLLECTION)

    @property
    def shown(self) -> LibraryPlace | None:
        """The place whose problems are shown."""
        places = self._sidebar.list.places.places
        return next((place for place in places if place.key == self._shown), None)

    def note_shown(self, query: str, in_bin: bool) -> None:
        """Mark the place that a query shows; none where it is a search of one's own."""
        places = self._sidebar.list.places.places
        self._asked = query, in_bin
        if not places:
            return
        if in_bin:
            self._shown = (PlaceKind.BIN, None)
        else:
            asked = _plain(query)
            fits = [
                place
                for place in places
                if bool(place.query) == bool(asked)  # at the start nothing need be read
                and _plain(place.query) == asked
                and not place.is_heading
                and place.kind not in (PlaceKind.BIN, PlaceKind.PEOPLE)
            ]
            current = next((fit for fit in fits if fit.key == self._shown), None)
            found = current or next(iter(fits), None)
            self._shown = None if found is None else found.key
        self._sidebar.list.mark(self._shown)

    def note_opened(self) -> None:
        """Count again soon: a problem was put on the board."""
        self._rest.start()

    def reload(self) -> None:
        """Read the places and count what lies there."""
        self._rest.stop()
        self._librarian.look(collections, self._show)

    def make(self) -> None:
        """Make a collection, and let the user name it in its place."""
        name = self.tr("New collection")
        self._changes.run(lambda library: _made_under_free_name(library, name, None))

    def keep(self, query: str) -> None:
        """Keep a search among the places, under a name made of it that can be changed."""
        name = " ".join(query.split())[:_LONGEST] or self.tr("All problems")
        self._changes.run(lambda library: _made_under_free_name(library, name, query))

    def rename(self, number: int, name: str) -> None:
        """Give a collection another name."""
        self._changes.run(lambda library: rename_collection(library, number, name))

    def drop(self, place: LibraryPlace) -> None:
        """Drop a collection or a kept search; problems stay where they are."""
        number = place.number
        if number is not None:
            self._changes.run(lambda library: drop_collection(library, number))

    def take(self, place: LibraryPlace, records: tuple[int, ...]) -> None:
        """Put problems where they were dropped."""
        number = place.number
        if place.kind is PlaceKind.BIN:
            self.delete_requested.emit(records)
        elif number is not None:
            self._changes.run(lambda library: add_to_collection(library, number, records))

    def empty(self) -> None:
        """Remove what lies in the bin for good, once the user has said so."""
        lying = self._counts.get((PlaceKind.BIN, None), 0)
        if not lying:
            return
        question = self.tr("Remove what lies in the bin for good?")
        one = self.tr("One problem with all its versions. This cannot be undone.")
        many = self.tr("%1 problems with all their versions. This cannot be undone.", "", lying)
        words = in_figures(lying, one, many)
        button = self.tr("Empty the bin")
        if self._prompts.confirm(self._window, question, words, button):
            self._changes.run(empty_bin)

    def _opened(self, _: object) -> None:
        """Show nothing of the library before, while this one is read."""
        self._counts.clear()
        self._sidebar.list.places.show(all_places(()))
        self.reload()

    def _changed(self, change: object) -> None:
        if isinstance(change, CollectionMade):
            self._to_name = change.collection_id
            self.reload()
        else:
            self._rest.start()

    def _choose(self, place: LibraryPlace) -> None:
        if place.kind is PlaceKind.PEOPLE:
            self._sidebar.list.mark(self._shown)
            self.people_requested.emit()
            return
        self._shown = place.key
        self.place_chosen.emit(place)

    def _show(self, found: tuple[Collection, ...]) -> None:
        places = tuple(
            replace(place, count=self._counts.get(place.key, place.count))
            if place.count is None
            else place
            for place in all_places(found)
        )
        self._sidebar.list.places.show(places)
        self.note_shown(*self._asked)
        if self._to_name is not None:
            made = next((place for place in places if place.number == self._to_name), None)
            self._to_name = None
            if made is not None and self._sidebar.isVisible():
                self._sidebar.list.name_it(made.key)
        self._round += 1
        self._count_next([place for place in places if place.count is None or place.number is None])

    def _count_next(self, waiting: list[LibraryPlace]) -> None:
        """Count one place after the other, so that searches come between."""
        number = self._round
        counted = [
            place
            for place in waiting
            if not place.is_heading and place.kind not in (PlaceKind.PEOPLE, PlaceKind.COLLECTION)
        ]
        if not counted:
            return
        place, *rest = counted

        def work(library: Library) -> int:
            return (
                bin_count(library) if place.kind is PlaceKind.BIN else _count(library, place.query)
            )

        def told(lying: int) -> None:
            if number == self._round:
                self._show_count(place.key, lying)
                self._count_next(rest)

        self._librarian.look(work, told, unwanted=lambda: number != self._round)

    def _show_count(self, key: tuple[PlaceKind, int | None], lying: int) -> None:
        if lying >= 0:
            self._counts[key] = lying
        model = self._sidebar.list.places
        model.show(
            tuple(
                replace(place, count=lying if lying >= 0 else None) if place.key == key else place
                for place in model.places
            )
        )

    def _show_menu(self, place: LibraryPlace, point: QPoint) -> None:
        menu = self._sidebar.menu_of(place)
        if place.can_be_named:
            menu.addAction(self.tr("Show"), lambda: self._choose(place))
            menu.addAction(self.tr("Rename"), lambda: self._sidebar.list.name_it(place.key))
            menu.addAction(self.tr("Drop"), lambda: self.drop(place))
            if place.kind is PlaceKind.COLLECTION:
                menu.addAction(self.tr("Order …"), lambda: self.arrange_requested.emit(place))
            menu.addSeparator()
        elif place.kind is PlaceKind.BIN:
            action = menu.addAction(self.tr("Empty the bin …"), self.empty)
            action.setEnabled(bool(place.count))
            menu.addSeparator()
        menu.addAction(self.tr("New collection"), self.make)
        menu.popup(point)


def _count(library: Library, query: str) -> int:
    """Count what a query finds; -1 where it cannot be understood any more."""
    try:
        return count(library, query)
    except QueryError:
        return -1


def _plain(query: str) -> str:
    """Return what is equal for queries that differ in their blanks only, and the like."""
    try:
        return parse_query(query).text if query else ""
    except QueryError:
        return query.strip()


def _made_under_free_name(library: Library, name: str, query: str | None) -> CollectionMade:
    """Make a collection or keep a search, under the name or one with a number."""
    for number in range(1, _TRIES):
        try:
            return make_collection(library, name if number == 1 else f"{name} {number}", query)
        except NameTaken:
            continue
    return make_collection(library, name, query)
