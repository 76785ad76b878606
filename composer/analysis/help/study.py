# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions of help and series play laid out: which are intended, and what is said of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from composer.analysis.help.correspondences import (
    MOST,
    Correspondences,
    compared,
)
from composer.analysis.help.course import NO_HOMES, Course, course_of
from composer.analysis.help.judgement import (
    NO_LINE_MARKS,
    LineMarks,
    LineStatus,
    judged_lines,
    line_text,
)
from composer.analysis.help.matepicture import MatePicture, mate_picture
from composer.analysis.themes.flag import Flag
from composer.problem.squares import Square
from composer.solver.lines import ends_forced
from composer.solver.solution import Solution, Verdict


@dataclass(frozen=True)
class LineStudy:
    """Solutions laid out.

    Attributes:
        solution: the solution.
        numbers: which of its lines are intended, from 1; of very many the first.
        found: what recurs in them.
        pictures: their mates; None where one does not end in mate.
        set_play: the course of the set play, a solution of its own, where there is just one line
            of it and one solution: beside more of them it is no part of the idea.
    """

    solution: Solution
    numbers: tuple[int, ...]
    found: Correspondences
    pictures: tuple[MatePicture | None, ...]
    set_play: Course | None = None

    @property
    def intended(self) -> tuple[str, ...]:
        """The intended lines as plain text."""
        return tuple(line_text(course.moves) for course in self.found.courses)

    def flags(self) -> tuple[Flag, ...]:
        """Return the themes of the intended solutions; they are those of orthodox men."""
        return themes_over((self,))


def intended_numbers(solution: Solution, marks: LineMarks = NO_LINE_MARKS) -> tuple[int, ...]:
    """Return which lines of a solution are intended, from 1; of very many among the first."""
    judged = judged_lines(
        [line.moves for line in solution.lines[: 4 * MOST]],
        solution.stipulation.halfmoves,
        solution.intended.count,
        _as_many_as_intended(solution),
        marks,
        ends_forced(solution.stipulation),
    )
    numbers = (n for n, line in enumerate(judged, start=1) if line.status is LineStatus.INTENDED)
    return tuple(numbers)[:MOST]


def _as_many_as_intended(solution: Solution) -> bool:
    """Return whether the solutions are those that are meant, in whatever shape."""
    return solution.verdict in (Verdict.SOUND, Verdict.OTHER_SHAPE)


def study_lines(
    solution: Solution,
    marks: LineMarks = NO_LINE_MARKS,
    homes: Mapping[Square, Square] = NO_HOMES,
) -> LineStudy:
    """Lay out the intended solutions.

    Args:
        solution: of help or series play, complete or not.
        marks: what says which lines are intended.
        homes: of a twin where its men stand in the first diagram (see `help.forms`).
    """
    numbers = intended_numbers(solution, marks)
    diagram = solution.position
    lines = [solution.lines[number - 1].moves for number in numbers]
    found = compared(tuple(course_of(diagram, moves, homes=homes) for moves in lines))
    pictures = tuple(mate_picture(course) for course in found.courses)
    set_play = None
    full = [line for line in solution.set_lines if len(line) == solution.stipulation.halfmoves - 1]
    if len(full) == len(solution.set_lines) == len(numbers) == 1:
        set_play = course_of(diagram, full[0].moves, homes=homes)
    return LineStudy(solution, numbers, found, pictures, set_play)


def themes_over(studies: Sequence[LineStudy]) -> tuple[Flag, ...]:
    """Return the themes of the solutions of all twins together, set play among them.

    Fairy chess has none. Pairs are looked for only where every twin is sound.
    """
    from composer.analysis.help.flags import help_flags

    if not studies or any(study.solution.is_fairy for study in studies):
        return ()
    is_sound = all(_as_many_as_intended(study.solution) for study in studies)
    first = studies[0]
    if len(studies) == 1 and first.set_play is None:
        return tuple(help_flags(first.found, first.pictures, is_sound))
    courses = [course for study in studies for course in study.found.courses]
    pictures = [picture for study in studies for picture in study.pictures]
    for study in studies:
        if study.set_play is not None:
            courses.append(study.set_play)
            pictures.append(mate_picture(study.set_play))
    return tuple(help_flags(compared(tuple(courses[:MOST])), pictures[:MOST], is_sound))
