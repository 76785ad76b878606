# SPDX-License-Identifier: GPL-3.0-or-later
"""The column of a game's desk: a bar, the tray of men with what turns them, board and caption."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QScrollArea, QStackedWidget, QWidget

from composer.gui.board.palette import MenPalette
from composer.gui.board.view import BoardView
from composer.gui.frame.boardcolumn import pairs, switches
from composer.gui.games.desk.desk import BoardPart, GameDesk
from composer.gui.look.widgets import ROOM, column, row

_BESIDE: Final = 30  # pixels from the tray of men to the first cell


class GameColumn(BoardPart):
    """Bar, tray of men, board and caption; it is empty until it is filled."""

    def __init__(self, desk: GameDesk) -> None:
        super().__init__(desk)
        self._bar, self._place = QWidget(), QStackedWidget()
        self._men: MenPalette | None = None

    def fill(
        self,
        bar: QWidget,
        men: MenPalette,
        board: BoardView,
        place: QStackedWidget,
        tools: Sequence[QAction],
        aids: Sequence[QAction],
    ) -> None:
        """Lay out the parts.

        Args:
            bar: over the board.
            men: the tray, left of it.
            board: the board.
            place: of the caption, below it.
            tools: buttons below the tray, two in a row.
            aids: switches below those.
        """
        self._bar, self._men, self._place = bar, men, place
        below = column(pairs(tools), switches(aids), margins=(0, 8, 0, 0), spacing=4)
        inner = QWidget()
        inner.setObjectName("gameTools")
        column(men, ROOM, on=inner)
        tray = QScrollArea()
        tray.setObjectName("gameMen")
        tray.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the keyboard
        tray.setWidget(inner)
        tray.setWidgetResizable(True)
        tray.setFixedWidth(men.sizeHint().width() + 14)
        tray.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        tray.setMaximumHeight(men.sizeHint().height() + 4)
        left = column((tray, 100), below, ROOM)
        middle = row(left, (board, 1), margins=(10, 0, 10, 0), spacing=4)
        place.setContentsMargins(tray.width() + _BESIDE, 0, 14, 0)
        column(bar, (middle, 1), place, on=self)

    def around(self) -> QSize:
        """Return what stands beside the board and over and below it."""
        high = self._bar.sizeHint().height() + self._place.sizeHint().height()
        wide = 0 if self._men is None else self._men.sizeHint().width()
        return QSize(wide + _BESIDE + 20, high)

    @property
    def bar_width(self) -> int:
        """The width in which the bar over the board is seen whole."""
        return self._bar.sizeHint().width()
