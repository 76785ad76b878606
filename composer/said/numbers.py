# SPDX-License-Identifier: GPL-3.0-or-later
"""How numbers are written in each language of the program, after Unicode's CLDR.

The window writes them by Qt, which reads the same data; a test holds both to be alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

_NARROW: Final = "\N{NARROW NO-BREAK SPACE}"
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


@dataclass(frozen=True, slots=True)
class Numbers:
    """How one language writes numbers.

    Attributes:
        language: its code.
        point: what stands before the decimals.
        between: what stands between thousands.
        least: the first number whose thousands are separated.
    """

    language: str
    point: str
    between: str
    least: int = 1000

    def grouped(self, number: int) -> str:
        """Return a whole number with its thousands separated."""
        if abs(number) < self.least:
            return str(number)
        return f"{number:,}".replace(",", self.between)

    def decimal(self, number: float) -> str:
        """Return a number with one place after the decimal point."""
        return f"{number:.1f}".replace(".", self.point)


NUMBERS: Final = (
    Numbers("en", ".", ","),
    Numbers("it", ",", ".", 10_000),
    Numbers("de", ",", "."),
    Numbers("es", ",", ".", 10_000),
    Numbers("fr", ",", _NARROW),
    Numbers("ru", ",", _NO_BREAK),
)
"""The languages, each with its way."""

_BY_LANGUAGE: Final = {numbers.language: numbers for numbers in NUMBERS}


def numbers_of(language: str) -> Numbers:
    """Return how a language writes numbers.

    Raises:
        KeyError: it is none of the program's.
    """
    return _BY_LANGUAGE[language]
