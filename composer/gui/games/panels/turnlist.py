# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists whose rows are shown on the board, and that of turns and what else was found there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from composer.games.position import GameTurn
from composer.gui.games.panels.cards import Card
from composer.gui.words.language import grouped

_MOST = 2000
_ROWS = 7  # seen at once
_DATA = Qt.ItemDataRole.UserRole + 1


class PointedList(QListWidget):
    """A list of things that the board shows while they are pointed at.

    Signals:
        pointed: what is under the pointer, or has the keyboard; None for nothing.
        chosen: what was clicked.
    """

    pointed = Signal(object)
    chosen = Signal(object)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        self.itemEntered.connect(lambda item: self.pointed.emit(item.data(_DATA)))
        self.itemClicked.connect(lambda item: self.chosen.emit(item.data(_DATA)))
        self.itemActivated.connect(lambda item: self.chosen.emit(item.data(_DATA)))
        self.currentItemChanged.connect(self._show_current)

    def add(self, words: str, data: object, icon: QIcon | None = None) -> None:
        """Add a row for something."""
        item = QListWidgetItem(words)
        item.setData(_DATA, data)
        if icon is not None:
            item.setIcon(icon)
        self.addItem(item)

    # Qt's own names

    def viewportEvent(self, event: QEvent) -> bool:
        """Show nothing on the board when the pointer leaves the list."""
        if event.type() == QEvent.Type.Leave:
            self.pointed.emit(None)
        return super().viewportEvent(event)

    def _show_current(self, item: QListWidgetItem | None) -> None:
        if item is not None and self.hasFocus():
            self.pointed.emit(item.data(_DATA))


class TurnsCard(Card):
    """A list of turns, each shown on the board when it is pointed at."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self.list = PointedList(title)
        self.inner.addWidget(self.list)
        self.show_found(())

    def show_turns(self, turns: Sequence[GameTurn]) -> None:
        """List turns."""
        self.show_found([(turn.text, turn) for turn in turns])

    def show_found(self, found: Sequence[tuple[str, object]]) -> None:
        """List things, each with its words."""
        self.list.clear()
        for words, data in found[:_MOST]:
            self.list.add(words, data)
        row = max(18, self.list.sizeHintForRow(0))
        self.list.setFixedHeight(row * min(len(found), _ROWS) + 4)
        self.note.setText(grouped(len(found)) if found else "")
        self.setVisible(bool(found))
