# SPDX-License-Identifier: GPL-3.0-or-later
"""A grid of equal cells over any number of records; only what is seen costs anything.

Qt's own list view lays out every item when it is widened: a second for half a million.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPaintEvent, QRegion, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from composer.gui.collection.card import CardDelegate
from composer.gui.collection.choosing import CarriesRecords, Choosing
from composer.gui.collection.model import RecordsModel
from composer.gui.collection.pictures import Pictures
from composer.gui.look.thumbnails import Thumbnails

Index = QModelIndex | QPersistentModelIndex
_EDGE: Final = 14
_NOWHERE = QModelIndex()


class GridView(CarriesRecords, QAbstractItemView):
    """Shows a model's rows as cells, from left to right and from above to below.

    Signals:
        resize_requested: cells are to be larger (1) or smaller (-1); carries the steps.
    """

    resize_requested = Signal(int)

    def __init__(
        self,
        records: RecordsModel,
        thumbnails: Thumbnails,
        cards: CardDelegate,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._records, self._thumbnails, self._cards = records, thumbnails, cards
        self._cell = QSize(180, 220)
        self._across = 1
        self.setModel(records)
        self.setFrameShape(QAbstractItemView.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.choosing = Choosing(self, records, thumbnails)
        self.setItemDelegate(cards)
        self.pictures = Pictures(self)
        records.modelReset.connect(self.updateGeometries)
        records.rowsInserted.connect(lambda *_: self.updateGeometries())

    def set_cell(self, size: QSize) -> None:
        """Give the cells another size; what stands above stays there."""
        first = self._first()
        self._cell = size
        self.updateGeometries()
        self.verticalScrollBar().setValue(first // self._across * size.height())
        self.viewport().update()

    @property
    def across(self) -> int:
        """How many cells stand side by side."""
        return self._across

    # Qt's own names

    def visualRect(self, index: Index) -> QRect:
        """Return where a record's cell stands in the viewport."""
        if not index.isValid():
            return QRect()
        return QRect(self._corner(index.row()), self._cell)

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Scroll as little as is needed to show a record; to the middle if that is wished."""
        rect, bar = self.visualRect(index), self.verticalScrollBar()
        if rect.isNull():
            return
        above, below = rect.top(), rect.bottom() - self.viewport().height() + 1
        if hint == QAbstractItemView.ScrollHint.PositionAtCenter:
            bar.setValue(bar.value() + (above + below) // 2)
        elif above < 0:
            bar.setValue(bar.value() + above - _EDGE)
        elif below > 0:
            bar.setValue(bar.value() + min(below + _EDGE, above))

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Return the record whose cell is at a point of the viewport."""
        along, within = divmod(point.x() - _EDGE, self._pitch())
        down = (point.y() + self.verticalOffset() - _EDGE) // self._cell.height()
        outside = within >= self._cell.width() or not 0 <= along < self._across or down < 0
        return _NOWHERE if outside else self._index(down * self._across + along)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Return where a key of the keyboard goes to."""
        move, count = QAbstractItemView.CursorAction, self._count()
        page = max(1, self.viewport().height() // self._cell.height()) * self._across
        here = self.currentIndex().row()
        if here < 0:
            return self._index(self._first() if count else -1)
        step = {
            move.MoveLeft: -1,
            move.MovePrevious: -1,
            move.MoveRight: 1,
            move.MoveNext: 1,
            move.MoveUp: -self._across,
            move.MoveDown: self._across,
            move.MovePageUp: -page,
            move.MovePageDown: page,
            move.MoveHome: -count,
            move.MoveEnd: count,
        }[action]
        aim = here + step
        if not 0 <= aim < count and abs(step) == self._across:
            aim = here  # there is no row above the first and below the last
        return self._index(max(0, min(count - 1, aim)))

    def horizontalOffset(self) -> int:
        """Return 0: there is nothing to scroll sideways."""
        return 0

    def verticalOffset(self) -> int:
        """Return how far the view was scrolled."""
        return self.verticalScrollBar().value()

    def isIndexHidden(self, index: Index) -> bool:
        """Say that no record is hidden."""
        return False

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Select all records from the one at a corner of a rectangle to that at the other."""
        first, last = self._nearest(rect.topLeft()), self._nearest(rect.bottomRight())
        chosen = QItemSelection()
        if rect.topLeft() == rect.bottomRight():
            index = self.indexAt(rect.topLeft())
            first = last = index.row() if index.isValid() else -1
        if min(first, last) >= 0:
            across = self.model().columnCount() - 1
            top, bottom = self._index(min(first, last)), self._index(max(first, last))
            chosen.select(top, bottom.siblingAtColumn(across))
        self.selectionModel().select(chosen, command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """Return what of a selection is seen: all of the viewport is as quickly drawn."""
        return QRegion(self.viewport().rect())

    def updateGeometries(self) -> None:
        """Count the cells that fit side by side, and how far one can scroll."""
        room = self.viewport().width() - 2 * _EDGE
        self._across = max(1, room // max(1, self._cell.width()))
        down = -(-self._count() // self._across)
        high, seen = down * self._cell.height() + 2 * _EDGE, self.viewport().height()
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, high - seen))
        bar.setPageStep(seen)
        bar.setSingleStep(max(1, self._cell.height() // 4))
        super().updateGeometries()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cells again; the first that was seen stays in sight."""
        first = self._first()
        super().resizeEvent(event)
        self.updateGeometries()
        self.verticalScrollBar().setValue(first // self._across * self._cell.height())

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Shift what is drawn already."""
        self.viewport().scroll(dx, dy)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Size the cells with Ctrl; scroll otherwise."""
        turned = event.angleDelta().y()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and turned:
            self.resize_requested.emit(1 if turned > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cells that are seen, as far as there is time in this frame."""
        high, port, offset = self._cell.height(), self.viewport().height(), self.verticalOffset()
        top, bottom = (offset - _EDGE) // high, (port - 1 + offset - _EDGE) // high
        first, last = max(0, top * self._across), (bottom + 1) * self._across
        font, cell, paint = self.font(), self._cell, self._cards.paint_card
        self.pictures.paint_records(
            self._records,
            range(first, max(first, min(self._count(), last))),
            (self._cards.edition, self._thumbnails.style, font.key()),
            cell,
            lambda on, look: paint(on, look, cell, font),
            self._corner,
        )

    def _count(self) -> int:
        return 0 if self.model() is None else self.model().rowCount()

    def _index(self, place: int) -> QModelIndex:
        return self.model().index(place, 0) if 0 <= place < self._count() else _NOWHERE

    def _corner(self, place: int) -> QPoint:
        """Return where a cell begins in the viewport."""
        down, along = divmod(place, self._across)
        top = _EDGE + down * self._cell.height() - self.verticalOffset()
        return QPoint(_EDGE + along * self._pitch(), top)

    def _pitch(self) -> int:
        """Return the way from one cell to that beside it: what is over is shared out."""
        room = self.viewport().width() - 2 * _EDGE
        spread = (room - self._cell.width()) // max(1, self._across - 1)
        return max(1, min(spread, self._cell.width() + 24) if self._across > 1 else room)

    def _first(self) -> int:
        """Return the place of the first cell that is wholly or mostly seen."""
        down = (self.verticalOffset() + self._cell.height() // 2 - _EDGE) // self._cell.height()
        return max(0, min(self._count() - 1, down * self._across))

    def _nearest(self, point: QPoint) -> int:
        """Return the place whose cell is at or next before a point; -1 if there is none."""
        down = max(0, (point.y() + self.verticalOffset() - _EDGE) // self._cell.height())
        along = max(0, min(self._across - 1, (point.x() - _EDGE) // self._pitch()))
        return min(self._count() - 1, down * self._across + along)
