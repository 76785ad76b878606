# SPDX-License-Identifier: GPL-3.0-or-later
"""Who made a problem, and where and when it appeared."""

from __future__ import annotations

import re
from dataclasses import dataclass

_YEAR = re.compile(r"\b(1[0-9]{3}|20[0-9]{2})\b", re.ASCII)


@dataclass(frozen=True, slots=True)
class Credits:
    """Authorship and publication, each as the composer writes it.

    Attributes:
        authors: names, `Given Family` or `Family, Given`, in the order of the caption.
        source: the magazine, column or tourney, with its number.
        date: as exact as it is known: `1925`, `1925-05`, `1925-05-07` or words.
        distinction: prize, mention or commendation, in words.
        dedication: to whom the problem is dedicated.
    """

    authors: tuple[str, ...] = ()
    source: str = ""
    date: str = ""
    distinction: str = ""
    dedication: str = ""

    @property
    def year(self) -> int | None:
        """The first year named in the date, if any."""
        found = _YEAR.search(self.date)
        return int(found[1]) if found else None

    def caption_authors(self) -> str:
        """Return the authors for a caption: given names first, joined by an ampersand."""
        return " & ".join(given_first(name) for name in self.authors)

    def caption_source(self) -> str:
        """Return source and date for a caption, such as `The Field 1949`."""
        return " ".join(part for part in (self.source, self.date) if part)


NO_CREDITS = Credits()


def given_first(name: str) -> str:
    """Turn `Family, Given` into `Given Family`; other names stay as they are."""
    family, comma, given = name.partition(",")
    if comma and given.strip() and "," not in given:
        return f"{given.strip()} {family.strip()}"
    return name.strip()
