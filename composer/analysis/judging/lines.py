# SPDX-License-Identifier: GPL-3.0-or-later
"""All points of a problem of help play or a series, laid out as lines."""

from __future__ import annotations

from collections.abc import Iterator

from composer.analysis.help.study import LineStudy
from composer.analysis.judging.construction import construction
from composer.analysis.judging.helplines import line_points
from composer.analysis.points import Point, Weight
from composer.analysis.study import Study
from composer.analysis.written import written
from composer.said.sentence import Notation, counted, joined, said
from composer.solver.solution import Verdict


def points_of_lines(study: LineStudy) -> tuple[Point, ...]:
    """Return what counts for and against it, the gravest first."""
    order = list(Weight)
    return tuple(sorted(_points(study), key=lambda point: order.index(point.weight)))


def _points(study: LineStudy) -> Iterator[Point]:
    yield from _soundness(study)
    if study.numbers:
        yield from line_points(study.found, study.pictures, study.numbers)
    if not study.solution.is_fairy:
        yield from construction(Study.of(study.solution))


def _soundness(study: LineStudy) -> Iterator[Point]:
    solution, grave = study.solution, Weight.DISQUALIFIES
    if solution.verdict is Verdict.NO_SOLUTION:
        yield Point("no_solution", grave, said("There is no solution."))
    if solution.verdict is Verdict.FEW:
        sentence = said("There are fewer solutions than intended.")
        yield Point("too_few", grave, sentence)
    if solution.verdict is Verdict.OTHER_SHAPE:
        sentence = said("The solutions branch at other half-moves than intended.")
        yield Point("other_shape", grave, sentence)
    if solution.verdict is Verdict.SHORT:
        full = solution.stipulation.halfmoves
        short = [line.moves for line in solution.lines if len(line) < full]
        sentence = said(
            "There is a shorter solution: {moves}.",
            moves=joined((Notation(written(move)) for move in short[0]), " "),
        )
        yield Point("short_solution", grave, sentence, moves=short[0], count=len(short))
    if solution.verdict is Verdict.COOKED:
        more = len(solution.lines) - solution.intended.count
        told = counted(
            more,
            "One more solution than intended.",
            "{more} more solutions than intended.",
            more=more,
        )
        yield Point("cook", grave, told, count=more)
