# SPDX-License-Identifier: GPL-3.0-or-later
"""Both answers to a problem, part by part, and what differs between them."""

from __future__ import annotations

import re
import threading
from dataclasses import dataclass, replace
from enum import Enum

from standins import BANNER, diagram
from truth.differential.drawing import problem_of
from truth.differential.samples import Sample

from composer.beside.comparing import Comparison, compared
from composer.beside.printed import progress_of
from composer.beside.reading import NoAnswer, read_output
from composer.problem.forms import forms_of
from composer.problem.problem import Problem
from composer.solver.options import SolveOptions, Token, UnsupportedStipulation
from composer.solver.solution import Solution
from composer.solver.solve import solve

_HEAD = re.compile(r"^\+?([a-z])\) .*$|^zeroposition$", re.MULTILINE)
_EDGE = "+---a---b---c---d---e---f---g---h---+"
_OF_A_TWIN = re.compile(
    r"(?:^(?:[a-h][1-8]: square is empty - cannot|A piece will be moved outside).*\n\s*)+\Z",
    re.MULTILINE,
)
_ENDS = re.compile(r"^(?:solution finished\.|Partial solution|solving interrupted)", re.MULTILINE)
_SECONDS = 5.0
DOUBTFUL = "a king can be captured, in play or in set play"
"""What is said of an answer from which nobody can tell; without set play it is plain."""
_MOST_LINES = 20_000


class Outcome(Enum):
    """What came of comparing one part of a problem."""

    SAME = "same"
    DIFFERS = "differs"
    THEIRS_REFUSED = "not answered by Popeye"
    OURS_REFUSED = "not answered here"
    NOT_FINISHED = "not finished"


@dataclass(frozen=True)
class Judged:
    """One part of a problem with both answers.

    Attributes:
        sample: the problem.
        letter: which part; empty for the only one.
        outcome: what came of it.
        words: why it was not answered.
        ours: our answer.
        theirs: Popeye's.
        comparison: what differs.
    """

    sample: Sample
    letter: str
    outcome: Outcome
    words: str = ""
    ours: Solution | None = None
    theirs: Solution | None = None
    comparison: Comparison | None = None

    @property
    def differs(self) -> bool:
        """Whether the answers are different ones."""
        return self.outcome is Outcome.DIFFERS


def judged(sample: Sample, text: str | None) -> list[Judged]:
    """Compare our answers to a problem with what Popeye printed of it."""
    problem = problem_of(sample)
    if problem is None:
        return [Judged(sample, "", Outcome.OURS_REFUSED, "it is not read")]
    if text is None:
        return [Judged(sample, "", Outcome.NOT_FINISHED, "Popeye did not come to its end")]
    options = _options(sample)
    parts = _parts(text)
    found = []
    for letter, part in forms_of(problem):
        if not isinstance(part, Problem):
            found.append(Judged(sample, letter, Outcome.OURS_REFUSED, str(part)))
            continue
        found.append(_judged(sample, letter, part, options, parts.get(letter, text)))
    return found


def answered(sample: Sample, letter: str) -> Solution | None:
    """Return our answer to one part of a problem; None if there is none, or no whole one."""
    problem = problem_of(sample)
    parts = {} if problem is None else dict(forms_of(problem))
    part = parts.get(letter)
    if not isinstance(part, Problem):
        return None
    try:
        ours = _solved(part, _options(sample))
    except UnsupportedStipulation:
        return None
    return ours if ours.complete else None


def _options(sample: Sample) -> SolveOptions:
    return SolveOptions(
        tries=sample.tries,
        set_play=sample.set_play,
        retro=False,
        most_lines=_MOST_LINES,
        apart=True,
    )


def _judged(sample: Sample, letter: str, part: Problem, options: SolveOptions, text: str) -> Judged:
    made = Judged(sample, letter, Outcome.SAME)
    rows, errors = _complaints(text)
    try:
        theirs = read_output(part, options, _whole(part, rows), errors)
    except NoAnswer as error:
        return replace(made, outcome=Outcome.THEIRS_REFUSED, words=str(error))
    if theirs is None:
        return replace(made, outcome=Outcome.THEIRS_REFUSED, words=DOUBTFUL)
    if not theirs.complete:
        return replace(made, outcome=Outcome.NOT_FINISHED, words="Popeye was stopped")
    try:
        ours = _solved(part, options)
    except UnsupportedStipulation as error:
        return replace(made, outcome=Outcome.OURS_REFUSED, words=str(error))
    if not ours.complete:
        return replace(made, outcome=Outcome.NOT_FINISHED, words="we were stopped")
    comparison = compared(ours, theirs)
    outcome = Outcome.SAME if comparison.agrees else Outcome.DIFFERS
    return replace(made, outcome=outcome, ours=ours, theirs=theirs, comparison=comparison)


def _solved(part: Problem, options: SolveOptions) -> Solution:
    token = Token()
    timer = threading.Timer(_SECONDS, token.cancel)
    timer.start()
    try:
        return solve(part, options=options, cancel=token)
    finally:
        timer.cancel()


def _parts(text: str) -> dict[str, str]:
    """Part what was printed of a problem with twins: by letters what stands below each."""
    heads = list(_HEAD.finditer(text))
    starts = [_start(text, head.start()) for head in heads]
    ends = [*starts[1:], len(text)][: len(heads)]
    return {
        head[1]: text[start : head.start()] + text[head.end() : end]
        for head, start, end in zip(heads, starts, ends, strict=True)
        if head[1] is not None
    }


def _start(text: str, head: int) -> int:
    """Return where what belongs to a twin begins: its changes are complained of above its head."""
    found = _OF_A_TWIN.search(text, 0, head)
    return head if found is None else found.start()


def _complaints(text: str) -> tuple[str, str]:
    """Separate what was printed below a diagram from complaints: these begin their line."""
    before, edge, below = text.rpartition(_EDGE)
    rows, errors = [], [line for line in before.partition(_EDGE)[0].splitlines() if line.strip()]
    for line in below.splitlines():
        is_row = not line or line[0].isspace() or _ENDS.match(line) or progress_of(line)
        (rows if is_row else errors).append(line)
    return before + edge + "\n".join(rows) + "\n", "\n".join(errors)


def _whole(part: Problem, rows: str) -> str:
    """Return the output of a part as of a problem by itself: twins have no diagram of their own."""
    if _ENDS.search(rows) is None:
        rows += "\nsolution finished.\n"
    if _EDGE in rows:
        return f"\n{BANNER}\n{rows}"
    rules = [str(condition) for condition in part.rules.conditions]
    return f"\n{BANNER}\n\n{diagram(part.position, part.stipulation.sign, *rules)}\n{rows}"
