# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves of help play along lines.

- *Bristol*: a line man goes on along a line, and later another of his side passes over the square
  that he has left, the same way, and stops before him. Neither captures.
- *Pelle*: a pinned man moves along the line of the pin, without capturing. A theme where two
  solutions show it, else an element.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from composer.analysis.board import LINERS, between, line_through
from composer.analysis.courses.correspondences import Correspondences
from composer.analysis.courses.course import Course, Step
from composer.analysis.help.walks import Shown, told
from composer.analysis.themes.flag import ELEMENT, THEME, Flag
from composer.problem.squares import square_name
from composer.said.sentence import said


def bristol(found: Correspondences) -> Iterator[Flag]:
    """Bristol, each pair of squares once."""
    seen: set[tuple[int, int]] = set()
    for course in found.courses:
        for place, one in enumerate(course.steps):
            for two in course.steps[place + 1 :]:
                way = (one.move.origin, one.move.target)
                if way not in seen and _follows(course, one, two):
                    seen.add(way)
                    origin, target = (square_name(square) for square in way)
                    word = said("Bristol from {origin} to {target}", origin=origin, target=target)
                    squares = (*way, two.move.target)
                    yield told("bristol", THEME, word, [(course, (one, two))], squares)


def _follows(course: Course, one: Step, two: Step) -> bool:
    """Return whether a second man goes along a line over the square where a first one stood."""
    first, second = one.move, two.move
    if first.man.colour is not second.man.colour or one.who == two.who:
        return False
    if one.taken is not None or two.taken is not None:
        return False
    if first.man.kind not in LINERS or second.man.kind not in LINERS:
        return False
    way = line_through(first.origin, first.target)
    if not way >> second.origin & 1 or not way >> second.target & 1:
        return False
    stays = course.followed[two.place].get(first.target) == one.who
    passes = between(second.origin, second.target) >> first.origin & 1
    stops = between(second.origin, first.target) >> second.target & 1
    return stays and bool(passes and stops)


def pelle(found: Correspondences) -> Iterator[Flag]:
    """Pelle moves."""
    shown: list[Shown] = []
    for course in found.courses:
        if course.is_fairy:
            continue
        steps = [step for step in course.steps if step.taken is None and _is_pinned(course, step)]
        if steps:
            shown.append((course, steps))
    if shown:
        grade = THEME if len(shown) > 1 else ELEMENT
        squares = [step.move.target for _, steps in shown for step in steps]
        yield told("pelle", grade, said("Moves along the line of a pin"), shown, squares)


def _is_pinned(course: Course, step: Step) -> bool:
    """Return whether a man is pinned where he moves from, so that he moves along that line."""
    board = course.boards[step.place]
    white = step.move.man.colour is course.mater
    return bool(board.pinned(white=white) >> step.move.origin & 1)


ALONE: Final = (bristol, pelle)
