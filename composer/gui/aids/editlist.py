# SPDX-License-Identifier: GPL-3.0-or-later
"""A list of edits: small board, words, tags. To point at a row previews it, Enter applies it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip

from composer.gui.aids.editdelegate import EditDelegate
from composer.gui.aids.editrows import EditRow, RowKind
from composer.gui.aids.pointedlist import OfferModel, PointedList
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.rules.book import Rules


class EditList(PointedList):
    """The list; an `EditRow` is applied by its button, too."""

    def __init__(self, appearance: Appearance, thumbnails: Thumbnails, name: str) -> None:
        self._edits: OfferModel[EditRow] = OfferModel()
        self._delegate = EditDelegate(appearance, thumbnails)
        self._on_button: EditRow | None = None  # the row whose button is pressed
        super().__init__(appearance, self._edits, self._delegate, name)

    @property
    def rows(self) -> tuple[EditRow, ...]:
        """The rows shown."""
        return self._edits.rows

    def set_rules(self, rules: Rules) -> None:
        """Draw small boards as the rules of the problem have them."""
        if self._delegate.rules != rules:
            self._delegate.rules = rules
            self.viewport().update()

    def show_rows(self, rows: tuple[EditRow, ...]) -> None:
        """Show other rows; what is selected and in view stays, where it still exists."""
        self.show_offers(rows)

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
        if row is None or not row.is_offered or event.button() is not Qt.MouseButton.LeftButton:
            return
        button = self._delegate.button_rect(self.visualRect(index), self.font())
        if row.kind is RowKind.EDIT and self._on_button == row and button.contains(place):
            self.chosen.emit(row)
