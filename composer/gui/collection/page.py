# SPDX-License-Identifier: GPL-3.0-or-later
"""The library in the window: query above, places at the left, problems, pattern at the right.

The page lies beside the board as a dock, with the table alone, or takes the whole window.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QGraphicsOpacityEffect,
    QLabel,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from composer.gui.board.speech import announce
from composer.gui.collection.alikeview import AlikeView
from composer.gui.collection.columns import Column
from composer.gui.collection.frame import Segments, Side
from composer.gui.collection.model import RecordsModel
from composer.gui.collection.pattern.panel import PatternPanel
from composer.gui.collection.query.bar import QueryBar
from composer.gui.collection.query.form import QueryForm
from composer.gui.collection.query.link import PatternLink
from composer.gui.collection.query.offers import QueryOffers, look_ups
from composer.gui.collection.query.popup import QueryPopup
from composer.gui.collection.searching import Found, Searching
from composer.gui.collection.table import RecordTable
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import button, column, row
from composer.gui.threads.librarian import Librarian
from composer.gui.user.pause import pause
from composer.gui.words.sentences import worded
from composer.library.query.parser import QueryError, parse_query
from composer.library.query.terms import Field
from composer.library.search.search import Order

if TYPE_CHECKING:
    from composer.gui.collection.ranking import Model, Ranked

_PALE = 0.48  # what answers another question
_LATE = 150  # milliseconds; faster answers must not flicker
_SIDE = 222  # of the places at the left
_SIDE_FOLDS = 950  # below this width of the page they are folded away
_RIGHT = 304  # of pattern and details
_RIGHT_FOLDS = 1150
_FORM = 720  # width of the search form


class Showing(Enum):
    """The ways to look at the problems found."""

    TABLE = "table"
    GALLERY = "gallery"
    FIGURES = "figures"


class LibraryPage(QWidget):
    """The query bar, the problems found, and places for what stands beside them.

    Signals:
        open_requested: a record is to be put on the board; carries its number.
        beside_requested: a record is to be put on the board in a new tab; carries its number.
        end_requested: a record is to be put on the board and one of its lines to be played; carries
            its number and a `FoundEnd`.
        delete_requested: records are to be deleted; carries a tuple of numbers.
        keep_requested: the query is to be kept as a collection; carries its text.
        chosen: other records are selected; carries a tuple of numbers.
        counted: how many problems the library has; carries a number.
        searched: a search was answered; carries a `Found`.
        unanswered: what is asked cannot be answered; no problems are shown.
    """

    open_requested = Signal(int)
    beside_requested = Signal(int)
    end_requested = Signal(int, object)
    delete_requested = Signal(object)
    keep_requested = Signal(str)
    chosen = Signal(object)
    counted = Signal(int)
    searched = Signal(object)
    unanswered = Signal()

    def __init__(
        self,
        librarian: Librarian,
        appearance: Appearance,
        thumbnails: Thumbnails,
        past_queries: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        """Begin; `past_queries` are the queries of earlier sessions, the newest last."""
        super().__init__(parent)
        self.setObjectName("libraryBody")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._appearance = appearance
        self._whole = False
        self._chosen: tuple[int, ...] = ()
        self.found: Found | None = None  # what the last search came to
        self.records = RecordsModel(appearance, self)
        self.searching = Searching(librarian, self.records, self)
        self.table = RecordTable(self.records, thumbnails, appearance)
        self.filter = QueryBar(appearance, past_queries)
        self.popup = QueryPopup(self.filter)
        self._offers = QueryOffers(self.filter, self.popup, librarian, appearance)
        self.form = QueryForm(self.filter, look_ups(librarian, lambda: appearance.language), self)
        self.form.hide()
        self.form_button = self._top_button(self.tr("Form"), self.tr("The search as a form"))
        self.places_button = self._top_button(
            self.tr("Places"), self.tr("Collections, kept searches and the bin beside the problems")
        )
        self.pattern_button = self._top_button(
            self.tr("Pattern"), self.tr("The pattern and the details beside the problems")
        )
        self.pattern = PatternPanel(appearance)
        self._link = PatternLink(self.filter, self.pattern, self.records)
        self.keep = QPushButton()
        self.keep.setObjectName("topButton")
        self.keep.setAccessibleName(self.tr("Keep as collection"))
        self.keep.setToolTip(self.tr("Keep this search among the collections at the left"))
        self._complaint, self._empty = QLabel(), QLabel()
        self._segments = Segments()
        self._views: dict[Showing, QWidget] = {}
        self._stack = QStackedWidget()
        self._pale = QGraphicsOpacityEffect(self._stack)
        self._pale.setOpacity(_PALE)
        self._pale.setEnabled(False)
        self._stack.setGraphicsEffect(self._pale)
        self._late = pause(self, _LATE, lambda: self._fade(True))
        self._sidebar, self._right = Side("librarySide", _SIDE), Side("libraryRight", _RIGHT)
        self._lay_out()
        self.add_view(Showing.TABLE, self.table)
        self.show_as(Showing.TABLE)
        chosen = self.table.selectionModel()
        self.alike = AlikeView(self.records, chosen, appearance, thumbnails)
        self._stack.addWidget(self.alike)
        self.add_right(self.pattern)
        self._connect()
        self.set_whole(False)
        self._recolour()
        appearance.colours_changed.connect(self._recolour)

    def add_view(self, kind: Showing, view: QWidget) -> None:
        """Give the page another way to look at what was found."""
        self._views[kind] = view
        self._stack.addWidget(view)
        self._segments.add(self._name(kind), _ICONS[kind])
        self._segments.draw_icons(self._appearance.icons)
        self._fold()

    def set_sidebar(self, sidebar: QWidget) -> None:
        """Put the places (collections, kept searches, bin) at the left."""
        self._sidebar.put(sidebar, 1)
        self._fold()

    def add_right(self, part: QWidget, stretch: int = 0) -> None:
        """Put a part (pattern, details) into the column at the right, below the others."""
        self._right.put(part, stretch)
        self._fold()

    @property
    def query(self) -> str:
        """What is asked."""
        return self.filter.query

    def set_query(self, query: str) -> None:
        """Ask something else; a blank query shows all problems."""
        self.filter.set_query(query)

    def add_term(self, term: str) -> None:
        """Ask for a term besides what is asked already."""
        self.filter.add_part(parse_query(term))

    @property
    def showing(self) -> Showing:
        """How the problems are looked at."""
        current = self._stack.currentWidget()
        found = (kind for kind, view in self._views.items() if view is current)
        return next(found, Showing.TABLE)

    def show_as(self, kind: Showing) -> None:
        """Look at the problems in another way."""
        self._shown = kind
        self._segments.choose(list(self._views).index(kind))
        self._stack.setCurrentWidget(self._views[kind])

    @property
    def is_whole(self) -> bool:
        """Whether the page has the whole window."""
        return self._whole

    def set_whole(self, whole: bool) -> None:
        """Show all parts (the page has the whole window), or the table alone (beside the board)."""
        self._whole = whole
        self.form_button.setChecked(False)
        if not whole and not self.is_ranked:
            self.show_as(Showing.TABLE)
        self._fold()

    @property
    def is_ranked(self) -> bool:
        """Whether the list of problems like another one is shown."""
        return self._stack.currentWidget() is self.alike

    def show_like(self, model: Model) -> None:
        """Show the problems that are like one on the board, the nearest first."""
        self.filter.set_query("")
        self.searching.ask_like(model)

    def _rank(self, ranked: Ranked | None) -> None:
        """Show what is in common beside the problems, while they are ranked."""
        if ranked is not None:
            self.alike.show_ranked(ranked)
            self._stack.setCurrentWidget(self.alike)
            return
        if self.is_ranked:
            self.show_as(self._shown)
        self.alike.leave()

    def _leave_ranks(self) -> None:
        """Go back from the ranked list to what else is asked."""
        self.filter.put_terms(Field.LIKE)
        self.filter.report()

    def chosen_records(self) -> tuple[int, ...]:
        """Return the numbers of the selected records."""
        return self._chosen

    def choose(self, records: tuple[int, ...]) -> None:
        """Select records on behalf of another view than the table."""
        if records != self._chosen:
            self._chosen = records
            self.chosen.emit(records)

    def focus_filter(self) -> None:
        """Give the keyboard to the query bar."""
        self.filter.setFocus()
        self.filter.selectAll()

    def _recolour(self) -> None:
        icons = self._appearance.icons
        self._segments.draw_icons(icons)
        self.keep.setIcon(icons.icon("folder-search"))
        self.form_button.setIcon(icons.icon("form"))
        self.pattern_button.setIcon(icons.icon("grid"))
        self.places_button.setIcon(icons.icon("folder"))

    # Qt's own names

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold what there is no room for."""
        super().resizeEvent(event)
        self._fold()
        if self.form.isVisible():
            self._place_form()

    def minimumSizeHint(self) -> QSize:
        """Return a size that no part at the side can force up."""
        return QSize(300, 140)

    def _fold(self) -> None:
        wide = self.width()
        places = wide >= _SIDE_FOLDS or self.places_button.isChecked()
        self._sidebar.setVisible(self._whole and self._sidebar.is_used and places)
        self.places_button.setVisible(self._whole and self._sidebar.is_used and wide < _SIDE_FOLDS)
        roomy = wide >= _RIGHT_FOLDS
        right = roomy or self.pattern_button.isChecked()
        self._right.setVisible(self._whole and self._right.is_used and right)
        self.pattern_button.setVisible(self._whole and not roomy)
        self.keep.setVisible(self._whole)
        self.form_button.setVisible(self._whole)  # beside the board there is no room for it
        self.keep.setText(self.tr("Keep as collection") if wide >= _RIGHT_FOLDS else "")
        self._segments.setVisible(self._whole and self._segments.count > 1)
        self._segments.set_narrow(wide < _SIDE_FOLDS)
        style = Qt.ToolButtonStyle
        for switch in (self.form_button, self.places_button, self.pattern_button):
            switch.setToolButtonStyle(
                style.ToolButtonIconOnly if wide < _SIDE_FOLDS else style.ToolButtonTextBesideIcon
            )

    def _connect(self) -> None:
        self.table.horizontalHeader().sectionClicked.connect(self._sort)
        self.table.selectionModel().selectionChanged.connect(
            lambda *_: self.choose(self.table.selected_records())
        )
        self.records.modelAboutToBeReset.connect(self._note_place)
        self._segments.chosen.connect(lambda place: self.show_as(list(self._views)[place]))
        self.form_button.toggled.connect(self._show_form)
        self.form.closed.connect(lambda: self.form_button.setChecked(False))
        for switch in (self.places_button, self.pattern_button):
            switch.toggled.connect(lambda _: self._fold())
        self.filter.asked.connect(self._ask)
        self.filter.wrong.connect(self._complain)
        self.filter.left_down.connect(self._go_down)
        self._complaint.linkActivated.connect(lambda _: self.filter.mend())
        self._empty.linkActivated.connect(lambda _: self.filter.drop_last())
        self.searching.ranked.connect(self._rank)
        self.alike.left.connect(self._leave_ranks)
        self.alike.choosing.open_requested.connect(self.open_requested)
        self.alike.choosing.beside_requested.connect(self.beside_requested)
        self.alike.choosing.delete_requested.connect(self.table.choosing.delete_requested)
        self.alike.choosing.menu_requested.connect(self.table.choosing.menu_requested)
        self.searching.begun.connect(self._begin)
        self.searching.found.connect(self._show)
        self.searching.refused.connect(self.filter.refuse)
        self.searching.failed.connect(
            lambda: self._show_unanswered(self.tr("The library could not be read."))
        )
        self.keep.clicked.connect(lambda: self.keep_requested.emit(self.query))

    def _ask(self, query: str) -> None:
        """Search; where that takes long, what is shown meanwhile pales."""
        self._late.start()
        self.searching.ask(query)

    def _fade(self, on: bool) -> None:
        """Show the problems pale while they answer another question than the one asked."""
        self._late.stop()
        self._pale.setEnabled(on)

    def _show_form(self, on: bool) -> None:
        """Lay the form below the query bar, over the problems."""
        self.form.setVisible(on)
        if on:
            self._place_form()
            self.form.raise_()
            self.form.focus_first()
        else:
            self.filter.setFocus()

    def _place_form(self) -> None:
        wide = min(_FORM, self.width() - 28)
        top = self.filter.mapTo(self, self.filter.rect().bottomLeft())
        high = min(self.form.heightForWidth(wide), self.height() - top.y() - 12)
        self.form.setGeometry(
            top.x(), top.y() + 4, wide, max(high, self.form.minimumSizeHint().height())
        )

    def _top_button(self, words: str, tip: str) -> QToolButton:
        made = button(words, kind="topButton", hint=tip, on_off=True)
        made.setAccessibleDescription(tip)
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        return made

    def _complain(self, error: QueryError | None) -> None:
        """Say below the field what is wrong with the query."""
        words = "" if error is None else worded(error.sentence)
        if error is not None:  # the hits of another question must not stand below this one
            self.searching.drop()
            self._show_unanswered(self.tr("Nothing is shown: the search is not understood."))
        if words and words != self._complaint.accessibleName():
            announce(self.filter, words)
        self._complaint.setAccessibleName(words)
        shown = escape(words, quote=False)
        if error is not None and error.meant:  # a click puts it right
            meant = escape(error.meant, quote=False)
            shown = shown.replace(meant, f'<a href="mend">{meant}</a>')
        self._complaint.setText(shown)
        self._complaint.setVisible(bool(words))

    def _go_down(self) -> None:
        """Give the keyboard to what was found."""
        view = self.alike.list if self.is_ranked else self._views[self.showing]
        view.setFocus(Qt.FocusReason.TabFocusReason)
        if view in (self.table, self.alike.list) and not self._chosen and self.records.rowCount():
            flags = QItemSelectionModel.SelectionFlag  # whatever keys are held
            first = self.records.index(0, 0)
            self.table.selectionModel().setCurrentIndex(first, flags.ClearAndSelect | flags.Rows)

    def _note_place(self) -> None:
        self._before = (self.table.selected_records(), self.table.verticalScrollBar().value())

    def _begin(self, fresh: bool) -> None:
        """Other problems are shown: keep the selection, and the place where nothing was asked."""
        self._fade(False)
        chosen, scrolled = self._before
        if chosen:
            self.table.choosing.choose_all(chosen)
        if not self.table.selected_records():
            self.choose(())
        self.table.verticalScrollBar().setValue(scrolled if fresh else 0)
        if self.records.rowCount():
            self._show_empty("")

    def _show_empty(self, words: str) -> None:
        """Say in place of the problems why there are none; blank words show them."""
        self._empty.setText(words)
        self._empty.setVisible(bool(words))
        self._stack.setVisible(not words)

    def _show_unanswered(self, words: str) -> None:
        """Show no problems, and why: what was asked cannot be answered."""
        self._fade(False)
        self.filter.show_hits(None, None)
        self.keep.setEnabled(False)
        self._show_empty(words)
        self.found = None
        self.choose(())
        self.unanswered.emit()

    def _show(self, found: Found) -> None:
        asked = bool(found.query.strip())
        self.filter.show_hits(found.count if asked else None, found.total)
        if found.count or self.is_ranked:
            self._show_empty("")
        elif asked:
            nothing, drop = self.tr("Nothing matches."), self.tr("Drop the last term?")
            self._show_empty(f'{escape(nothing)} <a href="drop">{escape(drop)}</a>')
        else:
            self._show_empty(
                self.tr("No problems yet. Import a file or press Ctrl+S on the board.")
            )
        self.keep.setEnabled(asked)
        self.found = found
        self.counted.emit(found.total)
        self.searched.emit(found)

    def _sort(self, section: int) -> None:
        order, header = Column(section).order, self.table.horizontalHeader()
        if order is None:
            header.setSortIndicatorShown(False)
            self.searching.sort(Order.SAVED)
            return
        reverse = order is self.searching.order and not self.searching.is_reversed
        direction = Qt.SortOrder.DescendingOrder if reverse else Qt.SortOrder.AscendingOrder
        header.setSortIndicator(section, direction)
        header.setSortIndicatorShown(True)
        self.searching.sort(order, reverse)

    def _name(self, kind: Showing) -> str:
        return {
            Showing.TABLE: self.tr("Table"),
            Showing.GALLERY: self.tr("Gallery"),
            Showing.FIGURES: self.tr("Figures"),
        }[kind]

    def _lay_out(self) -> None:
        head = QWidget()
        head.setObjectName("libraryTop")
        head.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        top = row(
            self.places_button,
            (self.filter, 1),
            self.form_button,
            self.pattern_button,
            self.keep,
            self._segments,
            margins=(14, 8, 14, 8),
            spacing=10,
        )
        column(top, self._complaint, on=head)
        self._complaint.setObjectName("complaint")
        self._complaint.setContentsMargins(26, 0, 14, 6)
        self._complaint.setWordWrap(True)
        self._complaint.setVisible(False)
        self._empty.setObjectName("hint")
        self._empty.setContentsMargins(14, 10, 14, 10)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._empty.setVisible(False)
        column(
            head,
            (
                row(
                    self._sidebar,
                    (column((self._stack, 1), (self._empty, 1)), 1),
                    self._right,
                    spacing=0,
                ),
                1,
            ),
            on=self,
        )


_ICONS = {Showing.TABLE: "table", Showing.GALLERY: "gallery", Showing.FIGURES: "chart"}
