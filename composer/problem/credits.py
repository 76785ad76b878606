# SPDX-License-Identifier: GPL-3.0-or-later
"""Who made a problem, and where and when it appeared.

Dates of publication are a year, a year and month, or a day, as `1925`, `1925-05`, `1925-05-07`.
"""

from __future__ import annotations

import re
from calendar import monthrange
from dataclasses import dataclass
from enum import Enum
from typing import Final

_YEAR = re.compile(r"\b(1[0-9]{3}|20[0-9]{2})\b", re.ASCII)
_FORM: Final = re.compile(r"(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?", re.ASCII)
_BEGUN: Final = re.compile(r"\d{0,4}|\d{4}-\d{0,2}|\d{4}-\d{2}-\d{0,2}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Credits:
    """Authorship and publication, each as the composer writes it.

    Attributes:
        authors: names, `Given Family` or `Family, Given`, in the order of the caption.
        source: the magazine, column or book.
        date: as exact as it is known: `1925`, `1925-05`, `1925-05-07` or words.
        distinction: prize, mention or commendation, in words.
        dedication: to whom the problem is dedicated.
        number: the problem's number in the source, with the issue where that is stated.
        tourney: the competition that gave the distinction, where it is not the source's own.
    """

    authors: tuple[str, ...] = ()
    source: str = ""
    date: str = ""
    distinction: str = ""
    dedication: str = ""
    number: str = ""
    tourney: str = ""

    @property
    def year(self) -> int | None:
        """The first year named in the date, if any."""
        found = _YEAR.search(self.date)
        return int(found[1]) if found else None

    @property
    def distinct_authors(self) -> tuple[str, ...]:
        """The authors as they are written, each once."""
        names: dict[str, str] = {}
        for name in self.authors:
            names.setdefault(" ".join(given_first(name).split()).casefold(), name)
        return tuple(names.values())

    @property
    def signed(self) -> tuple[str, ...]:
        """The authors as a caption names them: given names first, each once."""
        return tuple(given_first(name) for name in self.distinct_authors)

    def caption_authors(self) -> str:
        """Return the authors for a caption, joined by an ampersand."""
        return " & ".join(self.signed)

    def caption_source(self) -> str:
        """Return source, number and date, such as `The Field 1949` or `Probleemblad (123) 1950`."""
        number = f"({self.number})" if self.number else ""  # bare, it would look like a year
        return " ".join(part for part in (self.source, number, self.date) if part)

    def caption_distinction(self) -> str:
        """Return distinction and tourney for a caption, such as `1st Prize, Smith JT`."""
        return ", ".join(part for part in (self.distinction, self.tourney) if part)


NO_CREDITS = Credits()


def given_first(name: str) -> str:
    """Turn `Family, Given` into `Given Family`; other names stay as they are."""
    family, comma, given = name.partition(",")
    if comma and given.strip() and "," not in given:
        return f"{given.strip()} {family.strip()}"
    return name.strip()


class DateFault(Enum):
    """What is wrong with a date; the value is the English sentence."""

    FORM = "a date is written 1925, 1925-05 or 1925-05-07"
    MONTH = "there are months 01 to 12"
    DAY = "this month has no such day"
    UNFINISHED = "the date is not finished"


def date_fault(text: str) -> DateFault | None:
    """Return what is wrong with a date, None if nothing; no date at all is none wrong."""
    text = text.strip()
    found = _FORM.fullmatch(text)
    if found is None:
        if not text:
            return None
        return DateFault.UNFINISHED if _BEGUN.fullmatch(text) else DateFault.FORM
    year, month, day = int(found[1]), found[2], found[3]
    if month is not None and not 1 <= int(month) <= 12:
        return DateFault.MONTH
    if day is not None and not 1 <= int(day) <= _days(year, int(month)):
        return DateFault.DAY
    return None


def _days(year: int, month: int) -> int:
    return monthrange(year, month)[1] if year else 31
