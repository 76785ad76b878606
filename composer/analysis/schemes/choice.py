# SPDX-License-Identifier: GPL-3.0-or-later
"""What was chosen for a scheme on the bench, as the problem keeps it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from composer.analysis.schemes.marks import AFTER_KEY, UNFINISHED, SchemeMarks, marks_of, with_marks
from composer.analysis.schemes.question import (
    NO_FIRST,
    BenchQuestion,
    Kind,
    Want,
    as_asked,
    stipulated,
)
from composer.problem.men import Colour
from composer.problem.position import Position, possible_castling
from composer.problem.problem import Problem
from composer.solver.schemeplay import Number, number_of, parse_step, step_of


@dataclass(frozen=True, slots=True)
class Choice:
    """What was chosen for a document on the bench, beside its position.

    Attributes:
        stage: what it is called that stands on the board, where that is no diagram.
        phases: the first moves held as phases.
        ticked: the thematic defences; None for all that one mate answers.
        wanted: the mates that are wanted.
    """

    stage: str = ""
    phases: tuple[Number, ...] = ()
    ticked: frozenset[Number] | None = None
    wanted: frozenset[Want] = frozenset()

    @property
    def unfinished(self) -> bool:
        """Whether it was said to be unfinished."""
        return self.stage == UNFINISHED


def stage_of(kind: Kind) -> str:
    """Return what is kept of what stands on the board."""
    return {Kind.AFTER_KEY: AFTER_KEY, Kind.UNFINISHED: UNFINISHED}.get(kind, "")


def choice_of(problem: Problem) -> Choice:
    """Return what a problem keeps of its scheme."""
    marks = marks_of(problem)
    return Choice(
        marks.stage,
        tuple(map(_number, marks.phases)),
        None if marks.ticked is None else frozenset(map(_number, marks.ticked)),
        frozenset(Want(*map(_number, each)) for each in marks.wanted),
    )


def question_of(problem: Problem, choice: Choice) -> BenchQuestion:
    """Return what the bench asks about a problem, or a twin of it, with what was chosen."""
    kind = Kind.AFTER_KEY if problem.position.turn is Colour.BLACK else Kind.DIAGRAM
    if choice.unfinished:
        kind = Kind.UNFINISHED
    return BenchQuestion(
        as_asked(problem.position, kind),
        problem.stipulation,
        kind,
        choice.phases,
        choice.ticked,
        choice.wanted,
    )


def with_choice(problem: Problem, choice: Choice) -> Problem:
    """Return a problem that keeps what was chosen."""
    wanted = sorted((want.first, want.defence, want.mate) for want in choice.wanted)
    marks = SchemeMarks(
        choice.stage,
        None if choice.ticked is None else _texts(sorted(choice.ticked)),
        _texts(choice.phases),
        tuple((_text(first), _text(defence), _text(mate)) for first, defence, mate in wanted),
    )
    return with_marks(problem, marks)


def taken_over(
    problem: Problem, position: Position, choice: Choice, of_twin: bool = False
) -> Problem:
    """Return a problem with a position of the bench in its place; its castlings stay.

    With White to move it is no longer after the key; of a twin what is asked stays.
    """
    possible = possible_castling(position.board)
    kept = replace(position, castling=problem.position.castling & possible)
    taken = replace(problem, position=kept)
    if kept.turn is Colour.BLACK or of_twin:
        return taken
    stage = "" if choice.stage == stage_of(Kind.AFTER_KEY) else choice.stage
    asked = stipulated(problem.stipulation, Kind.DIAGRAM)
    return with_choice(replace(taken, stipulation=asked), replace(choice, stage=stage))


def _texts(numbers: Iterable[Number]) -> tuple[str, ...]:
    return tuple(map(_text, numbers))


def _text(number: Number) -> str:
    return "-" if number == NO_FIRST else str(step_of(number))


def _number(text: str) -> Number:
    return NO_FIRST if text == "-" else number_of(parse_step(text))
