# SPDX-License-Identifier: GPL-3.0-or-later
"""The languages of the program: one row each, with its own name, its plurals and its numbers.

Both follow Unicode's CLDR. Plural forms are those for whole numbers, in the order in which Qt's
translation files hold them. Two things differ on purpose. A sentence for exactly one is always a
message of its own ("One problem saved."), so that what a language says of other numbers is all that
is chosen here. And French, Spanish and Italian have a further form for whole millions ("un million
de ..."), which is used where the number is written out, and which Qt's files have no place for.
The window writes numbers by Qt, which reads the same data; a test holds both to be alike.

The words of what is printed stand in all languages in the store `words.tsv`. What is printed
speaks the language of its letters, not that of the window. A row has the name of a word, behind
that of the group that it is of, and a column for each language; an empty cell is said in English. A
word that several groups have stands once, with all its names.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeVar

_Kind = TypeVar("_Kind")


@cache
def stored_words() -> Mapping[str, Mapping[str, str]]:
    """Return all rows of the store: by name the words by language."""
    text = Path(__file__).with_name("words.tsv").read_text(encoding="utf-8")
    (_, *languages), *rows = (line.split("\t") for line in text.splitlines())
    return MappingProxyType(
        {
            name: dict(zip(languages, words, strict=True))
            for names, *words in rows
            for name in names.split()
        }
    )


def languages() -> tuple[str, ...]:
    """Return the codes of the languages that have words here, English first."""
    return tuple(next(iter(stored_words().values())))


@cache
def group_of(group: str, language: str) -> Mapping[str, str]:
    """Return the words of a group by their names; those that a language lacks in English."""
    spoken, head = language.strip().lower(), f"{group}."
    return MappingProxyType(
        {
            name.removeprefix(head): words.get(spoken) or words["en"]
            for name, words in stored_words().items()
            if name.startswith(head)
        }
    )


def words_as(kind: type[_Kind], group: str, language: str) -> _Kind:
    """Return the words of a group as a value that has a field for each.

    Raises:
        TypeError: it has other fields.
    """
    return kind(**group_of(group, language))


_NARROW: Final = "\N{NARROW NO-BREAK SPACE}"
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


@dataclass(frozen=True, slots=True)
class Among:
    """A condition on a number: what is left of it after division lies in a range.

    Attributes:
        least: the first number of the range; `most` the last.
        divisor: what the number is divided by; 0 takes it as it is.
        outside: whether it must lie outside of the range instead.
    """

    least: int
    most: int
    divisor: int = 0
    outside: bool = False

    def holds(self, number: int) -> bool:
        """Whether it holds for a number."""
        rest = number % self.divisor if self.divisor else number
        return (self.least <= rest <= self.most) != self.outside


@dataclass(frozen=True, slots=True)
class Language:
    """A language of the program.

    Attributes:
        code: as files name it, such as `ru`.
        name: what it calls itself.
        forms: the name of each plural form and what all must hold for it; the last one takes the
            rest.
        point: what stands before the decimals.
        between: what stands between thousands.
        least: the first number whose thousands are separated.
    """

    code: str
    name: str
    forms: tuple[tuple[str, tuple[Among, ...]], ...]
    point: str
    between: str
    least: int = 1000

    def form(self, number: int) -> int:
        """Return the place of the form that goes with a number."""
        size = abs(number)
        for place, (_, conditions) in enumerate(self.forms):
            if all(condition.holds(size) for condition in conditions):
                return place
        return len(self.forms) - 1

    def needed(self) -> frozenset[int]:
        """The places of the forms that go with some number besides one, which has its own."""
        return frozenset(self.form(number) for number in range(200) if number != 1)

    def grouped(self, number: int) -> str:
        """Return a whole number with its thousands separated."""
        if abs(number) < self.least:
            return str(number)
        return f"{number:,}".replace(",", self.between)

    def decimal(self, number: float, places: int = 1) -> str:
        """Return a number with so many places after the decimal point."""
        return f"{number:.{places}f}".replace(".", self.point)


_ONE: Final = ("one", (Among(1, 1),))
_FEW_ONES: Final = ("one", (Among(0, 1),))
_OTHER: Final[tuple[str, tuple[Among, ...]]] = ("other", ())
_SLAVIC: Final = (
    ("one", (Among(1, 1, 10), Among(11, 11, 100, outside=True))),
    ("few", (Among(2, 4, 10), Among(12, 14, 100, outside=True))),
    ("many", ()),
)

LANGUAGES: Final = (
    Language("en", "English", (_ONE, _OTHER), ".", ","),
    Language("it", "Italiano", (_ONE, _OTHER), ",", ".", 10_000),
    Language("de", "Deutsch", (_ONE, _OTHER), ",", "."),
    Language("fr", "Français", (_FEW_ONES, _OTHER), ",", _NARROW),
    Language("es", "Español", (_ONE, _OTHER), ",", ".", 10_000),
    Language("ru", "Русский", _SLAVIC, ",", _NO_BREAK),
)
"""All of them, in the order in which they are offered."""

CODES: Final = tuple(language.code for language in LANGUAGES)

_BY_CODE: Final = {language.code: language for language in LANGUAGES}


def language_of(code: str) -> Language:
    """Return a language by its code, such as `ru` or `ru_RU`.

    Raises:
        KeyError: it is none of the program's.
    """
    return _BY_CODE[code.replace("-", "_").partition("_")[0].lower()]
