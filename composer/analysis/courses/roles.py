# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts that men play in a line: who is captured and how, who mates, guards, blocks.

Each is proved on the board of that line alone. A man may play several parts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from composer.analysis.courses.course import Course, Step
from composer.analysis.matepicture import MatePicture
from composer.problem.men import Colour
from composer.problem.move import Move
from composer.problem.squares import Square
from composer.said.sentence import Template


class RoleKind(Enum):
    """A part to be played; its value is the words of a sentence.

    `TAKEN` holds all that are captured; the four before it say how, and one of them fits.
    """

    TAKEN_STANDING = Template("taken where it stands")
    MOVES_TAKEN = Template("moves, then is taken")
    TAKES_TAKEN = Template("takes, then is taken")
    TAKEN_BY_MATE = Template("taken by the last move")
    TAKEN = Template("taken")
    TAKES_BACK = Template("takes back")
    PROMOTES = Template("promotes")
    CASTLES = Template("castles")
    LAST_MOVE = Template("makes the last move")
    CHECKS = Template("checks in the mate")
    PINS = Template("pins in the mate")
    PINNED = Template("is pinned in the mate")
    GUARDS = Template("guards in the mate")
    BLOCKS = Template("comes to block")


@dataclass(frozen=True, slots=True)
class Role:
    """A part, and the side that plays it."""

    kind: RoleKind
    colour: Colour

    @property
    def place(self) -> tuple[int, bool]:
        """What roles are sorted by: the order of the kinds, White's before Black's."""
        return list(RoleKind).index(self.kind), self.colour is Colour.BLACK


@dataclass(frozen=True, slots=True)
class Holder:
    """Who plays a part in one line.

    Attributes:
        who: where the man stood in the diagram, of twins in the first one.
        square: where it stands when it plays the part.
        move: the move by which it does; None where it stands still.
    """

    who: Square
    square: Square
    move: Move | None = None


Parts = dict[Role, tuple[Holder, ...]]


def parts_of(course: Course) -> Parts:
    """Return the parts that are played in a line, each with all that play it."""
    found: dict[Role, list[Holder]] = {}
    for kind, holder in _play(course):
        role = Role(kind, course.man(holder.who).colour)
        found.setdefault(role, []).append(replace(holder, who=course.home(holder.who)))
    return {role: tuple(holders) for role, holders in found.items()}


def _play(course: Course) -> Iterator[tuple[RoleKind, Holder]]:
    last = course.steps[-1].place if course.steps else -1
    for step in course.steps:
        if step.taken is not None and step.taken_on is not None:
            yield from _taken(course, step, step.taken, step.taken_on, last)
            before = course.steps[step.place - 1] if step.place else None
            if before is not None and before.who == step.taken and before.taken is not None:
                yield RoleKind.TAKES_BACK, _by(step)
        if step.move.promotion is not None:
            yield RoleKind.PROMOTES, _by(step)
        if step.move.castling is not None:
            yield RoleKind.CASTLES, _by(step)
    if course.steps:
        yield RoleKind.LAST_MOVE, _by(course.steps[-1])
    if course.picture is not None:
        yield from _in_the_mate(course, course.picture)


def _taken(
    course: Course, step: Step, who: Square, square: Square, last: int
) -> Iterator[tuple[RoleKind, Holder]]:
    own = [each for each in course.steps_of(who) if each.place < step.place]
    move = own[-1].move if own else None
    holder = Holder(who, square, move)
    if step.place == last:
        yield RoleKind.TAKEN_BY_MATE, holder
    elif not own:
        yield RoleKind.TAKEN_STANDING, holder
    elif any(step.taken is not None for step in own):
        yield RoleKind.TAKES_TAKEN, holder
    else:
        yield RoleKind.MOVES_TAKEN, holder
    yield RoleKind.TAKEN, holder


def _in_the_mate(course: Course, picture: MatePicture) -> Iterator[tuple[RoleKind, Holder]]:
    whence = course.whence
    last = course.steps[-1]
    for square in picture.checkers:
        if whence[square] != last.who:
            yield RoleKind.CHECKS, Holder(whence[square], square)
    for square in picture.pinners:
        yield RoleKind.PINS, Holder(whence[square], square)
    for square in picture.pinned:
        yield RoleKind.PINNED, Holder(whence[square], square)
    for square, _ in picture.guards:
        if whence[square] != last.who:
            yield RoleKind.GUARDS, Holder(whence[square], square)
    for square in picture.blocks:
        own = course.steps_of(whence[square])
        if own:
            yield RoleKind.BLOCKS, Holder(whence[square], square, own[-1].move)


def _by(step: Step) -> Holder:
    return Holder(step.who, step.move.target, step.move)
