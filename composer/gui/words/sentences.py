# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences of the rooms below, said in the language of the window.

`composer.said.sentence` says what they are. Their templates stand in the context `Sentences` of
the translations.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from composer.gui.words.language import capital, decimal, grouped, number_word, tr
from composer.notation.letters import ENGLISH, Letters
from composer.problem.consequences import COLOUR_SIGNS
from composer.problem.men import ORTHODOX_KINDS
from composer.said.sentence import (
    Capital,
    Counted,
    Decimal,
    Grouped,
    InWords,
    Last,
    Listed,
    Name,
    Notation,
    Part,
    Sentence,
    filled,
)

CONTEXT: Final = "Sentences"
"""Where the translations of the templates stand."""

_OFFICER: Final = re.compile(
    r"(?:\b|(?<=\[[wbn])|(?<=\[[+-][wbn]))([A-Z][A-Z0-9]?|[0-9]{2})(?=[a-h]?[1-8]?x?[a-h][1-8])|(?<==)([A-Z][A-Z0-9]?|[0-9]{2})\b"
)
_SIDE: Final = re.compile(r"(?<=\[)[wbn](?=r?[A-Z♔-♙])|(?<=\[[+-])[wbn]|(?<=[1-8]=)[wbn](?!\w)")
NO_FAIRY_MEN: Final[Mapping[str, Iterable[tuple[str, str]]]] = MappingProxyType({})
_KINDS: Final = {kind.letter: kind for kind in ORTHODOX_KINDS}


def worded(part: Part, letters: Letters = ENGLISH) -> str:
    """Return a sentence, or a part of one, in the language of the window.

    Args:
        part: what is to be said.
        letters: those that moves are written in.
    """
    if isinstance(part, Sentence):
        words = {name: worded(each, letters) for name, each in part.parts}
        return filled(_template(part), words)
    if isinstance(part, Listed):
        return _row(part, letters)
    if isinstance(part, Notation):
        return relettered(part.text, letters, dict(part.fairy))
    if isinstance(part, Capital):
        return capital(worded(part.part, letters))
    if isinstance(part, InWords):
        return number_word(part.number)
    if isinstance(part, Name):
        return part.in_language(QLocale().name().partition("_")[0])
    if isinstance(part, Decimal):
        return decimal(part.number, 1)
    if isinstance(part, Grouped):
        return grouped(part.number)
    return str(part)


def relettered(
    moves: str, letters: Letters, fairy: Mapping[str, Iterable[tuple[str, str]]] = NO_FAIRY_MEN
) -> str:
    """Return moves, and whatever stands between them, written in other letters.

    Args:
        moves: in English letters.
        letters: the others.
        fairy: the letters of the fairy men that move there, by language.
    """

    def in_letters(code: str) -> str:
        if code in fairy:
            spoken = dict(fairy[code])
            return spoken.get(letters.language, spoken["en"])
        return letters.letter(_KINDS[code]) if code in _KINDS else code

    def other(found: re.Match[str]) -> str:
        code = found[1] or found[2]
        if code not in fairy and code[0].isalpha() and code[1:].isdecimal():
            # `Q7e4`: a queen from the seventh rank, where no fairy man is called Q7.
            return in_letters(code[0]) + code[1]
        return in_letters(code)

    told = _OFFICER.sub(other, moves)
    if letters.colours == COLOUR_SIGNS:
        return told
    return _SIDE.sub(lambda found: letters.colours[COLOUR_SIGNS.index(found[0])], told)


def _template(sentence: Sentence) -> str:
    """Return the translated template, in the form that goes with its number if it has one."""
    if isinstance(sentence, Counted) and sentence.number != 1:
        return QCoreApplication.translate(CONTEXT, sentence.template, None, sentence.number)
    text = sentence.one if isinstance(sentence, Counted) else sentence.template
    return QCoreApplication.translate(CONTEXT, text) if text else ""


def _row(row: Listed, letters: Letters) -> str:
    words = [worded(part, letters) for part in row.parts]
    if row.last is not None and len(words) > 1:
        last = {
            Last.AND: tr("and", "between the last two of a list"),
            Last.OR: tr("or", "between the last two of a list"),
        }[row.last]
        return f"{row.separator.join(words[:-1])} {last} {words[-1]}"
    return row.separator.join(words)
