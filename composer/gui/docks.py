# SPDX-License-Identifier: GPL-3.0-or-later
"""What may lie around the board: the library, the list of steps, the form of details."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QRect, Qt
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
        if self.history.isVisible():
            self.history.hide()
        else:
            self._open(self.history, _HISTORY_WIDE)

    def toggle_details(self) -> None:
        """Open or close the form of details."""
        if self.details.isVisible():
            self.details.hide()
            self._docked.home.setFocus()
        else:
            self._open(self.details, _DETAILS_WIDE)
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

    def _open(self, dock: QDockWidget, wide: int) -> None:
        """Open a dock; a window that is too narrow for it grows as far as the screen goes."""
        window, centre = self._window, self._window.centralWidget()
        if not (dock.isFloating() or window.isMaximized() or window.isFullScreen()):
            taken = sum(each.width() for each in self.of_studio if _is_beside(each))
            least = centre.minimumSizeHint().width() if centre is not None else 0
            window.setGeometry(
                with_room_for(
                    least + taken + wide, window.geometry(), window.screen().availableGeometry()
                )
            )
        dock.show()
        window.resizeDocks([dock], [wide], Qt.Orientation.Horizontal)

    def _dock(self, title: str, name: str, content: QWidget) -> QDockWidget:
        dock = QDockWidget(title, self._window)
        dock.setObjectName(name)
        dock.setWidget(content)
        return dock


def with_room_for(wide: int, inner: QRect, screen: QRect) -> QRect:
    """Return where a window lies once it is so wide, or as wide as the screen lets it be.

    It grows to the right, and begins further left only where the screen ends; one that is wide
    enough stays as it is.
    """
    if inner.width() >= wide:
        return inner
    grown = QRect(inner)
    grown.setWidth(max(inner.width(), min(wide, screen.width())))
    if grown.right() > screen.right():
        grown.moveLeft(max(screen.left(), screen.right() - grown.width() + 1))
    return grown


def _is_beside(dock: QDockWidget) -> bool:
    """Tell whether a dock takes room of the window."""
    return dock.isVisible() and not dock.isFloating()
