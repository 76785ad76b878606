# SPDX-License-Identifier: GPL-3.0-or-later
"""What mouse and keys do with the records of a view, whether table or gallery."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionRange,
    QModelIndex,
    QObject,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QDrag, QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView

from composer.gui.board.mime import records_data
from composer.gui.collection.model import RecordsModel
from composer.gui.look.thumbnails import Thumbnails

_DRAGGED = 78  # side of the picture under way, in logical pixels


class Choosing(QObject):
    """Lets records of a view be opened, deleted and dragged, and their menu be opened.

    Signals:
        open_requested: a record is to be put on the board; carries its number.
        beside_requested: a record is to be put on the board in a new tab; carries its number.
        delete_requested: records are to be deleted; carries a tuple of numbers.
        menu_requested: what can be done with the chosen records is to be offered; carries the
            place on the screen.
    """

    open_requested = Signal(int)
    beside_requested = Signal(int)
    delete_requested = Signal(object)
    menu_requested = Signal(object)

    def __init__(
        self, view: QAbstractItemView, records: RecordsModel, thumbnails: Thumbnails
    ) -> None:
        super().__init__(view)
        self._view, self._records, self._thumbnails = view, records, thumbnails
        view.setDragEnabled(True)
        view.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(self._menu)
        view.doubleClicked.connect(self._open)
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)

    def chosen(self) -> tuple[int, ...]:
        """Return the numbers of the selected records, from above to below."""
        return self._records.records_in(self._view.selectionModel().selection())

    def choose(self, record: int) -> None:
        """Select a record alone, if it is shown."""
        place = self._records.place_of(record)
        if place is not None:
            selection = self._view.selectionModel()
            index = self._records.index(place, 0)
            how = selection.SelectionFlag.ClearAndSelect | selection.SelectionFlag.Rows
            selection.setCurrentIndex(index, how)

    def choose_all(self, records: Iterable[int]) -> None:
        """Select those of the records that are shown; the first is the current one."""
        places = self._records.places_of(records)
        if not places:
            return
        chosen = QItemSelection()
        last = self._records.columnCount() - 1
        for top, bottom in _spans(places):
            chosen.append(
                QItemSelectionRange(self._records.index(top, 0), self._records.index(bottom, last))
            )
        selection = self._view.selectionModel()
        flags = selection.SelectionFlag
        selection.setCurrentIndex(self._records.index(places[0], 0), flags.NoUpdate)
        selection.select(chosen, flags.ClearAndSelect)

    def drag(self) -> None:
        """Let the selected records be carried to the board or to a collection."""
        chosen = self.chosen()
        if not chosen:
            return
        drag = QDrag(self._view)
        drag.setMimeData(records_data(chosen))
        row = self._records.row_at(self._view.currentIndex().row())
        if row is not None:
            ratio = self._view.devicePixelRatioF()
            problem = row.problem
            drag.setPixmap(self._thumbnails.of_problem(problem, _DRAGGED, ratio))
            drag.setHotSpot(QPoint(_DRAGGED // 2, _DRAGGED // 2))
        drag.exec(Qt.DropAction.CopyAction)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open with Enter or the middle button, delete with Delete."""
        if (
            event.type() == QEvent.Type.MouseButtonRelease
            and isinstance(event, QMouseEvent)
            and event.button() == Qt.MouseButton.MiddleButton
        ):
            self._open(self._view.indexAt(event.position().toPoint()), beside=True)
            return True
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._open(self._view.currentIndex())
                return True
            if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
                if chosen := self.chosen():
                    self.delete_requested.emit(chosen)
                return True
        return super().eventFilter(watched, event)

    def _open(self, index: QModelIndex, beside: bool = False) -> None:
        """Open a record; while Ctrl is held, in a tab of its own."""
        number = self._records.record_at(index.row()) if index.isValid() else None
        held = QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ControlModifier
        if number is not None:
            (self.beside_requested if beside or held else self.open_requested).emit(number)

    def _menu(self, point: QPoint) -> None:
        index = self._view.indexAt(point)
        if not index.isValid():
            return
        if not self._view.selectionModel().isRowSelected(index.row(), QModelIndex()):
            number = self._records.record_at(index.row())
            if number is not None:
                self.choose(number)
        self.menu_requested.emit(self._view.viewport().mapToGlobal(point))


if TYPE_CHECKING:
    _Base = QAbstractItemView
else:
    _Base = object  # a class of the window has one base of Qt's


class CarriesRecords(_Base):
    """What every view of records does: `choosing` carries the chosen ones away."""

    choosing: Choosing

    def keyboardSearch(self, search: str) -> None:
        """Look for no letters: it would read every record of the library."""

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Let the selected records be carried away."""
        self.choosing.drag()


def _spans(places: list[int]) -> Iterator[tuple[int, int]]:
    """Yield runs of rising numbers without a gap, each as its first and last."""
    first = last = places[0]
    for place in places[1:]:
        if place != last + 1:
            yield first, last
            first = place
        last = place
    yield first, last
