# SPDX-License-Identifier: GPL-3.0-or-later
"""Times in a query: a day, a month, a year, or a time before now, as microseconds since 1970."""

from __future__ import annotations

import re
from datetime import date, datetime, time, timedelta
from typing import Final

from composer.library.query.terms import Days

_DATE: Final = re.compile(r"(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?", re.ASCII)
_BACK: Final = {
    "today": 0,
    "yesterday": 1,
    "week": 7,
    "fortnight": 14,
    "month": 31,
    "quarter": 92,
    "year": 366,
}

DAY_WORDS: Final = tuple(_BACK)
"""Words for a time up to now: `week` is the last seven days and today."""


def is_day(text: str) -> bool:
    """Return whether a text is a time that a query may name."""
    return text in _BACK or _dates(text) is not None


def moments(days: Days, now: datetime) -> tuple[int | None, int | None]:
    """Return the first microsecond meant and the one after the last; None where it is open.

    Args:
        now: the present, in the user's time zone, by whose midnights days are reported.
    """
    if days.high.startswith("<"):
        return None, _first(days.high[1:], now)
    if days.low.startswith(">"):
        return _after(days.low[1:], now), None
    return (
        _first(days.low, now) if days.low else None,
        _after(days.high, now) if days.high else None,
    )


def _first(text: str, now: datetime) -> int:
    if text in _BACK:
        return _midnight(now.date() - timedelta(days=_BACK[text]), now)
    return _midnight((_dates(text) or (now.date(), now.date()))[0], now)


def _after(text: str, now: datetime) -> int:
    if text == "yesterday":
        return _midnight(now.date(), now)
    if text in _BACK:
        return _midnight(now.date() + timedelta(days=1), now)
    return _midnight((_dates(text) or (now.date(), now.date()))[1], now)


def _dates(text: str) -> tuple[date, date] | None:
    """Return the first day meant and the day after the last; None if it is no date."""
    found = _DATE.fullmatch(text)
    if found is None:
        return None
    year, month, day = (None if group is None else int(group) for group in found.groups())
    try:
        if year is None or not 1 < year < 9998:  # room for the day before and after
            return None
        if month is None:
            return date(year, 1, 1), date(year + 1, 1, 1)
        if day is None:
            first = date(year, month, 1)
            return first, date(year + month // 12, month % 12 + 1, 1)
        return date(year, month, day), date(year, month, day) + timedelta(days=1)
    except ValueError:
        return None


_EPOCH: Final = datetime(1970, 1, 1)


def _midnight(day: date, now: datetime) -> int:
    """Return the begin of a day in the time zone of `now`, as microseconds since 1970."""
    there = datetime.combine(day, time(), now.tzinfo)
    offset = there.utcoffset() or timedelta()
    return (there.replace(tzinfo=None) - offset - _EPOCH) // timedelta(microseconds=1)
