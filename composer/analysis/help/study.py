# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions of help and series play laid out: which are intended, and what is said of them."""

from __future__ import annotations

from dataclasses import dataclass

from composer.analysis.help.correspondences import (
    MOST,
    Correspondences,
    correspondences,
)
from composer.analysis.help.course import course_of
from composer.analysis.help.flags import help_flags
from composer.analysis.help.judgement import (
    NO_LINE_MARKS,
    LineMarks,
    Standing,
    judged_lines,
    line_text,
)
from composer.analysis.help.matepicture import MatePicture, mate_picture
from composer.analysis.themes.flag import Flag
from composer.solver.lineverdict import ends_forced
from composer.solver.solution import Solution, Verdict


@dataclass(frozen=True)
class LineStudy:
    """Solutions laid out.

    Attributes:
        solution: the solution.
        numbers: which of its lines are intended, from 1; of very many the first.
        found: what recurs in them.
        pictures: their mates; None where one does not end in mate.
    """

    solution: Solution
    numbers: tuple[int, ...]
    found: Correspondences
    pictures: tuple[MatePicture | None, ...]

    @property
    def intended(self) -> tuple[str, ...]:
        """The intended lines as plain text."""
        return tuple(line_text(course.moves) for course in self.found.courses)

    def flags(self) -> tuple[Flag, ...]:
        """Return the themes of the intended solutions; they are those of orthodox men."""
        if self.solution.is_fairy:
            return ()
        is_sound = self.solution.verdict is Verdict.SOUND
        return tuple(help_flags(self.found, self.pictures, is_sound))


def intended_numbers(solution: Solution, marks: LineMarks = NO_LINE_MARKS) -> tuple[int, ...]:
    """Return which lines of a solution are intended, from 1; of very many among the first."""
    judged = judged_lines(
        [line.moves for line in solution.lines[: 4 * MOST]],
        solution.stipulation.halfmoves,
        solution.intended.count,
        solution.verdict is Verdict.SOUND,
        marks,
        ends_forced(solution.stipulation),
    )
    numbers = (n for n, each in enumerate(judged, start=1) if each.standing is Standing.INTENDED)
    return tuple(numbers)[:MOST]


def study_lines(solution: Solution, marks: LineMarks = NO_LINE_MARKS) -> LineStudy:
    """Lay out the intended solutions.

    Args:
        solution: of help or series play, complete or not.
        marks: what says which lines are intended.
    """
    numbers = intended_numbers(solution, marks)
    lines = [solution.lines[number - 1].moves for number in numbers]
    found = correspondences(solution.position, lines)
    if not found.courses and lines:
        found = Correspondences(tuple(course_of(solution.position, moves) for moves in lines))
    pictures = tuple(mate_picture(course) for course in found.courses)
    return LineStudy(solution, numbers, found, pictures)
