# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window is called: the problem on the board and its version, or the library."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from composer.gui.collection.versions.story import VersionStory
from composer.gui.documents.tabrow import tab_name
from composer.gui.documents.workbench import Workbench
from composer.gui.frame.topbar import TopBar
from composer.gui.frame.views import Views
from composer.gui.user.settings import APP_NAME
from composer.gui.words.language import in_figures, tr
from composer.said.signs import headed


class Titling(QObject):
    """Keeps the title of the window and that in its menu bar."""

    def __init__(
        self, window: QWidget, top: TopBar, workbench: Workbench, story: VersionStory, views: Views
    ) -> None:
        super().__init__(window)
        self._window, self._top, self._workbench = window, top, workbench
        self._story, self._views = story, views
        self._problems = 0
        workbench.problem_changed.connect(lambda _: self.show())
        workbench.place_changed.connect(lambda _: self.show())
        workbench.clean_changed.connect(lambda _: self.show())
        story.changed.connect(self.show)
        views.library_shown.connect(lambda _: self.show())

    def show_count(self, problems: int) -> None:
        """Hear how many problems the library has."""
        self._problems = problems
        self.show()

    def show(self) -> None:
        """Show the name, and whether it is saved."""
        problem, clean = self._workbench.document.problem, self._workbench.document.is_clean
        if self._views.is_library:
            name = tr("Library")
            count = in_figures(
                self._problems, tr("one problem"), tr("%1 problems", "", self._problems)
            )
            self._top.show_title(name, count)
        else:
            name = problem.title or problem.credits.caption_authors()
            name = name or (tr("New problem") if problem.game is None else tab_name(problem))
            parts = (self._story.current_name, "" if clean else tr("not saved"))
            self._top.show_title(name, ", ".join(part for part in parts if part), not clean)
        self._window.setWindowTitle(headed(f"{name}[*]", APP_NAME))
        self._window.setWindowModified(not clean)
