# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking through a large library for damage while it is in use.

A library is looked through when it is opened, unless it is so large that one would wait for
it. Such a one is opened at once and looked through afterwards, in a thread of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from composer.library.access.admitting import CHECKED_ON_OPENING
from composer.library.access.store import GivenUp, Library


def never() -> bool:
    """Go on to the end."""
    return False


def is_checked_on_opening(path: Path | str) -> bool:
    """Return whether a library was looked through for damage as it was opened.

    Raises:
        OSError: there is no such file any more.
    """
    return Path(path).stat().st_size <= CHECKED_ON_OPENING


def check_beside(path: Path | str, stop: Callable[[], bool] = never) -> bool:
    """Look through a library for damage; 1 GB takes some seconds. Others may read and write it.

    It is read table by table by a connection of its own, so that what is written meanwhile does
    not have to wait; the thread that calls does.

    Args:
        stop: is asked often whether to give up, in this thread; a large table may take half a
            second before it is heard.

    Returns:
        Whether all was looked through; False if it was given up.

    Raises:
        LibraryDamaged: a part of it is missing or overwritten.
        LibraryFault: it cannot be read.
    """
    with Library.open(path, read_only=True) as library:
        try:
            with library.giving_up(stop):
                for table in library.tables():
                    if stop():
                        return False
                    library.check(table)
        except GivenUp:
            return False
    return True
