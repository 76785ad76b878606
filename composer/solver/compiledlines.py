# SPDX-License-Identifier: GPL-3.0-or-later
"""Help play and series by the compiled kernel, where it was built."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from composer.problem.position import Position
from composer.problem.setplay import set_play_of
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.searched import Limit
from composer.solver.compiled import kernel_module
from composer.solver.laws import laws_of
from composer.solver.lines import Line
from composer.solver.options import Cancelled, SolveOptions, Token, Unsolvable
from composer.solver.solution import Stage
from composer.solver.stages import KERNEL, PROGRESS, Found

if TYPE_CHECKING:
    from composer.solver.kernel.engine import LineKernel, LineSolve

_ALONE = 50_000  # positions to look at before it is worth while to start threads
_SHOWN = 200  # lines shown while the work goes on; more are only shown at its end
_BATCH = 1_000  # lines made into values between two looks at the token: a millisecond or two


class CompiledLines:
    """One solve of help play or a series by the kernel."""

    def __init__(
        self,
        kernel: LineKernel,
        position: Position,
        stipulation: Stipulation,
        token: Token,
        threads: int,
    ) -> None:
        """Make ready to solve.

        Raises:
            Unsolvable: the position has a fatal defect.
        """
        self._kernel = kernel
        self._position = position
        self._stipulation = stipulation
        self._token = token
        self._threads = threads
        self._found = Found()
        self._set_play: LineSolve | None = None
        try:
            self._solve = self._new(position, stipulation)
        except ValueError as error:
            raise Unsolvable(str(error)) from None

    @property
    def solver(self) -> str:
        """Which solver answers."""
        return KERNEL

    @property
    def nodes(self) -> int:
        """The positions looked at so far."""
        return self._solve.nodes + (0 if self._set_play is None else self._set_play.nodes)

    @property
    def built(self) -> int:
        """The lines made into values so far."""
        return self._solve.built + (0 if self._set_play is None else self._set_play.built)

    def find(self, options: SolveOptions) -> Iterator[Found]:
        """Yield what is found, as `Search.find` says."""
        solve, first_moves = self._solve, self._solve.first_moves
        lines: list[Line] = []
        solutions: int | None = 0
        for lines, solutions, done in self._lengths(solve, options):
            yield self._now(
                lines=tuple(lines),
                solutions=solutions,
                first_moves=first_moves,
                first_moves_done=int(done * first_moves),
            )
        yield self._now(
            stage=Stage.KEYS,
            lines=tuple(lines),
            solutions=solutions,
            lines_cut=solve.cut,
            stopped=Limit.LINES if solve.cut else None,
            first_moves=first_moves,
            first_moves_done=0 if solve.cut else first_moves,
            complete=not solve.cut and not options.set_play,
        )
        if options.set_play:
            yield from self._find_set_play(options)

    def _find_set_play(self, options: SolveOptions) -> Iterator[Found]:
        """Let the other side begin, where the task has set play and nobody is in check."""
        lines: list[Line] = []
        self._set_play = self._new_set_play()
        if self._set_play is not None:
            for found, *_ in self._lengths(self._set_play, options):
                lines = found
                yield self._now()
        cut = self._set_play is not None and self._set_play.cut
        yield self._now(
            stage=Stage.PLAY,
            set_lines=tuple(lines),
            set_lines_cut=cut,
            complete=not (cut or self._solve.cut),
        )

    def _new(self, position: Position, stipulation: Stipulation) -> LineSolve:
        module = kernel_module()
        assert module is not None
        solve: LineSolve = module.LineSolve(
            self._kernel,
            position,
            stipulation,
            self._token.flag,
            laws=laws_of(stipulation.rules),
        )
        return solve

    def _new_set_play(self) -> LineSolve | None:
        asked = set_play_of(self._stipulation)
        if asked is None:
            return None
        position = replace(self._position, turn=self._position.turn.other, en_passant=None)
        try:
            return self._new(position, asked)
        except ValueError:  # the side that would have to pass is in check
            return None

    def _lengths(
        self, solve: LineSolve, options: SolveOptions
    ) -> Iterator[tuple[list[Line], int | None, float]]:
        """Find the lines, shorter ones first.

        Yields:
            Now and then, and at the end, the lines found, how many solutions they are (None
            where nobody counted), and how much of the full length is done (0 to 1).
        """
        solve.want(options.most_lines)
        lengths = solve.lengths[-1:] if options.exact else solve.lengths
        lines: list[Line] = []
        solutions = 0
        for length in lengths:
            solve.begin_length(length)
            shown, counted = lines, True
            for _ in self._run(solve):
                if len(shown) < solve.found <= _SHOWN:
                    shown, counted = lines + solve.lines(finished=True), False
                done = solve.done / solve.jobs if length == lengths[-1] else 0.0
                yield shown, solutions if counted else None, done
            for batch, more in self._built(solve):
                lines.extend(batch)
                solutions += more
            if solve.cut:
                break
        yield lines, solutions, 1.0

    def _built(self, solve: LineSolve) -> Iterator[tuple[list[Line], int]]:
        """Yield the lines of the length under way, some at a time; how many solutions they are."""
        found = solve.next_lines(_BATCH)
        while found[0]:
            yield found
            self._heed()
            found = solve.next_lines(_BATCH)

    def _run(self, solve: LineSolve) -> Iterator[None]:
        """Do the length under way, by several threads if it is long; yield now and then."""
        self._heed()
        if solve.run(0, _ALONE) or solve.cut:
            return
        self._heed()
        solve.again()
        yield from self._run_threads(solve, min(self._threads, solve.jobs - solve.done))
        self._heed()

    def _heed(self) -> None:
        if self._token.cancelled:
            raise Cancelled

    def _run_threads(self, solve: LineSolve, count: int) -> Iterator[None]:
        faults: list[BaseException] = []
        threads = [
            threading.Thread(
                target=_work, args=(solve, number, faults), name=f"solver {number}", daemon=True
            )
            for number in range(count)
        ]
        for thread in threads:
            thread.start()
        try:
            for thread in threads:
                while thread.is_alive():
                    thread.join(PROGRESS)
                    if thread.is_alive():
                        yield
        except BaseException:  # nobody wants the rest: the generator was closed
            solve.halt()
            raise
        finally:
            for thread in threads:
                thread.join()
        if faults:
            raise faults[0]

    def _now(self, **changes: object) -> Found:
        self._found = replace(self._found, **changes)  # type: ignore[arg-type]
        return self._found


def _work(solve: LineSolve, thread: int, faults: list[BaseException]) -> None:
    try:
        solve.run(thread)
    except MemoryError as fault:
        faults.append(fault)
        solve.halt()


def plays_lines(stipulation: Stipulation) -> bool:
    """Return whether the kernel plays it: help play, and series but those without agreed rules."""
    if stipulation.series:
        return stipulation.play not in (Play.HELP_SELF, Play.HELP_REFLEX)
    return stipulation.has_lines and not stipulation.is_proof_game
