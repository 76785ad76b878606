# SPDX-License-Identifier: GPL-3.0-or-later
"""Translated sentences outside of widgets, and the filling of their placeholders."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

from composer.clock import here

_MILLION: Final = 1_000_000
_LONGEST: Final = 1 << 62  # of Qt's whole numbers


def tr(text: str, comment: str = "", number: int = -1) -> str:
    """Return a sentence in the language of the window; `comment` tells alike ones apart.

    Where words of it depend on a number, `number` is that, and the language chooses the form.
    """
    return QCoreApplication.translate("", text, comment or None, countable(number))


def countable(number: int) -> int:
    """Return a number of the same plural form that Qt can count to.

    The form depends on the last digits and on whether they are few (`composer.said.languages`).
    """
    return number if number < _MILLION else _MILLION + number % _MILLION


def fill(text: str, *values: object) -> str:
    """Put values in the places of `%1`, `%2` ... of a translated sentence."""
    return re.sub(r"%([1-9])", lambda found: str(values[int(found[1]) - 1]), text)


def locale_for(language: str) -> QLocale:
    """Return how a language writes numbers and dates: as the system does if it speaks it too."""
    system, own = QLocale.system(), QLocale("en_GB" if language == "en" else language)
    return system if system.language() == own.language() else own


def locale() -> QLocale:
    """Return how numbers and dates are written in the window."""
    found = QLocale()
    return found if found.language() != QLocale.Language.C else locale_for("en")


def language() -> str:
    """Return the code of the window's language, such as `de`."""
    return locale().name().partition("_")[0]


def grouped(number: int) -> str:
    """Return a number with its thousands separated as the language does."""
    how = locale()
    if abs(number) < _LONGEST:
        return how.toString(number)
    return f"{number:,}".replace(",", how.groupSeparator())  # more than Qt can count to


def decimal(number: float, places: int) -> str:
    """Return a number with so many places after the language's decimal point."""
    return locale().toString(number, "f", places)


def decimal_moves(halfmoves: int) -> str:
    """Return a length as it is written of proof games, in moves: `7.5`, `4.0`; in German `7,5`."""
    return decimal(halfmoves / 2, 1)


def date_words(moment: datetime) -> str:
    """Return the day of a moment, here, in figures; the year with all of its four."""
    how = locale()
    pattern = re.sub("y+", "yyyy", how.dateFormat(QLocale.FormatType.ShortFormat))
    local = here(moment)
    return how.toString(QDate(local.year, local.month, local.day), pattern)


def clock_words(moment: datetime) -> str:
    """Return the time of day of a moment, here, in hours and minutes."""
    local = here(moment)
    return locale().toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)


def moment_words(moment: datetime) -> str:
    """Return the day and time of a moment, here."""
    return f"{date_words(moment)} {clock_words(moment)}"


def time_words(seconds: float) -> str:
    """Return how long something took: `0.3 ms`, `12 ms`, `1.4 s`."""
    if seconds < 0.01:
        return fill(tr("%1 ms"), decimal(seconds * 1000, 1))
    if seconds < 1:
        return fill(tr("%1 ms"), grouped(round(seconds * 1000)))
    return fill(tr("%1 s", "seconds"), decimal(seconds, 1))


def number_word(number: int) -> str:
    """Return a small number as a word."""
    words = [
        tr("no"),
        tr("one"),
        tr("two"),
        tr("three"),
        tr("four"),
        tr("five"),
        tr("six"),
        tr("seven"),
        tr("eight"),
        tr("nine"),
        tr("ten"),
        tr("eleven"),
        tr("twelve"),
    ]
    return words[number] if number < len(words) else grouped(number)


def counted(number: int, one: str, many: str, *others: object) -> str:
    """Return the sentence for one, or that for many with the number as a word in place of `%1`.

    The second is looked up with the number, `tr("%1 men", "", number)`: a language may have several
    forms of it (`composer.said.languages`). Whatever others there are stand in the places from `%2`
    on.
    """
    return fill(one if number == 1 else many, number_word(number), *others)


def in_figures(number: int, one: str, many: str, *others: object) -> str:
    """Return the same with the number in figures, as in tables and beside other figures."""
    return fill(one if number == 1 else many, grouped(number), *others)


def capital(text: str) -> str:
    """Return a sentence with a capital letter first; a stipulation such as `h#2` stays."""
    first = text.partition(" ")[0]
    return text if set(first) & set("#=") else text[:1].upper() + text[1:]
