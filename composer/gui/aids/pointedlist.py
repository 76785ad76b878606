# SPDX-License-Identifier: GPL-3.0-or-later
"""A list of what may be done: to point at a row previews it, Enter or two clicks do it."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

from composer.gui.look.appearance import Appearance
from composer.gui.look.rowsmodel import Index, RowsModel
from composer.gui.panels.rowlist import RowDelegate, RowList


class Offer(Protocol):
    """A row: something that may be done, or words between such rows."""

    @property
    def text(self) -> str:
        """The row in words, for screen readers and for copying."""

    @property
    def is_offered(self) -> bool:
        """Whether it may be done; else it is words only."""

    @property
    def name(self) -> object:
        """What it is known by when the rows are made anew."""


_OfferT = TypeVar("_OfferT", bound=Offer)


class OfferModel(RowsModel[_OfferT]):
    """Rows of which those that are only words cannot be chosen."""

    def words(self, row: _OfferT, role: int) -> object:
        """Return the row in words."""
        spoken = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return row.text if spoken else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Say that words between the offers cannot be chosen."""
        row = self.row_of(index)
        if row is None or not row.is_offered:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class PointedList(RowList):
    """The list.

    Signals:
        pointed: the row under the pointer or the keyboard, or None.
        chosen: the row to be done: double-clicked, or Enter on it.
        let_go: neither pointer nor keyboard is at a row any more.
    """

    pointed = Signal(object)
    chosen = Signal(object)
    let_go = Signal()

    def __init__(
        self, appearance: Appearance, model: OfferModel[Any], delegate: RowDelegate, name: str
    ) -> None:
        self._offers = model
        self._told: Offer | None = None
        super().__init__(appearance, model, delegate, name)
        self.entered.connect(lambda index: self._report(self._offers.row_of(index)))

    @property
    def is_in_hand(self) -> bool:
        """Whether pointer or keyboard is at a row, so that none should move away under it."""
        return self._told is not None

    def show_offers(self, rows: tuple[Any, ...]) -> None:
        """Show other rows; what is selected and in view stays, where it still exists."""
        if rows == self._offers.rows:
            return
        current = self._offers.row_of(self.currentIndex())
        scrolled = self.verticalScrollBar().value()
        blocked = self.blockSignals(True)
        self._offers.show(rows)
        if current is not None and current.is_offered:
            for place, row in enumerate(rows):
                if row.name == current.name:
                    self.setCurrentIndex(self._offers.index(place))
                    break
        self.blockSignals(blocked)
        self.verticalScrollBar().setValue(scrolled)
        if self._told is not None and self._told not in rows:
            self._report(None)

    # Qt's own names

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Preview nothing before a row was gone to: Qt would choose the first by itself."""
        chosen, blocked = self.currentIndex().isValid(), self.blockSignals(True)
        super().focusInEvent(event)
        if not chosen:
            self.selectionModel().clearCurrentIndex()
        self.blockSignals(blocked)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Preview the row to which the keyboard has come."""
        super().currentChanged(current, previous)
        if not self.signalsBlocked() and self.hasFocus():
            self._report(self._offers.row_of(current))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Notice when the pointer is over no row."""
        super().mouseMoveEvent(event)
        if not self.indexAt(event.position().toPoint()).isValid():
            self._report(None)

    def leaveEvent(self, event: QEvent) -> None:
        """End the preview when the pointer leaves, unless the keyboard is here."""
        super().leaveEvent(event)
        row = self._offers.row_of(self.currentIndex()) if self.hasFocus() else None
        self._report(row if self.selectionModel().hasSelection() else None)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Do what a row offers."""
        row = self._offers.row_of(self.indexAt(event.position().toPoint()))
        if row is not None and row.is_offered:
            self.chosen.emit(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do it with Enter; Escape ends the preview."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            row = self._offers.row_of(self.currentIndex())
            if row is not None and row.is_offered:
                self.chosen.emit(row)
            return
        if event.key() == Qt.Key.Key_Escape and self._told is not None:
            self.clearSelection()
            self._report(None)
            return
        super().keyPressEvent(event)

    def _report(self, row: Offer | None) -> None:
        row = row if row is not None and row.is_offered else None
        if row != self._told:
            had, self._told = self._told, row
            self.pointed.emit(row)
            if had is not None and row is None:
                self.let_go.emit()
