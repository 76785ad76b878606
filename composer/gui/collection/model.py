# SPDX-License-Identifier: GPL-3.0-or-later
"""The problems found: the numbers of all records, and the rows that are seen.

The numbers of half a million records take four megabytes; rows are fetched by the page when a
view paints them, so that no work here grows with the number of records while one scrolls.
"""

from __future__ import annotations

from array import array
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelection,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from composer.gui.board.mime import RECORDS_FORMAT, records_data
from composer.gui.collection.columns import Column, cell_text, column_hint, column_name
from composer.gui.collection.marks import mark_words
from composer.gui.look.appearance import Appearance
from composer.library.records.values import Row
from composer.problem.position import Position
from composer.problem.squares import Square

Index = QModelIndex | QPersistentModelIndex
Matcher = Callable[[Position], Iterable[Square]]
NO_INDEX = QModelIndex()
PAGE = 64  # rows fetched at once where one of them is requested
_AHEAD = 24  # rows fetched at once beyond those that are seen
_MARGIN = 48  # rows above and below those that are seen that are to be known
_PAGES_KEPT = 8  # of rows: more would be soon fetched again, and are looked through for garbage
_PAGES_AWAITED = 4  # that are requested once those under way have come; older ones are let go
ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 1
_FLAGS = (
    Qt.ItemFlag.ItemIsSelectable
    | Qt.ItemFlag.ItemIsEnabled
    | Qt.ItemFlag.ItemIsDragEnabled
    | Qt.ItemFlag.ItemNeverHasChildren
)
MATCH_SQUARES = int(Qt.ItemDataRole.UserRole) + 2


class RecordsModel(QAbstractTableModel):
    """Shows records by number; asks for the rows it has not got.

    `ROW_ROLE` gives a cell's `Row`, or None while it is not known; `MATCH_SQUARES` the squares
    of its diagram that a pattern matched, as a frozenset.

    Signals:
        rows_wanted: numbers of records whose rows are to be fetched; carries a tuple. No others
            are requested until `take_rows` was called.
    """

    rows_wanted = Signal(object)

    def __init__(self, appearance: Appearance, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ids: array[int] = array("q")
        self._rows: OrderedDict[int, Row] = OrderedDict()
        self._stale: set[int] = set()
        self._asked: dict[int, int] = {}
        self._missing: set[int] = set()
        self._awaited: OrderedDict[int, None] = OrderedDict()
        self._seen = range(0)  # the places that a view shows
        self._down = True  # whether they moved down last
        self._matcher: Matcher | None = None
        self._matches: OrderedDict[int, frozenset[Square]] = OrderedDict()
        self._appearance = appearance

    @property
    def ids(self) -> tuple[int, ...]:
        """The records that are shown, in their order."""
        return tuple(self._ids)

    def show_ids(self, ids: Iterable[int]) -> None:
        """Show other records; rows that are known stay known."""
        self.beginResetModel()
        self._ids = ids if isinstance(ids, array) else array("q", ids)
        self.give_up()
        self._missing.clear()
        self.endResetModel()

    def complete_ids(self, ids: Iterable[int]) -> None:
        """Show the whole of a list whose first page is shown; nothing that is seen moves."""
        whole = ids if isinstance(ids, array) else array("q", ids)
        shown = len(self._ids)
        if not shown or whole[:shown] != self._ids:
            self.show_ids(whole)
        elif len(whole) > shown:
            self.beginInsertRows(NO_INDEX, shown, len(whole) - 1)
            self._ids = whole
            self.endInsertRows()

    def forget_rows(self) -> None:
        """Fetch every row again when it is next seen; until it comes, it is shown as it was."""
        self._stale = set(self._rows)
        self.give_up()
        self._missing.clear()
        self._matches.clear()

    def give_up(self) -> None:
        """Await no rows any more: they could not be read, or others are to be shown."""
        self._asked.clear()
        self._awaited.clear()
        self._seen = range(0)

    def take_rows(self, rows: tuple[Row, ...], answered: Iterable[int] | None = None) -> None:
        """Take rows, show them, and ask for the next.

        Args:
            rows: what was read.
            answered: the records that they were read for: of these, those that did not come are
                no longer in the library. By default all that are being requested; what was
                asked before other problems were shown may come late, and answers less.
        """
        meant = set(self._asked if answered is None else answered)
        places = [self._asked[row.record_id] for row in rows if row.record_id in self._asked]
        for row in rows:
            self._rows[row.record_id] = row
            self._rows.move_to_end(row.record_id)
            self._stale.discard(row.record_id)
            self._asked.pop(row.record_id, None)
            self._matches.pop(row.record_id, None)
        while len(self._rows) > self._most():
            number, _ = self._rows.popitem(last=False)
            self._stale.discard(number)
        if places:
            self.dataChanged.emit(
                self.index(min(places), 0), self.index(max(places), len(Column) - 1)
            )
        gone = meant.intersection(self._asked)
        self._missing.update(gone)
        for number in gone:
            del self._asked[number]
        self._go_on()

    def set_matcher(self, matcher: Matcher | None) -> None:
        """Say how the squares that match in a diagram are found; None where nothing is sought."""
        self._matcher = matcher
        self._matches.clear()
        if self._ids:
            last = self.index(len(self._ids) - 1, Column.DIAGRAM)
            self.dataChanged.emit(self.index(0, Column.DIAGRAM), last, [MATCH_SQUARES])

    def record_at(self, place: int) -> int | None:
        """Return the number of the record in a place."""
        return self._ids[place] if 0 <= place < len(self._ids) else None

    def place_of(self, record_id: int) -> int | None:
        """Return the place of a record, if it is shown; looks through all, once."""
        try:
            return self._ids.index(record_id)
        except ValueError:
            return None

    def places_of(self, records: Iterable[int]) -> list[int]:
        """Return the places of those of the records that are shown, from above to below."""
        wanted = set(records)
        if len(wanted) == 1:
            place = self.place_of(*wanted)
            return [] if place is None else [place]
        return [place for place, number in enumerate(self._ids) if number in wanted]

    def records_in(self, selection: QItemSelection) -> tuple[int, ...]:
        """Return the numbers of the records that a selection holds, from above to below."""
        ranges = (selection.at(place) for place in range(selection.count()))
        spans = sorted({(span.top(), span.bottom()) for span in ranges})
        found: list[int] = []
        for top, bottom in spans:
            found.extend(self._ids[top : bottom + 1])
        return tuple(found)

    def row_at(self, place: int) -> Row | None:
        """Return the row in a place, if it is known; otherwise ask for its page."""
        number = self.record_at(place)
        if number is None:
            return None
        row = self._rows.get(number)
        if row is None or number in self._stale:
            self._want(number, place)
        return row

    def known_row(self, place: int) -> Row | None:
        """Return the row in a place, if it is known; nothing is requested."""
        number = self.record_at(place)
        if number is None or number not in self._rows:
            return None
        self._rows.move_to_end(number)
        return self._rows[number]

    def see(self, first: int, last: int) -> None:
        """Fetch the rows that a view shows, those of two places and between.

        They are requested before all others, and as few as they are, so that they are soon
        there; those above and below follow, first those where one is scrolling to.
        """
        seen = range(max(0, first), min(last + 1, len(self._ids)))
        if seen.start != self._seen.start:
            self._down = seen.start > self._seen.start
        self._seen = seen
        if not self._asked:
            self._go_on()

    def matched(self, row: Row) -> frozenset[Square]:
        """Return the squares of a row's diagram that a pattern matches."""
        if self._matcher is None or row.problem.game is not None:
            return frozenset()
        found = self._matches.get(row.record_id)
        if found is None:
            found = frozenset(self._matcher(row.problem.position))
            self._matches[row.record_id] = found
            while len(self._matches) > self._most():
                self._matches.popitem(last=False)
        return found

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
        """Return the heading of a column, or what it tells."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return column_name(Column(section))
        return column_hint(Column(section)) if role == Qt.ItemDataRole.ToolTipRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell in words, its row, or the squares that match in its diagram."""
        if not index.isValid():
            return None
        if role == ROW_ROLE:
            return self.row_at(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            row = self.row_at(index.row())
            if row is None:
                return "…"
            words = cell_text(row, Column(index.column()), self._appearance.letters)
            if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == Column.VERDICT:
                return ". ".join(
                    part for part in (words, mark_words(row, self._appearance.letters)) if part
                )
            return words
        if role == Qt.ItemDataRole.ToolTipRole:
            row = self.known_row(index.row())
            if row is None or index.column() != Column.VERDICT:
                return None
            return mark_words(row, self._appearance.letters) or None
        if role == MATCH_SQUARES:
            row = self.known_row(index.row())
            return frozenset() if row is None else self.matched(row)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let records be chosen and dragged."""
        return _FLAGS if index.isValid() else Qt.ItemFlag.NoItemFlags

    def mimeTypes(self) -> list[str]:
        """Name what records are dragged as."""
        return [RECORDS_FORMAT]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Return dragged records, by their numbers."""
        places = sorted({index.row() for index in indexes})
        found = (self.record_at(place) for place in places)
        return records_data(tuple(number for number in found if number is not None))

    def _want(self, number: int, place: int) -> None:
        """Ask for the page of a place, at once or when what is under way has come."""
        if number in self._asked or number in self._missing:
            return
        page = place // PAGE
        if not self._asked:
            self._ask(page)
            return
        self._awaited[page] = None
        self._awaited.move_to_end(page)
        while len(self._awaited) > _PAGES_AWAITED:  # scrolled past by now
            self._awaited.popitem(last=False)

    def _most(self) -> int:
        """Return how many rows are kept: twice those that are seen and near, at least."""
        return max(PAGE * _PAGES_KEPT, 2 * (len(self._seen) + 2 * _MARGIN))

    def _ask(self, page: int) -> None:
        first = page * PAGE
        self._ask_for(range(first, min(first + PAGE, len(self._ids))))

    def _go_on(self) -> None:
        """Ask for what is wanted most: what is seen, what was requested, what is near."""
        if not self._asked:
            self._ask_for(self._seen)
        while self._awaited and not self._asked:
            page, _ = self._awaited.popitem()
            self._ask(page)
        above = range(max(0, self._seen.start - _MARGIN), self._seen.start)
        below = range(self._seen.stop, min(self._seen.stop + _MARGIN, len(self._ids)))
        for near in (below, above[::-1]) if self._down else (above[::-1], below):
            if not self._asked and self._seen:
                self._ask_for(near, _AHEAD)

    def _ask_for(self, places: range, most: int = 0) -> None:
        """Ask for the rows of places as far as they are not known."""
        for place in places:
            number = self._ids[place]
            known = number in self._rows and number not in self._stale
            if not known and number not in self._missing:
                self._asked[number] = place
                if len(self._asked) == most:
                    break
        if self._asked:
            self.rows_wanted.emit(tuple(self._asked))
