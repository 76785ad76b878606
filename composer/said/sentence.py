# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences as values: an English template with named places, and the parts that fill them.

Whatever below the window has something to tell the user carries a `Sentence`. Files and the
command line write its English, `str(sentence)`; the window says it in its own language from the
template (`composer.gui.words.sentences`), and never reads English back.

To add a sentence:
1. write it where it arises, as a literal: `said("The key {move} checks.", move=Notation("1.Qe4"))`;
2. run `python packaging/translations.py` and translate what is new in `resources/translations`.

A number that decides between singular and plural goes into `counted`, never into "(s)"; words
that change with the language are sentences of their own, put into the place of another. Where the
template must stand apart from what fills it, as in a table, it is a `Template`, or where it depends
on a number a `CountedTemplate`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, TypeAlias

_PLACE: Final = re.compile(r"\{(\w+)\}")

_NUMBERS: Final = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)


@dataclass(frozen=True, slots=True)
class Notation:
    """Moves in English letters, such as `1.Qe4` or `1...Rd6 2.Nf3#`.

    The window writes them in the letters that the user has chosen.

    Attributes:
        text: the moves.
        fairy: the English letters of the fairy men that move there, each with its letters by
            language; elsewhere such letters are those of orthodox men.
    """

    text: str
    fairy: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = ()

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class InWords:
    """A number that is written out where it is small: `two`, but `13`."""

    number: int

    def __str__(self) -> str:
        return _NUMBERS[self.number] if 0 <= self.number < len(_NUMBERS) else str(self.number)


@dataclass(frozen=True, slots=True)
class Grouped:
    """A large number with its thousands separated: `20,000,000`."""

    number: int

    def __str__(self) -> str:
        return f"{self.number:,}"


@dataclass(frozen=True, slots=True)
class Decimal:
    """A number with some places after the decimal point: `2.5`."""

    number: float
    places: int = 1

    def __str__(self) -> str:
        return f"{self.number:.{self.places}f}"


@dataclass(frozen=True, slots=True)
class Capital:
    """A part that begins with a capital letter, such as a name at the head of a sentence."""

    part: Part

    def __str__(self) -> str:
        words = str(self.part)
        return words[:1].upper() + words[1:]


@dataclass(frozen=True, slots=True)
class Name:
    """A name that has its own form in several languages, such as that of a fairy man.

    Attributes:
        forms: pairs of a language (`en`, `de`) and the name; English is always there.
    """

    forms: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return self.in_language("en")

    def in_language(self, language: str) -> str:
        """Return the name in a language, in English where it has no form of its own."""
        forms = dict(self.forms)
        return forms.get(language, forms["en"])


class Last(Enum):
    """The word before the last part of a list."""

    AND = "and"
    OR = "or"


@dataclass(frozen=True, slots=True)
class Listed:
    """Parts in a row.

    Attributes:
        parts: what is listed.
        separator: what stands between two of them, the same in every language.
        last: what stands before the last one instead.
    """

    parts: tuple[Part, ...]
    separator: str = ", "
    last: Last | None = None

    def __str__(self) -> str:
        words = [str(part) for part in self.parts]
        if self.last is not None and len(words) > 1:
            return f"{self.separator.join(words[:-1])} {self.last.value} {words[-1]}"
        return self.separator.join(words)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence, or words that stand in one.

    Attributes:
        template: its English, with places such as `{move}`.
        parts: what fills each place: text that is the same in every language (a name, a path, a
            square), numbers, moves, lists, other sentences.
    """

    template: str
    parts: tuple[tuple[str, Part], ...] = ()

    def __str__(self) -> str:
        return filled(self.template, {name: str(part) for name, part in self.parts})

    def __bool__(self) -> bool:
        return bool(self.template)

    def having(self, **others: Part) -> Sentence:
        """Return the same sentence with other parts in some of its places."""
        parts = tuple((name, others.get(name, part)) for name, part in self.parts)
        return replace(self, parts=parts)


@dataclass(frozen=True, slots=True)
class Counted(Sentence):
    """A sentence that depends on a number; `template` is its plural.

    Attributes:
        one: the template for exactly one.
        number: how many there are; also the part `count`.
    """

    one: str = ""
    number: int = 0

    def __str__(self) -> str:
        template = self.one if self.number == 1 else self.template
        return filled(template, {name: str(part) for name, part in self.parts})


@dataclass(frozen=True, slots=True)
class Template:
    """A template that is filled elsewhere, such as one of a table."""

    text: str

    def said(self, **parts: Part) -> Sentence:
        """Return the sentence with these parts in its places; those it has no place for go."""
        used = _PLACE.findall(self.text)
        return Sentence(self.text, tuple((name, parts[name]) for name in parts if name in used))


@dataclass(frozen=True, slots=True)
class CountedTemplate:
    """A template that depends on a number and is filled elsewhere, such as one of a table.

    Attributes:
        one: the template for exactly one.
        text: that for any other number.
    """

    one: str
    text: str

    def said(self, number: int, /, **parts: Part) -> Counted:
        """Return the sentence for a number, which is the part `count` unless another one is.

        Parts that it has no place for go.
        """
        used = _PLACE.findall(self.one + self.text)
        told = {"count": number, **parts}
        kept = tuple((name, told[name]) for name in told if name in used)
        return Counted(self.text, kept, self.one, number)


Part: TypeAlias = (
    str | int | Notation | InWords | Grouped | Decimal | Capital | Listed | Name | Sentence
)

NOTHING: Final = Sentence("")
"""Where there is nothing to say; it is false."""


def said(template: str, /, **parts: Part) -> Sentence:
    """Return a sentence; `template` is a literal, since the translators' tool reads the sources."""
    return Sentence(template, tuple(parts.items()))


def counted(number: int, one: str, many: str, /, **parts: Part) -> Counted:
    """Return a sentence for a number, which is also the part `count`; both are literals."""
    return Counted(many, (*parts.items(), ("count", number)), one, number)


def listed(parts: Iterable[Part]) -> Listed:
    """Return a list in words: `a`, `a and b`, `a, b and c`."""
    return Listed(tuple(parts), last=Last.AND)


def either(parts: Iterable[Part]) -> Listed:
    """Return alternatives in words: `a`, `a or b`, `a, b or c`."""
    return Listed(tuple(parts), last=Last.OR)


def joined(parts: Iterable[Part], separator: str = ", ") -> Listed:
    """Return a list with the same between all its parts: `a, b, c`."""
    return Listed(tuple(parts), separator)


def as_it_is(text: str) -> Sentence:
    """Return a text of somebody else, such as the system's, which no language changes."""
    return Sentence("{text}", (("text", text),)) if text else NOTHING


def sentence_of(fault: BaseException) -> Sentence:
    """Return what an exception says: the sentence that it was raised with, or its text."""
    first = fault.args[0] if fault.args else ""
    return first if isinstance(first, Sentence) else as_it_is(str(fault))


def filled(template: str, words: dict[str, str]) -> str:
    """Put words into the places of a template.

    Raises:
        KeyError: nothing is given for a place.
    """
    return _PLACE.sub(lambda place: words[place[1]], template)
