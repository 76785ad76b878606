# SPDX-License-Identifier: GPL-3.0-or-later
"""The door to the compiled kernel, where it was built.

The environment variable `COMPOSER_SOLVER` says which solver is to answer what two know, orthodox
chess and the laws of old games: `kernel`, which fails where there is none, or `reference`. Without
it, the kernel does where it is there.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from composer.problem.goals import MATE, STALEMATE
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.solver.laws import laws_of
from composer.solver.options import Cancelled, SolveOptions, Token, Unsolvable
from composer.solver.phases import Phase
from composer.solver.solution import Stage
from composer.solver.stages import KERNEL, PROGRESS, REFERENCE, Found

if TYPE_CHECKING:
    from types import ModuleType

    from composer.solver.kernel.engine import Kernel, Solve

VARIABLE: Final = "COMPOSER_SOLVER"

_ALONE = 20_000  # positions to look at before it is worth while to start threads
_WITHOUT_HINTS = 1_000_000  # positions that a thread looks at before hints are worth while
_LONG = 6  # moves from which on they are so much sooner
_WITHOUT_HINTS_IF_LONG = 100_000


def engine_module() -> ModuleType | None:
    """Return the compiled module; None where it was not built. For what no other solver knows."""
    try:
        from composer.solver.kernel import engine
    except ImportError:
        return None
    return engine


def kernel_module() -> ModuleType | None:
    """Return the compiled module; None where it is not wanted, or was not built.

    Raises:
        ImportError: it is wanted by name, and was not built.
        ValueError: the environment variable names no solver.
    """
    wanted = os.environ.get(VARIABLE, "")
    if wanted not in ("", KERNEL, REFERENCE):
        raise ValueError(f"{VARIABLE}: expected {KERNEL} or {REFERENCE}, got {wanted!r}")
    if wanted == REFERENCE:
        return None
    try:
        from composer.solver.kernel import engine
    except ImportError:
        if wanted == KERNEL:
            raise
        return None
    return engine


class CompiledSearch:
    """One solve by the kernel."""

    def __init__(
        self,
        kernel: Kernel,
        position: Position,
        stipulation: Stipulation,
        token: Token,
        threads: int,
    ) -> None:
        """Make ready to solve.

        Raises:
            Unsolvable: the position has a fatal defect.
        """
        module = kernel_module()
        assert module is not None
        try:
            self._solve: Solve = module.Solve(
                kernel,
                position,
                stipulation.moves,
                stipulation.goal,
                token.flag,
                stipulation.play.value,
                stipulation.exact,
                laws_of(stipulation.rules),
            )
        except ValueError as error:
            raise Unsolvable(str(error)) from None
        self._direct = stipulation.play is Play.DIRECT
        self._other = self._direct and stipulation.goal not in (MATE, STALEMATE)
        self._moves = stipulation.moves
        self._long = stipulation.moves > (2 if self._direct else 1)  # it ends half a move later
        self._token = token
        self._threads = threads
        self._found = Found()
        self._known: dict[str, object] = {}  # its fields; to replace some takes three times as long

    @property
    def solver(self) -> str:
        """Which solver answers."""
        return KERNEL

    @property
    def nodes(self) -> int:
        """The positions looked at so far."""
        return self._solve.nodes

    def find(self, options: SolveOptions) -> Iterator[Found]:
        """Yield what is found, as `Search.find` says."""
        solve = self._solve
        limit = options.refutations + 1
        # In a two-mover all is found in one pass; in longer ones the keys are wanted first.
        solve.begin_keys(1 if self._long or not options.tries else limit)
        yield from self._keys_found()
        keys = solve.solving()
        phases: list[Phase] = []
        for key in keys:
            yield from self._play(key, phases)
        set_play: list[Phase] = []
        if options.set_play:
            yield from self._play(-1, set_play)
        yield self._now(
            stage=Stage.PLAY,
            keys=tuple(phases),
            set_play=set_play[0] if set_play else None,
            complete=not options.tries,
        )
        if options.tries:
            tries: list[Phase] = []
            if self._long:
                solve.begin_tries(limit)
                yield from self._run()
            for first in solve.tries(options.refutations):
                yield from self._play(first, tries)
            yield self._now(stage=Stage.TRIES, tries=tuple(tries), complete=True)

    def _keys_found(self) -> Iterator[Found]:
        total = self._solve.first_moves
        soon = self._direct and self._moves >= _LONG
        for _ in self._run(_WITHOUT_HINTS_IF_LONG if soon else _WITHOUT_HINTS):
            yield self._keys_so_far(total)
        if self._solve.jobs_left:
            self._solve.again()
            self._solve.begin_hints()
            for _ in self._run():
                yield self._keys_so_far(total)
        yield self._now(
            stage=Stage.KEYS,
            keys=self._bare_keys(),
            first_moves=total,
            first_moves_done=total,
            must_end=self._solve.must_end,
        )

    def _keys_so_far(self, total: int) -> Found:
        return self._now(
            keys=self._bare_keys(), first_moves=total, first_moves_done=self._solve.done
        )

    def _bare_keys(self) -> tuple[Phase, ...]:
        solve = self._solve
        return tuple(self._bare_key(key, solve.length_of(key)) for key in solve.solving())

    def _bare_key(self, first: int, length: int) -> Phase:
        reaches = self._other and length == 1
        return Phase(self._solve.move_of_first(first), length=length, reaches=reaches)

    def _play(self, first: int, phases: list[Phase]) -> Iterator[Found]:
        """Work out the play after a first move, or the set play; add it if there is any."""
        self._heed()
        if first >= 0 and self._direct and self._solve.length_of(first) == 1:
            phases.append(self._bare_key(first, 1))
        elif self._solve.begin_play(first):
            yield from self._run()
            phase = self._solve.play(first)
            if phase is not None:
                phases.append(phase)
        else:
            self._heed()

    def _run(self, most_nodes: int = 0) -> Iterator[Found]:
        """Do the task under way, by several threads if it is long; yield now and then.

        Each of the threads looks at so many positions at most; 0 for as many as it takes.
        """
        if not self._solve.jobs_left:
            return
        self._heed()
        if self._solve.run(0, _ALONE if self._long else 0):
            return
        self._heed()
        self._solve.again()
        yield from self._run_threads(min(self._threads, self._solve.jobs_left), most_nodes)
        self._heed()

    def _heed(self) -> None:
        if self._token.cancelled:
            raise Cancelled

    def _run_threads(self, count: int, most_nodes: int) -> Iterator[Found]:
        faults: list[BaseException] = []
        threads = [
            threading.Thread(
                target=self._work,
                args=(number, most_nodes, faults),
                name=f"solver {number}",
                daemon=True,
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
                        yield self._found
        except BaseException:  # nobody wants the rest: the generator was closed
            self._solve.halt()
            raise
        finally:
            for thread in threads:
                thread.join()
        if faults:
            raise faults[0]

    def _work(self, thread: int, most_nodes: int, faults: list[BaseException]) -> None:
        try:
            self._solve.run(thread, most_nodes)
        except MemoryError as fault:
            faults.append(fault)
            self._solve.halt()

    def _now(self, **changes: object) -> Found:
        self._known.update(changes)
        self._found = Found(**self._known)  # type: ignore[arg-type]
        return self._found
