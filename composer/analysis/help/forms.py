# SPDX-License-Identifier: GPL-3.0-or-later
"""Help play with twins: the solutions of all of them are compared as those of one diagram are."""

from __future__ import annotations

from collections.abc import Sequence

from composer.analysis.help.course import NO_HOMES
from composer.analysis.help.homes import homes_of
from composer.analysis.help.judgement import NO_LINE_MARKS, LineMarks
from composer.analysis.help.study import LineStudy, study_lines, themes_over
from composer.analysis.themes.flag import Flag
from composer.problem.forms import DUPLEX_LETTER
from composer.problem.problem import Problem
from composer.solver.solution import Solution

Solved = tuple[str, Solution]
"""A part of a problem that was solved: its letter as `forms_of` gives it, and what was found."""


def are_compared(parts: Sequence[Solved]) -> bool:
    """Return whether the solutions of parts are compared: all are help or series play, and whole.

    Proof games are not, and a single part is studied by itself.
    """
    return len(parts) > 1 and all(
        solution.complete
        and solution.stipulation.has_lines
        and not solution.stipulation.is_proof_game
        for _, solution in parts
    )


def study_forms(
    problem: Problem, parts: Sequence[Solved], marks: LineMarks = NO_LINE_MARKS
) -> tuple[LineStudy, ...]:
    """Lay out the solutions of each part, the men named by their squares in the diagram.

    Args:
        problem: the problem with its twins.
        parts: what was found of each part.
        marks: what says which lines are intended, in whatever part they are.
    """
    homes = homes_of(problem)
    return tuple(
        study_lines(solution, marks, homes.get(letter.split(" ")[0], NO_HOMES))
        for letter, solution in parts
    )


def themes_of_forms(
    problem: Problem, parts: Sequence[Solved], marks: LineMarks = NO_LINE_MARKS
) -> tuple[Flag, ...]:
    """Return the themes over all parts; those with the other side to begin are apart."""
    studies = study_forms(problem, parts, marks)
    duplex = [letter.endswith(DUPLEX_LETTER) for letter, _ in parts]
    found: list[Flag] = []
    for kind in (False, True):
        group = [each for each, is_duplex in zip(studies, duplex, strict=True) if is_duplex is kind]
        found += themes_over(group)
    return tuple(found)
