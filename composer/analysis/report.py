# SPDX-License-Identifier: GPL-3.0-or-later
"""The whole analysis of a solution, and its JSON form: `themes` and `quality` filled in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from composer.analysis.courses.judgement import NO_LINE_MARKS, LineMarks
from composer.analysis.fairy.scope import scope_of
from composer.analysis.phases import PhaseTable, table_of
from composer.analysis.points import Point
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag
from composer.problem.move import Move
from composer.problem.squares import Square, square_name
from composer.solver.jsonform import Further, everything, move_objects
from composer.solver.solution import Solution

if TYPE_CHECKING:
    from composer.analysis.quality import Quality

ANALYSIS_VERSION: Final = 12
"""Raised whenever a rule changes, so that stored flags can be found again to be renewed."""

_OF_MEN: Final = ("white", "black")
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a solution means.

    Attributes:
        study: the solution laid out.
        table: the phase table.
        flags: the themes and elements found.
        quality: the points for and against.
    """

    study: Study
    table: PhaseTable
    flags: tuple[Flag, ...]
    quality: Quality

    @property
    def solution(self) -> Solution:
        """The solution."""
        return self.study.solution

    @property
    def key(self) -> Move | None:
        """The key whose play that is; None where there is none, or none is meant of several."""
        return None if self.study.key is None else self.study.key.first

    @property
    def lines(self) -> Study | None:
        """The solutions of help and series play laid out; None for all other play."""
        return self.study if self.study.has_courses else None

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
    rules only those themes are looked for that hold there (`composer.analysis.fairy`); of the
    quality of play against each other nothing: its definitions are orthodox.
    """
    from composer.analysis.quality import quality_of
    from composer.analysis.themerules import themes_of

    study = Study.of(solution, meant, marks)
    flags = themes_of(study)
    quality = quality_of(study, flags)
    return Analysis(study, table_of(study), flags, quality)


def analysed_object(
    solution: Solution,
    flags: tuple[Flag, ...],
    quality: Quality,
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
        "quality": quality_object(quality, solution.is_fairy),
    }


def quality_object(quality: Quality, popeye: bool) -> Json:
    """Return points, counts and content; with moves also as Popeye writes them, if asked."""
    found: Json = {
        "points": [point_object(point, popeye) for point in quality.points],
        "counts": quality.counts.known,
    }
    content = quality.content
    if content is not None:
        found["content"] = {
            "size": content.size,
            "mates": content.mates,
            "family": content.family or None,
            "thematic": len(content.thematic),
            "changes": [
                {
                    "phase": changes.phase.kind,
                    "first": [move.uci for move in changes.phase.lead],
                    "count": len(changes.defences),
                }
                for changes in content.changes
            ],
        }
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


def point_object(point: Point, popeye: bool = False) -> Json:
    """Return a point as the plain values that JSON knows."""
    return {
        "id": point.id,
        "level": point.level.value,
        "weight": point.weight.value,
        "sentence": str(point.sentence),
        "squares": _squares(point.squares),
        "moves": move_objects(point.moves, popeye),
        "count": point.count,
        "paid": point.paid,
    }


def _squares(squares: tuple[Square, ...]) -> list[str]:
    return [square_name(square) for square in squares]
