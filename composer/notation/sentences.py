# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences of the rooms below, said in any language of the program.

`composer.said.sentence` says what they are. Their templates stand in the context `Sentences` of
the translations. Who speaks, such as the window in the language and numbers of its system, is a
`Tongue`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Protocol

from composer.notation.letters import ENGLISH, Letters
from composer.notation.translations import messages_of
from composer.problem.consequences import COLOUR_SIGNS
from composer.problem.men import ORTHODOX_KINDS
from composer.said.languages import language_of
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
    said,
)

OUR_FAULT: Final = said("the studio failed at this; it kept a report")
"""What is said where the program itself is at fault: no verdict, and nothing of its insides."""

CONTEXT: Final = "Sentences"
"""Where the translations of the templates stand."""

NO_FAIRY_MEN: Final[Mapping[str, Iterable[tuple[str, str]]]] = MappingProxyType({})

LAST_WORDS: Final = MappingProxyType({Last.AND: "and", Last.OR: "or"})
"""The words between the last two parts of a list."""

BETWEEN: Final = "between the last two of a list"
"""The comment that those words have in the translations."""

_OFFICER: Final = re.compile(
    r"(?:\b|(?<=\bn)|(?<=\[[+-][wbn]r)|(?<=\[[+-][wbn])|(?<=\[[wbn]r)|(?<=\[[wbnr]))([A-Z][A-Z0-9]?|[0-9]{2})(?=[a-h]?[1-8]?x?[a-h][1-8])|(?:(?<==)|(?<==[nr]))([A-Z][A-Z0-9]?|[0-9]{2})\b"
)
_SIDE: Final = re.compile(
    r"(?<=\[)[wbn](?=r?[A-Z♔-♙])|(?<=\[[+-])[wbn]|(?<=[1-8]=)[wbn](?!\w)"
    r"|(?:(?<=[1-8]=)|(?<!\w))n(?=[A-ZЁ-Я♔-♙]|[0-9]{2}|[a-h][1-8x])"
)
_KINDS: Final = {kind.letter: kind for kind in ORTHODOX_KINDS}


class Tongue(Protocol):
    """Who says sentences: a language, and how it writes numbers."""

    @property
    def language(self) -> str:
        """The code of the language."""
        ...

    def template(self, text: str, number: int = -1) -> str:
        """Return the template that an English one is said by, in the form of a number if any."""
        ...

    def last(self, word: Last) -> str:
        """Return the word between the last two parts of a list."""
        ...

    def number_word(self, number: int) -> str:
        """Return a small number as a word."""
        ...

    def decimal(self, number: float, places: int = 1) -> str:
        """Return a number with so many places after the decimal point."""
        ...

    def grouped(self, number: int) -> str:
        """Return a number with its thousands separated."""
        ...

    def capital(self, text: str) -> str:
        """Return a sentence with a capital letter first."""
        ...


def worded_by(tongue: Tongue, part: Part, letters: Letters = ENGLISH) -> str:
    """Return a sentence, or a part of one, in the language of who says it.

    Args:
        tongue: who says it.
        part: what is to be said.
        letters: those that moves are written in.
    """
    if isinstance(part, Sentence):
        words = {name: worded_by(tongue, value, letters) for name, value in part.parts}
        return filled(_template(tongue, part), words)
    if isinstance(part, Listed):
        return _row(tongue, part, letters)
    if isinstance(part, Notation):
        return relettered(part.text, letters, dict(part.fairy))
    if isinstance(part, Capital):
        return tongue.capital(worded_by(tongue, part.part, letters))
    if isinstance(part, InWords):
        return tongue.number_word(part.number)
    if isinstance(part, Name):
        return part.in_language(tongue.language)
    if isinstance(part, Decimal):
        return tongue.decimal(part.number, part.places)
    if isinstance(part, Grouped):
        return tongue.grouped(part.number)
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


@dataclass(frozen=True, slots=True)
class Translated:
    """Says sentences in a language of the program, numbers as is usual there.

    Attributes:
        language: its code.
    """

    language: str

    def template(self, text: str, number: int = -1) -> str:
        """Return the template that an English one is said by, in the form of a number if any."""
        return messages_of(self.language).message(CONTEXT, text, number=number)

    def last(self, word: Last) -> str:
        """Return the word between the last two parts of a list."""
        return self._message("", LAST_WORDS[word], BETWEEN)

    def number_word(self, number: int) -> str:
        """Return a small number as a word."""
        if 0 <= number <= 12:
            return self._message("", str(InWords(number)))
        return self.grouped(number)

    def decimal(self, number: float, places: int = 1) -> str:
        """Return a number with so many places after the decimal point."""
        return language_of(self.language).decimal(number, places)

    def grouped(self, number: int) -> str:
        """Return a number with its thousands separated."""
        return language_of(self.language).grouped(number)

    def capital(self, text: str) -> str:
        """Return a sentence with a capital letter first; a stipulation such as `h#2` stays."""
        first = text.partition(" ")[0]
        return text if set(first) & set("#=") else text[:1].upper() + text[1:]

    def _message(self, context: str, text: str, comment: str = "") -> str:
        return messages_of(self.language).message(context, text, comment)


def _template(tongue: Tongue, sentence: Sentence) -> str:
    """Return the template of a sentence, in the form that goes with its number if it has one."""
    if isinstance(sentence, Counted) and sentence.number != 1:
        return tongue.template(sentence.template, sentence.number)
    text = sentence.one if isinstance(sentence, Counted) else sentence.template
    return tongue.template(text) if text else ""


def _row(tongue: Tongue, row: Listed, letters: Letters) -> str:
    words = [worded_by(tongue, part, letters) for part in row.parts]
    if row.last is not None and len(words) > 1:
        return f"{row.separator.join(words[:-1])} {tongue.last(row.last)} {words[-1]}"
    return row.separator.join(words)
