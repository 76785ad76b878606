# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions side by side as a Qt model; `lying` shows one solution a row instead."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from composer.gui.panels.lines.columns import (
    Column,
    LinesTable,
    badge_words,
    label_words,
    move_words,
    spoken,
    status_words,
)
from composer.gui.panels.treerow import news_words
from composer.gui.words.language import tr
from composer.notation.letters import ENGLISH_S, Letters
from composer.notation.moves import move_text
from composer.problem.men import Colour
from composer.problem.position import Position

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()


class LinesRole(IntEnum):
    """Roles of the model's own."""

    COLUMN = Qt.ItemDataRole.UserRole + 1  # the `Column` of a cell or of a head
    PLACE = Qt.ItemDataRole.UserRole + 2  # its half-move, from 0; that of the mate is one more


class LinesModel(QAbstractTableModel):
    """Half-moves against solutions, and below them the mates."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = LinesTable(Position.of({}))
        self._letters: Letters = ENGLISH_S
        self._lying = False

    @property
    def table(self) -> LinesTable:
        """What is shown."""
        return self._table

    @property
    def letters(self) -> Letters:
        """The piece letters in use."""
        return self._letters

    @property
    def lying(self) -> bool:
        """Whether each row is a solution, not each column."""
        return self._lying

    def show(self, table: LinesTable, letters: Letters, lying: bool) -> None:
        """Show other solutions, in other letters, or turned."""
        self.beginResetModel()
        self._table, self._letters, self._lying = table, letters, lying
        self.endResetModel()

    def take(self, table: LinesTable) -> None:
        """Show solutions of which those shown are the first: they keep their places."""
        old, new = len(self._table.columns), len(table.columns)
        same_rows = len(table.labels) == len(self._table.labels)
        if not same_rows or new < old:
            self.show(table, self._letters, self._lying)
            return
        if new > old:
            begin = self.beginInsertRows if self._lying else self.beginInsertColumns
            end = self.endInsertRows if self._lying else self.endInsertColumns
            begin(QModelIndex(), old, new - 1)
            self._table = table
            end()
        else:
            self._table = table
        if old:
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            across = Qt.Orientation.Vertical if self._lying else Qt.Orientation.Horizontal
            self.headerDataChanged.emit(across, 0, old - 1)

    def index_of(self, number: int, place: int) -> QModelIndex:
        """Return the index of a half-move (from 0) of a solution (from 0)."""
        return self.index(number, place) if self._lying else self.index(place, number)

    def column_of(self, index: Index) -> Column | None:
        """Return the solution at an index."""
        found = index.row() if self._lying else index.column()
        columns = self._table.columns
        return columns[found] if index.isValid() and 0 <= found < len(columns) else None

    def place_of(self, index: Index) -> int:
        """Return the half-move at an index, from 0; that of the mate is one more."""
        return index.column() if self._lying else index.row()

    # Qt's own names

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return how many half-moves there are, and one for the mates; or solutions."""
        if parent.isValid():
            return 0
        return len(self._table.columns) if self._lying else self._places()

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        """Return how many solutions there are; or half-moves, and one for the mates."""
        if parent.isValid():
            return 0
        return self._places() if self._lying else len(self._table.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a half-move in words, or what a delegate needs."""
        column = self.column_of(index)
        if column is None:
            return None
        place = self.place_of(index)
        if role == LinesRole.COLUMN:
            return column
        if role == LinesRole.PLACE:
            return place
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(column, place)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(self._table, column, self._letters)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole and place < len(column.moves):
            return move_words(self._table, column, place, self._letters)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the name of a solution, or the label of a half-move."""
        across = Qt.Orientation.Vertical if self._lying else Qt.Orientation.Horizontal
        if orientation is across:
            if not 0 <= section < len(self._table.columns):
                return None
            column = self._table.columns[section]
            if role == LinesRole.COLUMN:
                return column
            if role == Qt.ItemDataRole.DisplayRole:
                return column.name
            if role == Qt.ItemDataRole.AccessibleTextRole:
                news = news_words(self._table.news_of(column))
                words = (column.name, status_words(column.status), news)
                return ", ".join(word for word in words if word)
            return None
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        labels = self._table.labels
        return label_words(labels[section]) if section < len(labels) else tr("mate", "a row's name")

    def _words(self, column: Column, place: int) -> str:
        if place < len(column.moves):
            return move_text(column.moves[place], self._letters)
        if place < len(self._table.labels) or column.picture is None:
            return ""
        return ", ".join(badge_words(badge.value) for badge in column.picture.badges)

    def _places(self) -> int:
        return len(self._table.labels) + 1 if self._table.columns else 0


def is_white(column: Column, place: int) -> bool:
    """Return whether a half-move is White's."""
    return column.movers[place] is Colour.WHITE
