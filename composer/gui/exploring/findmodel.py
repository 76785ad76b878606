# SPDX-License-Identifier: GPL-3.0-or-later
"""The finds of a search as the rows of a list; what stays is not touched when others come."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from composer.explore.finds import Find
from composer.gui.collection.columns import key_words
from composer.gui.exploring.words import find_changes, find_facts, find_themes
from composer.gui.look.appearance import Appearance
from composer.problem.fen import parse_fen
from composer.problem.position import EMPTY, Position
from composer.problem.squares import SQUARES, Square
from composer.rules.book import ORTHODOX, Rules

FIND_ROLE: Final = int(Qt.ItemDataRole.UserRole)
_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()


class FindModel(QAbstractListModel):
    """The best finds, the best first."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._finds: list[Find] = []
        self._base: Position = EMPTY
        self.rules = ORTHODOX
        appearance.writing_changed.connect(self._rewrite)

    @property
    def base(self) -> Position:
        """The diagram that was varied."""
        return self._base

    def begin(self, base: Position, rules: Rules = ORTHODOX) -> None:
        """Show nothing yet of a search that varies a diagram, by these rules."""
        self.beginResetModel()
        self.rules = rules
        self._finds, self._base = [], base
        self.endResetModel()

    def _rewrite(self) -> None:
        if self._finds:
            self.dataChanged.emit(self.index(0), self.index(len(self._finds) - 1))

    def show(self, finds: tuple[Find, ...]) -> None:
        """Show other finds, ranked; rows that stay keep their selection."""
        staying = {find.turn for find in finds}
        gone = [row for row, find in enumerate(self._finds) if find.turn not in staying]
        for first, last in reversed(_runs(gone)):
            self.beginRemoveRows(_ROOT, first, last)
            del self._finds[first : last + 1]
            self.endRemoveRows()
        there = {find.turn for find in self._finds}
        new = [row for row, find in enumerate(finds) if find.turn not in there]
        for first, last in _runs(new):
            self.beginInsertRows(_ROOT, first, last)
            self._finds[first:first] = finds[first : last + 1]
            self.endInsertRows()

    def find_at(self, index: _Index) -> Find | None:
        """Return the find of a row."""
        row = index.row()
        return self._finds[row] if 0 <= row < len(self._finds) else None

    def position_of(self, find: Find) -> Position:
        """Return the position of a find."""
        return parse_fen(find.fen)

    def lit(self, position: Position) -> frozenset[Square]:
        """Return the squares on which a position differs from the diagram."""
        return frozenset(s for s in SQUARES if position[s] is not self._base[s])

    # Qt's own names

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """Return how many finds are shown."""
        return 0 if parent.isValid() else len(self._finds)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a find, or its line for copying and for screen readers."""
        find = self.find_at(index)
        if find is None:
            return None
        if role == FIND_ROLE:
            return find
        if role == Qt.ItemDataRole.DisplayRole:
            position = self.position_of(find)
            parts = [
                f"{key_words(find.key_text, self._appearance.letters)}!",
                find_changes(self._base, position, self._appearance.letters),
                find_themes(find, self._appearance.language),
                *find_facts(find, position),
            ]
            return ", ".join(part for part in parts if part)
        return None


def _runs(rows: list[int]) -> list[tuple[int, int]]:
    """Return rows in order as pairs of the first and the last of those that touch."""
    runs = []
    for _, group in groupby(enumerate(rows), key=lambda pair: pair[1] - pair[0]):
        together = [row for _, row in group]
        runs.append((together[0], together[-1]))
    return runs
