# SPDX-License-Identifier: GPL-3.0-or-later
"""The dashes that are shown, in every language: where there is nothing, in ranges, in titles.

A move from square to square has the hyphen of notation, `Sg1-f3`, and so has what is typed. A
sentence has a dash only between a name and what has colons itself (`Mutate – set play: ...`), and
in Russian, whose grammar wants it.
"""

from __future__ import annotations

from typing import Final

NOTHING: Final = "–"
"""Stands where a value is shown and there is none."""


def ranged(low: object, high: object) -> str:
    """Return a range, both ends included: `1900–1930`."""
    return f"{low}–{high}"


def headed(*parts: str) -> str:
    """Return what stands side by side in a title or foot: `Samuel Loyd – 2`."""
    return " – ".join(parts)
