# SPDX-License-Identifier: GPL-3.0-or-later
"""A list of edits: small board, words, tags. To point at a row previews it, Enter applies it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip

from composer.gui.aids.editdelegate import EditDelegate
from composer.gui.aids.editrows import EditRow, RowKind
from composer.gui.look.appearance import Appearance
from composer.gui.look.rowsmodel import Index, RowsModel
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.panels.rowlist import RowList
from composer.rules.book import Rules


class EditModel(RowsModel[EditRow]):
    """Rows of edits."""

    def words(self, row: EditRow, role: int) -> object:
        """Return the row in words."""
        spoken = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return row.text if spoken else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Say that words between the edits cannot be chosen."""
        row = self.row_of(index)
        if row is None or row.step is None:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class EditList(RowList):
    """The list.

    Signals:
        pointed: the `EditRow` under the pointer or the keyboard, or None.
        chosen: the `EditRow` to be applied: double-clicked, Enter on it, or its button clicked.
        let_go: neither pointer nor keyboard is at a row any more.
    """

    pointed = Signal(object)
    chosen = Signal(object)
    let_go = Signal()

    def __init__(self, appearance: Appearance, thumbnails: Thumbnails, name: str) -> None:
        self._edits = EditModel()
        self._delegate = EditDelegate(appearance, thumbnails)
        self._told: EditRow | None = None
        self._on_button: EditRow | None = None  # the row whose button is pressed
        super().__init__(appearance, self._edits, self._delegate, name)
        self.entered.connect(lambda index: self._report(self._edits.row_of(index)))

    @property
    def rows(self) -> tuple[EditRow, ...]:
        """The rows shown."""
        return self._edits.rows

    @property
    def is_in_hand(self) -> bool:
        """Whether pointer or keyboard is at a row, so that none should move away under it."""
        return self._told is not None

    def set_rules(self, rules: Rules) -> None:
        """Draw small boards as the rules of the problem have them."""
        if self._delegate.rules != rules:
            self._delegate.rules = rules
            self.viewport().update()

    def show_rows(self, rows: tuple[EditRow, ...]) -> None:
        """Show other rows; what is selected and in view stays, where it still exists."""
        if rows == self._edits.rows:
            return
        current = self._edits.row_of(self.currentIndex())
        scrolled = self.verticalScrollBar().value()
        blocked = self.blockSignals(True)
        self._edits.show(rows)
        if current is not None and current.step is not None:
            for place, row in enumerate(rows):
                if row.step == current.step:
                    self.setCurrentIndex(self._edits.index(place))
                    break
        self.blockSignals(blocked)
        self.verticalScrollBar().setValue(scrolled)
        if self._told is not None and self._told not in rows:
            self._report(None)

    # Qt's own names

    def viewportEvent(self, event: QEvent) -> bool:
        """Show what a row has no room for as its tooltip; nothing where it all fits."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self.indexAt(event.pos())
            row, rect = self._edits.row_of(index), self.visualRect(index)
            selected = self.selectionModel().isSelected(index)
            words = "" if row is None else self._delegate.left_out(row, rect, self.font(), selected)
            line = self.fontMetrics().lineSpacing()
            place = QPoint(rect.left() + 70, rect.top() - 2 * line - 16)
            QToolTip.showText(self.viewport().mapToGlobal(place), words, self.viewport())
            return True
        return super().viewportEvent(event)

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
            self._report(self._edits.row_of(current))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Notice when the pointer is over no row."""
        super().mouseMoveEvent(event)
        if not self.indexAt(event.position().toPoint()).isValid():
            self._report(None)

    def leaveEvent(self, event: QEvent) -> None:
        """End the preview when the pointer leaves, unless the keyboard is here."""
        super().leaveEvent(event)
        row = self._edits.row_of(self.currentIndex()) if self.hasFocus() else None
        self._report(row if self.selectionModel().hasSelection() else None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember whether a button that is there to be seen is pressed."""
        place = event.position().toPoint()
        index = self.indexAt(place)
        seen = self.selectionModel().isSelected(index)
        button = self._delegate.button_rect(self.visualRect(index), self.font())
        pressed = seen and button.contains(place)
        self._on_button = self._edits.row_of(index) if pressed else None
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Apply a row whose button is clicked; a click elsewhere in it selects it."""
        super().mouseReleaseEvent(event)
        place = event.position().toPoint()
        index = self.indexAt(place)
        row = self._edits.row_of(index)
        if row is None or row.step is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        button = self._delegate.button_rect(self.visualRect(index), self.font())
        if row.kind is RowKind.EDIT and self._on_button == row and button.contains(place):
            self.chosen.emit(row)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Apply a row."""
        row = self._edits.row_of(self.indexAt(event.position().toPoint()))
        if row is not None and row.step is not None:
            self.chosen.emit(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Apply with Enter; Escape ends the preview."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            row = self._edits.row_of(self.currentIndex())
            if row is not None and row.step is not None:
                self.chosen.emit(row)
            return
        if event.key() == Qt.Key.Key_Escape and self._told is not None:
            self.clearSelection()
            self._report(None)
            return
        super().keyPressEvent(event)

    def _report(self, row: EditRow | None) -> None:
        row = row if row is not None and row.step is not None else None
        if row != self._told:
            had, self._told = self._told, row
            self.pointed.emit(row)
            if had is not None and row is None:
                self.let_go.emit()
