# SPDX-License-Identifier: GPL-3.0-or-later
"""The left side of the window: bar, palette, board, caption and versions."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from composer.gui.board.geometry import MIN_SQUARE, view_size
from composer.gui.board.palette import MenPalette
from composer.gui.board.view import BoardView
from composer.gui.collection.versions import VersionsStrip
from composer.gui.positionbar import PositionBar, action_button, complaint_label

_INSET, _GAP, _BELOW = 14, 10, 4


class BoardColumn(QWidget):
    """Lays out what belongs to the board; the board takes the largest whole squares there are.

    The caption stands close under the board, as in print.
    """

    def __init__(
        self,
        bar: PositionBar,
        twins: QWidget,
        palette: MenPalette,
        board: BoardView,
        caption: QWidget,
        versions: VersionsStrip,
        transforms: list[QAction],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._bar, self._board, self._caption, self._versions = bar, board, caption, versions
        self._twins = twins
        self.complaint = complaint_label()
        bar.complained.connect(self._complain)
        self._side = QWidget()
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(12)
        side.addWidget(palette, 0, Qt.AlignmentFlag.AlignTop)
        side.addLayout(_pairs(transforms))
        side.addStretch(1)
        self._side.setFixedWidth(palette.sizeHint().width())
        right = QVBoxLayout()
        right.setSpacing(2)
        right.addWidget(board, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        right.addWidget(caption, 0, Qt.AlignmentFlag.AlignLeft)
        right.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        row.addWidget(self._side, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(right, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(_INSET, 0, _INSET, _BELOW)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addWidget(self.complaint)
        column.addWidget(twins)
        column.addLayout(row, 1)
        column.addWidget(versions)
        for widget in (versions, twins):
            widget.installEventFilter(self)

    def fit_board(self) -> None:
        """Give the board the largest squares that there is room for."""
        wide = self.width() - 2 * _INSET - self._side.width() - _GAP
        high = self.height() - _BELOW - self._bar.sizeHint().height() - 2
        high -= self._caption.sizeHint().height()
        for widget in (self._versions, self._twins, self.complaint):
            high -= 0 if widget.isHidden() else widget.sizeHint().height()
        square = MIN_SQUARE
        while True:
            width, height = view_size(square + 1)
            if width > wide or height > high:
                break
            square += 1
        width, height = view_size(square)
        self._board.setFixedSize(width, height)
        self._caption.setContentsMargins(18, 0, 0, 0)
        self._caption.setFixedWidth(width)

    # Qt's own names

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the board into the new size."""
        super().resizeEvent(event)
        self.fit_board()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Fit the board when the versions or the twins come or go."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self.fit_board()
        return False

    def minimumSizeHint(self) -> QSize:
        """Return the size with the smallest squares."""
        width, height = view_size(MIN_SQUARE)
        high = self._bar.sizeHint().height() + self._caption.sizeHint().height()
        return QSize(width + self._side.width() + _GAP + 2 * _INSET, height + high + 6)

    def _complain(self, sentence: str) -> None:
        self.complaint.setText(sentence)
        self.complaint.setVisible(bool(sentence))
        self.fit_board()


def _pairs(actions: list[QAction]) -> QGridLayout:
    """Return action buttons two in a row."""
    grid = QGridLayout()
    grid.setSpacing(2)
    for place, action in enumerate(actions):
        button = action_button(action)
        grid.addWidget(button, place // 2, place % 2, Qt.AlignmentFlag.AlignHCenter)
    return grid
