# SPDX-License-Identifier: GPL-3.0-or-later
"""Popeye asked about the problem on the board, in a thread of its own; the newest request wins.

By itself it is asked about what is not solved here; on demand about any problem, and then its
answer is compared with ours. Whatever is put on the board, or asked, ends the process at work.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from composer.beside.comparing import Comparison, compared
from composer.beside.program import (
    LEAST_MEMORY,
    LONGEST,
    MOST_MEMORY,
    Limits,
    Program,
    find_program,
)
from composer.gui.documents.twins import Twinning
from composer.gui.threads.analyst import Analyst, Answer
from composer.gui.threads.latest import Latest
from composer.gui.user.pause import pause
from composer.gui.user.preferring import Preferring
from composer.notation.sentences import OUR_FAULT
from composer.problem.defects import Severity
from composer.problem.problem import Problem
from composer.said.sentence import NOTHING
from composer.solver.general.untried import confirmed
from composer.solver.options import Cancelled, SolveOptions, Token
from composer.solver.solution import Solution

if TYPE_CHECKING:
    from composer.beside.asking import Asked, Progress

_LOG = logging.getLogger(__name__)
_REST = 250  # milliseconds without an edit before Popeye is started by itself


@dataclass(frozen=True, slots=True)
class Consulted:
    """What is known of a request so far.

    Attributes:
        generation: the number of the answer of ours that it belongs to.
        checks: whether it was demanded, and is compared with ours.
        running: whether more is to come.
        program: what was started; None where no Popeye was found.
        progress: how far it has come, while it runs.
        asked: what came of it, at the end.
        comparison: how it differs from our answer; None where there is none.
    """

    generation: int
    checks: bool
    running: bool = True
    program: Program | None = None
    progress: Progress | None = None
    asked: Asked | None = None
    comparison: Comparison | None = None

    @property
    def is_missing(self) -> bool:
        """Whether there is no Popeye to ask."""
        return not self.running and self.program is None


@dataclass(frozen=True, slots=True)
class _Job:
    state: Consulted
    problem: Problem
    options: SolveOptions
    limits: Limits
    given: str
    ours: Solution | None
    token: Token
    unwanted: Token


class Consulting(QObject):
    """Asks Popeye, and says what comes of it.

    Signals:
        changed: a `Consulted` of the problem on the board, or None where nothing is asked.
        answered: an `Answer` of Popeye's to what is not solved here, or ours that it has confirmed.
    """

    changed = Signal(object)
    answered = Signal(object)
    _found = Signal()

    def __init__(
        self,
        twinning: Twinning,
        analyst: Analyst,
        preferring: Preferring,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._twinning, self._analyst, self._preferring = twinning, analyst, preferring
        self._token, self._unwanted = Token(), Token()
        self._ours: Answer | None = None
        self._state: Consulted | None = None
        self._newest: Consulted | None = None
        self._waiting = pause(self, _REST, lambda: self._start(checks=False))
        self._found.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._thread: Latest[_Job] = Latest("popeye", self._work)

    @property
    def state(self) -> Consulted | None:
        """What is known of the newest request; None where nothing was asked."""
        return self._state

    @property
    def is_running(self) -> bool:
        """Whether Popeye works, or waits to be started."""
        return self._state is not None and self._state.running

    def note_answer(self, answer: Answer) -> None:
        """Take an answer of ours: Popeye is asked by itself about what is not solved here."""
        before, self._ours = self._ours, answer
        if before is None or before.generation != answer.generation:
            self.stop_silently()
        if self._state is None and self._may_ask_itself(answer):
            self._waiting.start()

    def check(self) -> None:
        """Ask about the problem on the board, whatever we know of it."""
        self._start(checks=True)

    def stop(self) -> None:
        """End the process at work; what it found so far is reported."""
        self._waiting.stop()
        self._token.cancel()

    def stop_silently(self) -> None:
        """End the process at work, and forget about it: something else is on the board."""
        self.stop()
        self._unwanted.cancel()
        self._thread.post(None)
        with self._thread.wake:
            self._newest = None
        if self._state is not None:
            self._state = None
            self.changed.emit(None)

    def ask_again(self) -> None:
        """Ask again what was asked last, by other settings."""
        state = self._state
        if state is not None:
            self._start(checks=state.checks)
        elif self._ours is not None and self._may_ask_itself(self._ours):
            self._start(checks=False)

    def close(self) -> None:
        """End the process and the thread."""
        self.stop()
        self._unwanted.cancel()
        self._thread.close()

    def limits(self) -> Limits:
        """Return what Popeye may use, as it is preferred."""
        now = self._preferring.now
        return Limits(
            megabytes=min(MOST_MEMORY, max(LEAST_MEMORY, now.popeye_memory)),
            seconds=float(min(LONGEST, max(0, now.popeye_seconds))),
        )

    def _may_ask_itself(self, answer: Answer) -> bool:
        """Tell whether something is not solved here, and can be asked."""
        if answer.solution is not None or not answer.note or not self._preferring.now.popeye_asked:
            return False
        from composer.beside.request import CannotAsk, require_askable

        if any(defect.severity is Severity.FATAL for defect in answer.defects):
            return False
        if self._twinning.fault is not None:
            return False
        try:
            require_askable(self._twinning.problem)
        except CannotAsk:
            return False
        return True

    def _start(self, *, checks: bool) -> None:
        self.stop()
        self._unwanted.cancel()
        ours = self._ours
        if ours is None or self._twinning.fault is not None:
            return
        self._token, self._unwanted = Token(), Token()
        options = ours.question.options
        solution = ours.solution if checks else None
        state = Consulted(ours.generation, checks)
        self._state = state
        with self._thread.wake:
            self._newest = None
        given = self._preferring.now.popeye
        problem = self._twinning.problem
        self._thread.post(
            _Job(
                state,
                problem,
                options,
                self.limits(),
                given,
                solution,
                self._token,
                self._unwanted,
            )
        )
        self.changed.emit(state)

    def _work(self, job: _Job) -> None:
        """Find the program, ask it, and compare; in the thread."""
        from composer.beside.asking import Asked, ask

        state = job.state
        try:
            program = find_program(job.given)
            if program is None:
                self._report(job, replace(state, running=False))
                return
            state = replace(state, program=program)

            def tell(progress: Progress) -> None:
                self._report(job, replace(state, progress=progress))

            asked = ask(
                program,
                job.problem,
                job.options,
                job.limits,
                job.token,
                tell,
                job.unwanted,
            )
            comparison = None
            if job.ours is not None and asked.solution is not None:
                comparison = compared(job.ours, asked.solution)
            state = replace(state, running=False, asked=asked, comparison=comparison)
        except Cancelled:
            return  # nobody waits for it
        except Exception:  # noqa: BLE001 - the thread must live on; it is reported
            _LOG.exception("asking Popeye failed on %s", job.problem)
            note = OUR_FAULT
            program = state.program or Program(Path())
            state = replace(state, running=False, program=program, asked=Asked(None, note))
        self._report(job, state)

    def _report(self, job: _Job, state: Consulted) -> None:
        with self._thread.wake:
            if job.token is not self._token:  # a newer request has taken its place
                return
            first = self._newest is None
            self._newest = state
        if first:
            self._found.emit()

    def _deliver(self) -> None:
        with self._thread.wake:
            state, self._newest = self._newest, None
        if state is None or self._state is None or state.generation != self._state.generation:
            return
        self._state = state
        self.changed.emit(state)
        ours, asked = self._ours, state.asked
        if ours is None or asked is None or asked.solution is None:
            return
        if ours.solution is not None:
            if state.comparison is not None and state.comparison.confirms:
                self._ours = replace(ours, solution=confirmed(ours.solution, asked.solver))
                self.answered.emit(self._ours)
            return
        solution = asked.solution
        question = replace(ours.question, stipulation=solution.stipulation)
        self.answered.emit(
            replace(
                ours,
                question=question,
                solution=solution,
                note=NOTHING,
                running=False,
                weighed=True,
                rights_known=True,
            )
        )
