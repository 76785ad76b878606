# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes of help play that lie in where men stand: in the corners, and in each other's places.

- *Four corners*: over the solutions a man who moves stands in all four corners, those of twins and
  the first one included, or the king is mated in all four; or a line has moves to all four.
- *Exchange of places*: two men stand, at one moment of a line, each where the other stood in the
  diagram.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from composer.analysis.courses.correspondences import Correspondences
from composer.analysis.courses.course import Course
from composer.analysis.help.functions import named
from composer.analysis.help.walks import told
from composer.analysis.themes.flag import PHASES, THEME, Flag
from composer.problem.squares import Square, square_at
from composer.said.sentence import Notation, said

_CORNERS: Final = frozenset(square_at(file, rank) for file in (0, 7) for rank in (0, 7))


def four_corners(found: Correspondences) -> Iterator[Flag]:
    """Four corners of one man, of the mated king, or of one line; the first of these."""
    courses = found.courses
    for home in dict.fromkeys(course.home(step.who) for course in courses for step in course.steps):
        if {square for course in courses for square in _stands(course, home)} >= _CORNERS:
            own = [(course, course.own(home)) for course in courses]
            shown = [(c, c.steps_of(who)) for c, who in own if who is not None and c.steps_of(who)]
            word = said("All four corners visited, {man}", man=named(courses, home))
            yield told("four_corners", THEME, word, shown, sorted(_CORNERS))
            return
    mated = {picture.king: course for course, picture in found.mated}
    if set(mated) >= _CORNERS:
        shown = [(mated[square], mated[square].steps[-1:]) for square in sorted(_CORNERS)]
        word = said("Mates in all four corners")
        yield told("four_corners", THEME, word, shown, sorted(_CORNERS))
        return
    for course in courses:
        arrivals = [step for step in course.steps if step.move.target in _CORNERS]
        if {step.move.target for step in arrivals} >= _CORNERS:
            word = said("Moves to all four corners")
            yield told("four_corners", THEME, word, [(course, arrivals)], sorted(_CORNERS))
            return


def _stands(course: Course, home: Square) -> set[Square]:
    """Return where a man stands in a line, before it begins and after each of his moves."""
    who = course.own(home)
    if who is None:
        return set()
    return {who, *(step.move.target for step in course.steps_of(who))}


def exchanged_places(found: Correspondences) -> Iterator[Flag]:
    """Exchange of places, each pair of men once."""
    seen: set[tuple[Square, Square]] = set()
    for course in found.courses:
        for whence in course.followed[1:]:
            for one, other in whence.items():
                pair = course.home(one), course.home(other)
                if one < other and whence.get(other) == one and pair not in seen:
                    seen.add(pair)
                    yield _exchange(found, course, one, other)


def _exchange(found: Correspondences, course: Course, one: Square, other: Square) -> Flag:
    steps = [step for step in course.steps if step.who in (one, other)]
    sentence = said(
        "Exchange of places, {one} and {other}: {moves}.",
        one=named(found.courses, course.home(one)),
        other=named(found.courses, course.home(other)),
        moves=Notation(course.written(steps)),
    )
    moves = tuple(step.move for step in steps)
    return Flag("place_exchange", THEME, PHASES, (one, other), moves, (), sentence)


ALONE: Final = (exchanged_places,)
BESIDE: Final = (four_corners,)
