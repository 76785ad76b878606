# SPDX-License-Identifier: GPL-3.0-or-later
"""The templates that the program's sources declare, read once for all tests of a process."""

from __future__ import annotations

from functools import cache

from translations import Declared, declared


@cache
def templates() -> tuple[Declared, ...]:
    """Return every template, double ones too."""
    return tuple(declared())
