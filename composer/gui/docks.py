# SPDX-License-Identifier: GPL-3.0-or-later
"""What may lie around the board: the library, the list of steps, the form of details."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from composer.gui.actions import Actions
from composer.gui.collection.page import LibraryPage
from composer.gui.historypanel import HistoryPanel
from composer.gui.language import fill, tr
from composer.gui.panels.details import DetailsPanel

_HISTORY_WIDE, _DETAILS_WIDE = 190, 280


@dataclass(frozen=True, slots=True)
class Docked:
    """What lies in the docks.

    Attributes:
        page: the library.
        history: the list of steps.
        details: the form of what is known of the problem.
        home: has the keyboard again when a dock is closed.
    """

    page: LibraryPage
    history: HistoryPanel
    details: DetailsPanel
    home: QWidget


class Docks(QObject):
    """The docks of the window, all closed at the first start.

    Attributes:
        library: lies below the board.
        history: lies at the right.
        details: lies at the right.
    """

    def __init__(self, window: QMainWindow, docked: Docked) -> None:
        super().__init__(window)
        self._window, self._docked = window, docked
        self.library = self._dock(tr("Library"), "library", docked.page)
        self.library.setAllowedAreas(Qt.DockWidgetArea.AllDockWidgetAreas)
        self.history = self._dock(tr("History"), "history", docked.history)
        self.details = self._dock(tr("Details"), "details", docked.details)
        self.put_back()

    @property
    def of_studio(self) -> tuple[QDockWidget, ...]:
        """Those that are of use beside the board only."""
        return (self.history, self.details)

    def join(self, actions: Actions) -> None:
        """Let the actions that open and close docks show which are open."""
        for dock, name in (
            (self.library, "library-below"),
            (self.history, "show-history"),
            (self.details, "show-details"),
        ):
            dock.visibilityChanged.connect(actions[name].setChecked)

    def name_library(self, name: str) -> None:
        """Say which library lies in its dock."""
        self.library.setWindowTitle(fill(tr("Library: %1"), name))

    def toggle_history(self) -> None:
        """Open or close the list of steps."""
        self.history.setVisible(not self.history.isVisible())
        self._window.resizeDocks([self.history], [_HISTORY_WIDE], Qt.Orientation.Horizontal)

    def toggle_details(self) -> None:
        """Open or close the form of details."""
        showing = self.details.isVisible()
        self.details.setVisible(not showing)
        if showing:
            self._docked.home.setFocus()
        else:
            self._window.resizeDocks([self.details], [_DETAILS_WIDE], Qt.Orientation.Horizontal)
            self._docked.details.focus_first()

    def put_back(self) -> None:
        """Close all, each where it lies at the first start."""
        for dock, area in (
            (self.library, Qt.DockWidgetArea.BottomDockWidgetArea),
            (self.history, Qt.DockWidgetArea.RightDockWidgetArea),
            (self.details, Qt.DockWidgetArea.RightDockWidgetArea),
        ):
            dock.setFloating(False)
            self._window.addDockWidget(area, dock)
            dock.hide()

    def _dock(self, title: str, name: str, content: QWidget) -> QDockWidget:
        dock = QDockWidget(title, self._window)
        dock.setObjectName(name)
        dock.setWidget(content)
        return dock
