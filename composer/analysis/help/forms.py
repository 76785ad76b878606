# SPDX-License-Identifier: GPL-3.0-or-later
"""Help play with twins: the solutions of all of them are compared as those of one diagram are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from composer.analysis.help.correspondences import MOST, Correspondences, compared
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

    Proof games and fairy chess are not: there each part has its own themes. A single part is
    studied by itself.
    """
    return len(parts) > 1 and all(
        solution.complete
        and solution.stipulation.has_lines
        and not solution.stipulation.is_proof_game
        and not solution.is_fairy
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
    return FormsStudy.of(problem, parts, marks).flags


@dataclass(frozen=True)
class FormsStudy:
    """The solutions of all parts of a problem laid out beside each other.

    Attributes:
        letters: the letter of each part, as `forms_of` gives it.
        studies: each part laid out.
    """

    letters: tuple[str, ...]
    studies: tuple[LineStudy, ...]

    @classmethod
    def of(
        cls, problem: Problem, parts: Sequence[Solved], marks: LineMarks = NO_LINE_MARKS
    ) -> FormsStudy:
        """Lay out the parts of a problem (see `are_compared`)."""
        letters = tuple(letter for letter, _ in parts)
        return cls(letters, study_forms(problem, parts, marks))

    @cached_property
    def flags(self) -> tuple[Flag, ...]:
        """The themes over all parts; those with the other side to begin are apart."""
        found: list[Flag] = []
        for kind in (False, True):
            group = [
                each
                for letter, each in zip(self.letters, self.studies, strict=True)
                if letter.endswith(DUPLEX_LETTER) is kind
            ]
            found += themes_over(group)
        return tuple(found)

    @cached_property
    def found(self) -> Correspondences:
        """What recurs in the solutions of all parts."""
        courses = [course for each in self.studies for course in each.found.courses]
        return compared(tuple(courses[:MOST]))

    @cached_property
    def places(self) -> tuple[tuple[int, int], ...]:
        """For each solution in `found` its part, from 0, and its number there, from 1."""
        places = [
            (part, number) for part, each in enumerate(self.studies) for number in each.numbers
        ]
        return tuple(places[:MOST])

    def part_of(self, solution: Solution) -> int | None:
        """Return which part a solution is, from 0; None where it is none of them."""
        parts = enumerate(self.studies)
        return next((part for part, each in parts if each.solution is solution), None)
