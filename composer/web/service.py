# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands behind the page: who solves, the library, the board of the desk."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol, TypeVar

from composer.library.access.opening import Access, Holding, hold_new, open_for_session
from composer.library.access.store import Library
from composer.library.changes.samples import create_sample_library
from composer.problem.men import Kind
from composer.problem.problem import Problem
from composer.studio.saving import RecordPlace
from composer.web.limits import USUAL, Limits

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


@dataclass(frozen=True, slots=True)
class Board:
    """A problem on the board of the desk, or sent there.

    Attributes:
        problem: the problem.
        place: where it is kept.
        known: what is kept there, as far as that is known.
    """

    problem: Problem
    place: RecordPlace
    known: Problem | None = None


class Desk(Protocol):
    """The window beside the page, where there is one."""

    def board(self) -> Future[Board]:
        """Return what lies on its board."""
        ...

    def men(self) -> Future[tuple[Kind, ...]]:
        """Return the kinds of men that its user defined."""
        ...

    def show(self, board: Board) -> Future[None]:
        """Put a problem on its board, in a tab of its own where that is not settled."""
        ...


@dataclass(frozen=True, slots=True)
class Service:
    """What a page can reach.

    Attributes:
        shelf: the library; None where none is open.
        desk: the window; None where there is none.
        hands: how many processes solve.
        language: of the window, which a page speaks that says nothing of its own.
        limits: what may be asked.
        noted: is told how many pages are connected, in the server's thread.
    """

    shelf: Shelf | None = None
    desk: Desk | None = None
    hands: int = 2
    language: str = "en"
    limits: Limits = USUAL
    noted: Callable[[int], None] = field(default=lambda count: None)
