# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands between the front door and the searches: one protocol for both of them.

A search finds the solution stage by stage; the front door words what it finds.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Protocol

from composer.problem.defects import fatal_defects
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.solver.boards import move_of
from composer.solver.lines import Line
from composer.solver.options import SolveOptions, Token, Unsolvable
from composer.solver.phases import Phase
from composer.solver.reference.direct import FirstMove, ReferenceSearch
from composer.solver.solution import Stage

KERNEL: Final = "kernel"
REFERENCE: Final = "reference"
"""The names of the solvers."""

PROGRESS = 0.05  # seconds between two reports of progress


@dataclass(frozen=True, slots=True)
class Found:
    """What a search has found so far; the attributes are those of `Solution`."""

    stage: Stage = Stage.NOTHING
    complete: bool = False
    keys: tuple[Phase, ...] = ()
    set_play: Phase | None = None
    tries: tuple[Phase, ...] = ()
    first_moves: int = 0
    first_moves_done: int = 0
    lines: tuple[Line, ...] = ()
    set_lines: tuple[Line, ...] = ()
    lines_cut: bool = False


class Search(Protocol):
    """One solve of one position."""

    @property
    def solver(self) -> str:
        """Which solver answers: `kernel` or `reference`."""
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


class StagedReference:
    """The reference solver behind the protocol."""

    def __init__(self, position: Position, stipulation: Stipulation, token: Token) -> None:
        """Make ready to solve.

        Raises:
            Unsolvable: the position has a fatal defect.
        """
        if fatal_defects(position):
            raise Unsolvable("the position cannot be solved")
        self._search = ReferenceSearch(position, stipulation, token)
        self._found = Found()

    @property
    def solver(self) -> str:
        """Which solver answers."""
        return REFERENCE

    @property
    def nodes(self) -> int:
        """The positions looked at so far."""
        return self._search.nodes

    def find(self, options: SolveOptions) -> Iterator[Found]:
        """Yield what is found, as `Search.find` says."""
        search = self._search
        keys: list[FirstMove] = []
        rest: list[FirstMove] = []
        yield from self._find_keys(keys, rest)
        phases = tuple(search.key_phase(first.move) for first in keys)
        set_play = search.set_play() if options.set_play else None
        yield self._now(
            stage=Stage.PLAY, keys=phases, set_play=set_play, complete=not options.tries
        )
        if options.tries:
            tries = self._find_tries(rest, options.refutations)
            yield self._now(stage=Stage.TRIES, tries=tries, complete=True)

    def _find_keys(self, keys: list[FirstMove], rest: list[FirstMove]) -> Iterator[Found]:
        first_moves = self._search.first_moves()
        total = len(first_moves)
        phases: tuple[Phase, ...] = ()
        reported = time.perf_counter()
        for done, move in enumerate(first_moves):
            now = time.perf_counter()
            if now - reported > PROGRESS:
                reported = now
                yield self._now(keys=phases, first_moves=total, first_moves_done=done)
            first = self._search.try_key(move)
            (keys if first.solves else rest).append(first)
            if first.solves:
                length = self._search.length_of(move)
                phases += (Phase(move_of(self._search.board, move), length=length),)
        yield self._now(stage=Stage.KEYS, keys=phases, first_moves=total, first_moves_done=total)

    def _find_tries(self, rest: list[FirstMove], limit: int) -> tuple[Phase, ...]:
        tries = []
        for first in rest:
            self._search.try_further(first, limit)
            if not first.stalemates and len(first.refutations) <= limit:
                tries.append(self._search.try_phase(first))
        return tuple(tries)

    def _now(self, **changes: object) -> Found:
        self._found = replace(self._found, **changes)  # type: ignore[arg-type]
        return self._found
