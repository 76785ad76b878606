# SPDX-License-Identifier: GPL-3.0-or-later
"""The solution tree as a Qt model over `TreeRow` values."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from composer.gui.panels.treerow import TreeRow

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()


class Role(IntEnum):
    """Roles of the model's own."""

    ROW = Qt.ItemDataRole.UserRole + 1


class _Node:
    """A row at its place in the tree."""

    __slots__ = ("_children", "number", "parent", "place", "row")

    def __init__(self, row: TreeRow, parent: _Node | None, place: int) -> None:
        self.row = row
        self.parent = parent
        self.place = place
        self.number = 0
        self._children: list[_Node] | None = None

    @property
    def children(self) -> list[_Node]:
        """The nodes below, made when first requested."""
        if self._children is None:
            self._children = [_Node(row, self, i) for i, row in enumerate(self.row.children)]
        return self._children

    @property
    def path(self) -> tuple[str, ...]:
        """The keys from the section down to this row."""
        above = () if self.parent is None else self.parent.path
        return (*above, self.row.key)


class SolutionModel(QAbstractItemModel):
    """Shows rows; a new solution replaces them all."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._top: list[_Node] = []
        self._by_number: dict[int, _Node] = {}
        self._last_number = 0

    def show(self, rows: tuple[TreeRow, ...]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self._by_number.clear()
        self._top = [_Node(row, None, place) for place, row in enumerate(rows)]
        self.endResetModel()

    def row_of(self, index: Index) -> TreeRow | None:
        """Return the row at an index."""
        node = self._node(index)
        return None if node is None else node.row

    def path_of(self, index: Index) -> tuple[str, ...]:
        """Return the keys that lead to an index; they stay when a newer answer is shown."""
        node = self._node(index)
        return () if node is None else node.path

    def siblings_of(self, index: Index) -> list[TreeRow]:
        """Return the rows that stand beside an index, itself included."""
        node = self._node(index)
        if node is None:
            return []
        nodes = self._top if node.parent is None else node.parent.children
        return [node.row for node in nodes]

    # Qt's own names

    def index(self, row: int, column: int, parent: Index = NO_INDEX) -> QModelIndex:
        """Return the index of a place below a parent."""
        nodes = self._nodes(parent)
        if column != 0 or not 0 <= row < len(nodes):
            return QModelIndex()
        return self._index_of(nodes[row])

    def parent(self, index: Index = NO_INDEX) -> QModelIndex:  # type: ignore[override]
        """Return the index of the row above."""
        node = self._node(index)
        if node is None or node.parent is None:
            return QModelIndex()
        return self._index_of(node.parent)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return how many rows stand below."""
        return len(self._nodes(parent))

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        """Return 1: the delegate draws the columns."""
        return 1

    def hasChildren(self, parent: Index = NO_INDEX) -> bool:
        """Return whether rows stand below, without making them."""
        node = self._node(parent)
        return bool(self._top) if node is None else node.row.grow is not None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the row in words, or the row itself."""
        node = self._node(index)
        if node is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return node.row.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return node.row.spoken
        if role == Role.ROW:
            return node.row
        return None

    def _node(self, index: Index) -> _Node | None:
        if not index.isValid():
            return None
        return self._by_number.get(index.internalId())

    def _index_of(self, node: _Node) -> QModelIndex:
        """Return the index of a node.

        Indexes carry numbers, not pointers, so that an outdated one finds nothing.
        """
        if node.number == 0:
            self._last_number += 1
            node.number = self._last_number
        self._by_number[node.number] = node
        return self.createIndex(node.place, 0, node.number)

    def _nodes(self, parent: Index) -> list[_Node]:
        node = self._node(parent)
        return self._top if node is None else node.children
