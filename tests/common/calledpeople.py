# SPDX-License-Identifier: GPL-3.0-or-later
"""People of a library by what they are called."""

from __future__ import annotations

from composer.library.access.store import Library
from composer.library.names.looking import people_called


def person_called(library: Library, name: str) -> int | None:
    """Return whom the user calls so, or who is written so in any order; None if there is none."""
    with library.reading() as connection:
        return next(iter(people_called(connection, name)), None)
