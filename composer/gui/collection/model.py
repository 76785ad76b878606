# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of the library: the numbers of all records found, and the rows that are seen."""

from __future__ import annotations

from collections import OrderedDict
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from composer.gui.language import tr
from composer.library.records import Row
from composer.notation.letters import ENGLISH, Letters
from composer.notation.reading import ReadingError, parse_move

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
PAGE = 64  # rows fetched at once
_PAGES_KEPT = 24
ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 1


class Column(IntEnum):
    """The columns of the table."""

    DIAGRAM = 0
    CREDITS = 1
    STIPULATION = 2
    YEAR = 3
    MEN = 4
    KEY = 5
    VERDICT = 6


def column_name(column: Column) -> str:
    """Return the heading of a column."""
    return {
        Column.DIAGRAM: tr("Diagram"),
        Column.CREDITS: tr("Authors and source"),
        Column.STIPULATION: tr("Stip."),
        Column.YEAR: tr("Year"),
        Column.MEN: tr("Men"),
        Column.KEY: tr("Key"),
        Column.VERDICT: tr("Verdict"),
    }[column]


class RecordsModel(QAbstractTableModel):
    """Shows records by number; asks for the rows it has not got.

    Signals:
        rows_wanted: numbers of records whose rows are to be fetched; carries a tuple.
    """

    rows_wanted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ids: list[int] = []
        self._rows: OrderedDict[int, Row] = OrderedDict()
        self._asked: set[int] = set()
        self.letters = ENGLISH

    @property
    def ids(self) -> tuple[int, ...]:
        """The records that are shown, in their order."""
        return tuple(self._ids)

    def show_ids(self, ids: list[int]) -> None:
        """Show other records; rows that are known stay known."""
        self.beginResetModel()
        self._ids = ids
        self._asked.clear()
        self.endResetModel()

    def forget_rows(self) -> None:
        """Fetch every row anew when it is next seen."""
        self._rows.clear()
        self._asked.clear()

    def take_rows(self, rows: tuple[Row, ...]) -> None:
        """Take rows that were fetched, and show them."""
        for row in rows:
            self._rows[row.record_id] = row
            self._asked.discard(row.record_id)
        while len(self._rows) > PAGE * _PAGES_KEPT:
            self._rows.popitem(last=False)
        places = [place for place, number in enumerate(self._ids) if number in self._rows]
        if places:
            last = len(Column) - 1
            self.dataChanged.emit(self.index(places[0], 0), self.index(places[-1], last))

    def record_at(self, place: int) -> int | None:
        """Return the number of the record in a place."""
        return self._ids[place] if 0 <= place < len(self._ids) else None

    def place_of(self, record_id: int) -> int | None:
        """Return the place of a record, if it is shown."""
        return self._ids.index(record_id) if record_id in self._ids else None

    def row_at(self, place: int) -> Row | None:
        """Return the row in a place, if it is known; otherwise ask for its page."""
        number = self.record_at(place)
        if number is None:
            return None
        row = self._rows.get(number)
        if row is None:
            self._want(place)
        return row

    # Qt's own names

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return how many records are shown."""
        return 0 if parent.isValid() else len(self._ids)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the heading of a column."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return column_name(Column(section))
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell in words, or the whole row."""
        if not index.isValid():
            return None
        if role == ROW_ROLE:
            return self.row_at(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            row = self.row_at(index.row())
            return "…" if row is None else cell_text(row, Column(index.column()), self.letters)
        return None

    def _want(self, place: int) -> None:
        first = place // PAGE * PAGE
        page = self._ids[first : first + PAGE]
        wanted = tuple(n for n in page if n not in self._rows and n not in self._asked)
        if wanted:
            self._asked.update(wanted)
            self.rows_wanted.emit(wanted)


def cell_text(row: Row, column: Column, letters: Letters = ENGLISH) -> str:
    """Return a cell in words, with moves in the letters given."""
    problem, finding = row.problem, row.finding
    credits = problem.credits
    if column is Column.CREDITS:
        authors = credits.caption_authors() or problem.title or tr("No author")
        return ", ".join(part for part in (authors, credits.caption_source()) if part)
    if column is Column.STIPULATION:
        return str(problem.stipulation)
    if column is Column.YEAR:
        return "" if credits.year is None else str(credits.year)
    if column is Column.MEN:
        return problem.position.material()
    if column is Column.KEY:
        return "" if finding is None else key_words(finding.key_text, letters)
    if column is Column.VERDICT:
        return "" if finding is None else finding.verdict
    return problem.position.material()


def key_words(key_text: str, letters: Letters) -> str:
    """Return the keys of a finding, kept with English letters, in other letters."""
    words = []
    for part in key_text.split(", "):
        try:
            words.append("1." + parse_move(part, ENGLISH).text(letters))
        except ReadingError:  # not a move: shown as it is
            words.append(part)
    return ", ".join(words)
