# SPDX-License-Identifier: GPL-3.0-or-later
"""The model of a list that shows a tuple of values, a row each."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
NO_INDEX: Final = QModelIndex()
ROW_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
"""The value itself, for whoever paints it."""

_RowT = TypeVar("_RowT")


class RowsModel(QAbstractListModel, Generic[_RowT]):
    """Rows, which are replaced as a whole; `words` says what a row is in words."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[_RowT, ...] = ()

    @property
    def rows(self) -> tuple[_RowT, ...]:
        """The rows, from above to below."""
        return self._rows

    def show(self, rows: tuple[_RowT, ...]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def row_of(self, index: Index) -> _RowT | None:
        """Return the row at an index; None where there is none."""
        place = index.row()
        return self._rows[place] if index.isValid() and place < len(self._rows) else None

    def words(self, row: _RowT, role: int) -> object:
        """Return what a row tells in a role other than `ROW_ROLE`."""
        raise NotImplementedError

    # Qt's own names

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        """Return the row itself, or what it tells."""
        row = self.row_of(index)
        if row is None:
            return None
        return row if role == ROW_ROLE else self.words(row, role)
