# SPDX-License-Identifier: GPL-3.0-or-later
"""A gesture under way as one value, and what it asks for when it ends. No widgets here.

While nothing is in hand there is no gesture (None), and dropping the value cancels it: the
position is only ever changed by the `Edit` that a release returns.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from composer.gui.board.edit import Edit, EditKind
from composer.gui.board.geometry import Point
from composer.problem import edits
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.squares import Square


class Hand(Enum):
    """What holds the man: that says how the gesture goes on and ends."""

    POINTER = "pointer"  # a mouse button pressed on the board
    PALETTE = "palette"  # dragged in from the palette or from another window
    KEYS = "keys"  # lifted with Space, carried with the arrows


@dataclass(frozen=True, slots=True)
class Gesture:
    """A gesture under way.

    Attributes:
        hand: what holds the man.
        man: the man in hand; None after a press on an empty square.
        origin: the square pressed or lifted from; None for a man from the palette.
        start: where the pointer was pressed.
        at: where the pointer is.
        over: the square under the pointer or cursor; None off the board.
        copying: whether the man on `origin` stays and a second one is put down (Ctrl).
        carrying: whether the pointer has left the start far enough to be a drag.
        twice: whether the press was the second of a double click.
    """

    hand: Hand
    man: Man | None
    origin: Square | None
    start: Point = (0.0, 0.0)
    at: Point = (0.0, 0.0)
    over: Square | None = None
    copying: bool = False
    carrying: bool = False
    twice: bool = False

    @property
    def lifts(self) -> bool:
        """Whether the man's home square is to be shown empty."""
        return self.carrying and self.origin is not None and not self.copying


def pressed(
    position: Position, square: Square, at: Point, copying: bool = False, twice: bool = False
) -> Gesture:
    """Begin a gesture with the mouse button pressed on a square."""
    return Gesture(
        Hand.POINTER, position[square], square, at, at, square, copying=copying, twice=twice
    )


def brought_in(man: Man, at: Point, over: Square | None) -> Gesture:
    """Begin a gesture with a man dragged in from the palette."""
    return Gesture(Hand.PALETTE, man, None, at, at, over, carrying=True)


def lifted(position: Position, square: Square) -> Gesture | None:
    """Begin a gesture with the man on the cursor's square lifted; None if there is none."""
    man = position[square]
    if man is None:
        return None
    return Gesture(Hand.KEYS, man, square, over=square, carrying=True)


def moved(
    gesture: Gesture, at: Point, over: Square | None, threshold: float, copying: bool = False
) -> Gesture:
    """Go on with the pointer at a new place; past the threshold a press becomes a drag.

    Args:
        gesture: the gesture so far.
        at: where the pointer is now.
        over: the square there, None off the board.
        threshold: logical pixels, in x plus y, that still count as a click.
        copying: whether the man's home keeps him.
    """
    far = abs(at[0] - gesture.start[0]) + abs(at[1] - gesture.start[1]) >= threshold
    carrying = gesture.carrying or (far and gesture.man is not None)
    return replace(gesture, at=at, over=over, copying=copying, carrying=carrying)


def stepped(gesture: Gesture, over: Square) -> Gesture:
    """Go on with the cursor on another square."""
    return replace(gesture, over=over)


def released(gesture: Gesture, position: Position, stamp: Man | None = None) -> Edit | None:
    """End a gesture and return what it asks for; None if nothing is to change.

    Args:
        gesture: the gesture that ends.
        position: what is on the board now.
        stamp: the man picked in the palette, which a click puts down.
    """
    if not gesture.carrying:
        return _clicked(gesture, position, stamp)
    man, origin, over = gesture.man, gesture.origin, gesture.over
    if man is None or (origin is not None and position[origin] is not man):
        return None
    if origin is None:
        return None if over is None else put(position, over, man)
    if over is None:
        return None if gesture.copying else remove(position, origin)
    if gesture.copying:
        return _edit(EditKind.COPY, position, edits.copy(position, origin, over), man, origin, over)
    return _edit(EditKind.MOVE, position, edits.move(position, origin, over), man, origin, over)


def put(position: Position, square: Square, man: Man) -> Edit | None:
    """Ask for a man on a square; None if he stands there."""
    return _edit(EditKind.PUT, position, edits.put(position, square, man), man, None, square)


def remove(position: Position, square: Square) -> Edit | None:
    """Ask for a square to be emptied; None if it is empty."""
    after = edits.remove(position, square)
    return _edit(EditKind.REMOVE, position, after, position[square], square, None)


def recolour(position: Position, square: Square) -> Edit | None:
    """Ask for the man on a square to change sides; None if there is none."""
    man = position[square]
    if man is None:
        return None
    after = edits.put(position, square, man.recoloured())
    return _edit(EditKind.CHANGE, position, after, man, None, square)


def _clicked(gesture: Gesture, position: Position, stamp: Man | None) -> Edit | None:
    square = gesture.over
    if square is None or square != gesture.origin:
        return None
    if stamp is not None:
        return put(position, square, stamp)
    return recolour(position, square) if gesture.twice else None


def _edit(
    what: EditKind,
    before: Position,
    after: Position,
    man: Man | None,
    origin: Square | None,
    target: Square | None,
) -> Edit | None:
    return None if after == before else Edit(what, before, after, man, origin, target)
