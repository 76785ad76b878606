# SPDX-License-Identifier: GPL-3.0-or-later
"""How much of what is large the tests look at: a sample at the desk, more of it unattended.

All of it is looked at where `COMPOSER_BRUTE` is set: for hours in which nobody waits.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, TypeVar

BRUTE: Final = bool(os.environ.get("COMPOSER_BRUTE"))
"""Whether everything is looked at, however long it takes."""

IN_FULL: Final = BRUTE or bool(os.environ.get("CI"))
"""Whether all is looked at that can be in minutes."""

_Each = TypeVar("_Each")


def many(desk: int, unattended: int, brute: int) -> int:
    """Return how many are to be looked at."""
    return brute if BRUTE else unattended if IN_FULL else desk


def some(everything: Sequence[_Each], step: int, unattended: int = 1) -> Sequence[_Each]:
    """Return every so manieth of a collection, and all of it where there is time."""
    return everything[:: many(step, unattended, 1)]
