# SPDX-License-Identifier: GPL-3.0-or-later
"""The whole analysis of a solution, and its JSON form: `themes` and `quality` filled in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from composer.analysis.economy import Economy
from composer.analysis.fairy.scope import scope_of
from composer.analysis.help.judgement import NO_LINE_MARKS, LineMarks
from composer.analysis.help.study import LineStudy, study_lines
from composer.analysis.judging.helplines import points_of_lines
from composer.analysis.phases import PhaseTable, table_of
from composer.analysis.points import Point
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag
from composer.problem.move import Move
from composer.problem.squares import Square, square_name
from composer.solver.jsonform import Further, everything, move_objects
from composer.solver.solution import Solution, Verdict

if TYPE_CHECKING:
    from composer.analysis.quality import Quality

ANALYSIS_VERSION: Final = 9
"""Raised whenever a rule changes, so that stored flags can be found again to be renewed."""

_OF_MEN: Final = ("white", "black")
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a solution means.

    Attributes:
        solution: the solution.
        table: the phase table.
        flags: the themes and elements found.
        quality: the points for and against.
        key: the key whose play that is; None where there is none, or none is meant of several.
        lines: the solutions of help and series play laid out; None for all other play.
    """

    solution: Solution
    table: PhaseTable
    flags: tuple[Flag, ...]
    quality: Quality
    key: Move | None = None
    lines: LineStudy | None = None

    @property
    def counted(self) -> dict[str, int]:
        """The counts of play that are known, by their names."""
        known = self.quality.counts.known
        return {name: number for name, number in known.items() if name not in _OF_MEN}


def analyse(
    solution: Solution, meant: Move | None = None, marks: LineMarks = NO_LINE_MARKS
) -> Analysis:
    """Find phase table, themes and quality of a solution, complete or not.

    Of several keys nothing is reported that rests on one of them, but on the one that is meant; of
    lines only on those that are intended, which `marks` may tell. With fairy men and by other
    rules only those themes are looked for that hold there (`composer.analysis.fairy`); of quality
    nothing: its definitions are orthodox.
    """
    from composer.analysis.fairy.themes import fairy_line_themes, fairy_play_themes
    from composer.analysis.quality import Counts, Quality, quality_of
    from composer.analysis.themerules import themes_of

    men = Counts.of_men(solution.position)
    # The themes of help play are those of its mates; where any move is asked for nothing is judged,
    # and of a diagram that cannot be solved nothing is said.
    unjudged = solution.lists_moves or solution.verdict is Verdict.INVALID
    if solution.stipulation.is_proof_game or unjudged:
        return Analysis(solution, PhaseTable((), ()), (), Quality((), men))
    if solution.stipulation.has_lines:
        laid = study_lines(solution, marks)
        if solution.is_fairy:
            flags = fairy_line_themes(solution, [course.moves for course in laid.found.courses])
        else:
            flags = laid.flags()
        quality = Quality(points_of_lines(laid), men)
        return Analysis(solution, PhaseTable((), ()), flags, quality, lines=laid)
    study = Study.of(solution, meant)
    key = None if study.key is None else study.key.first
    if solution.is_fairy:
        flags = fairy_play_themes(study, meant)
        return Analysis(solution, table_of(study, meant=meant), flags, Quality((), men), key)
    flags = themes_of(study)
    quality = quality_of(study, {flag.id for flag in flags})
    return Analysis(solution, table_of(study, meant=meant), flags, quality, key)


def analysed_object(
    solution: Solution,
    flags: tuple[Flag, ...],
    quality: Quality,
    economy: Economy | None = None,
    further: Further = everything,
) -> Json:
    """Return the JSON form as the plain values that JSON knows."""
    scope, unread = scope_of(solution), Json()
    if scope is not None:
        found = {"groups": list(scope.groups), "sentence": str(scope.sentence)}
        unread = {"themes_not_read": found}
    return {
        **solution.json_object(further),
        "themes": [flag_object(flag, solution.is_fairy) for flag in flags],
        **unread,
        "quality": quality_object(quality, economy, solution.is_fairy),
    }


def solution_with_themes(solution: Solution, further: Further = everything) -> Json:
    """Analyse a solution and return its JSON form with themes and quality."""
    analysis = analyse(solution)
    return analysed_object(solution, analysis.flags, analysis.quality, further=further)


def quality_object(quality: Quality, economy: Economy | None = None, popeye: bool = False) -> Json:
    """Return the points and counts, and the men's services where they were tested.

    Args:
        quality: what was judged.
        economy: what each man is for, where that was tested.
        popeye: whether moves are also given as Popeye writes them.
    """
    found: Json = {
        "points": [_point(point, popeye) for point in quality.points],
        "counts": quality.counts.known,
    }
    if economy is not None:
        found["economy"] = [
            {
                "square": square_name(service.square),
                "man": service.man.letter,
                "purpose": service.purpose.value,
                "weaker": [kind.letter for kind in service.weaker],
                "sentence": str(service.sentence),
            }
            for service in economy.services
        ]
    return found


def flag_object(flag: Flag, popeye: bool = False) -> Json:
    """Return a theme as the plain values that JSON knows."""
    return {
        "id": flag.id,
        "grade": flag.grade.value,
        "phase": flag.phase,
        "squares": _squares(flag.squares),
        "moves": move_objects(flag.moves, popeye),
        "line": _squares(flag.line),
        "sentence": str(flag.sentence),
    }


def _point(point: Point, popeye: bool) -> Json:
    return {
        "id": point.id,
        "weight": point.weight.value,
        "sentence": str(point.sentence),
        "squares": _squares(point.squares),
        "moves": move_objects(point.moves, popeye),
        "count": point.count,
    }


def _squares(squares: tuple[Square, ...]) -> list[str]:
    return [square_name(square) for square in squares]
