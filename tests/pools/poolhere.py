# SPDX-License-Identifier: GPL-3.0-or-later
"""A pool that works where it is: for what has nothing to do with processes."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any


class InThisThread:
    """Works when asked, before it answers."""

    workers = 2
    lack = ""

    def submit(self, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Call a function."""
        future: Future[Any] = Future()
        future.set_result(function(*args, **kwargs))
        return future

    def renew(self) -> None:
        """Nothing is ever lost here."""
        raise AssertionError

    def close(self) -> None:
        """Nothing is under way."""
