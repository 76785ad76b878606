# SPDX-License-Identifier: GPL-3.0-or-later
"""The search window of a studio: made when it is first requested, closed with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from composer.gui.board.pictures import MenPictures
from composer.gui.exploring.placing import FindPlacing, Places
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import come_forward
from composer.gui.user.settings import Settings, data_folder
from composer.problem.problem import Problem

if TYPE_CHECKING:
    from composer.gui.exploring.window import SearchWindow


class Exploring(QObject):
    """Opens the search window, and ends its work.

    Signals:
        left: the user went back to the board with Escape; a search that runs goes on.
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
        self._places, self._thumbnails, self._pictures = places, thumbnails, pictures
        self._settings, self._problem = settings, problem
        self._appearance = appearance
        self._placing: FindPlacing | None = None
        self.folder = data_folder() / "searches"
        self.window: SearchWindow | None = None

    def show(self) -> None:
        """Open the window, or bring it to the front."""
        if self.window is None:
            self.window = self._made()
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

    def _made(self) -> SearchWindow:
        from composer.gui.exploring.window import SearchWindow

        self._placing = FindPlacing(self._places)
        window = SearchWindow(
            self._appearance,
            problem=self._problem,
            placing=self._placing,
            prompts=self._places.prompts,
            thumbnails=self._thumbnails,
            pictures=self._pictures,
            settings=self._settings,
            folder=self.folder,
        )
        window.left.connect(self.left)
        return window
