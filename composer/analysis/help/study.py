# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions of help and series play laid out: which are intended, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterator
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
from composer.analysis.judging.construction import construction
from composer.analysis.judging.helplines import line_points
from composer.analysis.points import Point, Weight
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag
from composer.said.sentence import counted, said
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

    def points(self) -> tuple[Point, ...]:
        """Return what counts for and against it, the gravest first."""
        order = list(Weight)
        return tuple(sorted(self._points(), key=lambda point: order.index(point.weight)))

    def _points(self) -> Iterator[Point]:
        yield from self._soundness()
        if self.numbers:
            yield from line_points(self.found, self.pictures, self.numbers)
        if not self.solution.is_fairy:
            yield from construction(Study.of(self.solution))

    def _soundness(self) -> Iterator[Point]:
        solution, grave = self.solution, Weight.DISQUALIFIES
        if solution.verdict is Verdict.NO_SOLUTION:
            yield Point("no_solution", grave, said("There is no solution."))
        if solution.verdict is Verdict.FEW:
            sentence = said("There are fewer solutions than intended.")
            yield Point("too_few", grave, sentence)
        if solution.verdict is Verdict.SHORT:
            short = [
                line.moves for line in solution.lines if len(line) < solution.stipulation.halfmoves
            ]
            yield Point(
                "short_solution",
                grave,
                said("There is a shorter solution."),
                moves=short[0],
                count=len(short),
            )
        if solution.verdict is Verdict.COOKED:
            more = len(solution.lines) - solution.intended.count
            told = counted(
                more,
                "One more solution than intended.",
                "{more} more solutions than intended.",
                more=more,
            )
            yield Point("cook", grave, told, count=more)


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
