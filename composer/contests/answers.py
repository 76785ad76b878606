# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem of a contest, solved: its forms, and what is asked of them part by part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from composer.analysis.printedkeys import printed_keys
from composer.contests.asked import (
    Part,
    asked_by,
    key_parts,
    line_parts,
    shares_of,
    try_parts,
    with_points,
)
from composer.contests.contest import Code, Task
from composer.contests.studies import study_parts
from composer.diagrams.pages.entry import limited
from composer.problem.forms import forms_of
from composer.problem.problem import Problem
from composer.problem.task import task_of
from composer.problem.twins import TwinError
from composer.said.sentence import NOTHING, Sentence, said, sentence_of
from composer.solver.options import (
    Cancelled,
    SolveOptions,
    Token,
    Unsolvable,
    UnsupportedStipulation,
)
from composer.solver.phases import Phase
from composer.solver.session import Session
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solve

SECONDS: Final = 60.0
"""How long a problem is solved at most, with all its twins."""

_UNFINISHED: Final = said("the solver did not finish this problem")
_MOST_KEYS: Final = 12  # of cooked problems; of other keys only the move is asked
UNMARKED: Final = said("sheets of this problem are marked by hand")
"""What is said of a problem that is not solved here."""


@dataclass(frozen=True, slots=True)
class Form:
    """A problem's diagram or one of its twins, solved.

    Attributes:
        letter: the twin's; empty where there are none.
        problem: the form.
        solution: what the solver found; None where it found nothing certain.
        intended: the keys that the composer states; all of them where none is stated.
        plays: what may be asked with each key, by its move.
    """

    letter: str
    problem: Problem
    solution: Solution
    intended: tuple[Phase, ...] = ()
    plays: Mapping[str, tuple[Part, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Answer:
    """A problem of a contest, solved.

    Attributes:
        task: the problem.
        forms: its diagram and twins.
        study: of a study White's moves of the main line.
        why: why sheets are marked by hand; nothing where they are not.
    """

    task: Task
    forms: tuple[Form, ...] = ()
    study: tuple[Part, ...] = ()
    why: Sentence = NOTHING

    @property
    def is_known(self) -> bool:
        """Whether sheets can be marked without the director."""
        return bool(self.forms or self.study)


def answer_of(
    task: Task,
    *,
    seconds: float = SECONDS,
    token: Token | None = None,
    session: Session | None = None,
) -> Answer:
    """Solve a problem of a contest.

    All that is asked is worked out here, so that marking sheets takes no time.
    """
    problem = task.problem
    if problem.game is not None:
        return Answer(task, why=UNMARKED)
    if problem.stipulation.claim is not None:
        study = study_parts(problem)
        return Answer(task, study=study, why=NOTHING if study else UNMARKED)
    stipulation = problem.stipulation
    if stipulation.after_key or stipulation.structure or stipulation.question:
        return Answer(task, why=UNMARKED)
    if task_of(problem).set_play:  # it is asked as well, and not read here
        return Answer(task, why=UNMARKED)
    found: list[Form] = []
    options = SolveOptions(set_play=False, tries=bool(task.tries))
    with limited(token, seconds) as limit:
        for letter, form in forms_of(problem):
            try:
                if isinstance(form, TwinError):
                    return Answer(task, why=sentence_of(form))
                solution = solve(form, options=options, cancel=limit, session=session)
            except (UnsupportedStipulation, Unsolvable) as error:
                return Answer(task, why=sentence_of(error))
            if not solution.complete:
                return Answer(task, why=_UNFINISHED)
            if solution.verdict in _DOUBTFUL:
                return Answer(task, why=solution.message)
            intended = _intended(problem, solution)
            try:
                plays = _plays(solution, intended, letter)
            except Cancelled:
                return Answer(task, why=_UNFINISHED)
            found.append(Form(letter, form, solution, intended, plays))
    return Answer(task, tuple(found))


_DOUBTFUL: Final = (Verdict.UNDECIDED, Verdict.UNTRIED, Verdict.DEPENDS, Verdict.INVALID)


def _plays(
    solution: Solution, intended: Sequence[Phase], letter: str
) -> dict[str, tuple[Part, ...]]:
    """Return what may be asked with each key, the intended ones first."""
    if solution.stipulation.has_lines:
        return {}
    found: dict[str, tuple[Part, ...]] = {}
    for key in (*intended, *solution.keys):
        if key.move is not None and key.move.uci not in found:
            parts = key_parts(solution, key, letter)
            found[key.move.uci] = parts if len(found) < _MOST_KEYS else parts[:1]
    return found


def _intended(problem: Problem, solution: Solution) -> tuple[Phase, ...]:
    """Return the keys that the composer's own solution names; all of them where it names none."""
    printed = printed_keys(problem.extra("solution"))
    named = tuple(
        key
        for key in solution.keys
        if key.move is not None and any(each.names(key.move) for each in printed)
    )
    return named or solution.keys


def parts_of(answer: Answer, code: Code, chosen: Sequence[Phase | None] = ()) -> tuple[Part, ...]:
    """Return what is asked of a problem, with its points.

    Args:
        answer: the problem, solved.
        code: the rules.
        chosen: for each form the key whose play is asked; by default the intended one.
    """
    if answer.study:
        return with_points(answer.study, answer.task.points, shares_of(answer.task))
    parts: list[Part] = []
    keys = chosen or (None,) * len(answer.forms)
    for form, key in zip(answer.forms, keys, strict=True):
        parts += _parts_of(form, code, answer.task, key)
    lined = all(form.solution.stipulation.has_lines for form in answer.forms)
    most = sum(max(1, meant_lines(form)) for form in answer.forms) if lined else 0
    return with_points(parts, answer.task.points, shares_of(answer.task), most)


def _parts_of(form: Form, code: Code, task: Task, key: Phase | None) -> tuple[Part, ...]:
    solution, letter = form.solution, form.letter
    if solution.stipulation.has_lines:
        lines = line_parts(solution, letter)
        return lines or (_none(letter),)
    chosen = key or next(iter(form.intended), None)
    if chosen is None:
        return (_none(letter),)
    assert chosen.move is not None  # only set play has none
    return (
        *asked_by(code, form.plays[chosen.move.uci]),
        *try_parts(solution, task.tries, letter),
    )


def _none(letter: str) -> Part:
    return Part(f"{letter}:-" if letter else "-", "none", "-")


def meant_lines(form: Form) -> int:
    """Return how many solutions are asked for."""
    count = len(line_parts(form.solution))
    intended = form.solution.intended
    return min(intended.count, count) if intended.stated else count
