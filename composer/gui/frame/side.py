# SPDX-License-Identifier: GPL-3.0-or-later
"""The side of the window that is not the board's: the analysis, and the docks around it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

READABLE: Final = 320  # the least width of an analysis, but for the smallest of windows


class Side(QMainWindow):
    """Holds the analysis in its middle; docks take their room from that, and never from the board.

    The verdict lies over both.

    Where there is no room for both, a dock takes the place of the analysis until it is closed.
    """

    def __init__(self, pane: QWidget, head: QWidget) -> None:
        """Begin; `head` lies over the analysis and all docks, so that it is always seen."""
        super().__init__()
        self.setObjectName("side")
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._pane, self._head = pane, head
        self._docks: dict[QDockWidget, int] = {}
        self.setMenuWidget(head)
        self.setCentralWidget(pane)

    def watch(self, dock: QDockWidget, wide: int) -> None:
        """Make room for a dock whenever it comes, and take the room back when it goes.

        Args:
            dock: what comes and goes.
            wide: the pixels it needs where it lies beside the analysis.
        """
        self._docks[dock] = wide
        dock.installEventFilter(self)
        dock.dockLocationChanged.connect(lambda _: self._share())
        dock.topLevelChanged.connect(lambda _: self._share())

    @property
    def shows_pane(self) -> bool:
        """Whether there is room for the analysis beside the docks."""
        return not self._pane.isHidden()

    # Qt's own names

    def minimumSizeHint(self) -> QSize:
        """Return the least size of the analysis and its head: docks need no more."""
        least = self._pane.minimumSizeHint()
        return least + QSize(0, self._head.minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new room."""
        super().resizeEvent(event)
        self._share()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the room when a dock comes or goes."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._share()
        return False

    def _share(self) -> None:
        """Show the analysis where docks leave it room to be read."""
        least = self._pane.minimumSizeHint().height()
        free = self.size()
        wide, high = free.width(), free.height() - self._head.height()
        beside, below = 0, 0
        for dock, usual in self._docks.items():
            if dock.isHidden() or dock.isFloating():
                continue
            if self.dockWidgetArea(dock) in _AT_THE_SIDES:
                beside = max(beside, usual)
            else:
                below = max(below, dock.minimumSizeHint().height())
        self._pane.setVisible(
            not (beside and wide - beside < READABLE) and not (below and high - below < least // 2)
        )


_AT_THE_SIDES = (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea)
