# SPDX-License-Identifier: GPL-3.0-or-later
"""The translations, read from Qt's source files as they are; nothing need be built."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from xml.etree import ElementTree

from composer.assets import asset
from composer.said import languages
from composer.said.languages import Language, language_of

LANGUAGES = {language.code: language.name for language in languages.LANGUAGES}
"""The languages of the program, by code, each by its own name."""

Key = tuple[str, str, str]
"""Context, source and comment of a message."""

Forms = tuple[str, ...]
"""The forms of a message: one, or as many as numbers ask for in the language."""


def plurals_in(text: str) -> Language:
    """Return which forms the language of a `.ts` file has.

    Raises:
        ElementTree.ParseError: the text is not such a file.
        KeyError: it is of a language whose forms are not known.
    """
    return language_of(ElementTree.fromstring(text).get("language") or "en")


def read_source(text: str) -> dict[Key, Forms]:
    """Read the finished messages of a `.ts` file.

    A message that goes with a number has all the forms of the language. A form that is only for
    one may be empty: one is said by a message of its own.

    Raises:
        ElementTree.ParseError: the text is not such a file.
    """
    words: dict[Key, Forms] = {}
    for context in ElementTree.fromstring(text).iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") is not None:
                continue
            key = (name, message.findtext("source") or "", message.findtext("comment") or "")
            forms = tuple(element.text or "" for element in translation.iter("numerusform"))
            if forms or translation.text:
                words[key] = forms or (translation.text or "",)
    return words


def source_of(language: str) -> str | None:
    """Return the text of a language's `.ts` file; None for English, which needs none."""
    if language == "en":
        return None
    return asset("translations", f"composer_{language}.ts").read_text("utf-8")


def form_of(forms: Forms, plurals: Language, number: int) -> str:
    """Return the form of a message that goes with a number; -1 where none decides."""
    return forms[0] if len(forms) == 1 else forms[plurals.form(number)] or forms[-1]


@dataclass(frozen=True, slots=True)
class Messages:
    """The translated messages of a language.

    Attributes:
        words: the forms of each.
        plurals: which form goes with which number.
    """

    words: Mapping[Key, Forms]
    plurals: Language

    def message(self, context: str, text: str, comment: str = "", number: int = -1) -> str:
        """Return a message as it is said; in English where it is not translated."""
        forms = self.words.get((context, text, comment))
        return text if forms is None else form_of(forms, self.plurals, number)


@cache
def messages_of(language: str) -> Messages:
    """Return the messages of a language; none of English, which is written in the program."""
    text = source_of(language)
    if text is None:
        return Messages({}, language_of("en"))
    return Messages(read_source(text), plurals_in(text))
