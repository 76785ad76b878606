# SPDX-License-Identifier: GPL-3.0-or-later
"""Dates of publication: a year, a year and month, or a day, as `1925`, `1925-05`, `1925-05-07`."""

from __future__ import annotations

import re
from calendar import monthrange
from enum import Enum
from typing import Final

_FORM: Final = re.compile(r"(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?", re.ASCII)
_BEGUN: Final = re.compile(r"\d{0,4}|\d{4}-\d{0,2}|\d{4}-\d{2}-\d{0,2}", re.ASCII)


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
