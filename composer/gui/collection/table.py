# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of problems, with small diagrams."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from composer.gui.collection.choosing import Choosing
from composer.gui.collection.delegate import ROW_HEIGHT
from composer.gui.collection.header import ColumnHeader
from composer.gui.collection.model import RecordsModel
from composer.gui.icons import Icons
from composer.gui.thumbnails import Thumbnails


class RecordTable(QTableView):
    """The table; `choosing` tells what is asked for with its records, `header` its columns."""

    def __init__(
        self,
        records: RecordsModel,
        thumbnails: Thumbnails,
        icons: Icons,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.header = ColumnHeader(icons, self)
        self.setHorizontalHeader(self.header)
        self.setModel(records)
        self.header.begin()
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

    def selected_records(self) -> tuple[int, ...]:
        """Return the numbers of the selected records, from above to below."""
        return self.choosing.chosen()

    def set_theme(self, icons: Icons) -> None:
        """Use other colours."""
        self.header.set_theme(icons)
        self.viewport().update()

    # Qt's own names

    def keyboardSearch(self, search: str) -> None:
        """Look for no letters: it would read every record of the library."""

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Let the selected records be carried away."""
        self.choosing.drag()
