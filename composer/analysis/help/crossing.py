# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes in which a man passes over a square or comes back to it for another's sake.

- *Indian*: a line man of the mating side crosses a square, another man of it comes there later,
  shuts the line, and opens it with the last move for a mate from behind.
- *Klasinc*: a line man leaves a square, another passes over it, and the first comes back to it.
- *Kniest*: the mating side captures on a square, and on it the other king is mated in the end.
  Sources differ on whose capture counts: perhaps only.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from composer.analysis.board import LINERS, between
from composer.analysis.courses.correspondences import Correspondences
from composer.analysis.courses.course import Course, Step
from composer.analysis.courses.matepicture import MatePicture
from composer.analysis.themes.flag import PHASES, Flag, Grade
from composer.problem.squares import Square, square_name
from composer.said.sentence import Notation, said


def crossings(found: Correspondences) -> Iterator[Flag]:
    """Yield the Indians, Klasincs and Kniests of some solutions, each theme once."""
    indians = (_indian(course, picture) for course, picture in found.mated)
    klasincs = (_klasinc(course) for course in found.courses)
    kniests = (_kniest(course, picture) for course, picture in found.mated)
    for flags in (indians, klasincs, kniests):
        yield from islice((flag for flag in flags if flag is not None), 1)


def _indian(course: Course, picture: MatePicture) -> Flag | None:
    last = course.steps[-1]
    shut = last.move.origin
    comes = next((s for s in course.steps[-2::-1] if s.who == last.who), None)
    if comes is None:
        return None
    for checker in picture.checkers:
        rear = course.whence.get(checker)
        if checker == last.move.target or rear is None:
            continue
        moves = course.steps_of(rear)
        if not moves or moves[-1].place >= comes.place:
            continue
        way = moves[-1].move
        crosses = between(way.origin, way.target) >> shut & 1
        if crosses and between(checker, picture.king) >> shut & 1:
            return _flag("indian", Grade.THEME, shut, course, (moves[-1], comes, last))
    return None


def _klasinc(course: Course) -> Flag | None:
    for out in course.steps:
        if out.move.man.kind not in LINERS:
            continue
        square = out.move.origin
        back = next((s for s in course.steps[out.place + 1 :] if s.who == out.who), None)
        if back is None or back.move.target != square:
            continue
        for over in course.steps[out.place + 1 : back.place]:
            passes = between(over.move.origin, over.move.target) >> square & 1
            if passes and over.move.man.kind in LINERS:
                return _flag("klasinc", Grade.THEME, square, course, (out, over, back))
    return None


def _kniest(course: Course, picture: MatePicture) -> Flag | None:
    for step in course.steps[:-1]:
        is_mater = step.move.man.colour is course.mater
        if is_mater and step.taken is not None and step.move.target == picture.king:
            return _flag("kniest", Grade.PERHAPS, picture.king, course, (step, course.steps[-1]))
    return None


def _flag(theme: str, grade: Grade, square: Square, course: Course, steps: Sequence[Step]) -> Flag:
    lines = Notation(course.written(steps))
    name = square_name(square)
    sentence = {
        "indian": said("Indian over {square}: {lines}.", square=name, lines=lines),
        "klasinc": said(
            "{square} is left, passed and taken again: {lines}.", square=name, lines=lines
        ),
        "kniest": said(
            "White captures on {square}, where mate is given: {lines}.", square=name, lines=lines
        ),
    }[theme]
    return Flag(theme, grade, PHASES, (square,), tuple(step.move for step in steps), (), sentence)
