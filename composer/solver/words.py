# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers in the sentences of verdicts."""

from __future__ import annotations

from typing import Final

_NUMBERS: Final = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve"),
)


def in_words(number: int) -> str:
    """Return small numbers as words, `no` for none."""
    return _NUMBERS[number] if number < len(_NUMBERS) else str(number)
