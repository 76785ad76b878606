# SPDX-License-Identifier: GPL-3.0-or-later
"""The left side of the window: bar, palette, board, caption and versions."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from composer.gui.board.palette import MenPalette
from composer.gui.board.view import BoardView
from composer.gui.collection.versions import VersionsStrip
from composer.gui.panels.caption import CaptionPanel
from composer.gui.positionbar import PositionBar, action_button, complaint_label

_NARROW = 520  # below this width of the column the palette lies over the board


class BoardColumn(QWidget):
    """Lays out what belongs to the board."""

    def __init__(
        self,
        bar: PositionBar,
        palette: MenPalette,
        board: BoardView,
        caption: CaptionPanel,
        versions: VersionsStrip,
        transforms: list[QAction],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._palette, self._board, self._caption = palette, board, caption
        self._versions = versions
        self.complaint = complaint_label()
        bar.complained.connect(self._complain)
        self._side = QWidget()
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(12)
        self._palette_place = side
        side.addWidget(palette, 0, Qt.AlignmentFlag.AlignTop)
        side.addLayout(_pairs(transforms))
        side.addStretch(1)
        self._row = QHBoxLayout()
        self._row.setSpacing(12)
        self._row.addWidget(self._side)
        self._row.addWidget(board, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(14, 0, 14, 4)
        self._column.setSpacing(4)
        self._column.addWidget(bar)
        self._column.addWidget(self.complaint)
        self._column.addLayout(self._row, 1)
        self._column.addWidget(caption)
        self._column.addWidget(versions)
        self._is_narrow = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the palette over the board where the column is narrow."""
        super().resizeEvent(event)
        narrow = self.width() < _NARROW
        if narrow == self._is_narrow:
            return
        self._is_narrow = narrow
        self._palette.set_row(narrow)
        if narrow:
            self._column.insertWidget(2, self._palette, 0, Qt.AlignmentFlag.AlignHCenter)
        else:
            self._palette_place.insertWidget(0, self._palette, 0, Qt.AlignmentFlag.AlignTop)
        self._side.setVisible(not narrow)

    def _complain(self, sentence: str) -> None:
        self.complaint.setText(sentence)
        self.complaint.setVisible(bool(sentence))


def _pairs(actions: list[QAction]) -> QGridLayout:
    """Return action buttons two in a row."""
    grid = QGridLayout()
    grid.setSpacing(2)
    for place, action in enumerate(actions):
        button = action_button(action)
        grid.addWidget(button, place // 2, place % 2, Qt.AlignmentFlag.AlignHCenter)
    return grid
