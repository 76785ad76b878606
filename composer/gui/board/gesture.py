# SPDX-License-Identifier: GPL-3.0-or-later
"""A gesture under way as one value, and what it requests when it ends. No widgets here.

While nothing is in hand there is no gesture (None), and dropping the value cancels it: the
position is only ever changed by the `BoardEdit` that a release returns.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from composer.gui.board.edit import BoardEdit, BoardEditKind
from composer.gui.board.geometry import Point
from composer.gui.board.selected import move_selected, remove_selected
from composer.problem import edits
from composer.problem.groups import fitting_step, moved_by
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.squares import Square, file_of, rank_of


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

    @property
    def copying(self) -> bool:
        """Whether the men stay on their squares and second ones are put down."""
        return self.held.copying and not self.exchanging

    @property
    def exchanging(self) -> bool:
        """Whether the man changes places with the one he is dropped on."""
        return self.held.exchanging and self.origin is not None and not self.others

    @property
    def lifts(self) -> bool:
        """Whether the home squares of the men in hand are to be shown empty."""
        return self.carrying and self.origin is not None and not self.copying

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
        if self.origin is None:
            return (self.over,)
        return tuple(moved_by(self.squares, *self.step).values())

    @property
    def step(self) -> tuple[int, int]:
        """Files and ranks by which the men in hand would move; all stay on the board."""
        if self.origin is None or self.over is None:
            return 0, 0
        files = file_of(self.over) - file_of(self.origin)
        ranks = rank_of(self.over) - rank_of(self.origin)
        return fitting_step(self.squares, files, ranks)


def pressed(
    position: Position,
    square: Square | None,
    at: Point,
    held: Held = PLAIN,
    twice: bool = False,
    selection: Collection[Square] = (),
) -> Gesture:
    """Begin a gesture with the mouse button pressed on a square, or beside the board.

    A man of the selection brings the others along. With Shift no man is grasped: he is
    added to the selection, or a band adds many.
    """
    grasps = not held.adding or held.exchanging
    man = position[square] if square is not None and grasps else None
    others = _others(position, square, selection) if man is not None else ()
    return Gesture(Hand.POINTER, man, square, at, at, square, held, twice=twice, others=others)


def brought_in(man: Man, at: Point, over: Square | None) -> Gesture:
    """Begin a gesture with a man dragged in from the palette."""
    return Gesture(Hand.PALETTE, man, None, at, at, over, carrying=True)


def lifted(
    position: Position, square: Square, selection: Collection[Square] = ()
) -> Gesture | None:
    """Begin a gesture with the man on the cursor's square lifted; None if there is none."""
    man = position[square]
    if man is None:
        return None
    others = _others(position, square, selection)
    return Gesture(Hand.KEYS, man, square, over=square, carrying=True, others=others)


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


def released(gesture: Gesture, position: Position, stamp: Man | None = None) -> BoardEdit | None:
    """End a gesture and return what it requests; None if nothing is to change.

    Args:
        gesture: the gesture that ends.
        position: what is on the board now.
        stamp: the man picked in the palette, which a click puts down.
    """
    if gesture.banding:
        return None
    if not gesture.carrying:
        return _clicked(gesture, position, stamp)
    man, origin, over = gesture.man, gesture.origin, gesture.over
    if man is None or any(position[square] is not man for square, man in gesture.men):
        return None
    if origin is None:
        return None if over is None else put(position, over, man)
    if gesture.others:
        return _released_together(gesture, position, origin)
    if over is None:
        return None if gesture.copying else remove(position, origin)
    if gesture.exchanging and position[over] is not None:
        after = edits.exchange(position, origin, over)
        return _edit(BoardEditKind.EXCHANGE, position, after, man, origin, over)
    if gesture.copying:
        return _edit(
            BoardEditKind.COPY, position, edits.copy(position, origin, over), man, origin, over
        )
    return _edit(
        BoardEditKind.MOVE, position, edits.move(position, origin, over), man, origin, over
    )


def is_click(gesture: Gesture) -> bool:
    """Return whether a gesture that ends was a plain click on a square."""
    moved_on = gesture.carrying or gesture.banding or gesture.held.adding
    return not moved_on and gesture.over is not None and gesture.over == gesture.origin


def put(position: Position, square: Square, man: Man) -> BoardEdit | None:
    """Request a man on a square; None if he stands there."""
    return _edit(BoardEditKind.PUT, position, edits.put(position, square, man), man, None, square)


def remove(position: Position, square: Square) -> BoardEdit | None:
    """Request that a square be emptied; None if it is empty."""
    after = edits.remove(position, square)
    return _edit(BoardEditKind.REMOVE, position, after, position[square], square, None)


def recolour(position: Position, square: Square) -> BoardEdit | None:
    """Request that the man on a square change sides; None if there is none."""
    man = position[square]
    return None if man is None else _become(position, square, man, man.recoloured())


def change_kind(position: Position, square: Square, steps: int = 1) -> BoardEdit | None:
    """Request that the man on a square become another kind, some on in K Q R B N P; or None."""
    man = position[square]
    return None if man is None else _become(position, square, man, man.next_kind(steps))


def _become(position: Position, square: Square, man: Man, other: Man) -> BoardEdit | None:
    after = edits.put(position, square, other)
    return _edit(BoardEditKind.CHANGE, position, after, man, None, square)


def _clicked(gesture: Gesture, position: Position, stamp: Man | None) -> BoardEdit | None:
    square = gesture.over
    if square is None or not is_click(gesture):
        return None
    if stamp is not None:
        return put(position, square, stamp)
    return recolour(position, square) if gesture.twice else None


def _released_together(gesture: Gesture, position: Position, origin: Square) -> BoardEdit | None:
    if gesture.over is not None:
        return move_selected(position, gesture.squares, gesture.step, gesture.copying, origin)
    return None if gesture.copying else remove_selected(position, gesture.squares)


def _others(
    position: Position, square: Square | None, selection: Collection[Square]
) -> tuple[Standing, ...]:
    """Return the men of a selection besides the one grasped, if he belongs to it."""
    if square not in selection:
        return ()
    men = ((chosen, position[chosen]) for chosen in sorted(selection) if chosen != square)
    return tuple((chosen, man) for chosen, man in men if man is not None)


def _edit(
    what: BoardEditKind,
    before: Position,
    after: Position,
    man: Man | None,
    origin: Square | None,
    target: Square | None,
) -> BoardEdit | None:
    return None if after == before else BoardEdit(what, before, after, man, origin, target)
