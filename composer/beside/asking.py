# SPDX-License-Identifier: GPL-3.0-or-later
"""Popeye asked about a problem: written, run, watched and read.

A whole problem is its diagram, every twin, and in duplex each once more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from composer.analysis.twins import Part
from composer.beside.printed import progress_of, version_of
from composer.beside.process import End, Outcome, StartError, run
from composer.beside.program import Limits, Program
from composer.beside.reading import NoAnswer, read_output, solver_name
from composer.beside.request import CannotAsk, request_text, without_set_play
from composer.problem.forms import forms_of
from composer.problem.problem import Problem
from composer.problem.twins import TwinError
from composer.said.sentence import NOTHING, Sentence, said, sentence_of
from composer.solver.options import SolveOptions, Token
from composer.solver.solution import Solution


@dataclass(frozen=True, slots=True)
class Progress:
    """How far Popeye has come.

    Attributes:
        number: which first move it is at, from 1.
        move: that move, as it writes it.
    """

    number: int
    move: str


@dataclass(frozen=True, slots=True)
class Asked:
    """What came of asking.

    Attributes:
        solution: the answer; None where there is none.
        note: why there is none, in one sentence, or why it is not finished; else empty.
        version: such as `4.104`, if it was said.
        request: the input that it was given.
        text: what it printed, as it is.
        errors: what it complained about.
        seconds: how long it took.
        is_doubtful: whether it must be asked again without set play to be understood.
    """

    solution: Solution | None
    note: Sentence = NOTHING
    version: str = ""
    request: str = ""
    text: str = ""
    errors: str = ""
    seconds: float = 0.0
    is_doubtful: bool = False

    @property
    def solver(self) -> str:
        """What is written beside the answer: `Popeye 4.104`."""
        return solver_name(self.version)


Report = Callable[[Progress], None]


def ask(
    program: Program,
    problem: Problem,
    options: SolveOptions | None = None,
    limits: Limits | None = None,
    token: Token | None = None,
    report: Report = lambda progress: None,
    unwanted: Token | None = None,
) -> Asked:
    """Ask Popeye about a problem, without its twins, and return what came of it.

    Args:
        program: what is started.
        problem: the diagram, or one of its twins.
        options: what to find.
        limits: what it may use.
        token: stops it; what was printed until then is read.
        report: is told how far it has come, in another thread.
        unwanted: ends also the reading of what was printed, when it is cancelled.

    Raises:
        Cancelled: it is unwanted.
    """
    wanted, allowed = options or SolveOptions(), limits or Limits()
    try:
        asked = _asked(program, problem, wanted, allowed, token or Token(), report, unwanted)
        if asked.is_doubtful:
            again = without_set_play(wanted)
            asked = _asked(program, problem, again, allowed, token or Token(), report, unwanted)
        return asked
    except CannotAsk as error:
        return Asked(None, sentence_of(error))
    except StartError as error:
        return Asked(
            None,
            said("{program} cannot be started: {why}", program=str(program.path), why=str(error)),
        )


def _asked(
    program: Program,
    problem: Problem,
    options: SolveOptions,
    limits: Limits,
    token: Token,
    report: Report,
    unwanted: Token | None,
) -> Asked:
    request = request_text(problem, options)
    outcome = run(program, request, limits, token, _Watch(report).hear)
    asked = Asked(
        None,
        version=version_of(outcome.text),
        request=request,
        text=outcome.text,
        errors=outcome.errors,
        seconds=outcome.seconds,
    )
    failure = _failure(outcome)
    if failure:
        return _with(asked, None, failure)
    cut = outcome.end is not End.ITSELF
    try:
        solution = read_output(
            problem,
            options,
            outcome.text,
            outcome.errors,
            cut=cut,
            seconds=outcome.seconds,
            unwanted=unwanted,
        )
    except NoAnswer as error:
        return _with(
            asked, None, _ending(outcome) if _said_nothing(outcome) else sentence_of(error)
        )
    if solution is None:
        doubt = said("Popeye does not say whether this diagram or its set play is impossible")
        return _with(asked, None, _ending(outcome) if cut else doubt, is_doubtful=not cut)
    return _with(asked, solution, NOTHING if solution.complete else _partial(outcome))


def _said_nothing(outcome: Outcome) -> bool:
    return outcome.end in (End.STOPPED, End.TIME) and not outcome.errors.strip()


def _with(
    asked: Asked, solution: Solution | None, note: Sentence, *, is_doubtful: bool = False
) -> Asked:
    return replace(asked, solution=solution, note=note, is_doubtful=is_doubtful)


def _failure(outcome: Outcome) -> Sentence:
    """Return the sentence on a process that failed; empty if it did not."""
    if outcome.end is End.ITSELF and outcome.status != 0:
        status = outcome.status
        if status < 0:
            return said("Popeye crashed (signal {number})", number=-status)
        return said("Popeye failed (exit status {number})", number=status)
    if outcome.end is End.CLOSED:
        return said("Popeye closed its output and did not end: it was stopped")
    return NOTHING


def _ending(outcome: Outcome) -> Sentence:
    """Return why a work was cut short."""
    if outcome.end is End.STOPPED:
        return said("Popeye was stopped")
    if outcome.end is End.TIME:
        return said("Popeye was stopped: its time was up")
    return _partial(outcome)


def _partial(outcome: Outcome) -> Sentence:
    """Return why an answer is not finished."""
    return {
        End.STOPPED: said("Stopped: what Popeye found so far"),
        End.TIME: said("The time is up: what Popeye found so far"),
        End.FLOOD: said("Popeye printed more than is read: what it found so far"),
    }.get(outcome.end, said("Popeye did not finish: what it found so far"))


class _Watch:
    """Hears what is printed, piece by piece, and tells the moves that are begun."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._line = ""

    def hear(self, text: str) -> None:
        """Take the next piece."""
        *lines, rest = (self._line + text).split("\n")
        self._line = rest[-1000:]
        for line in reversed(lines):
            found = progress_of(line)
            if found is not None:
                self._report(Progress(*found))
                return


@dataclass(frozen=True, slots=True)
class AskedPart:
    """One part with what came of asking; None where the twin cannot be set up."""

    part: Part
    asked: Asked | None


def ask_parts(
    program: Program,
    problem: Problem,
    options: SolveOptions,
    limits: Limits,
    token: Token,
    report: Callable[[str, Progress], None] = lambda letter, progress: None,
) -> Iterator[AskedPart]:
    """Ask about each part of a problem, one after the other; what is left once stopped is not.

    Args:
        program: what is started.
        problem: the problem with its twins.
        options: what to find.
        limits: what each run may use.
        token: stops the work.
        report: is told a part's letter, and how far Popeye has come with it.
    """
    for letter, form in forms_of(problem):
        if isinstance(form, TwinError):
            yield AskedPart(Part(letter, None, None, sentence_of(form)), None)
            continue
        stipulation = form.stipulation
        if options.exact and stipulation.has_lines and not stipulation.words:
            form = replace(form, stipulation=replace(stipulation, exact=True))
        asked = ask(
            program,
            form,
            options,
            limits,
            token,
            lambda progress, letter=letter: report(letter, progress),  # type: ignore[misc]
        )
        yield AskedPart(Part(letter, form, asked.solution, asked.note), asked)
