# SPDX-License-Identifier: GPL-3.0-or-later
"""The window's language: reads Qt's translation source files, so that nothing need be built."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QApplication

from composer.assets import asset
from composer.gui.words.language import locale_for
from composer.said.plurals import Plurals, plurals_of

LANGUAGES = {"en": "English", "it": "Italiano", "de": "Deutsch"}
"""The languages of the window, by code, each by its own name."""

_Key = tuple[str, str, str]  # context, source, comment
_Forms = tuple[str, ...]  # one, or as many as numbers ask for in the language


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
        if forms is None or len(forms) == 1:
            return forms and forms[0]
        return forms[self._plurals.form(n)] or forms[-1]


def plurals_in(text: str) -> Plurals:
    """Return which forms the language of a `.ts` file has.

    Raises:
        ElementTree.ParseError: the text is not such a file.
        KeyError: it is of a language whose forms are not known.
    """
    return plurals_of(ElementTree.fromstring(text).get("language") or "en")


def read_source(text: str) -> dict[_Key, _Forms]:
    """Read the finished messages of a `.ts` file.

    A message that goes with a number has all the forms of the language. A form that is only for
    one may be empty: one is said by a message of its own.

    Raises:
        ElementTree.ParseError: the text is not such a file.
    """
    words: dict[_Key, _Forms] = {}
    for context in ElementTree.fromstring(text).iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") is not None:
                continue
            key = (name, message.findtext("source") or "", message.findtext("comment") or "")
            forms = tuple(each.text or "" for each in translation.iter("numerusform"))
            if forms or translation.text:
                words[key] = forms or (translation.text or "",)
    return words


def language_for(chosen: str) -> str:
    """Return the code of the language to speak: the one chosen, else the system's, else English."""
    if chosen in LANGUAGES:
        return chosen
    system = re.split(r"[_-]", QLocale.system().name())[0]
    return system if system in LANGUAGES else "en"


def source_of(language: str) -> str | None:
    """Return the text of a language's `.ts` file; None for English, which needs none."""
    if language == "en":
        return None
    return asset("translations", f"composer_{language}.ts").read_text("utf-8")


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
