# SPDX-License-Identifier: GPL-3.0-or-later
"""The solver's front door: `solve` for the whole answer, `solving` for it stage by stage."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace

from composer.problem.defects import fatal_defects
from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import TWO_MOVER, Stipulation, parse_stipulation
from composer.solver.boards import move_of
from composer.solver.options import Cancelled, SolveOptions, Token, require_direct
from composer.solver.reference import FirstMove, ReferenceSearch
from composer.solver.solution import Phase, Solution, Stage, Verdict
from composer.solver.verdict import invalid_message, message_of, verdict_of

_PROGRESS = 0.05  # seconds between two reports of progress

Solvable = str | Position | Problem


def backend() -> str:
    """Return which solver answers: `kernel` or `reference`."""
    return "reference"


def solve(
    what: Solvable,
    stipulation: str | Stipulation | None = None,
    options: SolveOptions | None = None,
    cancel: Token | None = None,
) -> Solution:
    """Solve a position and return the whole answer.

    Args:
        what: a FEN, a position, or a problem (which has its own stipulation).
        stipulation: what is asked; the problem's own or `#2` if not given.
        options: what to find besides the keys.
        cancel: a token that stops the work; the answer is then not `complete`.

    Raises:
        FenError: the FEN cannot be read.
        StipulationError: the stipulation cannot be read.
        UnsupportedStipulation: the stipulation is not solved yet.
    """
    *_, last = solving(what, stipulation, options, cancel)
    return last


def solving(
    what: Solvable,
    stipulation: str | Stipulation | None = None,
    options: SolveOptions | None = None,
    cancel: Token | None = None,
) -> Iterator[Solution]:
    """Solve a position and yield the answer, more complete at each stage.

    The first answers may hold only progress; the last is `complete` unless the token was
    cancelled. Arguments and faults are those of `solve`; faults are raised at once, not on
    the first step.
    """
    position, asked = _asked(what, stipulation)
    require_direct(asked)
    return _Solve(position, asked, options or SolveOptions(), cancel or Token()).stages()


def _asked(what: Solvable, stipulation: str | Stipulation | None) -> tuple[Position, Stipulation]:
    if isinstance(what, Problem):
        position, own = what.position, what.stipulation
    else:
        position = parse_fen(what) if isinstance(what, str) else what
        own = TWO_MOVER
    if stipulation is None:
        return position, own
    if isinstance(stipulation, str):
        return position, parse_stipulation(stipulation)
    return position, stipulation


class _Solve:
    """One solve under way: runs the search stage by stage and words what it finds."""

    def __init__(
        self, position: Position, stipulation: Stipulation, options: SolveOptions, token: Token
    ) -> None:
        self._options = options
        self._token = token
        self._started = time.perf_counter()
        self._answer = Solution(position, stipulation, Verdict.UNDECIDED, "", solver=backend())

    def stages(self) -> Iterator[Solution]:
        """Yield the answers; the last one is the most complete."""
        fatal = fatal_defects(self._answer.position)
        if fatal:
            yield replace(
                self._answer,
                verdict=Verdict.INVALID,
                message=invalid_message(fatal),
                complete=True,
            )
            return
        search = ReferenceSearch(self._answer.position, self._answer.stipulation, self._token)
        try:
            yield from self._run(search)
        except Cancelled:
            yield self._update(search)

    def _run(self, search: ReferenceSearch) -> Iterator[Solution]:
        keys: list[FirstMove] = []
        rest: list[FirstMove] = []
        yield from self._find_keys(search, keys, rest)
        phases = tuple(search.key_phase(first.move) for first in keys)
        set_play = search.set_play() if self._options.set_play else None
        yield self._update(search, stage=Stage.PLAY, keys=phases, set_play=set_play)
        if self._options.tries:
            tries = self._find_tries(search, rest)
            yield self._update(search, stage=Stage.TRIES, tries=tries, complete=True)
        else:
            yield self._update(search, complete=True)

    def _find_keys(
        self, search: ReferenceSearch, keys: list[FirstMove], rest: list[FirstMove]
    ) -> Iterator[Solution]:
        first_moves = search.first_moves()
        phases: tuple[Phase, ...] = ()
        reported = self._started
        for done, move in enumerate(first_moves):
            now = time.perf_counter()
            if now - reported > _PROGRESS:
                reported = now
                yield self._update(
                    search, keys=phases, first_moves=len(first_moves), first_moves_done=done
                )
            first = search.try_key(move)
            (keys if first.solves else rest).append(first)
            if first.solves:
                length = search.length_of(move)
                phases += (Phase(move_of(search.board, move), length=length),)
        total = len(first_moves)
        yield self._update(
            search, stage=Stage.KEYS, keys=phases, first_moves=total, first_moves_done=total
        )

    def _find_tries(self, search: ReferenceSearch, rest: list[FirstMove]) -> tuple[Phase, ...]:
        limit = self._options.refutations
        tries = []
        for first in rest:
            search.try_further(first, limit)
            if not first.stalemates and len(first.refutations) <= limit:
                tries.append(search.try_phase(first))
        return tuple(tries)

    def _update(self, search: ReferenceSearch, **changes: object) -> Solution:
        answer = replace(
            self._answer,
            nodes=search.nodes,
            seconds=time.perf_counter() - self._started,
            **changes,  # type: ignore[arg-type]
        )
        moves = answer.stipulation.moves
        verdict = verdict_of(answer.keys, moves, answer.stage)
        progress = (answer.first_moves_done, answer.first_moves)
        message = message_of(
            verdict, answer.keys, answer.stipulation, answer.position.turn, progress
        )
        self._answer = replace(answer, verdict=verdict, message=message)
        return self._answer
