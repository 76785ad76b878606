# SPDX-License-Identifier: GPL-3.0-or-later
"""The window's language: reads Qt's translation source files, so that nothing need be built."""

from __future__ import annotations

import re

from PySide6.QtCore import QT_TRANSLATE_NOOP, QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QApplication

from composer.gui.words.language import locale_for
from composer.notation.translations import LANGUAGES as LANGUAGES
from composer.notation.translations import form_of, plurals_in
from composer.notation.translations import read_source as read_source
from composer.notation.translations import source_of as source_of

KEYS = (
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),
    QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Del"),
    QT_TRANSLATE_NOOP("QShortcut", "Esc"),
    QT_TRANSLATE_NOOP("QShortcut", "Home"),
    QT_TRANSLATE_NOOP("QShortcut", "PgDown"),
    QT_TRANSLATE_NOOP("QShortcut", "PgUp"),
    QT_TRANSLATE_NOOP("QShortcut", "Return"),
)
"""Keys whose names in menus are our own: Qt's are often not what keyboards and manuals have."""


class SourceTranslator(QTranslator):
    """Translates by a `.ts` file; what is missing there stays as it is in English."""

    def __init__(self, text: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = read_source(text)
        self._plurals = plurals_in(text)

    def isEmpty(self) -> bool:
        """Tell Qt whether there is anything to look up."""
        return not self._words

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """Return a sentence in the language, in the form that goes with `n`, or None."""
        forms = self._words.get((context or "", source, disambiguation or ""))
        return None if forms is None else form_of(forms, self._plurals, n)


def language_for(chosen: str) -> str:
    """Return the code of the language to speak: the one chosen, else the system's, else English."""
    if chosen in LANGUAGES:
        return chosen
    system = re.split(r"[_-]", QLocale.system().name())[0]
    return system if system in LANGUAGES else "en"


class Tongue(QObject):
    """Makes an application speak a language, and then another."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._installed: list[QTranslator] = []
        self.language = "en"

    def speak(self, chosen: str) -> str:
        """Speak the language chosen, or the system's; return its code.

        Only windows made afterwards speak it.
        """
        for translator in self._installed:
            self._application.removeTranslator(translator)
            translator.deleteLater()
        self._installed.clear()
        self.language = language_for(chosen)
        QLocale.setDefault(locale_for(self.language))  # for fields of numbers, and what is painted
        own = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if own.load(f"qtbase_{self.language}", folder):
            self._install(own)
        text = source_of(self.language)
        if text is not None:
            self._install(SourceTranslator(text, self))
        return self.language

    def _install(self, translator: QTranslator) -> None:
        self._application.installTranslator(translator)
        self._installed.append(translator)
