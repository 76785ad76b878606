# SPDX-License-Identifier: GPL-3.0-or-later
"""How the window is divided: notices above, board and analysis side by side, the foot below."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QMainWindow, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from composer.gui.analysispane import AnalysisPane
from composer.gui.boardcolumn import BoardColumn
from composer.gui.dockbar import DockBar
from composer.gui.notices import NoticeBar
from composer.gui.settings import LAYOUT, Settings

_LEFT_SHARE = 0.505  # of the width is the board's: a little more than half, for 72 px squares


class Arrangement(QObject):
    """The central widget of the window, and its layout from one session to the next.

    Attributes:
        stack: holds the studio, and the library while that has the window.
        studio: the board with all that belongs to it.
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
        self._window, self._board_column = window, board_column
        self._known = False  # whether the layout is the user's own
        self._splitter = QSplitter()
        self._splitter.setHandleWidth(1)
        self._splitter.setChildrenCollapsible(False)
        for place, part in enumerate((board_column, pane)):
            self._splitter.addWidget(part)
            self._splitter.setStretchFactor(place, 1)
        self.studio = QWidget()
        under = _column(self.studio)
        under.addWidget(self._splitter, 1)
        under.addWidget(dock_bar)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.studio)
        centre = QWidget()
        column = _column(centre)
        column.addWidget(notices)
        column.addWidget(self.stack, 1)
        window.setCentralWidget(centre)

    def share_width(self) -> None:
        """Give the board half of the width, or more where it needs more."""
        wide = self._splitter.width()
        left = max(self._board_column.minimumSizeHint().width(), round(wide * _LEFT_SHARE))
        self._splitter.setSizes([left, wide - left])

    def note_shown(self) -> None:
        """Share the width of a window that is shown for the first time, once it is known."""
        if not self._known:
            self._known = True
            QTimer.singleShot(0, self, self.share_width)

    def restore(self, settings: Settings) -> None:
        """Lay out as the user left the window, if there was one before."""
        geometry = settings.layout("geometry")
        self._known = not geometry.isEmpty()
        if self._known:
            self._window.restoreGeometry(geometry)
            self._window.restoreState(settings.layout("docks"), LAYOUT)
            self._splitter.restoreState(settings.layout("splitter"))

    def keep(self, settings: Settings) -> None:
        """Remember the layout for the next time."""
        settings.keep_layout("geometry", self._window.saveGeometry())
        settings.keep_layout("docks", self._window.saveState(LAYOUT))
        settings.keep_layout("splitter", self._splitter.saveState())


def _column(owner: QWidget) -> QVBoxLayout:
    """Return a layout without margins."""
    column = QVBoxLayout(owner)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    return column
