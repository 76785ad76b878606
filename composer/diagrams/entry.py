# SPDX-License-Identifier: GPL-3.0-or-later
"""What a sheet is made of: problems, each with what is added and the lines of its solution."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from composer.diagrams.annotations import PLAIN, Annotations
from composer.diagrams.solved import solved_problem
from composer.notation.printed import PrintOptions, Solved, printed_solution
from composer.notation.spans import Line
from composer.problem.problem import Problem
from composer.solver.options import Cancelled, Token
from composer.solver.session import Session
from composer.solver.solution import Verdict

Progress = Callable[[int, int], None]
"""Told how many of how many steps are done."""


@dataclass(frozen=True, slots=True)
class SheetEntry:
    """A problem of a sheet.

    Attributes:
        problem: the problem.
        notes: marks, arrows and the label, such as its number.
        lines: its solution, if it is to be printed.
        tested: whether the solver found it sound, with all its twins.
    """

    problem: Problem
    notes: Annotations = PLAIN
    lines: tuple[Line, ...] = ()
    tested: bool = False


def solved_entries(
    problems: Iterable[Problem],
    options: PrintOptions,
    *,
    token: Token | None = None,
    progress: Progress | None = None,
) -> tuple[SheetEntry, ...]:
    """Solve problems for a sheet that prints their solutions.

    Raises:
        Cancelled: the token was cancelled.
    """
    asked = tuple(problems)
    session = Session()
    found: list[SheetEntry] = []
    try:
        for problem in asked:
            solved = solved_problem(problem, token, session)
            stop_if_cancelled(token)
            lines = printed_solution(problem, solved, options)
            found.append(SheetEntry(problem, lines=lines, tested=_is_sound(solved)))
            if progress is not None:
                progress(len(found), len(asked))
    finally:
        session.close()
    return tuple(found)


def _is_sound(solved: Iterable[Solved]) -> bool:
    solutions = [each.solution for each in solved]
    return bool(solutions) and all(
        each is not None and each.complete and each.verdict is Verdict.SOUND for each in solutions
    )


def stop_if_cancelled(token: Token | None) -> None:
    """End the work if it is no longer wanted.

    Raises:
        Cancelled: the token was cancelled.
    """
    if token is not None and token.cancelled:
        raise Cancelled
