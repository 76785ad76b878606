# SPDX-License-Identifier: GPL-3.0-or-later
"""Rows of a list with words at the left and a note at the right, which gives way to the words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

_NOTE: Final = int(Qt.ItemDataRole.UserRole) + 1
_BESIDE, _BETWEEN = 8, 14


def note_item(words: str, note: str) -> QListWidgetItem:
    """Return a row for a list whose delegate is `NoteRows`; its words stand in the list's font."""
    item = QListWidgetItem(words)
    item.setData(_NOTE, note)
    item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{words} {note}".strip())
    return item


class NoteRows(QStyledItemDelegate):
    """Draws such rows; what is chosen or under the pointer looks as in every list."""

    def height(self, view: QListWidget) -> int:
        """Return the height of a row of a list, in logical pixels."""
        return max(26, view.fontMetrics().lineSpacing() + 8)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the height of a row; it is as wide as the list."""
        return QSize(0, max(26, option.fontMetrics.lineSpacing() + 8))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a row."""
        self.initStyleOption(option, index)
        words, option.text = option.text, ""
        view = option.widget
        style = view.style() if view is not None else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, view)
        painter.save()
        room = option.rect.adjusted(_BESIDE, 0, -_BESIDE, 0)
        middle, cut = Qt.AlignmentFlag.AlignVCenter, Qt.TextElideMode.ElideRight
        painter.setFont(option.font)
        enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
        role = QPalette.ColorRole
        painter.setPen(option.palette.color(role.Text if enabled else role.PlaceholderText))
        words = painter.fontMetrics().elidedText(words, cut, room.width())
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignLeft, words)
        left = room.width() - painter.fontMetrics().horizontalAdvance(words) - _BETWEEN
        if view is not None:
            painter.setFont(view.font())
        painter.setPen(option.palette.color(role.PlaceholderText))
        note = painter.fontMetrics().elidedText(str(index.data(_NOTE) or ""), cut, max(0, left))
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignRight, note)
        painter.restore()
