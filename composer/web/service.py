# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands behind the page: who solves, the library, the board of the desk."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Protocol

from composer.problem.problem import Problem
from composer.studio.saving import RecordPlace
from composer.web.limits import USUAL, Limits
from composer.web.shelf import Shelf


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
