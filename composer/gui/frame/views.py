# SPDX-License-Identifier: GPL-3.0-or-later
"""The two views of the window: the studio with its board, and the library."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QDockWidget, QMainWindow, QStackedWidget, QWidget

from composer.gui.collection.page import LibraryPage


class Views(QObject):
    """Lets the library have the whole window, or lie beside the board as a dock.

    There is one library page; it goes where it is wanted, with its query and its selection.

    Signals:
        library_shown: whether the library has the window now.
    """

    library_shown = Signal(bool)

    def __init__(
        self,
        *,
        window: QMainWindow,
        stack: QStackedWidget,
        studio: QWidget,
        page: LibraryPage,
        dock: QDockWidget,
        studio_docks: tuple[QDockWidget, ...],
        studio_actions: tuple[QAction, ...],
    ) -> None:
        """Take page and docks; at first the board has the window.

        Args:
            window: holds the docks beside the board.
            stack: holds the studio, and the library while it has the window.
            studio: the board with all that belongs to it.
            page: the library.
            dock: holds the library while it lies beside the board.
            studio_docks: what is of use beside the board only.
            studio_actions: what changes the board, and must not do so unseen.
        """
        super().__init__(window)
        self._window, self._stack, self._studio = window, stack, studio
        self._page, self._dock = page, dock
        self._studio_docks, self._studio_actions = studio_docks, studio_actions
        self._docked = False  # whether the library was beside the board before
        self._beside: tuple[QDockWidget, ...] = ()  # the docks that were open before
        self._enabled: tuple[QAction, ...] = ()
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), page)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.leave)

    @property
    def is_library(self) -> bool:
        """Whether the library has the window."""
        return self._page.is_whole

    def toggle_library(self) -> None:
        """Go to the library, or back to the studio."""
        if self.is_library:
            self.show_studio()
        else:
            self.show_library()

    def show_library(self) -> None:
        """Let the library have the window."""
        if self.is_library:
            return
        self._docked = not self._dock.isHidden()
        self._beside = tuple(dock for dock in self._studio_docks if not dock.isHidden())
        self._enabled = tuple(act for act in self._studio_actions if act.isEnabled())
        for dock in (self._dock, *self._beside):
            dock.hide()
        for action in self._enabled:
            action.setEnabled(False)
        self._stack.addWidget(self._page)
        self._page.set_whole(True)
        self._page.show()
        self._stack.setCurrentWidget(self._page)
        self._page.focus_filter()
        self.library_shown.emit(True)

    def show_studio(self) -> None:
        """Let the studio have the window; docks are as they were."""
        if not self.is_library:
            return
        self._stack.setCurrentWidget(self._studio)
        self._stack.removeWidget(self._page)
        self._page.set_whole(False)
        self._dock.setWidget(self._page)
        self._page.show()
        for action in self._enabled:
            action.setEnabled(True)
        for dock in self._beside:
            dock.show()
        self._dock.setVisible(self._docked)
        self.library_shown.emit(False)

    def leave(self) -> None:
        """Go from the library to the board, wherever the library lies."""
        if self.is_library:
            self.show_studio()
        else:
            self._dock.hide()
            self.library_shown.emit(False)

    def toggle_dock(self) -> None:
        """Show the library beside the board, or hide it there."""
        self.show_studio()
        dock, window = self._dock, self._window
        dock.setVisible(not dock.isVisible())
        if dock.isVisible():
            high = min(300, window.height() // 2)  # a problem or two, and the analysis
            window.resizeDocks([dock], [high], Qt.Orientation.Vertical)

    def find(self) -> None:
        """Give the keyboard to the query bar, wherever the library lies."""
        if not self.is_library and not self._dock.isVisible():
            self.show_library()
        self._page.focus_filter()
