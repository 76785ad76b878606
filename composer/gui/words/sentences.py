# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences of the rooms below, said in the language of the window.

How a sentence is said is told by `composer.notation.sentences`; here is who says it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from composer.gui.words.language import capital, decimal, fill, grouped, number_word, tr
from composer.notation.letters import ENGLISH, Letters
from composer.notation.sentences import CONTEXT as CONTEXT
from composer.notation.sentences import NO_FAIRY_MEN as NO_FAIRY_MEN
from composer.notation.sentences import relettered as relettered
from composer.notation.sentences import worded_by
from composer.said.sentence import Last, Part

if TYPE_CHECKING:
    from composer.formats.writing import Written


def worded(part: Part, letters: Letters = ENGLISH) -> str:
    """Return a sentence, or a part of one, in the language of the window.

    Args:
        part: what is to be said.
        letters: those that moves are written in.
    """
    return worded_by(_WindowTongue(), part, letters)


class _WindowTongue:
    """Speaks the language that the application speaks now, numbers as its system writes them."""

    @property
    def language(self) -> str:
        """The code of the language."""
        return QLocale().name().partition("_")[0]

    def template(self, text: str, number: int = -1) -> str:
        """Return the template that an English one is said by, in the form of a number if any."""
        return QCoreApplication.translate(CONTEXT, text, None, number)

    def last(self, word: Last) -> str:
        """Return the word between the last two parts of a list."""
        if word is Last.AND:
            return tr("and", "between the last two of a list")
        return tr("or", "between the last two of a list")

    def number_word(self, number: int) -> str:
        """Return a small number as a word."""
        return number_word(number)

    def decimal(self, number: float, places: int = 1) -> str:
        """Return a number with so many places after the decimal point."""
        return decimal(number, places)

    def grouped(self, number: int) -> str:
        """Return a number with its thousands separated."""
        return grouped(number)

    def capital(self, text: str) -> str:
        """Return a sentence with a capital letter first."""
        return capital(text)


def written_words(path: Path, written: Written) -> str:
    """Return that they are written, which are left out, and what the form does not keep."""
    told = [f"{capital(worded(sentence))}." for sentence in written.told()]
    return " ".join([fill(tr("Problems written to %1."), path), *told])


def is_whole(written: Written) -> bool:
    """Return whether all went into the file with all that belongs to them."""
    return not written.left_out and not written.lost
