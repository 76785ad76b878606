# SPDX-License-Identifier: GPL-3.0-or-later
"""How much of what is large the tests look at: all of it unattended, a sample at the desk."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, TypeVar

IN_FULL: Final = bool(os.environ.get("CI") or os.environ.get("COMPOSER_BRUTE"))
"""Whether everything is looked at."""

_Each = TypeVar("_Each")


def some(everything: Sequence[_Each], step: int) -> Sequence[_Each]:
    """Return every so manieth of a collection, and all of it where there is time."""
    return everything if IN_FULL else everything[::step]
