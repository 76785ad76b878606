# SPDX-License-Identifier: GPL-3.0-or-later
"""A window that searches, beside the studio: made when it is first requested, closed with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from composer.gui.board.pictures import MenPictures
from composer.gui.exploring.placing import FindPlacing, Places
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import come_forward
from composer.gui.user.settings import Settings, data_folder
from composer.problem.problem import Problem


class WindowOpener(QObject):
    """Opens the window, and ends its work.

    Attributes:
        folder: where its searches are kept.
        window: None until it is wanted.

    Signals:
        left: the user went back to the board with Escape.
    """

    left = Signal()

    def __init__(
        self,
        places: Places,
        thumbnails: Thumbnails,
        pictures: MenPictures,
        settings: Settings,
        problem: Callable[[], Problem],
        appearance: Appearance,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.places, self.thumbnails, self.pictures = places, thumbnails, pictures
        self.settings, self.problem, self.appearance = settings, problem, appearance
        self._placing: FindPlacing | None = None
        self.folder = data_folder() / self.kept_in()
        self.window: Any = None

    def kept_in(self) -> str:
        """Return the name of the folder of its searches."""
        raise NotImplementedError

    def made(self, placing: FindPlacing) -> Any:
        """Return a new window, which puts its finds there."""
        raise NotImplementedError

    def show(self) -> None:
        """Open the window, or bring it to the front."""
        if self.window is None:
            self._placing = FindPlacing(self.places)
            self.window = self.made(self._placing)
            self.window.left.connect(self.left)
            self.window.resize(self.window.sizeHint())
        self.window.follow_board()
        come_forward(self.window)

    def close(self) -> None:
        """End the search and close the window; what was done is kept."""
        if self.window is not None:
            self.window.close_workers()
            self.window.close()
            self.window.deleteLater()
            self.window = None
        if self._placing is not None:
            self._placing.close()
            self._placing = None
