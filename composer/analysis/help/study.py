# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions of help and series play laid out: which are intended, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from composer.analysis.help.correspondences import (
    MOST,
    Common,
    Correspondences,
    Row,
    correspondences,
)
from composer.analysis.help.course import course_of
from composer.analysis.help.flags import help_flags
from composer.analysis.help.judgement import (
    NO_LINE_MARKS,
    LineMarks,
    Moves,
    Standing,
    judged_lines,
    line_text,
)
from composer.analysis.help.matepicture import MatePicture, mate_picture
from composer.analysis.judging.construction import construction
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
            yield from self._mates()
            yield from self._moves()
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

    def _mates(self) -> Iterator[Point]:
        courses = self.found.courses
        mates = tuple(course.moves[-1] for course in courses)
        pictures = [each for each in self.pictures if each is not None]
        if len(pictures) == len(courses) >= 2:
            models = sum(each.purity.model for each in pictures)
            kings = tuple(dict.fromkeys(each.king for each in pictures))
            if models == len(pictures):
                sentence = said("All mates are models.")
                yield Point("model_mates", Weight.MERIT, sentence, kings, mates, models)
            elif models:
                sentence = said(
                    "{models} of {mates} mates are models.", models=models, mates=len(pictures)
                )
                yield Point("model_mates", Weight.NEUTRAL, sentence, kings, mates, models)
        for row in self._common(Common.SAME_MATE):
            sentence = said("A mate occurs in more than one solution.")
            yield Point("repeated_mate", Weight.FLAW, sentence, *_shown(row))

    def _moves(self) -> Iterator[Point]:
        rows = [row for row in self._common(Common.REPEATED) if not self._is_mating(row)]
        if rows:
            moves = tuple(_shown(row)[1][0] for row in rows)
            squares = tuple(dict.fromkeys(move.target for move in moves))
            told = counted(
                len(rows),
                "One move occurs in more than one solution.",
                "{moves} moves occur in more than one solution.",
                moves=len(rows),
            )
            yield Point("repeated_moves", Weight.BLEMISH, told, squares, moves, len(rows))
        all_moves = [move for course in self.found.courses for move in course.moves]
        if all_moves and all(move.capture is not None for move in all_moves):
            sentence = said("Every half-move is a capture.")
            yield Point("captures_only", Weight.NEUTRAL, sentence, count=len(all_moves))

    def _common(self, about: Common) -> Iterator[Row]:
        return (row for row in self.found.rows if row.about is about)

    def _is_mating(self, row: Row) -> bool:
        """Return whether a repeated move is only the mate that is reported already."""
        lasts = [len(course.moves) - 1 for course in self.found.courses]
        return all(
            not cell.holders or cell.place == last
            for cell, last in zip(row.cells, lasts, strict=True)
        )


def _shown(row: Row) -> tuple[tuple[int, ...], Moves]:
    """Return the squares and moves of a row, each once."""
    moves = [each.move for cell in row.cells for each in cell.holders if each.move is not None]
    kept = tuple({move.uci: move for move in moves}.values())
    return tuple(dict.fromkeys(move.target for move in kept)), kept


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
