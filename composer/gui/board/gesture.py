# SPDX-License-Identifier: GPL-3.0-or-later
"""A gesture under way as one value, and what it requests when it ends. No widgets here.

While nothing is in hand there is no gesture (None), and dropping the value cancels it: the
position is only ever changed by the `BoardEdit` that a release returns.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final

from composer.gui.board.edit import BoardEdit, BoardEditKind, Man, Square
from composer.gui.board.geometry import Point
from composer.gui.board.menedits import CHESS, Handling, Men, Plan, together
from composer.gui.board.selected import go_together, relocated, remove_selected, standing


class Hand(Enum):
    """What holds the man: that says how the gesture goes on and ends."""

    POINTER = "pointer"  # a mouse button pressed on the board
    PALETTE = "palette"  # dragged in from the palette or from another window
    KEYS = "keys"  # lifted with Space, carried with the arrows


@dataclass(frozen=True, slots=True)
class Held:
    """What the keys held down with a gesture mean for it.

    Attributes:
        copying: the men stay where they are and second ones are put down (Ctrl).
        exchanging: the man and the one he is dropped on change places (Alt, or Ctrl and Shift).
        adding: men are added to the selection, or taken from it (Shift).
    """

    copying: bool = False
    exchanging: bool = False
    adding: bool = False


PLAIN: Final = Held()
Standing = tuple[Square, Man]  # a man and where he stands
_NOBODY: Final[Plan] = {}


@dataclass(frozen=True, slots=True)
class Gesture:
    """A gesture under way.

    Attributes:
        hand: what holds the man.
        man: the man in hand; None where a band is being drawn, or may be.
        origin: the square pressed or lifted from; None for a man from the palette, and for a
            band begun off the board.
        start: where the pointer was pressed.
        at: where the pointer is.
        over: the square under the pointer or cursor; None off the board.
        held: what the keys held down with it mean.
        carrying: whether the pointer has left the start far enough to be a drag.
        banding: whether it has left the square pressed with no man in hand: a band is drawn.
        twice: whether the press was the second of a double click.
        others: the other selected men, who are carried along with him.
        handling: how the men of the board are handled.
    """

    hand: Hand
    man: Man | None
    origin: Square | None
    start: Point = (0.0, 0.0)
    at: Point = (0.0, 0.0)
    over: Square | None = None
    held: Held = PLAIN
    carrying: bool = False
    banding: bool = False
    twice: bool = False
    others: tuple[Standing, ...] = ()
    handling: Handling = CHESS

    @property
    def copying(self) -> bool:
        """Whether the men stay on their squares and second ones are put down."""
        return self.held.copying and not self.exchanging

    @property
    def exchanging(self) -> bool:
        """Whether the man changes places with the one he is dropped on."""
        alone = self.origin is not None and not self.others
        return self.held.exchanging and alone and not self.handling.stacks

    @property
    def lifts(self) -> bool:
        """Whether the home squares of the men in hand are to be shown empty."""
        return self.carrying and self.origin is not None and not self.copying

    @property
    def clicks(self) -> bool:
        """Whether it is still a click: no drag yet, over the square that was pressed."""
        moved_on = self.carrying or self.banding
        return not moved_on and self.over is not None and self.over == self.origin

    @property
    def men(self) -> tuple[Standing, ...]:
        """The men of the board in hand, the one grasped first; none from the palette."""
        if self.man is None or self.origin is None:
            return ()
        return ((self.origin, self.man), *self.others)

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares that the men in hand come from."""
        return tuple(square for square, _ in self.men)

    @property
    def targets(self) -> tuple[Square, ...]:
        """The squares that the men in hand would come to, each for one of `squares`."""
        if self.over is None:
            return ()
        return (self.over,) if self.origin is None else tuple(self.plan.values())

    @property
    def plan(self) -> Plan:
        """Where each of the men in hand would go; all stay on the board."""
        return together(self.handling.geometry, self.squares, self.origin, self.over)


def pressed(
    position: Men,
    square: Square | None,
    at: Point,
    held: Held = PLAIN,
    twice: bool = False,
    selection: Collection[Square] = (),
    handling: Handling = CHESS,
) -> Gesture:
    """Begin a gesture with the mouse button pressed on a square, or beside the board.

    A man of the selection brings the others along. With Shift no man is grasped: he is
    added to the selection, or a band adds many.
    """
    grasps = not held.adding or held.exchanging
    man = position[square] if square is not None and grasps else None
    others = _others(position, square, selection) if man is not None else ()
    return Gesture(
        Hand.POINTER,
        man,
        square,
        at,
        at,
        square,
        held,
        twice=twice,
        others=others,
        handling=handling,
    )


def brought_in(man: Man, at: Point, over: Square | None, handling: Handling = CHESS) -> Gesture:
    """Begin a gesture with a man dragged in from the palette."""
    return Gesture(Hand.PALETTE, man, None, at, at, over, carrying=True, handling=handling)


def lifted(
    position: Men,
    square: Square,
    selection: Collection[Square] = (),
    handling: Handling = CHESS,
) -> Gesture | None:
    """Begin a gesture with the man on the cursor's square lifted; None if there is none."""
    man = position[square]
    if man is None:
        return None
    others = _others(position, square, selection)
    return Gesture(
        Hand.KEYS, man, square, over=square, carrying=True, others=others, handling=handling
    )


def moved(
    gesture: Gesture, at: Point, over: Square | None, threshold: float, held: Held = PLAIN
) -> Gesture:
    """Go on with the pointer at a new place; past the threshold a press becomes a drag.

    Args:
        gesture: the gesture so far.
        at: where the pointer is now.
        over: the square there, None off the board.
        threshold: logical pixels, in x plus y, that still count as a click.
        held: what the keys held down mean; whether men are added is settled by the press.
    """
    far = abs(at[0] - gesture.start[0]) + abs(at[1] - gesture.start[1]) >= threshold
    leaves = gesture.origin is None or over != gesture.origin  # a click may slide a little
    return replace(
        gesture,
        at=at,
        over=over,
        held=replace(held, adding=gesture.held.adding),
        carrying=gesture.carrying or (far and gesture.man is not None),
        banding=gesture.banding or (far and leaves and gesture.man is None),
    )


def stepped(gesture: Gesture, over: Square) -> Gesture:
    """Go on with the cursor on another square."""
    return replace(gesture, over=over)


def released(gesture: Gesture, position: Men, stamp: Man | None = None) -> BoardEdit | None:
    """End a gesture and return what it requests; None if nothing is to change.

    Args:
        gesture: the gesture that ends.
        position: what is on the board now.
        stamp: the man picked in the palette, which a click puts down.

    Raises:
        GameError: the men cannot stand so.
    """
    if gesture.banding:
        return None
    if not gesture.carrying:
        return _clicked(gesture, position, stamp)
    man, origin, over, handling = gesture.man, gesture.origin, gesture.over, gesture.handling
    if man is None or any(position[square] != man for square, man in gesture.men):
        return None
    if origin is None:
        return None if over is None else put(position, over, man, handling)
    if gesture.others:
        return _released_together(gesture, position, origin)
    if over is None:
        return None if gesture.copying else remove(position, origin, handling)
    if over == origin:
        return None
    if gesture.exchanging and position[over] is not None:
        changes, ways = {origin: position[over], over: man}, {origin: over, over: origin}
        after = handling.set_cells(position, changes, ways)
        return _edit(BoardEditKind.EXCHANGE, position, after, man, origin, over)
    after = relocated(position, {origin: over}, gesture.copying, handling)
    kind = BoardEditKind.COPY if gesture.copying else BoardEditKind.MOVE
    return _edit(kind, position, after, man, origin, over)


def put(position: Men, square: Square, man: Man, handling: Handling = CHESS) -> BoardEdit | None:
    """Request a man on a square; None if he stands there."""
    after = handling.set_cells(position, {square: man}, _NOBODY)
    return _edit(BoardEditKind.PUT, position, after, man, None, square)


def remove(position: Men, square: Square, handling: Handling = CHESS) -> BoardEdit | None:
    """Request that a square be emptied; None if it is empty."""
    after = handling.set_cells(position, {square: None}, _NOBODY)
    return _edit(BoardEditKind.REMOVE, position, after, position[square], square, None)


def recolour(position: Men, square: Square, handling: Handling = CHESS) -> BoardEdit | None:
    """Request that the man on a square change sides; None if there is none."""
    man = position[square]
    other = None if man is None else handling.recoloured(man)
    return None if other is None else _become(position, square, man, other, handling)


def change_kind(
    position: Men, square: Square, steps: int = 1, handling: Handling = CHESS
) -> BoardEdit | None:
    """Request that the man on a square become another kind, some on in K Q R B N P; or None."""
    man = position[square]
    other = None if man is None else handling.next_kind(man, steps)
    return None if other is None else _become(position, square, man, other, handling)


def _become(
    position: Men, square: Square, man: Man, other: Man, handling: Handling
) -> BoardEdit | None:
    after = handling.set_cells(position, {square: other}, _NOBODY)
    return _edit(BoardEditKind.CHANGE, position, after, man, None, square)


def _clicked(gesture: Gesture, position: Men, stamp: Man | None) -> BoardEdit | None:
    square = gesture.over
    if square is None or not gesture.clicks or gesture.held.adding:
        return None
    if stamp is not None:
        return put(position, square, stamp, gesture.handling)
    return recolour(position, square, gesture.handling) if gesture.twice else None


def _released_together(gesture: Gesture, position: Men, origin: Square) -> BoardEdit | None:
    handling, copying = gesture.handling, gesture.copying
    if gesture.over is None:
        return None if copying else remove_selected(position, gesture.squares, handling)
    kind = BoardEditKind.COPY if copying else BoardEditKind.MOVE
    return go_together(kind, position, gesture.plan, origin, handling)


def _others(
    position: Men, square: Square | None, selection: Collection[Square]
) -> tuple[Standing, ...]:
    """Return the men of a selection besides the one grasped, if he belongs to it."""
    if square not in selection:
        return ()
    men = standing(position, selection)
    return tuple((chosen, position[chosen]) for chosen in men if chosen != square)


def _edit(
    what: BoardEditKind,
    before: Men,
    after: Any,
    man: Man | None,
    origin: Square | None,
    target: Square | None,
) -> BoardEdit | None:
    return None if after == before else BoardEdit(what, before, after, man, origin, target)
