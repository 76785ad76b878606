# SPDX-License-Identifier: GPL-3.0-or-later
"""Batteries that mate in help play, and pins that the mating man gets rid of.

- *Battery mate*: the last move opens the line of another man, who checks. The battery is *formed*
  where one of its two men moved before in the line: a theme if it is so in two solutions or in all
  that there are, those of a king apart, else an element. *Double check*: the man who opens it
  checks, too.
- *Royal battery*: the king opens it.
- *Reciprocal batteries*: one man opens the other's line in one solution, and the other way round.
- *Unpin of the mating man*: he is pinned before a half-move of the other side, not after it, and no
  more until he mates. A theme with two different mates, else an element.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from composer.analysis.courses.correspondences import Correspondences
from composer.analysis.courses.course import Course, Step
from composer.analysis.help.walks import Shown, told
from composer.analysis.themes.flag import ELEMENT, THEME, Flag
from composer.problem.men import Kind
from composer.problem.squares import Square
from composer.said.sentence import said


class Battery(NamedTuple):
    """A battery that mates in a solution.

    Attributes:
        course: the solution.
        front: the home of the man who makes the last move.
        rear: the home of the man whose line it opens.
        before: the half-moves of both before the last one.
    """

    course: Course
    front: Square
    rear: Square
    before: Sequence[Step]

    @property
    def shown(self) -> Shown:
        """The half-moves that form it, and the last one."""
        return self.course, (*self.before, self.course.steps[-1])


def batteries(found: Correspondences) -> Iterator[Flag]:
    """Battery mate, battery formed, double check, royal battery."""
    fired = [battery for course, _ in found.mated if (battery := _fired(course)) is not None]
    stood = [battery for battery in fired if not battery.before]
    formed = [battery for battery in fired if battery.before]
    double = [battery for battery in fired if _checks_itself(battery.course)]
    royal = [battery for battery in fired if battery.course.moves[-1].man.kind is Kind.KING]
    others = [battery for battery in formed if battery not in royal]
    often = len(others) > 1 or len(others) == len(found.courses)
    for theme, grade, word, shown in (
        ("battery_mate", ELEMENT, said("Battery mate"), stood),
        (
            "battery_formed_h",
            THEME if often else ELEMENT,
            said("Battery formed and fired"),
            formed,
        ),
        ("double_check", ELEMENT, said("Double check"), double),
        ("royal_battery", THEME, said("The king fires a battery"), royal),
    ):
        if shown:
            squares = [square for each in shown for square in (each.front, each.rear)]
            last = [(each.course, each.course.steps[-1:]) for each in shown]
            whole = [each.shown for each in shown]
            yield told(theme, grade, word, whole if shown is formed else last, _here(squares))


def _here(homes: Sequence[Square]) -> list[Square]:
    """Return the squares of the first diagram among the homes of men."""
    return [home for home in homes if home < 64]


def _fired(course: Course) -> Battery | None:
    last = course.steps[-1]
    rear = course.boards[-1].opener(last.move)
    if rear is None or last.move.castling is not None or rear not in course.whence:
        return None
    who = course.whence[rear]
    before = [step for step in course.steps[:-1] if step.who in (last.who, who)]
    return Battery(course, course.home(last.who), course.home(who), before)


def _checks_itself(course: Course) -> bool:
    return bool(course.boards[-1].checkers() >> course.moves[-1].target & 1)


def reciprocal_batteries(found: Correspondences) -> Iterator[Flag]:
    """Reciprocal batteries."""
    seen: dict[tuple[Square, Square], Battery] = {}
    for course, _ in found.mated:
        battery = _fired(course)
        if battery is None:
            continue
        other = seen.get((battery.rear, battery.front))
        if other is not None:
            word = said("Reciprocal batteries")
            shown = [(each.course, each.course.steps[-1:]) for each in (other, battery)]
            men = (battery.front, battery.rear)
            yield told("reciprocal_batteries", THEME, word, shown, men)
            return
        seen.setdefault((battery.front, battery.rear), battery)


def unpins(found: Correspondences) -> Iterator[Flag]:
    """Unpin of the mating man."""
    shown: list[Shown] = []
    for course, _ in found.mated:
        step = _unpinned(course)
        if step is not None:
            shown.append((course, (step, course.steps[-1])))
    if shown:
        different = {course.mate_key for course, _ in shown}
        grade = THEME if len(different) > 1 else ELEMENT
        squares = [steps[-1].move.target for _, steps in shown]
        yield told("unpin_s", grade, said("The mating man is unpinned"), shown, squares)


def _unpinned(course: Course) -> Step | None:
    """Return the half-move of the other side after which the mating man is pinned no more."""
    mater = course.steps[-1].who
    pinned = []
    for board, whence in zip(course.boards[:-1], course.followed[:-1], strict=True):
        square = next((square for square, who in whence.items() if who == mater), None)
        pinned.append(square is not None and bool(board.pinned(white=True) >> square & 1))
    for step in reversed(course.steps[:-1]):
        if pinned[step.place] and not pinned[step.place + 1]:
            return None if step.move.man.colour is course.mater else step
    return None


ALONE: Final = (batteries, unpins)
BESIDE: Final = (reciprocal_batteries,)
