# SPDX-License-Identifier: GPL-3.0-or-later
"""A game's problem solved off the window's thread, at every change; the newest request wins."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Qt, Signal

from composer.games.position import GameError
from composer.games.task import GameProblem
from composer.gui.threads.latest import Latest
from composer.said.sentence import NOTHING, Sentence, sentence_of
from composer.solver.games.answer import GameAnswer
from composer.solver.games.phases import NO_PHASES, GamePhases, find_phases
from composer.solver.games.solve import solve_game
from composer.solver.options import Token
from composer.studio.sentences import OUR_FAULT

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Solved:
    """What is known of a problem so far.

    Attributes:
        problem: what was asked about.
        number: of the request; it grows.
        answer: what was found; None before the first report, and where it cannot be solved.
        phases: what was found beside the keys.
        running: whether more is to come.
        fault: why it cannot be solved.
    """

    problem: GameProblem
    number: int
    answer: GameAnswer | None = None
    phases: GamePhases = NO_PHASES
    running: bool = True
    fault: Sentence = NOTHING


@dataclass(frozen=True, slots=True)
class _Job:
    state: Solved
    token: Token
    refutations: int


class GameSolving(QObject):
    """Solves what is asked last.

    Signals:
        solved: a `Solved` of the newest request: several times, the last one not running.
    """

    solved = Signal(object)
    _found = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.refutations = 1
        """How many refutations a try may have."""
        self._number = 0
        self._token = Token()
        self._newest: Solved | None = None
        self._found.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._thread: Latest[_Job] = Latest("games", self._work)

    def ask(self, problem: GameProblem) -> None:
        """Solve a problem in place of what was asked before."""
        self._token.cancel()
        self._token = Token()
        self._number += 1
        with self._thread.wake:
            self._newest = None
        self._thread.post(_Job(Solved(problem, self._number), self._token, self.refutations))

    def drop(self) -> None:
        """Ask about nothing any more."""
        self._token.cancel()
        self._number += 1
        with self._thread.wake:
            self._newest = None

    def stop(self) -> None:
        """End the work; what was found until then is reported."""
        self._token.cancel()

    def close(self) -> None:
        """End the thread."""
        self._token.cancel()
        self._thread.close()

    def _work(self, job: _Job) -> None:
        """Solve, then look for set play and tries; in the thread."""
        state, problem = job.state, job.state.problem

        def tell(answer: GameAnswer) -> None:
            self._report(replace(state, answer=answer))

        try:
            answer = solve_game(problem, job.token, tell)
            state = replace(state, answer=answer)
            if answer.complete:
                self._report(state)

                def tell_phases(phases: GamePhases) -> None:
                    self._report(replace(state, phases=phases))

                found = find_phases(problem, answer, job.token, tell_phases, job.refutations)
                state = replace(state, phases=found)
        except GameError as error:
            state = replace(state, fault=sentence_of(error))
        except Exception:  # noqa: BLE001 - the thread must live on; it is reported
            _LOG.exception("solving failed on %s", problem)
            state = replace(state, fault=OUR_FAULT)
        self._report(replace(state, running=False))

    def _report(self, state: Solved) -> None:
        with self._thread.wake:
            if state.number != self._number:  # a newer request has taken its place
                return
            first = self._newest is None
            self._newest = state
        if first:
            self._found.emit()

    def _deliver(self) -> None:
        with self._thread.wake:
            state, self._newest = self._newest, None
        if state is not None and state.number == self._number:
            self.solved.emit(state)
