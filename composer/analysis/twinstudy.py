# SPDX-License-Identifier: GPL-3.0-or-later
"""What the solutions of a problem with twins mean, all together.

Those of help play are compared as those of one diagram are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Final

from composer.analysis.courses.correspondences import MOST, Correspondences, compared
from composer.analysis.courses.course import NO_HOMES
from composer.analysis.judging.helplines import matched_play
from composer.analysis.judging.twinform import twin_points
from composer.analysis.points import Point, from_the_top
from composer.analysis.report import Analysis
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag, Grade
from composer.analysis.twins import Part
from composer.problem.forms import DUPLEX_LETTER
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import Square
from composer.problem.twinned import shifted
from composer.problem.twins import (
    AddMan,
    Change,
    Exchange,
    MoveMan,
    RemoveMan,
    Shift,
    Turned,
    TwinError,
    changed_position,
)
from composer.solver.solution import Solution

_NOWHERE: Final = 64
"""Added to the square of a man who is not in the first diagram: no man there has that number."""

_Homes = dict[Square, Square]

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


@dataclass(frozen=True)
class FormsStudy:
    """The solutions of all parts of a problem laid out beside each other.

    Attributes:
        problem: the problem.
        letters: the letter of each part, as `forms_of` gives it.
        studies: each part laid out.
    """

    problem: Problem
    letters: tuple[str, ...]
    studies: tuple[Study, ...]

    @classmethod
    def of(cls, problem: Problem, parts: Sequence[Solved]) -> FormsStudy:
        """Lay out the parts of a problem (see `are_compared`).

        The men are named by their squares in the first diagram.
        """
        homes = homes_of(problem)
        studies = (
            Study.of(solution, homes=homes.get(letter.split(" ")[0], NO_HOMES))
            for letter, solution in parts
        )
        return cls(problem, tuple(letter for letter, _ in parts), tuple(studies))

    @cached_property
    def flags(self) -> tuple[Flag, ...]:
        """The themes over all parts; those with the other side to begin are apart."""
        from composer.analysis.themerules import (
            themes_over,  # all themes: the first look needs none
        )

        found: list[Flag] = []
        for kind in (False, True):
            group = [
                study
                for letter, study in zip(self.letters, self.studies, strict=True)
                if letter.endswith(DUPLEX_LETTER) is kind
            ]
            found += themes_over(group)
        return tuple(found)

    @cached_property
    def found(self) -> Correspondences:
        """What recurs in the solutions of all parts."""
        courses = [course for study in self.studies for course in study.found.courses]
        return compared(tuple(courses[:MOST]))

    @cached_property
    def places(self) -> tuple[tuple[int, int], ...]:
        """For each solution in `found` its part, from 0, and its number there, from 1."""
        places = [
            (part, number) for part, study in enumerate(self.studies) for number in study.numbers
        ]
        return tuple(places[:MOST])

    def with_points(self, points: Iterable[Point]) -> tuple[Point, ...]:
        """Return points of parts with those of all together, in place of the same of parts."""
        whole = (*matched_play(self.found), *twin_points(self.problem))
        told = {point.id for point in whole}
        return from_the_top((*(point for point in points if point.id not in told), *whole))

    def part_of(self, solution: Solution) -> int | None:
        """Return which part a solution is, from 0; None where it is none of them."""
        parts = enumerate(self.studies)
        return next((part for part, study in parts if study.solution is solution), None)


def homes_of(problem: Problem) -> Mapping[str, Mapping[Square, Square]]:
    """Return, by the letter of each twin, where the men of its diagram stand in the first one.

    A man who is added has a number of his own, from 64 on, but where one of his kind and side
    stands on that square in the first diagram. Twins that cannot be set up are left out.
    """
    begun = {square: square for square, _ in problem.position}
    position, homes = problem.position, begun
    found: dict[str, Mapping[Square, Square]] = {}
    for twin in problem.twins:
        if not twin.continued:
            position, homes = problem.position, begun
        try:
            for change in twin.changes:
                homes = _after(homes, problem.position, change)
                position = changed_position(position, change)
        except (TwinError, ValueError, KeyError):
            continue
        found[twin.letter] = MappingProxyType(homes)
    return MappingProxyType(found)


def _after(homes: _Homes, first: Position, change: Change) -> _Homes:
    """Return where the men come from after one more change; kinds and colours alter nothing."""
    moved = dict(homes)
    if isinstance(change, MoveMan):
        moved[change.target] = moved.pop(change.origin)
    elif isinstance(change, Exchange):
        one, other = moved.pop(change.a, None), moved.pop(change.b, None)
        if one is not None:
            moved[change.b] = one
        if other is not None:
            moved[change.a] = other
    elif isinstance(change, RemoveMan):
        moved.pop(change.square, None)
    elif isinstance(change, AddMan):
        here = change.square
        moved.pop(here, None)
        is_there = first[here] == change.man and here not in moved.values()
        moved[here] = here if is_there else here + _NOWHERE
    elif isinstance(change, Turned):
        return {change.symmetry.apply(square): home for square, home in homes.items()}
    elif isinstance(change, Shift):
        place = shifted(change.files, change.ranks)
        return {place(square): home for square, home in homes.items()}
    return moved


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
    points = _points([analysis.quality.points for analysis in known])
    if len(solved) == len(known) == len(parts) and are_compared(solved):
        forms = FormsStudy.of(problem, solved)
        return Meaning(forms.flags, forms.with_points(points))
    return Meaning(_best([analysis.flags for analysis in known]), points)


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
