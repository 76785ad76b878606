# SPDX-License-Identifier: GPL-3.0-or-later
"""Translated sentences outside of widgets, and the filling of their placeholders."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication


def tr(text: str, comment: str = "") -> str:
    """Return a sentence in the language of the window; `comment` tells alike ones apart."""
    return QCoreApplication.translate("", text, comment or None)


def fill(text: str, *values: object) -> str:
    """Put values in the places of `%1`, `%2` ... of a translated sentence."""
    return re.sub(r"%([1-9])", lambda found: str(values[int(found[1]) - 1]), text)


def grouped(number: int) -> str:
    """Return a number with its thousands separated as the language does."""
    return f"{number:,}".replace(",", tr(",", "parts thousands"))


def decimal(number: float, places: int) -> str:
    """Return a number with so many places after the language's decimal point."""
    return f"{number:.{places}f}".replace(".", tr(".", "decimal point"))


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
    return words[number] if number < len(words) else str(number)


def capital(text: str) -> str:
    """Return a sentence with a capital letter first; a stipulation such as `h#2` stays."""
    first = text.partition(" ")[0]
    return text if set(first) & set("#=") else text[:1].upper() + text[1:]
