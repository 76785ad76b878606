# SPDX-License-Identifier: GPL-3.0-or-later
"""The analyst: one thread that solves what lies on the board, always the newest.

A request replaces one that waits and cancels one that runs. Every answer carries the
generation of its request; answers to older requests are dropped. Finished answers are kept,
so that undo, redo and going between versions answer at once.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from composer.analysis.composing.meant import NO_MARKS, Marks, meant_key
from composer.analysis.composing.removal import weighed
from composer.analysis.courses.judgement import NO_LINE_MARKS, LineMarks, intended_numbers
from composer.analysis.dependence import Dependence, dependences, is_hinted
from composer.analysis.report import Analysis, analyse
from composer.gui.threads.latest import Latest
from composer.notation.sentences import OUR_FAULT
from composer.problem.defects import Defect
from composer.problem.forms import has_forms
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import Stipulation
from composer.problem.task import intended_solutions
from composer.said.sentence import NOTHING, Sentence, sentence_of
from composer.solver.lawdefects import defects_of_task
from composer.solver.options import SolveOptions, Token, UnsupportedStipulation
from composer.solver.session import Session
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solving
from composer.solver.stages import KERNEL

if TYPE_CHECKING:
    from composer.studies.endings import Endings

_LOG = logging.getLogger(__name__)
_BREATH = 0.04  # seconds between the solution and the analysis of what it means
_KEPT = 400  # finished answers remembered
_MEANT = 40  # of them with their analysis, which takes as much memory again and some milliseconds
_LINES = 30_000  # lines of help play and first moves of all that is remembered, at most


@dataclass(frozen=True, slots=True)
class Question:
    """What is to be solved; equal questions have equal answers.

    Attributes:
        position: the diagram, or a twin.
        stipulation: the task.
        options: what to find.
        hints: the problem with nothing but what speaks of rights that a diagram does not show;
            None where nothing does (see `composer.analysis.dependence`).
    """

    position: Position
    stipulation: Stipulation
    options: SolveOptions
    hints: Problem | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What is known of a question so far.

    Attributes:
        generation: the number of the request.
        question: what was asked.
        solution: what was found; None where it cannot be solved at all.
        note: a plain sentence where it cannot be solved: unsupported, or a fault.
        running: whether more is to come.
        defects: all that is wrong or unusual with the position.
        analysis: what the solution means; it follows the solution after a moment.
        meant: the key that the analysis rests on, of several; None where none is meant.
        intended: which lines of help play it rests on, from 1.
        weighed: whether the economy of the position is among its points, or never will be.
        dependences: the rights that would make it what its author meant.
        rights_known: whether these were looked for.
    """

    generation: int
    question: Question
    solution: Solution | None = None
    note: Sentence = NOTHING
    running: bool = False
    defects: tuple[Defect, ...] = ()
    analysis: Analysis | None = None
    meant: Move | None = None
    intended: tuple[int, ...] = ()
    weighed: bool = False
    dependences: tuple[Dependence, ...] = ()
    rights_known: bool = False

    def is_about(self, problem: Problem) -> bool:
        """Return whether it answers what is asked of a problem, and not of another one."""
        asked = self.question
        wanted = options_for(problem, replace(asked.options, intended=None)).intended
        return (asked.position, asked.stipulation, asked.options.intended) == (
            problem.position,
            problem.stipulation,
            wanted,
        )

    @property
    def wants_analysis(self) -> bool:
        """Whether the solution is there whole, but not yet all of what it means."""
        solution = self.solution
        if solution is None or not solution.complete or self.weighed or self.note:
            return False
        return solution.verdict is not Verdict.INVALID and solution.stipulation.claim is None

    @property
    def wants_rights(self) -> bool:
        """Whether the solution is there whole, but not yet what right it may rest on."""
        solution = self.solution
        if solution is None or not solution.complete or self.note:
            return False
        return self.question.hints is not None and not self.rights_known

    @property
    def is_final(self) -> bool:
        """Whether nothing more can be found out: it is complete, or cannot be solved."""
        complete = self.solution is not None and self.solution.complete
        return not self.running and (complete or bool(self.note))


@dataclass(frozen=True, slots=True)
class _Job:
    generation: int
    question: Question
    token: Token
    known: Answer | None = None  # solved before, but not analysed


def _length(answer: Answer | None) -> int:
    """Return how many lines and first moves an answer has, by which its memory grows."""
    solution = None if answer is None else answer.solution
    if solution is None:
        return 0
    return sum(map(len, (solution.lines, solution.set_lines, solution.keys, solution.tries)))


def _solution_only(answer: Answer) -> Answer:
    """Return an answer that will be analysed again when it is asked for."""
    return replace(answer, analysis=None, meant=None, intended=(), weighed=False)


class Analyst(QObject):
    """Solves in a thread of its own and says what it finds.

    Signals:
        answered: an `Answer` to the newest request; several for one request, each more
            complete.
        asked: a request was made that could not be answered at once; carries its number.
    """

    answered = Signal(object)
    asked = Signal(int)
    _found = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._generation = 0
        self._token = Token()
        self._weighing = Token()  # of the economy alone, which may give way and be taken up again
        self._gives_way = False
        self._marks = NO_MARKS  # a value: replaced whole, read by the thread too
        self._line_marks = NO_LINE_MARKS  # likewise
        self._asked: Question | None = None  # what is waiting or being solved
        self._newest: Answer | None = None
        self._session = Session()  # what was proved outlives an edit
        self._finished: OrderedDict[Question, Answer] = OrderedDict()
        self._lines = 0  # of all that is remembered
        self._found.connect(self._deliver_newest, Qt.ConnectionType.QueuedConnection)
        self._thread: Latest[_Job] = Latest("analyst", self._solve)

    @property
    def generation(self) -> int:
        """The number of the newest request."""
        return self._generation

    @property
    def endings(self) -> Endings:
        """The tables of endings that it asks, for others to ask as well: each is made once."""
        return self._session.endings

    def ask(
        self, problem: Problem, options: SolveOptions | None = None, *, rights: bool = False
    ) -> None:
        """Ask for the solution of a problem; whatever else was asked before is dropped.

        To ask once more for what is being solved does not begin it again.

        Args:
            problem: the problem.
            options: what to find.
            rights: look also for rights that it may rest on, where it speaks of any.
        """
        hints = _hints(problem) if rights else None
        asked = options_for(problem, options or SolveOptions())
        question = Question(problem.position, problem.stipulation, asked, hints)
        if question == self._asked and not self._token.cancelled:
            return
        self._asked = None
        self._generation += 1
        self._cancel()
        known = self._finished.get(question)
        if known is not None:
            self._finished.move_to_end(question)
            known = replace(self._resting(known), generation=self._generation)
            self._token = Token()
            wants = known.wants_analysis or known.wants_rights
            self._thread.post(
                _Job(known.generation, question, self._token, known) if wants else None
            )
            self.answered.emit(known)
            return
        self._token = Token()
        self._asked = question
        self.asked.emit(self._generation)
        self._thread.post(_Job(self._generation, question, self._token))

    def mean(self, marks: Marks, lines: LineMarks = NO_LINE_MARKS) -> None:
        """Set what says which key or lines are meant; analyses are renewed when requested."""
        self._marks, self._line_marks = marks, lines

    @property
    def is_busy(self) -> bool:
        """Whether something is being solved, or waits to be."""
        return self._asked is not None

    @property
    def is_taken_up(self) -> bool:
        """Whether the thread has begun with the newest request, or needs not."""
        return not self._thread.is_wanted

    def learn(self, answer: Answer) -> None:
        """Remember a final answer that was found elsewhere."""
        if answer.is_final:
            self._remember(answer)

    def refuse(self, problem: Problem, note: Sentence) -> None:
        """Answer in the place of a solve that makes no sense; what was asked before is dropped."""
        self._asked = None
        self._generation += 1
        self._cancel()
        self._thread.post(None)
        asked = options_for(problem, SolveOptions())
        question = Question(problem.position, problem.stipulation, asked)
        self.answered.emit(Answer(self._generation, question, note=note))

    def stop(self) -> None:
        """Stop the solve that runs; what was found so far is reported as the last answer."""
        self._cancel()

    def give_way(self, on: bool) -> None:
        """Leave economy until later, while a man is in hand and each square is being tried."""
        with self._thread.wake:
            self._gives_way = on
            if on:
                self._weighing.cancel()
            self._thread.wake.notify_all()

    def close(self) -> None:
        """Stop all work and wait for the thread to end."""
        self._cancel()
        self._thread.close()
        self._session.close()

    def _cancel(self) -> None:
        with self._thread.wake:
            self._token.cancel()
            self._weighing.cancel()
            self._thread.wake.notify_all()

    def _deliver_newest(self) -> None:
        with self._thread.wake:
            answer, self._newest = self._newest, None
        if answer is not None:
            self._deliver(answer)

    def _deliver(self, answer: Answer) -> None:
        if answer.generation != self._generation:
            return
        if not answer.running:
            self._asked = None
        if answer.is_final:
            answer = self._take_up(answer)
            self._remember(answer)
        self.answered.emit(answer)

    def _take_up(self, answer: Answer) -> Answer:
        """Have an answer analysed again where another key was meant while it was analysed."""
        resting = self._resting(answer)
        if resting is not answer:
            self._token = Token()
            self._thread.post(_Job(answer.generation, answer.question, self._token, resting))
        return resting

    def _resting(self, answer: Answer) -> Answer:
        """Return an answer without an analysis that rests on another key than is meant now."""
        solution = answer.solution
        if solution is None or answer.analysis is None:
            return answer
        if solution.lines:
            if answer.intended == intended_numbers(solution, self._line_marks):
                return answer
            return _solution_only(answer)
        if not solution.keys:
            return answer
        if answer.analysis is None or answer.meant == meant_key(solution, self._marks):
            return answer
        return _solution_only(answer)

    def _remember(self, answer: Answer) -> None:
        """Keep an answer; of older ones only the solution, and of the oldest nothing.

        A cooked helpmate can have as many lines as hundreds of other problems: an hour's work
        would take gigabytes. The last answer is kept however long it is, for it is shown.
        """
        finished = self._finished
        self._lines -= _length(finished.pop(answer.question, None))
        finished[answer.question] = answer
        self._lines += _length(answer)
        while len(finished) > 1 and (len(finished) > _KEPT or self._lines > _LINES):
            self._lines -= _length(finished.popitem(last=False)[1])
        for older in tuple(islice(reversed(finished), _MEANT, None)):
            if finished[older].analysis is None:
                break  # those before it were met already
            finished[older] = _solution_only(finished[older])

    def _solve(self, job: _Job) -> None:
        question = job.question
        answer = job.known or Answer(job.generation, question)
        try:
            if job.known is None:
                answer = replace(
                    answer, defects=defects_of_task(question.position, question.stipulation)
                )
                for solution in solving(
                    question.position,
                    question.stipulation,
                    question.options,
                    job.token,
                    session=self._session,
                ):
                    running = not (solution.complete or job.token.cancelled)
                    answer = replace(answer, solution=solution, running=running)
                    self._report(answer)
        except UnsupportedStipulation as error:
            self._report(replace(answer, note=sentence_of(error)))
        except Exception:  # noqa: BLE001 - the thread must live on; it is reported
            _LOG.exception("the solver failed on %s", question)
            self._report(replace(answer, solution=None, running=False, note=OUR_FAULT))
        else:
            self._analyse(self._look_for_rights(answer, job.token), job.token)

    def _look_for_rights(self, answer: Answer, token: Token) -> Answer:
        """Find what right a verdict rests on, where the problem speaks of one, and report it."""
        solution, hints = answer.solution, answer.question.hints
        if solution is None or hints is None or not answer.wants_rights or token.cancelled:
            return answer
        try:
            found = dependences(hints, solution, token, self._session)
        except Exception:  # noqa: BLE001 - the thread must live on; it is reported
            _LOG.exception("the search for rights failed on %s", answer.question)
            return answer
        if token.cancelled:
            return answer
        answer = replace(answer, dependences=found, rights_known=True)
        self._report(answer)
        return answer

    def _analyse(self, answer: Answer, token: Token) -> None:
        """Find out what a solution means; the verdict never waits for it."""
        solution = answer.solution
        if solution is None or not answer.wants_analysis or token.cancelled:
            return
        with (
            self._thread.wake
        ):  # let the window paint the verdict first: Python runs one thread at a time
            if self._thread.wake.wait_for(lambda: self._thread.is_wanted, _BREATH):
                return
        try:
            if answer.analysis is None and solution.stipulation.has_lines:
                answer = self._with_lines(answer, solution)
                self._report(answer)
            elif answer.analysis is None:
                meant = meant_key(solution, self._marks) if solution.keys else None
                answer = replace(answer, analysis=analyse(solution, meant), meant=meant)
                self._report(answer)
            self._weigh(answer, solution, token)
        except Exception:  # noqa: BLE001 - the thread must live on; it is reported
            _LOG.exception("the analysis failed on %s", answer.question)

    def _with_lines(self, answer: Answer, solution: Solution) -> Answer:
        """Return an answer with what its lines mean."""
        marks = self._line_marks
        analysis = analyse(solution, marks=marks)
        intended = intended_numbers(solution, marks)
        return replace(answer, analysis=analysis, intended=intended)

    def _weigh(self, answer: Answer, solution: Solution, token: Token) -> None:
        """Add to the analysis what men are for; that needs many solves."""
        analysis = answer.analysis
        if analysis is None:
            return
        compiled = solution.solver == KERNEL
        while True:
            with self._thread.wake:
                self._thread.wake.wait_for(lambda: not self._gives_way or self._is_dropped(token))
                if self._is_dropped(token):
                    return
                self._weighing = weighing = Token()
            quality = weighed(analysis, weighing, self._session, weaker=compiled)
            if not weighing.cancelled:
                break
        if not token.cancelled:
            analysis = replace(analysis, quality=quality)
            self._report(replace(answer, analysis=analysis, weighed=True))

    def _is_dropped(self, token: Token) -> bool:
        return token.cancelled or self._thread.is_wanted

    def _report(self, answer: Answer) -> None:
        """Hand an answer to the window; one that it has not yet seen is replaced."""
        if self._thread.is_closing:
            return
        with self._thread.wake:
            told, self._newest = self._newest, answer
        if told is None:
            self._found.emit()


def options_for(problem: Problem, options: SolveOptions) -> SolveOptions:
    """Return what to find of a problem, with how many lines it is meant to have."""
    if not problem.stipulation.has_lines or options.intended is not None:
        return options
    return replace(options, intended=intended_solutions(problem))


def _hints(problem: Problem) -> Problem | None:
    """Return what speaks of rights, so that other changes of a problem ask nothing new."""
    if has_forms(problem) or not is_hinted(problem):
        return None
    return Problem(
        problem.position,
        problem.stipulation,
        keywords=problem.keywords,
        extras=tuple(extra for extra in problem.extras if extra[0] == "solution"),
    )
