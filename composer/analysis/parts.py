# SPDX-License-Identifier: GPL-3.0-or-later
"""What the solutions of a problem with twins mean, all together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from composer.analysis.points import Point
from composer.analysis.report import Analysis
from composer.analysis.themes.flag import Flag, Grade
from composer.analysis.twins import Part
from composer.analysis.twinstudy import FormsStudy, are_compared
from composer.problem.problem import Problem

_BEST_FIRST: Final = (Grade.THEME, Grade.PERHAPS, Grade.ELEMENT)
_OF_ALL_PARTS: Final = frozenset({"idle_men"})


@dataclass(frozen=True, slots=True)
class Meaning:
    """What all parts show together.

    Attributes:
        themes: each as often as the part has it that shows it best; of help play and of series
            those of the solutions of all parts, compared with one another.
        points: each once; what a man does not do counts only where he does it in no part.
    """

    themes: tuple[Flag, ...]
    points: tuple[Point, ...]


def meaning_of(
    problem: Problem, parts: Sequence[Part], analyses: Iterable[Analysis | None]
) -> Meaning:
    """Return what a problem shows in all its parts.

    Args:
        problem: the problem.
        parts: the diagram and its twins, or those of them that were solved so far.
        analyses: what the solution of each means; None where that is not known.
    """
    known = [analysis for analysis in analyses if analysis is not None]
    if len(known) == 1 == len(parts):
        return Meaning(known[0].flags, known[0].quality.points)
    solved = [(part.letter, part.solution) for part in parts if part.solution is not None]
    if len(solved) == len(known) == len(parts) and are_compared(solved):
        themes = FormsStudy.of(problem, solved).flags
    else:
        themes = _best([analysis.flags for analysis in known])
    return Meaning(themes, _points([analysis.quality.points for analysis in known]))


def best_first(flags: Iterable[Flag]) -> list[Flag]:
    """Return flags by what they are worth, those of one grade in the order in which they come."""
    return sorted(flags, key=lambda flag: _BEST_FIRST.index(flag.grade))


def _best(parts: Sequence[tuple[Flag, ...]]) -> tuple[Flag, ...]:
    """Return the flags of each theme in the first part of those that show it best."""
    chosen: dict[str, tuple[Flag, ...]] = {}
    for flags in parts:
        for theme in dict.fromkeys(flag.id for flag in flags):
            found = tuple(flag for flag in flags if flag.id == theme)
            if theme not in chosen or _grade(found) < _grade(chosen[theme]):
                chosen[theme] = found
    return tuple(flag for found in chosen.values() for flag in found)


def _grade(flags: Iterable[Flag]) -> int:
    return min(_BEST_FIRST.index(flag.grade) for flag in flags)


def _points(parts: Sequence[tuple[Point, ...]]) -> tuple[Point, ...]:
    found: dict[tuple[str, str], Point] = {}
    for points in parts:
        for point in points:
            found.setdefault((point.id, point.weight.value), point)
    in_all = [{point.id for point in points} for points in parts]
    return tuple(
        point
        for point in found.values()
        if point.id not in _OF_ALL_PARTS or all(point.id in ids for ids in in_all)
    )
