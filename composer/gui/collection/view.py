# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of problems, with small diagrams."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QTableView,
    QWidget,
)

from composer.gui.collection.delegate import ROW_HEIGHT
from composer.gui.collection.model import Column, RecordsModel
from composer.library.search import Order

COLUMN_ORDERS = {
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
