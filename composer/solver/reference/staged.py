# SPDX-License-Identifier: GPL-3.0-or-later
"""The reference solver behind the protocol of searches, stage by stage."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Protocol

from composer.problem.defects import fatal_defects
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.searched import Limit
from composer.solver.laws import laws_of
from composer.solver.lines import Line
from composer.solver.options import SolveOptions, Token, Unsolvable
from composer.solver.phases import Phase
from composer.solver.playboard import BoardMove, PlayBoard
from composer.solver.reference.direct import FirstMove, ReferenceSearch
from composer.solver.reference.exact import ExactSearch
from composer.solver.reference.lawboard import LawBoard
from composer.solver.reference.lines import HelpSearch, SeriesSearch
from composer.solver.reference.selfplay import SelfSearch
from composer.solver.solution import Stage
from composer.solver.stages import PROGRESS, REFERENCE, Found, Search


def reference_search(position: Position, stipulation: Stipulation, token: Token) -> Search:
    """Return the reference solver's search, by the laws of the stipulation.

    Raises:
        Unsolvable: the position has a fatal defect.
    """
    laws = laws_of(stipulation.rules)
    if laws is not None:
        return search_on(LawBoard(position, laws), stipulation, token, REFERENCE)
    if fatal_defects(position):
        raise Unsolvable("the position cannot be solved")
    from composer.solver.reference.orthodox import OrthodoxBoard  # loads python-chess

    return search_on(OrthodoxBoard(position), stipulation, token, REFERENCE)


def search_on(board: PlayBoard, stipulation: Stipulation, token: Token, solver: str) -> Search:
    """Return a search that plays on a board, whatever its rules.

    Args:
        board: the board, before the first move.
        stipulation: the task.
        token: stops the work.
        solver: the name of the solver that answers.
    """
    if stipulation.has_lines:
        kind = SeriesSearch if stipulation.series else HelpSearch
        return StagedLines(kind(board, stipulation, token), solver)
    return StagedPhases(phases_on(board, stipulation, token), solver)


def phases_on(board: PlayBoard, stipulation: Stipulation, token: Token) -> PhaseSearch:
    """Return what finds the phases of direct, self or reflex play on a board."""
    direct = stipulation.play is Play.DIRECT
    if stipulation.exact:
        return ExactSearch(board, stipulation, token)
    return (ReferenceSearch if direct else SelfSearch)(board, stipulation, token)


class PhaseSearch(Protocol):
    """What the stages of direct, self and reflex play are made of."""

    @property
    def nodes(self) -> int:
        """The positions looked at so far."""
        ...

    def must_end(self) -> bool:
        """Return whether the attacker must reach the goal himself."""
        ...

    def first_moves(self) -> list[BoardMove]:
        """Return the legal first moves."""
        ...

    def try_key(self, move: BoardMove) -> FirstMove:
        """Look at the defences of a first move until one refutes it."""
        ...

    def try_further(self, first: FirstMove, refutations: int) -> None:
        """Look at more defences until one refutation too many for a try is found."""
        ...

    def bare_key(self, move: BoardMove) -> Phase:
        """Return a key without its play."""
        ...

    def key_phase(self, move: BoardMove) -> Phase:
        """Return the whole play after a key."""
        ...

    def try_phase(self, first: FirstMove) -> Phase:
        """Return the whole play after a try."""
        ...

    def set_play(self) -> Phase | None:
        """Return the play if the defender moves first, or None where he cannot."""
        ...


class FindsLines(Protocol):
    """What the stages of help play and series are made of."""

    @property
    def nodes(self) -> int:
        """The positions looked at so far."""
        ...

    def lengths(self, set_play: bool = False) -> list[int]:
        """Return how many half-moves a line can have, the shortest first."""
        ...

    def begin_set_play(self) -> None:
        """Let the other side begin from now on; only where set play has lengths."""
        ...

    def first_moves(self) -> list[BoardMove]:
        """Return the legal first moves."""
        ...

    def found(self, first: BoardMove, length: int, most: int) -> list[Line]:
        """Return the lines of just so many half-moves that begin with a move, `most` at most."""
        ...


class StagedPhases:
    """The reference solver for direct, self and reflex play."""

    def __init__(self, search: PhaseSearch, solver: str) -> None:
        self.solver: Final = solver
        self._search = search
        self._found = Found()

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
                phases += (self._search.bare_key(move),)
        yield self._now(
            stage=Stage.KEYS,
            keys=phases,
            first_moves=total,
            first_moves_done=total,
            must_end=self._search.must_end(),
        )

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


class StagedLines:
    """The reference solver for help play and series."""

    def __init__(self, search: FindsLines, solver: str) -> None:
        self.solver: Final = solver
        self._search = search
        self._found = Found()
        self._reported = time.perf_counter()

    @property
    def nodes(self) -> int:
        """The positions looked at so far."""
        return self._search.nodes

    def find(self, options: SolveOptions) -> Iterator[Found]:
        """Yield what is found, as `Search.find` says."""
        search, most = self._search, options.most_lines
        lines: list[Line] = []
        lengths = search.lengths()[-1:] if options.exact else search.lengths()
        for length in lengths:
            for done in self._collect(lines, length, most):
                first = len(search.first_moves())
                count = done if length == lengths[-1] else 0
                yield self._now(
                    lines=tuple(lines[:most]), first_moves=first, first_moves_done=count
                )
            if len(lines) > most:
                break
        total = len(search.first_moves())
        cut = len(lines) > most
        yield self._now(
            stage=Stage.KEYS,
            lines=tuple(lines[:most]),
            lines_cut=cut,
            stopped=Limit.LINES if cut else None,
            first_moves=total,
            first_moves_done=0 if cut else total,
            complete=not cut and not options.set_play,
        )
        if options.set_play:
            yield self._set_play(options, cut)

    def _set_play(self, options: SolveOptions, cut: bool) -> Found:
        search, most = self._search, options.most_lines
        lengths = search.lengths(set_play=True)
        lines: list[Line] = []
        if lengths:
            search.begin_set_play()
            for length in lengths[-1:] if options.exact else lengths:
                for _ in self._collect(lines, length, most):
                    pass
        set_cut = len(lines) > most
        return self._now(
            stage=Stage.PLAY,
            set_lines=tuple(lines[:most]),
            set_lines_cut=set_cut,
            complete=not (cut or set_cut),
        )

    def _collect(self, lines: list[Line], length: int, most: int) -> Iterator[int]:
        """Add the lines of a length, one more than wanted at most.

        Yields:
            Now and then how many first moves are done.
        """
        search = self._search
        for done, first in enumerate(search.first_moves()):
            room = most + 1 - len(lines)
            lines += search.found(first, length, room)
            if len(lines) > most:
                return
            now = time.perf_counter()
            if now - self._reported > PROGRESS:
                self._reported = now
                yield done + 1

    def _now(self, **changes: object) -> Found:
        self._found = replace(self._found, **changes)  # type: ignore[arg-type]
        return self._found
