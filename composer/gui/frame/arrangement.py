# SPDX-License-Identifier: GPL-3.0-or-later
"""How the window is divided: board and analysis side by side, the foot below, notices over it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QByteArray, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMainWindow, QSplitter, QStackedWidget, QWidget

from composer.gui.board.geometry import MIN_SQUARE
from composer.gui.frame.boardcolumn import BoardColumn, Place
from composer.gui.frame.docks import READABLE, Side
from composer.gui.look.fonts import larger
from composer.gui.look.widgets import column
from composer.gui.panels.analysispane import AnalysisPane
from composer.gui.panels.dockbar import DockBar
from composer.gui.user.notices import NoticeBar
from composer.gui.user.settings import LAYOUT, Settings

_LINE = 1  # between board and analysis
_TWO_COLUMNS = 1230  # of the window: from here on the analysis is to have two columns
_COLUMNS_WIDE = 600  # of the analysis with two columns
_ONE_WIDE = 340  # of the analysis with one, where there is room
_MAY_STAND = 900  # of the window: below this width the analysis may lie below the board
_BAR_SHARE = 0.505  # of the width, that the bar over the board may take
_EASY = 48  # the side of a square below which the analysis gives what it can
_LOW = 320  # the least height of an analysis below the board


@dataclass(frozen=True, slots=True)
class Front:
    """What is seen of a problem: its parts have the places of the window.

    Attributes:
        column: with the board; it lies in that of chess, above the versions.
        head: says the verdict.
        pane: the analysis.
    """

    column: Any
    head: QWidget
    pane: QWidget


class Arrangement(QObject):
    """The central widget of the window, and its layout from one session to the next.

    The board gets the largest squares that leave the analysis enough room, until the user moves
    the line between them. In a window that is narrow and high the analysis lies below the board.

    Attributes:
        stack: holds the studio, and the library while that has the window.
        studio: the board with all that belongs to it.
        side: holds the analysis and the docks around it.
    """

    def __init__(
        self,
        window: QMainWindow,
        notices: NoticeBar,
        board_column: BoardColumn,
        pane: AnalysisPane,
        dock_bar: DockBar,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._board_column = board_column
        self._by_hand = False  # whether the user has moved the line
        self._pane: QWidget = pane
        self._verdict: QWidget = pane.head
        self._analysis = pane
        self._front: Front | None = None
        self._head, self._body = Place(pane.head), Place(pane)
        self.side = Side(self._body, self._head)
        self._splitter = _Divided()
        for place, part in enumerate((board_column, self.side)):
            self._splitter.addWidget(part)
            self._splitter.setStretchFactor(place, 1)
        self._splitter.resized.connect(self._follow)
        self._splitter.splitterMoved.connect(self._note_moved)
        self.studio = QWidget()
        column((self._splitter, 1), dock_bar, on=self.studio)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.studio)
        window.setCentralWidget(self.stack)
        notices.lie_over(window)

    def show_front(self, front: Front | None) -> None:
        """Let the parts of a desk have the places of board, verdict and analysis; None for chess.

        Docks and foot stay.
        """
        self._front = front
        self._board_column.show_front(None if front is None else front.column)
        self._head.show_part(self._verdict if front is None else front.head)
        self._body.show_part(self._pane if front is None else front.pane)
        self._follow()

    def show_beside(self, pane: QWidget | None, head: QWidget | None = None) -> None:
        """Let a view of chess have the places of analysis and verdict; None for these."""
        self._pane = self._analysis if pane is None else pane
        self._verdict = self._analysis.head if head is None else head
        self._analysis.set_seen(pane is None)
        if self._front is None:
            self._body.show_part(self._pane)
            self._head.show_part(self._verdict)
            self._follow()

    @property
    def is_upright(self) -> bool:
        """Whether the analysis lies below the board."""
        return self._splitter.orientation() is Qt.Orientation.Vertical

    def share_width(self) -> None:
        """Give the board the largest squares that leave the analysis enough room."""
        self._by_hand = False
        self._follow()

    def restore(self, settings: Settings) -> None:
        """Divide the window as the user left it, if there was one before."""
        side = settings.layout("side")
        if not side.isEmpty():
            self.side.restoreState(side, LAYOUT)
        moved = settings.layout("moved")
        if not moved.isEmpty():
            self._by_hand = self._splitter.restoreState(moved)

    def keep(self, settings: Settings) -> None:
        """Remember the layout for the next time."""
        settings.keep_layout("side", self.side.saveState(LAYOUT))
        moved = self._splitter.saveState() if self._by_hand else QByteArray()
        settings.keep_layout("moved", moved)

    def _note_moved(self) -> None:
        self._by_hand = True

    def _follow(self) -> None:
        """Divide the room again."""
        wide, high = self._splitter.width(), self._splitter.height()
        left = self._beside(wide, high)
        upright = False
        if wide < _MAY_STAND:
            below = self._board_column.square_in(wide, high - _LOW)
            upright = below > self._board_column.square_in(left, high)
        way = Qt.Orientation.Vertical if upright else Qt.Orientation.Horizontal
        if way is not self._splitter.orientation():
            self._by_hand = False
            self._splitter.setOrientation(way)
        if self._by_hand:
            return
        if upright:
            top = self._board_column.high_for(self._board_column.square_in(wide, high - _LOW))
            self._splitter.setSizes([top, high - top - _LINE])
        else:
            self._splitter.setSizes([left, wide - left - _LINE])

    def _beside(self, wide: int, high: int) -> int:
        """Return the width of the board's column with the analysis at its side."""
        least = self._body.minimumSizeHint().width()
        share = larger(self._window.font())
        two = wide >= _TWO_COLUMNS * share
        wanted = round(_COLUMNS_WIDE * share) if two else _ONE_WIDE
        left = 0
        for pane, enough in ((wanted, _EASY + 1), (READABLE, MIN_SQUARE), (least, 0)):
            square = self._board_column.square_in(wide - pane - _LINE, high)
            left = self._board_column.wide_for(square)
            if square >= enough:
                break
        roomy = min(self._board_column.bar_width, round(wide * _BAR_SHARE))
        return max(self._board_column.minimumSizeHint().width(), left, roomy)


class _Divided(QSplitter):
    """Two parts with a thin line between them.

    Signals:
        resized: there is another size to divide.
    """

    resized = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setHandleWidth(_LINE)
        self.setChildrenCollapsible(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Report the new size."""
        super().resizeEvent(event)
        self.resized.emit()
