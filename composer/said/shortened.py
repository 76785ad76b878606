# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists that are cut, and say so."""

from __future__ import annotations

from collections.abc import Iterable

from composer.said.sentence import Part, counted, joined


def some(parts: Iterable[Part], most: int, separator: str = ", ") -> Part:
    """Return a list of which not more than so many are named: `a, b and 5 more`."""
    every = tuple(parts)
    if len(every) <= most:
        return joined(every, separator)
    named = joined(every[:most], separator)
    return counted(
        len(every) - most, "{named} and one more", "{named} and {count} more", named=named
    )
