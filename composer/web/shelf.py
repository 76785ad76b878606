# SPDX-License-Identifier: GPL-3.0-or-later
"""The library behind the page: who owns it, and what is done with it there."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Protocol, TypeVar

from composer.library.access.opening import Access, Holding, hold_new, open_for_session
from composer.library.access.store import Library
from composer.library.changes.samples import create_sample_library

T = TypeVar("T")


class Shelf(Protocol):
    """Somebody who owns a library, and does with it what he is asked, one thing after another."""

    def read(self, work: Callable[[Library], T]) -> Future[T]:
        """Ask the library something.

        The future raises what the work raises, and `LibraryFault` where none is open.
        """
        ...

    def change(self, work: Callable[[Library], T]) -> Future[T]:
        """Change the library.

        The future raises what the work raises, and `LibraryFault` where it may not be changed.
        """
        ...


class OwnShelf:
    """A library that is opened for the page alone, in a thread of its own."""

    def __init__(self, path: Path) -> None:
        """Open the library; where there is none yet, make one with the sample collection.

        Another session that has it keeps it: then it can be read here, not changed.

        Raises:
            LibraryFault: it cannot be opened.
        """
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="page library")
        try:
            self._holding: Holding = self._pool.submit(_opened, path).result()
        except BaseException:
            self._pool.shutdown()
            raise

    @property
    def access(self) -> Access:
        """What may be done with it."""
        return self._holding.access

    def read(self, work: Callable[[Library], T]) -> Future[T]:
        """Ask the library something."""
        return self._pool.submit(lambda: work(self._holding.library))

    def change(self, work: Callable[[Library], T]) -> Future[T]:
        """Change the library."""

        def act() -> T:
            self._holding.see_that_it_may_be_written()
            return work(self._holding.library)

        return self._pool.submit(act)

    def close(self) -> None:
        """Finish what was asked, and close the library."""
        self._pool.submit(self._holding.close).result()
        self._pool.shutdown()


def _opened(path: Path) -> Holding:
    if path.exists():
        return open_for_session(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    return hold_new(create_sample_library(path))
