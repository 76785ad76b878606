# SPDX-License-Identifier: GPL-3.0-or-later
"""Which form of a word goes with a number, in each language of the window.

One row a language, after the plural rules of Unicode's CLDR for whole numbers, in the order in
which Qt's translation files hold the forms. Two things differ on purpose. A sentence for exactly
one is always a message of its own ("One problem saved."), so that what a language says of other
numbers is all that is chosen here. And French, Spanish and Italian have a further form for whole
millions ("un million de ..."), which is used where the number is written out, and which Qt's files
have no place for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


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
class Plurals:
    """The forms of one language.

    Attributes:
        language: its code.
        forms: the name of each form and what all must hold for it; the last one takes the rest.
    """

    language: str
    forms: tuple[tuple[str, tuple[Among, ...]], ...]

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


_ONE: Final = ("one", (Among(1, 1),))
_OTHER: Final[tuple[str, tuple[Among, ...]]] = ("other", ())

PLURALS: Final = (
    Plurals("en", (_ONE, _OTHER)),
    Plurals("it", (_ONE, _OTHER)),
    Plurals("de", (_ONE, _OTHER)),
    Plurals("es", (_ONE, _OTHER)),
    Plurals("fr", (("one", (Among(0, 1),)), _OTHER)),
    Plurals(
        "ru",
        (
            ("one", (Among(1, 1, 10), Among(11, 11, 100, outside=True))),
            ("few", (Among(2, 4, 10), Among(12, 14, 100, outside=True))),
            ("many", ()),
        ),
    ),
)
"""The languages, each with its forms."""

_BY_LANGUAGE: Final = {plural.language: plural for plural in PLURALS}


def plurals_of(language: str) -> Plurals:
    """Return the forms of a language by its code, such as `ru` or `ru_RU`.

    Raises:
        KeyError: they are not known.
    """
    return _BY_LANGUAGE[language.replace("-", "_").partition("_")[0].lower()]
