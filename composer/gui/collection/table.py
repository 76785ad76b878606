# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of problems, with small diagrams."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from composer.gui.collection.choosing import Choosing
from composer.gui.collection.columns import Column
from composer.gui.collection.delegate import ROW_HEIGHT, Cells, RecordDelegate, RowLook
from composer.gui.collection.header import ColumnHeader
from composer.gui.collection.model import RecordsModel
from composer.gui.collection.pictures import Pictures, waiting_number
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails


class RecordTable(QTableView):
    """The table; `choosing` says what is requested with its records, `header` its columns.

    It paints whole rows and keeps their pictures (see `Pictures`); `rows` draws them.
    """

    def __init__(
        self,
        records: RecordsModel,
        thumbnails: Thumbnails,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.header = ColumnHeader(appearance, self)
        self.setHorizontalHeader(self.header)
        self._records, self._thumbnails = records, thumbnails
        self.setModel(records)
        self.header.begin()
        self.rows = RecordDelegate(appearance, thumbnails, self)
        self.setItemDelegate(self.rows)
        self.pictures = Pictures(self)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setAccessibleName(self.tr("Problems of the library"))
        down = self.verticalHeader()
        down.setVisible(False)
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        down.setMinimumSectionSize(ROW_HEIGHT)
        down.setDefaultSectionSize(ROW_HEIGHT)
        self.verticalScrollBar().setSingleStep(ROW_HEIGHT // 3)
        self.choosing = Choosing(self, records, thumbnails)
        appearance.colours_changed.connect(self.viewport().update)
        appearance.figures_changed.connect(self.viewport().update)
        appearance.writing_changed.connect(self.viewport().update)

    def selected_records(self) -> tuple[int, ...]:
        """Return the numbers of the selected records, from above to below."""
        return self.choosing.chosen()

    def set_sought(self, themes: frozenset[str]) -> None:
        """Show first, and in the accent, the themes that the query asks for."""
        self.rows.set_sought(themes)
        self.viewport().update()

    # Qt's own names

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows that are seen, as far as there is time in this frame."""
        first, last = self._seen()
        self._records.see(first, last)
        header, font, cells = self.header, self.font(), self._cells()
        size = QSize(header.length(), ROW_HEIGHT)
        self.pictures.begin((self.rows.edition, self._thumbnails.style, font.key(), cells))
        painter = QPainter(self.viewport())
        for place in range(first, last + 1):
            look = self._look(place, cells)
            picture = self._picture(look, size, font)
            if picture is None:
                waiting = replace(look, row=None, lit=frozenset())
                picture = self._picture(waiting, size, font)
            if picture is not None:
                painter.drawPixmap(-header.offset(), self.rowViewportPosition(place), picture)
        painter.end()
        self.pictures.end()

    def keyboardSearch(self, search: str) -> None:
        """Look for no letters: it would read every record of the library."""

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Let the selected records be carried away."""
        self.choosing.drag()

    def _seen(self) -> tuple[int, int]:
        """Return the first and the last place that are seen; the last before the first if none."""
        count, port = self._records.rowCount(), self.viewport().height()
        down = self.verticalHeader().offset()
        return down // ROW_HEIGHT, min(count, -(-(down + port) // ROW_HEIGHT)) - 1

    def _cells(self) -> Cells:
        """Return the columns that are shown, with their left edges and widths."""
        header = self.header
        shown = (Column(each) for each in range(header.count()) if not header.isSectionHidden(each))
        return tuple(
            (column, header.sectionPosition(column), header.sectionSize(column)) for column in shown
        )

    def _look(self, place: int, cells: Cells) -> RowLook:
        index = self._records.index(place, 0)
        row = self._records.known_row(place)
        return RowLook(
            row,
            frozenset() if row is None else self._records.matched(row),
            self.selectionModel().isSelected(index),
            self.hasFocus() and self.currentIndex().row() == place,
            cells,
        )

    def _picture(self, look: RowLook, size: QSize, font: QFont) -> QPixmap | None:
        waiting = waiting_number(look.chosen, look.current)
        number = waiting if look.row is None else look.row.record_id
        return self.pictures.picture(
            number, look, size, lambda on: self.rows.paint_row(on, look, size, font)
        )
