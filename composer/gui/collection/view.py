# SPDX-License-Identifier: GPL-3.0-or-later
"""The library in the window: a filter over a table with small diagrams."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from composer.gui.collection.delegate import ROW_HEIGHT, RecordDelegate
from composer.gui.collection.model import Column, RecordsModel
from composer.gui.icons import Icons
from composer.gui.librarian import Librarian
from composer.gui.thumbnails import Thumbnails
from composer.gui.tokens import Tokens
from composer.library.records import Row
from composer.library.search import Order, find, rows
from composer.library.store import Library
from composer.notation.letters import Letters

_TYPING = 120  # milliseconds between the last letter and the search
_ORDERS = {
    Column.CREDITS: Order.AUTHORS,
    Column.STIPULATION: Order.STIPULATION,
    Column.YEAR: Order.DATE,
    Column.MEN: Order.MEN,
    Column.VERDICT: Order.VERDICT,
}


class RecordTable(QTableView):
    """The table; Enter opens, Delete removes.

    Signals:
        open_asked: a record is to be put on the board; carries its number.
        delete_asked: records are to be deleted; carries a tuple of numbers.
    """

    open_asked = Signal(int)
    delete_asked = Signal(object)

    def __init__(self, records: RecordsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._records = records
        self.setModel(records)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setAccessibleName(self.tr("Problems of the library"))
        self.verticalHeader().setVisible(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        header = self.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        header.setSectionsClickable(True)
        header.setSortIndicatorShown(False)
        header.setSectionResizeMode(Column.CREDITS, QHeaderView.ResizeMode.Stretch)
        wide = self.fontMetrics().horizontalAdvance("0")
        for column, letters in (
            (Column.STIPULATION, 8),
            (Column.YEAR, 8),
            (Column.MEN, 9),
            (Column.KEY, 14),
            (Column.VERDICT, 20),
        ):
            self.setColumnWidth(column, wide * letters + 14)
        self.setColumnWidth(Column.DIAGRAM, 104)
        self.doubleClicked.connect(lambda index: self._open(index))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._menu)

    def selected_records(self) -> tuple[int, ...]:
        """Return the numbers of the selected records, from above to below."""
        places = sorted(index.row() for index in self.selectionModel().selectedRows())
        found = (self._records.record_at(place) for place in places)
        return tuple(number for number in found if number is not None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter, delete with Delete."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self.currentIndex())
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._delete()
        else:
            super().keyPressEvent(event)

    def _open(self, index: QModelIndex) -> None:
        number = self._records.record_at(index.row()) if index.isValid() else None
        if number is not None:
            self.open_asked.emit(number)

    def _delete(self) -> None:
        chosen = self.selected_records()
        if chosen:
            self.delete_asked.emit(chosen)

    def _menu(self, point: QPoint) -> None:
        index = self.indexAt(point)
        if not index.isValid():
            return
        number = self._records.record_at(index.row())
        chosen = self.selected_records()
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # Numbers, not places: the table may change while the menu is open.
        menu.addAction(self.tr("Open on the board"), lambda: self.open_asked.emit(number))
        menu.addAction(self.tr("Delete"), lambda: self.delete_asked.emit(chosen))
        menu.popup(self.viewport().mapToGlobal(point))


class LibraryPanel(QWidget):
    """The filter, the table, and how many were found.

    Signals:
        open_asked: a record is to be put on the board; carries its number.
        delete_asked: records are to be deleted; carries a tuple of numbers.
        counted: how many records were found, of all or of the filter; carries a number.
    """

    open_asked = Signal(int)
    delete_asked = Signal(object)
    counted = Signal(int)

    def __init__(
        self,
        librarian: Librarian,
        tokens: Tokens,
        icons: Icons,
        thumbnails: Thumbnails,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._librarian = librarian
        self._search = 0
        self._order, self._reverse = Order.SAVED, False
        self.records = RecordsModel(self)
        self.records.rows_wanted.connect(self._fetch)
        self.table = RecordTable(self.records)
        self._delegate = RecordDelegate(tokens, icons, thumbnails, self.table)
        self.table.setItemDelegate(self._delegate)
        self.table.open_asked.connect(self.open_asked)
        self.table.delete_asked.connect(self.delete_asked)
        self.table.horizontalHeader().sectionClicked.connect(self._sort)
        self.filter = QLineEdit()
        self.filter.setObjectName("filter")
        self.filter.setPlaceholderText(self.tr("Find authors, sources, years, words …"))
        self.filter.setAccessibleName(self.tr("Filter of the library"))
        self.filter.setClearButtonEnabled(True)
        self.filter.setMaxLength(1000)
        self._count = QLabel()
        self._count.setObjectName("muted")
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING)
        self._typing.timeout.connect(self.refresh)
        self.filter.textChanged.connect(lambda _: self._typing.start())
        self._empty = QLabel()
        self._empty.setObjectName("hint")
        self._empty.setContentsMargins(14, 10, 14, 10)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._lay_out()
        librarian.opened.connect(lambda _: self.refresh(fresh=True))
        librarian.changed.connect(lambda _: self.refresh(fresh=True))

    def set_theme(self, tokens: Tokens, icons: Icons) -> None:
        """Use other colours."""
        self._delegate.set_theme(tokens, icons)
        self.table.viewport().update()

    def set_letters(self, letters: Letters) -> None:
        """Write moves in other letters."""
        self.records.letters = letters
        self._delegate.set_letters(letters)
        self.table.viewport().update()

    def refresh(self, fresh: bool = False) -> None:
        """Search again; with `fresh` the rows that are known are fetched anew."""
        self._typing.stop()
        self._search += 1
        number, text = self._search, self.filter.text()
        order, reverse = self._order, self._reverse

        def search(library: Library) -> list[int]:
            return find(library, text, order, reverse=reverse)

        def found(ids: list[int]) -> None:
            if number == self._search:
                self._show(ids, text, fresh)

        self._librarian.read(search, found)

    def select_record(self, record_id: int) -> None:
        """Select a record if it is shown."""
        place = self.records.place_of(record_id)
        if place is not None:
            self.table.selectRow(place)

    def _show(self, ids: list[int], text: str, fresh: bool) -> None:
        chosen = self.table.selected_records()
        scrolled = self.table.verticalScrollBar().value()
        if fresh:
            self.records.forget_rows()
        self.records.show_ids(ids)
        if chosen:
            self.select_record(chosen[0])
        self.table.verticalScrollBar().setValue(scrolled if fresh else 0)
        found = self.tr("%1 found") if text.strip() else self.tr("%1 problems")
        self._count.setText(found.replace("%1", str(len(ids))))
        self._empty.setText(
            self.tr("Nothing matches. Drop the last term?")
            if text.strip()
            else self.tr("No problems yet. Press Ctrl+S on the board.")
        )
        self._empty.setVisible(not ids)
        self.table.setVisible(bool(ids))
        if not text.strip():
            self.counted.emit(len(ids))

    def _fetch(self, ids: tuple[int, ...]) -> None:
        def fetched(found: tuple[Row, ...]) -> None:
            self.records.take_rows(found)

        self._librarian.read(lambda library: rows(library, ids), fetched)

    def _sort(self, section: int) -> None:
        order = _ORDERS.get(Column(section))
        if order is None:
            self._order, self._reverse = Order.SAVED, False
            self.table.horizontalHeader().setSortIndicatorShown(False)
        else:
            self._reverse = order is self._order and not self._reverse
            self._order = order
            direction = (
                Qt.SortOrder.DescendingOrder if self._reverse else Qt.SortOrder.AscendingOrder
            )
            self.table.horizontalHeader().setSortIndicator(section, direction)
            self.table.horizontalHeader().setSortIndicatorShown(True)
        self.refresh()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(14, 6, 14, 6)
        top.setSpacing(12)
        top.addWidget(self.filter, 1)
        top.addWidget(self._count)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self.table, 1)
        column.addWidget(self._empty, 1)
        self._empty.setVisible(False)
