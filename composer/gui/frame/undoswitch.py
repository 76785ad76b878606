# SPDX-License-Identifier: GPL-3.0-or-later
"""Undo and Redo: of the board's steps, or of the library's changes where one works there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QUndoGroup
from PySide6.QtWidgets import QApplication, QWidget

from composer.gui.collection.changes import LibraryChanges


class UndoSwitch(QObject):
    """Turns the two actions to what is worked on: the board, or the library."""

    def __init__(
        self,
        actions: tuple[QAction, QAction],
        board: QUndoGroup,
        library: LibraryChanges,
        page: QWidget,
        has_window: Callable[[], bool],
    ) -> None:
        """Watch what is worked on.

        Args:
            actions: Undo and Redo.
            board: the steps of the problems that are open.
            library: the changes of the library.
            page: the library in the window; whatever has the keyboard in it means the library.
            has_window: returns whether the library has the whole window.
        """
        super().__init__(actions[0])  # and ends before the actions do
        self._undo, self._redo = actions
        self._board, self._library = board, library
        self._page, self._has_window = page, has_window
        self._can_undo, self._can_redo = board.canUndo(), board.canRedo()
        board.canUndoChanged.connect(self._board_can_undo)
        board.canRedoChanged.connect(self._board_can_redo)
        library.can_change.connect(self._library_can)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_changed)
        self.update()

    @property
    def is_library(self) -> bool:
        """Whether the library is meant."""
        focus = QApplication.focusWidget()
        return self._has_window() or (focus is not None and self._page.isAncestorOf(focus))

    def undo(self) -> None:
        """Take back the last step, or the last change of the library."""
        if self.is_library:
            self._library.undo()
        else:
            self._board.undo()

    def redo(self) -> None:
        """Do it again."""
        if self.is_library:
            self._library.redo()
        else:
            self._board.redo()

    def update(self) -> None:
        """Let the actions be possible or not."""
        if self.is_library:
            can = self._library.can_undo, self._library.can_redo
        else:
            can = self._can_undo, self._can_redo
        self._undo.setEnabled(can[0])
        self._redo.setEnabled(can[1])

    def _board_can_undo(self, can: bool) -> None:
        self._can_undo = can
        self.update()

    def _board_can_redo(self, can: bool) -> None:
        self._can_redo = can
        self.update()

    def _library_can(self, undo: bool, redo: bool) -> None:
        self.update()

    def _focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        if now is not None:
            self.update()
