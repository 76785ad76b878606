# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts sidebar, gallery, figures and details into the library's page, and lets them work."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QModelIndex, QObject
from PySide6.QtWidgets import QWidget

from composer.gui.collection.batch import Batch
from composer.gui.collection.changes import LibraryChanges
from composer.gui.collection.detail import DetailPane
from composer.gui.collection.explaining import Explaining
from composer.gui.collection.figures.page import FiguresPage
from composer.gui.collection.gallery import Gallery
from composer.gui.collection.keeping import Keeping
from composer.gui.collection.page import LibraryPage, Showing
from composer.gui.collection.people import PeoplePanel
from composer.gui.collection.places import LibraryPlace, PlaceKind
from composer.gui.collection.searching import Found
from composer.gui.collection.sidebar import Sidebar
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import come_forward
from composer.gui.threads.classifier import Classifying
from composer.gui.threads.librarian import Librarian
from composer.gui.user.notices import NoticeBar
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Settings
from composer.gui.words.language import tr
from composer.library.arriving.links import drop_link, links_of
from composer.library.changes.collections import CollectionRenamed
from composer.library.changes.operations import mark_opened
from composer.library.changes.renamed import naming
from composer.library.classify.worker import Round
from composer.library.query.parser import QueryError, parse_query
from composer.library.query.terms import Field, ThemeValue


class Linking(QObject):
    """Tells the details of links; a click on one chooses the record that it leads to."""

    def __init__(self, librarian: Librarian, detail: DetailPane, page: LibraryPage) -> None:
        super().__init__(page)
        self._librarian, self._detail, self._page = librarian, detail, page
        self._asked: int | None = None
        self._wanted: int | None = None
        page.searched.connect(lambda _: self._choose_found())
        detail.row_shown.connect(self._fetch)
        detail.link_requested.connect(self.go)
        detail.unlink_requested.connect(
            lambda link: librarian.change(lambda library: drop_link(library, link))
        )
        librarian.changed.connect(lambda _: self._fetch(self._asked))

    def go(self, record_id: int) -> None:
        """Choose a record in the list; where the list does not have it, show it alone."""
        choosing = self._page.table.choosing
        if not self._page.records.places_of((record_id,)):
            self._wanted = record_id
            self._page.searching.look_in_bin(False)
            self._page.set_query(f"id:{record_id}")
        choosing.choose(record_id)

    def _choose_found(self) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            self._page.table.choosing.choose(wanted)

    def _fetch(self, record_id: int | None) -> None:
        self._asked = record_id
        if record_id is None:
            return
        self._librarian.look(
            lambda library: links_of(library, record_id),
            lambda links: self._detail.show_links(record_id, links),
            unwanted=lambda: self._asked != record_id,
        )


class LibraryPageParts(QObject):
    """The parts of the library's page beside table, query and pattern."""

    def __init__(
        self,
        page: LibraryPage,
        appearance: Appearance,
        *,
        window: QWidget,
        librarian: Librarian,
        notices: NoticeBar,
        prompts: Prompts,
        classifying: Classifying,
        thumbnails: Thumbnails,
        settings: Settings,
        export: Callable[[tuple[int, ...]], None],
    ) -> None:
        """Make the parts and put them into the page.

        Args:
            page: the page that they are put into.
            appearance: how they look.
            window: whose library it is.
            librarian: owns the library.
            notices: where sentences are shown.
            prompts: asks the few questions.
            classifying: analyses in the background.
            thumbnails: draws small boards.
            settings: keep columns and sizes.
            export: writes records into a file.
        """
        super().__init__(page)
        self._page = page
        self._window, self._librarian, self._classifying = window, librarian, classifying
        self._prompts = prompts
        self._settings = settings
        self.changes = LibraryChanges(librarian, notices, self)
        self.sidebar = Sidebar(appearance)
        self.keeping = Keeping(
            self.sidebar,
            librarian=librarian,
            changes=self.changes,
            prompts=prompts,
            window=window,
        )
        self.batch = Batch(
            librarian=librarian,
            changes=self.changes,
            keeping=self.keeping,
            prompts=prompts,
            chosen=page.chosen_records,
            export=export,
            report=lambda words: notices.report(words, seconds=8),
            view=page,
        )
        self.gallery = Gallery(page.records, thumbnails, appearance)
        self.gallery.grid.setSelectionModel(page.table.selectionModel())
        self.figures = FiguresPage(librarian, page.records, appearance)
        self.explaining = Explaining(self)
        self.detail = DetailPane(self.explaining, appearance)
        self.linking = Linking(librarian, self.detail, page)
        self._told = -1  # the place of the record that the details report
        self._appearance = appearance
        self.people: PeoplePanel | None = None
        page.add_view(Showing.GALLERY, self.gallery)
        page.add_view(Showing.FIGURES, self.figures)
        page.set_sidebar(self.sidebar)
        page.add_right(self.detail, 1)
        self._connect()
        self.restore()

    def show_people(self) -> None:
        """Open the window that says who is who, or bring it to the front."""
        if self.people is None:
            self.people = PeoplePanel(
                self._librarian, self.changes, self._appearance, self._prompts, self._window
            )
            self.people.query_chosen.connect(self._show_query)
        self.people.reload()
        come_forward(self.people)

    def note_opened(self, record: int | None) -> None:
        """Remember that a record was put on the board, without a change that views must see."""
        librarian = self._librarian
        if record is None or librarian.read_only:
            return

        def failed(_: Exception) -> None:
            """Do nothing: it does not matter."""

        librarian.read(
            lambda library: mark_opened(library, record),
            lambda _: self.keeping.note_opened(),
            failed,
        )

    def _show_query(self, query: str) -> None:
        self._page.searching.look_in_bin(False)
        self._page.set_query(query)

    def restore(self) -> None:
        """Give the columns and the gallery the sizes they had."""
        self._page.table.header.restore(self._settings.layout("library-columns"))
        side = bytes(self._settings.layout("gallery-side").data())
        if side.isdigit() and len(side) < 5:
            self.gallery.set_side(int(side))

    def keep_layout(self) -> None:
        """Remember columns and sizes for the next time."""
        settings = self._settings
        settings.keep_layout("library-columns", self._page.table.header.arrangement())
        settings.keep_layout("gallery-side", QByteArray(str(self.gallery.side).encode("ascii")))

    def reset_layout(self) -> None:
        """Show the columns as at first."""
        self._page.table.header.begin()

    def close(self) -> None:
        """End the threads that explain and count."""
        self.explaining.close()
        self.figures.close_worker()
        if self.people is not None:
            self.people.close()

    def _connect(self) -> None:
        page = self._page
        for source in (page.table.choosing, self.gallery.grid.choosing, self.batch):
            source.open_requested.connect(page.open_requested)
            source.beside_requested.connect(page.beside_requested)
            source.delete_requested.connect(self._delete)
        for choosing in (page.table.choosing, self.gallery.grid.choosing):
            choosing.menu_requested.connect(self.batch.show_menu)
        self.detail.open_requested.connect(page.open_requested)
        self.detail.end_requested.connect(page.end_requested)
        for asking in (self.detail, self.batch):
            asking.like_requested.connect(lambda number: page.set_query(f"like:{number}"))
        page.chosen.connect(lambda _: self._report_detail())
        page.records.dataChanged.connect(self._rows_came)
        page.searched.connect(self._searched)
        page.keep_requested.connect(self.keeping.keep)
        self._librarian.changed.connect(self._follow_name)
        self.keeping.place_chosen.connect(self._go)
        self.keeping.people_requested.connect(self.show_people)
        self.keeping.delete_requested.connect(page.delete_requested)
        self.figures.term_chosen.connect(self._filter)
        self._connect_progress()

    def _connect_progress(self) -> None:
        foot, classifying = self.sidebar.foot, self._classifying
        foot.pause_requested.connect(
            lambda pause: classifying.pause() if pause else classifying.resume()
        )
        classifying.paused.connect(foot.show_paused)
        classifying.finished.connect(foot.hide)
        classifying.progressed.connect(self._report_progress)
        foot.show_paused(classifying.is_paused)

    def _report_progress(self, done: int, total: int, rate: float) -> None:
        quick = self._classifying.asked is Round.VERDICTS
        what = tr("Finding verdicts") if quick else tr("Analysing")
        self.sidebar.foot.show_progress(what, done, total, rate)

    def _go(self, place: LibraryPlace) -> None:
        """Show the problems of a place."""
        self._page.searching.look_in_bin(place.kind is PlaceKind.BIN)
        self._page.set_query(place.query)

    def _filter(self, term: str) -> None:
        """Ask for the problems of a bar besides what is asked already."""
        if self.figures.counts_all:
            self._page.searching.look_in_bin(False)
            self._page.set_query(term)
        else:
            self._page.add_term(term)

    def _follow_name(self, change: object) -> None:
        """Call a collection by its new name in what is asked, too."""
        if isinstance(change, CollectionRenamed):
            query = naming(self._page.query, change.before, change.name)
            if query != self._page.query:
                self._page.set_query(query)

    def _searched(self, found: Found) -> None:
        self.keeping.note_shown(found.query, self._page.searching.is_in_bin)
        searching = self._page.searching
        is_asked = bool(found.query.strip()) or searching.is_in_bin or searching.is_like_board
        self.figures.count_anew(not is_asked, can_narrow=not searching.is_like_board)
        self._report_detail()
        self._page.table.set_sought(themes_sought(found.query))

    def _delete(self, records: tuple[int, ...]) -> None:
        """Put records into the bin; in the bin, ask whether they are to go for good."""
        if self._page.searching.is_in_bin:
            self.batch.remove(records)
        else:
            self._page.delete_requested.emit(records)

    def _rows_came(self, first: QModelIndex, last: QModelIndex) -> None:
        """Report the chosen problem where its row is among those that came."""
        if first.row() <= self._told <= last.row():
            self._report_detail()

    def _report_detail(self) -> None:
        chosen, self._told = self._page.chosen_records(), -1
        if len(chosen) != 1:
            self.detail.show_row(None, len(chosen))
            return
        place = self._page.table.currentIndex().row()
        records = self._page.records
        if records.record_at(place) != chosen[0]:
            places = records.places_of(chosen)
            place = places[0] if places else -1
        self._told = place
        row = records.row_at(place)
        if row is not None:
            self.detail.show_row(row)


def themes_sought(query: str) -> frozenset[str]:
    """Return the ids of the themes that a query asks for."""
    try:
        terms = parse_query(query).of_field(Field.THEME)
    except QueryError:
        return frozenset()
    values = (value for term in terms for value in term.values)
    return frozenset(
        theme for value in values if isinstance(value, ThemeValue) for theme in value.ids
    )
