# SPDX-License-Identifier: GPL-3.0-or-later
"""Where men go over a line, by whatever rules: back, round, and after each other.

A man is followed through all that moves do, rebirths and exchanges too, and he goes his way by his
own moves: one who was carried back, or reborn there, has not returned; nor has a neutral man whom
the other side moves back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from composer.analysis.courses.course import Course, Step
from composer.analysis.phaseplay import grouped
from composer.problem.men import Colour
from composer.problem.squares import Square, is_round_trip


@dataclass(frozen=True)
class Stand:
    """A half-move with the squares on which its man stands before and after it.

    Attributes:
        step: the half-move.
        side: who makes it.
        before: where its man stands before it.
        after: where its man stands after it, reborn and carried on too; None if he has vanished.
    """

    step: Step
    side: Colour
    before: Square
    after: Square | None


def stands_of(course: Course, alternate: bool = True) -> tuple[Stand, ...] | None:
    """Say where the men of a line stand; None where it is not known who makes a move.

    Args:
        course: the line.
        alternate: whether the sides move in turn; in series play neutral men leave it open.
    """
    turn = course.diagram.turn
    places = [{home: square for square, home in whence.items()} for whence in course.followed]
    stands = []
    for step in course.steps:
        side = step.move.man.colour
        if side is Colour.NEUTRAL:
            if not alternate:
                return None
            side = turn if step.place % 2 == 0 else turn.other
        before = places[step.place].get(step.who, step.move.origin)
        stands.append(Stand(step, side, before, places[step.place + 1].get(step.who)))
    return tuple(stands)


def walks_of(stands: Sequence[Stand], kings: bool = False) -> Iterator[list[Stand]]:
    """Yield the half-moves of each man that nothing but his own moves moved; of kings if asked."""
    for own in grouped(stands, lambda stand: stand.step.who).values():
        for part in _unbroken(own):
            if kings or not part[0].step.move.man.is_royal:
                yield part


def _unbroken(stands: list[Stand]) -> Iterator[list[Stand]]:
    part: list[Stand] = []
    for stand in stands:
        goes = stand.after == stand.step.move.target and stand.before == stand.step.move.origin
        follows_on = part and part[-1].after == stand.before and part[-1].side is stand.side
        if part and not (goes and follows_on):
            yield part
            part = []
        if goes:
            part.append(stand)
    if part:
        yield part


def round_trip_in(squares: Sequence[Square]) -> slice | None:
    """Return the first round trip among the squares of a walk, its first square at both ends."""
    for end in range(3, len(squares)):
        for start in range(end - 2):
            if is_round_trip(squares[start : end + 1]):
                return slice(start, end + 1)
    return None


def round_trip(walk: Sequence[Stand]) -> Sequence[Stand]:
    """Return the first moves of a man that lead round and back; none where he makes no such."""
    squares = [walk[0].before, *(stand.step.move.target for stand in walk)]
    found = round_trip_in(squares)
    return () if found is None else walk[found.start : found.stop - 1]


def umnovs(stands: Sequence[Stand]) -> Iterator[tuple[Stand, Stand]]:
    """Yield where a man goes, without capturing, to what a man of the other side just left."""
    for one, two in pairwise(stands):
        if one.side is not two.side and two.step.move.capture is None and _goes_after(one, two):
            yield one, two


def leaders(stands: Sequence[Stand]) -> Iterator[tuple[Stand, Stand]]:
    """Yield where a man goes to what another of his side left with its move before."""
    last: dict[Colour, Stand] = {}
    for stand in stands:
        before = last.get(stand.side)
        if before is not None and _goes_after(before, stand):
            yield before, stand
        last[stand.side] = stand


def _goes_after(one: Stand, two: Stand) -> bool:
    """Return whether a second man goes by his own move to where a first one stood."""
    left = one.before != one.after and one.before == one.step.move.origin
    arrives = two.after == two.step.move.target == one.before
    return left and arrives and one.step.who != two.step.who and two.before != two.after
