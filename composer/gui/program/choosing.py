# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of settings beside the studio, and who acts when something is chosen in it."""

from __future__ import annotations

from collections.abc import Set
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from composer.gui.frame.finder import Hit
from composer.gui.look.appearance import Appearance
from composer.gui.settings.catalogue import settings_offered
from composer.gui.settings.window import SettingsWindow, WindowState
from composer.gui.threads.librarian import Librarian
from composer.gui.user.actionset import ActionSet
from composer.gui.user.preferring import Preferring
from composer.gui.user.prompts import Prompts
from composer.gui.words.language import fill, tr


class Choosing(QObject):
    """Opens the window of settings when it is first wanted.

    Signals:
        language_chosen: another language is wanted; carries its code.
    """

    language_chosen = Signal(str)

    def __init__(
        self,
        preferring: Preferring,
        appearance: Appearance,
        prompts: Prompts,
        librarian: Librarian,
        drafts: Path,
        actions: ActionSet,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._preferring, self._appearance, self._prompts = preferring, appearance, prompts
        self._librarian, self._drafts, self._parent = librarian, drafts, parent
        self._window: SettingsWindow | None = None
        actions.on_trigger({"settings": self.show})
        librarian.opened.connect(self._note_library)
        preferring.changed.connect(self._act)
        self._act({"exports"})

    @property
    def window(self) -> SettingsWindow | None:
        """The window, once it was opened."""
        return self._window

    @property
    def state(self) -> WindowState | None:
        """How the window is left; None while it is not shown."""
        shown = self._window is not None and self._window.isVisible()
        return self._window.state if self._window is not None and shown else None

    def show(self, name: str = "", state: WindowState | None = None) -> SettingsWindow:
        """Open the window, at a setting if one is named, or as another was left."""
        if self._window is None:
            places = {"library": self._librarian.path, "drafts": self._drafts}
            self._window = SettingsWindow(
                self._preferring, self._appearance, self._prompts, places, self._parent
            )
            self._window.language_chosen.connect(self.language_chosen)
        self._window.come(name, state)
        return self._window

    def hits(self) -> list[Hit]:
        """Return every setting, for the field that finds."""
        return [
            Hit(
                fill(tr("Settings: %1"), setting.title),
                setting.section,
                partial(self.show, setting.name),
            )
            for setting in settings_offered()
        ]

    def _note_library(self, path: Path) -> None:
        if self._window is not None:
            self._window.rows["library"].show_place(path)

    def _act(self, changed: Set[str]) -> None:
        """Let the folder of exports be offered that is preferred, if it is there."""
        if "exports" in changed:
            text = self._preferring.now.exports
            path = Path(text) if text else None
            self._prompts.exports = path if path is not None and path.is_dir() else None
