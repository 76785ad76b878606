# SPDX-License-Identifier: GPL-3.0-or-later
"""What the user prefers: kept for the next start, and told to whoever goes by it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from composer.gui.user.settings import Preferences, Settings
from composer.gui.words.translator import language_for
from composer.notation.letters import ENGLISH_S, LanguageError, Letters, letters_of


class Preferring(QObject):
    """Has the preferences, and changes them.

    Signals:
        changed: something is preferred otherwise; carries the names of those fields of
            `Preferences`, a frozenset.
    """

    changed = Signal(object)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._now = settings.preferences()
        self._system_is_still = False

    @property
    def now(self) -> Preferences:
        """What is preferred."""
        return self._now

    @property
    def still(self) -> bool:
        """Whether nothing is to move, because the user or the system wants it so."""
        return self._now.reduce_motion or self._system_is_still

    def note_system(self, still: bool) -> None:
        """Hear whether the system wants nothing to move."""
        if still != self._system_is_still:
            self._system_is_still = still
            self.changed.emit(frozenset({"reduce_motion"}))

    @property
    def letters(self) -> Letters:
        """The piece letters in use."""
        return letters_in_use(self._now)

    @property
    def language(self) -> str:
        """The code of the language of the window."""
        return language_for(self._now.language)

    def prefer(self, **changes: object) -> None:
        """Change some preferences, by the names of their fields."""
        before, self._now = self._now, replace(self._now, **changes)  # type: ignore[arg-type]
        self._settings.keep_preferences(self._now)
        others = frozenset(
            name for name in changes if getattr(before, name) != getattr(self._now, name)
        )
        if others:
            self.changed.emit(others)


def letters_in_use(preferences: Preferences) -> Letters:
    """Return the piece letters chosen, else those that go with the language of the window."""
    language = language_for(preferences.language)
    natural = ENGLISH_S if language == "en" else letters_of(language)
    try:
        return letters_of(preferences.letters) if preferences.letters else natural
    except LanguageError:
        return natural
