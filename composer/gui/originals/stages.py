# SPDX-License-Identifier: GPL-3.0-or-later
"""A column of the board of originals: the cards of one stage, to be dragged to another."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QIcon, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from composer.gui.board.mime import dragged_records, records_data
from composer.gui.collection.columns import Column, cell_text
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.words.language import counted, tr
from composer.library.records.values import Row
from composer.problem.originals.status import Stage, original_of

_SIDE: Final = 88  # of a board
_NUMBER_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1


class StageList(QListWidget):
    """The cards of a stage.

    Signals:
        dropped: cards were dropped here; carries their numbers.
        step_requested: the chosen card is to go so many columns to the right (-1: left).
        letter_requested: a letter about the chosen card is wanted.
        entered: the chosen card, by its number, or None.
    """

    dropped = Signal(object)
    step_requested = Signal(int)
    letter_requested = Signal()
    entered = Signal(object)

    def __init__(self, stage: Stage, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stage = stage
        self.setAccessibleName(name)
        self.setIconSize(QSize(_SIDE, _SIDE))
        self.setWordWrap(True)
        self.setSpacing(2)
        self.setDragEnabled(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(lambda *_: self.entered.emit(self.number()))
        self.itemDoubleClicked.connect(lambda _: self.letter_requested.emit())

    def show_rows(self, rows: Sequence[Row], thumbnails: Thumbnails, today: date) -> None:
        """Show cards in place of those that are there; the chosen one stays chosen."""
        chosen, scrolled = self.number(), self.verticalScrollBar().value()
        self.blockSignals(True)  # what is chosen does not change, only the list is written anew
        self.clear()
        ratio = self.devicePixelRatioF()
        for row in rows:
            board = thumbnails.of_problem(row.problem, _SIDE, ratio)
            icon = QIcon(board)
            icon.addPixmap(board, QIcon.Mode.Selected)  # a chosen board keeps its colours
            item = QListWidgetItem(icon, card_words(row, today))
            item.setData(_NUMBER_ROLE, row.record_id)
            self.addItem(item)
            if row.record_id == chosen:
                self.setCurrentItem(item)
        self.doItemsLayout()
        self.verticalScrollBar().setValue(scrolled)
        self.blockSignals(False)

    def number(self) -> int | None:
        """Return the number of the chosen card."""
        item = self.currentItem()
        return None if item is None else int(item.data(_NUMBER_ROLE))

    def chosen(self) -> tuple[int, ...]:
        """Return the numbers of all chosen cards."""
        return tuple(int(item.data(_NUMBER_ROLE)) for item in self.selectedItems())

    def choose(self, number: int) -> bool:
        """Choose a card by its number; return whether it is here."""
        for place in range(self.count()):
            if self.item(place).data(_NUMBER_ROLE) == number:
                self.setCurrentRow(place)
                return True
        return False

    # Qt's own names

    def mimeData(self, items: Sequence[QListWidgetItem]) -> QMimeData:
        """Carry the numbers of cards, which collections and the board take as well."""
        return records_data(tuple(int(item.data(_NUMBER_ROLE)) for item in items))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take cards."""
        event.setAccepted(bool(dragged_records(event.mimeData())))

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Take cards of another column."""
        event.setAccepted(event.source() is not self and bool(dragged_records(event.mimeData())))

    def dropEvent(self, event: QDropEvent) -> None:
        """Say what was dropped; the card is moved once the library has it."""
        records = dragged_records(event.mimeData())
        if records and event.source() is not self:
            event.setDropAction(Qt.DropAction.CopyAction)  # nothing is to be taken away there
            event.accept()
            self.dropped.emit(records)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move a card by Ctrl and an arrow; Enter writes a letter."""
        ctrl = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if ctrl and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            if self.number() is not None:
                self.step_requested.emit(1 if event.key() == Qt.Key.Key_Right else -1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.number() is not None:
                self.letter_requested.emit()
        else:
            super().keyPressEvent(event)


def card_words(row: Row, today: date) -> str:
    """Return what stands beside the diagram of a card."""
    problem = row.problem
    step = original_of(problem).steps[-1]
    lines = [
        problem.credits.caption_authors() or tr("no author"),
        f"{problem.stipulation}   {problem.position.material()}"
        if problem.game is None
        else str(problem.stipulation),
        cell_text(row, Column.VERDICT),
        waited(step.date, today),
        step.by if step.by not in problem.credits.signed else "",
        step.note,
    ]
    return "\n".join(line for line in lines if line)


def waited(since: str, today: date) -> str:
    """Return for how long an original has been where it stands; empty if the day is not known."""
    try:
        days = (today - date.fromisoformat(since)).days
    except ValueError:
        return since
    if days <= 0:
        return tr("since today") if days == 0 else since
    return counted(days, tr("for one day"), tr("for %1 days", "", days))
