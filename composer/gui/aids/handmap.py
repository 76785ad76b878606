# SPDX-License-Identifier: GPL-3.0-or-later
"""A map of the board for the man in hand: follows the hand, begins, ends, gives the place back."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from composer.gui.aids.bubble import Bubble
from composer.gui.aids.preview import Telling
from composer.gui.aids.seeker import Seeker
from composer.gui.board.gesture import Gesture
from composer.gui.board.overlays import Cover
from composer.gui.board.view import BoardView
from composer.gui.look.appearance import Appearance
from composer.problem.men import Man
from composer.problem.squares import Square


@dataclass(frozen=True, slots=True)
class Lift:
    """A man in hand.

    Attributes:
        man: who he is.
        origin: the square that he leaves; None for a new man or a copy.
        copied: where the man stands of whom he is a copy, if he is one.
    """

    man: Man
    origin: Square | None = None
    copied: Square | None = None


class HandMap(QObject):
    """Follows the hand, has each square tried, and shows what is known.

    Nothing is shown before the first answer is there; nothing that was found for another
    lift, or before an edit, is ever shown.

    Signals:
        switched: whether there is to be a map with each lift.
    """

    switched = Signal(bool)

    def __init__(
        self,
        name: str,
        board: BoardView,
        pane: Telling,
        place: QStackedWidget,
        legend: QWidget,
        appearance: Appearance,
        parent: QObject | None = None,
    ) -> None:
        """Make a map; it is on.

        Args:
            name: of its thread.
            board: the board.
            pane: says what a square would be.
            place: where the legend stands while the map is shown.
            legend: says what the marks mean.
            appearance: how it looks.
            parent: its owner.
        """
        super().__init__(parent)
        self._appearance = appearance
        self._board, self._pane, self._place = board, pane, place
        self._shown_legend = legend
        self._on = True
        self._gives_way = False
        self._lift: Lift | None = None
        self._refused: Lift | None = None  # of whom no square can tell anything
        self._brought: Man | None = None  # from the palette, wherever the pointer is
        self._cover: Cover | None = None
        self.bubble = Bubble(board, appearance)
        place.addWidget(legend)
        self._before: QWidget | None = None
        self._seeker = Seeker(name, self)
        self._seeker.found.connect(self._take)
        board.gesture_changed.connect(self._follow)

    @property
    def is_shown(self) -> bool:
        """Whether the map lies on the board."""
        return self._cover is not None

    @property
    def is_on(self) -> bool:
        """Whether there is to be a map with each lift."""
        return self._on

    @property
    def is_busy(self) -> bool:
        """Whether squares are still being tried."""
        return self._seeker.is_busy

    @property
    def is_at_work(self) -> bool:
        """Whether the thread still works, even on what was given up."""
        return self._seeker.is_at_work

    def set_on(self, on: bool) -> None:
        """Show the map with each lift, or not; with a man in hand at once."""
        self._on = on
        self.end()
        if on:
            self._follow(self._board.input.gesture)
        self.switched.emit(on)

    def give_way(self, on: bool) -> None:
        """Leave the board to another map, or have it again."""
        self._gives_way = on
        self.end()

    def take_up(self, man: Man | None) -> None:
        """Notice that a man of the palette is in hand; None when he was dropped somewhere."""
        self._brought = man
        if man is not None:
            self._begin(Lift(man), None)
        elif self._board.input.gesture is None:
            self._rest()

    def drop(self) -> None:
        """Notice that the position has changed: the man is in hand no more."""
        self._brought = None
        self.end()

    def end(self) -> None:
        """Take the map off the board, and end all work for it."""
        self._seeker.cancel()
        self._lift = self._refused = None
        self._forget()
        if self._cover is not None:
            self._cover = None
            self._board.drawing.lay_cover(None)
        if self._before is not None:
            self._place.setCurrentWidget(self._before)
        self._before = None
        self.bubble.hide()
        self._pane.end_preview()

    def close(self) -> None:
        """End all work for good."""
        self._seeker.close()

    def _lay(self, cover: Cover) -> None:
        """Lay the map on the board, and its legend in its place."""
        self._show_legend()
        self._cover = cover
        self._board.drawing.lay_cover(cover)

    def _show_legend(self) -> None:
        """Show the legend in its place, until the map ends."""
        if self._before is None:
            self._before = self._place.currentWidget()
            self._place.setCurrentWidget(self._shown_legend)

    def _follow(self, gesture: Gesture | None) -> None:
        lift = lift_of(gesture)
        if lift is None and gesture is None and self._brought is not None:
            lift = Lift(self._brought)  # he hovers beside the board
        if lift is None:
            self._rest()
            return
        over = None if gesture is None else gesture.over
        if lift != self._lift:
            self._begin(lift, over)
        self._point(over)

    def _begin(self, lift: Lift, near: Square | None) -> None:
        if not self._on or self._gives_way or lift in (self._lift, self._refused):
            return
        self.end()
        if self._can_begin(lift):
            self._lift = lift
            self._seek(lift, near)
        else:
            self._refused = lift
            self._refuse(lift)

    def _rest(self) -> None:
        """Take notice that no man is in hand."""
        self.end()

    def _can_begin(self, lift: Lift) -> bool:
        """Return whether squares can tell something of a man; remember what it rests on."""
        raise NotImplementedError

    def _refuse(self, lift: Lift) -> None:
        """Say why squares can tell nothing of a man, where that is worth a sentence."""

    def _seek(self, lift: Lift, near: Square | None) -> None:
        """Begin to try the squares, those near one first."""
        raise NotImplementedError

    def _forget(self) -> None:
        """Drop what is known of the squares."""
        raise NotImplementedError

    def _take(self, finds: tuple[object, ...]) -> None:
        """Show what was found."""
        raise NotImplementedError

    def _point(self, over: Square | None) -> None:
        """Say what the square under the pointer would be."""
        raise NotImplementedError


def lift_of(gesture: Gesture | None) -> Lift | None:
    """Return the man in hand; None where several are, or two change places."""
    if gesture is None or gesture.man is None or not gesture.carrying:
        return None
    if gesture.others or gesture.exchanging:
        return None
    if gesture.copying:
        return Lift(gesture.man, copied=gesture.origin)
    return Lift(gesture.man, gesture.origin)
