# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual beside the studio: which part of the window is explained by which page."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from composer.gui.frame.views import Views
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import MANUAL
from composer.gui.user.actionset import ActionSet
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Settings
from composer.problem.problem import Problem

if TYPE_CHECKING:
    from composer.gui.manual.window import ManualWindow

KEY: Final = "F1"
_NAME: Final = "manual-key"
OWN_WINDOWS: Final = {
    "ExportWindow": "export",
    "ImportReport": "import",
    "LetterToComposer": "letters",
    "LetterWindow": "letters",
    "MiningWindow": "studies",
    "OriginalsBoard": "letters",
    "PeoplePanel": "people",
    "PopeyeWindow": "popeye",
    "SearchWindow": "search-further",
    "ComposingWindow": "compose-theme",
    "ContestWindow": "contests",
    "SettingsWindow": "look",
    "TelephoneDialog": "telephone",
    "TourneyWindow": "tourneys",
    "JudgeWindow": "tourneys",
    "VersionTree": "versions",
}
"""The windows beside that of the studio, by the names of their classes (not all are imported at the
start), with what the manual calls them."""


def _named_by_itself(widget: QWidget | None) -> str:
    """Return what the manual calls a part that says so itself, as one made late does."""
    while widget is not None:
        name = widget.property(MANUAL)
        if isinstance(name, str):
            return name
        widget = widget.parentWidget()
    return ""


class Manual(QObject):
    """Opens the manual, made when it is first wanted, at what is before the user.

    F1 works in the windows beside that of the studio too.
    """

    def __init__(
        self,
        parts: tuple[tuple[QWidget, str], ...],
        passing: Callable[[QWidget | None], str],
        views: Views,
        lay: Callable[[Problem], None],
        appearance: Appearance,
        settings: Settings,
        prompts: Prompts,
        actions: ActionSet,
        window: QWidget,
    ) -> None:
        """Listen to the actions, and to what has the keyboard.

        Args:
            parts: those of the window with what the manual calls them, the inner ones first.
            passing: names what lies over them for now, where a widget belongs to it.
            views: says whether the library has the window.
            lay: puts a diagram of the manual on the board.
            appearance: how it looks.
            settings: keep the size of its letters.
            prompts: asks where to save.
            actions: those that are listed among the keys.
            window: that of the studio.
        """
        super().__init__(window)
        self.parts = parts
        self._passing, self._views, self._lay = passing, views, lay
        self._appearance, self._settings, self._prompts = appearance, settings, prompts
        self._actions, self._window = actions, window
        actions.on_trigger({"manual": self.show, "shortcuts": partial(self.show, "keyboard")})
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._note)

    def show(self, page: str = "") -> None:
        """Show a page, or that on what has the keyboard."""
        window = self._made()
        if page:
            window.open_at(page)
        else:
            window.open_on(self.context_of(QApplication.focusWidget()))

    def context_of(self, widget: QWidget | None) -> str:
        """Return what the manual calls the part of the window that a widget belongs to."""
        if widget is not None and widget.window() is not self._window:
            return OWN_WINDOWS.get(type(widget.window()).__name__, "window")
        passing = self._passing(widget)
        if passing:
            return passing
        own = _named_by_itself(widget)
        if own:
            return own
        for part, name in self.parts:
            if widget is not None and (part is widget or part.isAncestorOf(widget)):
                return name
        return "library" if self._views.is_library else "window"

    def _made(self) -> ManualWindow:
        # Imported when it is asked for: the start of the program reads no Markdown.
        from composer.gui.frame.commands import commands
        from composer.gui.manual.html import key_groups
        from composer.gui.manual.window import ManualWindow

        made = self._window.findChild(ManualWindow)
        if made is None:
            menus = self._actions.menus
            made = ManualWindow(
                self._appearance,
                self._prompts,
                lambda name: key_groups(name, self._appearance.letters, commands(menus.values())),
                self._window,
            )
            made.problem_opened.connect(self._lay)
            made.keep_size(self._settings)
        return made

    def _note(self, _: QWidget | None, now: QWidget | None) -> None:
        """Give a window its key when it has the keyboard for the first time."""
        window = None if now is None else now.window()
        if window is None or type(window).__name__ not in OWN_WINDOWS:
            return
        if window.findChild(QShortcut, _NAME) is None and self._is_ours(window):
            shortcut = QShortcut(QKeySequence(KEY), window, self.show)
            shortcut.setObjectName(_NAME)

    def _is_ours(self, window: QWidget) -> bool:
        above = window.parentWidget()
        return above is None or above.window() is self._window or self._is_ours(above.window())
