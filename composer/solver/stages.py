# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands between the front door and the searches: one protocol for both of them.

A search finds the solution stage by stage; the front door words what it finds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeVar

from composer.retro.proofgames.games import AtLeast
from composer.searched import Finished, Limit, Searched, Stopped
from composer.solver.lines import Line, Shorter
from composer.solver.options import SolveOptions
from composer.solver.phases import Phase
from composer.solver.solution import Stage

_Each = TypeVar("_Each")

KERNEL: Final = "kernel"
REFERENCE: Final = "reference"
GENERAL: Final = "general"
"""The names of the solvers."""

PROGRESS = 0.05  # seconds between two reports of progress


@dataclass(frozen=True, slots=True)
class Found:
    """What a search has found so far.

    The attributes are those of `Solution`; and `solutions`: how many solutions the lines are,
    None where it was not counted. (To count very many takes longer than a cancelled solve may.)
    Of proof games also `bound`: what is known of their length without a search. `stopped` is what
    ended the search for keys, lines or games before its end; None where nothing did.
    """

    stage: Stage = Stage.NOTHING
    complete: bool = False
    keys: tuple[Phase, ...] = ()
    set_play: Phase | None = None
    tries: tuple[Phase, ...] = ()
    first_moves: int = 0
    first_moves_done: int = 0
    lines: tuple[Line, ...] = ()
    solutions: int | None = field(default=None, compare=False)
    set_lines: tuple[Line, ...] = ()
    lines_cut: bool = False
    set_lines_cut: bool = False
    must_end: bool = False
    shorter: tuple[Shorter, ...] = ()
    bound: AtLeast | None = None
    stopped: Limit | None = None

    @property
    def searched_keys(self) -> Searched[tuple[Phase, ...]]:
        """The keys, and whether these are all."""
        return self._searched(self.keys)

    @property
    def searched_lines(self) -> Searched[tuple[Line, ...]]:
        """The lines, or games, and whether there are no more."""
        return self._searched(self.lines)

    def _searched(self, found: _Each) -> Searched[_Each]:
        limit = Limit.WORKING if self.stage < Stage.KEYS else self.stopped
        return Finished(found) if limit is None else Stopped(found, limit)


class Search(Protocol):
    """One solve of one position."""

    @property
    def solver(self) -> str:
        """Which solver answers: one of the names above."""
        ...

    @property
    def nodes(self) -> int:
        """The positions looked at so far."""
        ...

    def find(self, options: SolveOptions) -> Iterator[Found]:
        """Yield what is found, at the end of each stage and now and then in long ones.

        Keys are bare, without their play, until the stage `PLAY`. Lines may be in any order
        until the stage `KEYS`. What is cut because there are more lines than wanted is never
        `complete`.

        Raises:
            Cancelled: the token was cancelled.
        """
        ...
