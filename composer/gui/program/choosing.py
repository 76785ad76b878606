# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of settings beside the studio, and who acts when something is chosen in it."""

from __future__ import annotations

from collections.abc import Callable, Set
from pathlib import Path

from PySide6.QtCore import QObject

from composer.gui.frame.finder import Hit
from composer.gui.program.parts import StudioParts
from composer.gui.settings.catalogue import settings_offered
from composer.gui.settings.window import SettingsWindow, WindowState
from composer.gui.words.language import fill, tr


class Choosing(QObject):
    """Opens the window of settings when it is first wanted."""

    def __init__(self, parts: StudioParts, drafts: Path) -> None:
        super().__init__(parts)
        self._parts, self._drafts = parts, drafts
        self._window: SettingsWindow | None = None
        parts.actions_by_name.on_trigger({"settings": lambda: self.show()})
        parts.librarian.opened.connect(self._note_library)
        parts.preferring.changed.connect(self._act)
        parts.prompts.exports = _folder(parts.preferring.now.exports)

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
        parts = self._parts
        if self._window is None:
            places = {"library": parts.librarian.path, "drafts": self._drafts}
            self._window = SettingsWindow(
                parts.preferring, parts.appearance, parts.prompts, places, parts
            )
            self._window.language_chosen.connect(parts.choose_language)
        self._window.come(name, state)
        return self._window

    def hits(self) -> list[Hit]:
        """Return every setting, for the field that finds."""
        return [
            Hit(fill(tr("Settings: %1"), setting.title), setting.section, self._opens(setting.name))
            for setting in settings_offered()
        ]

    def _opens(self, name: str) -> Callable[[], None]:
        def act() -> None:
            self.show(name)

        return act

    def _note_library(self, path: Path) -> None:
        if self._window is not None:
            self._window.rows["library"].show_place(path)

    def _act(self, changed: Set[str]) -> None:
        """Let those act at once who do not look for themselves."""
        parts, now = self._parts, self._parts.preferring.now
        if "processes" in changed:
            parts.classifying.begin_again()
        if "exports" in changed:
            parts.prompts.exports = _folder(now.exports)
        if "resume" in changed:
            parts.actions_by_name["resume"].setChecked(now.resume)


def _folder(text: str) -> Path | None:
    """Return a folder that is there, or None."""
    path = Path(text) if text else None
    return path if path is not None and path.is_dir() else None
