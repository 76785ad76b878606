# SPDX-License-Identifier: GPL-3.0-or-later
"""Rules in the user's words, for chips and lists."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from composer.gui.words.language import capital, tr
from composer.rules.book import Option, RuleBook, Value, written_value


def language() -> str:
    """Return the code of the window's language, such as `de`."""
    return QLocale().name().partition("_")[0]


def book_name(book: RuleBook) -> str:
    """Return the name of a game's rules as a title."""
    return capital(book.name(language()))


def option_name(option: Option) -> str:
    """Return what an option is called."""
    names = dict(option.names)
    return names.get(language(), names["en"])


def value_name(option: Option, value: Value) -> str:
    """Return what a value of an option is called."""
    if isinstance(value, bool):
        return tr("yes") if value else tr("no", "the answer")
    for written, names in option.value_names:
        if written == written_value(value):
            told = dict(names)
            return told.get(language(), told["en"])
    return written_value(value)
