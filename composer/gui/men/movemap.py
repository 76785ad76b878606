# SPDX-License-Identifier: GPL-3.0-or-later
"""The move map: where the man under the pointer goes, drawn on the board.

It comes by itself over a fairy man, and over any man at the cursor when V is hit. Checks and pins
are not looked at: it shows how a man moves, not which moves are legal.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from composer.geometry.geometry import CHESSBOARD
from composer.gui.aids.bubble import Bubble
from composer.gui.board.overlays import Lit, MovePath, Overlay
from composer.gui.board.view import BoardView
from composer.gui.board.words import kind_name
from composer.gui.look.appearance import Appearance
from composer.gui.user.pause import pause
from composer.gui.words.language import capital, fill, in_figures, tr
from composer.problem.men import Colour, Man
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.rules.orthodox import ORTHODOX_MOVEMENTS
from composer.rules.walks import Walk, walks

OWNER: Final = "move-map"
_REST: Final = 250  # milliseconds that the pointer stays on a man


class MoveMap(QObject):
    """Shows the moves of one man.

    Signals:
        pointed: a fairy man is under the pointer; carries the `Man`.
    """

    pointed = Signal(object)

    def __init__(
        self, board: BoardView, appearance: Appearance, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._board = board
        self._bubble = Bubble(board, appearance)
        self._square: Square | None = None
        self._rest = pause(self, _REST, self._show_hovered)
        board.square_hovered.connect(self._hover)
        board.gesture_changed.connect(lambda held: self.hide() if held is not None else None)

    @property
    def words(self) -> str:
        """What the bubble says; empty while nothing is shown."""
        return self._bubble.text

    def show_at_cursor(self) -> None:
        """Show the moves of the man at the cursor, or put them away where they are shown."""
        square = self._board.input.cursor
        if self._square == square:
            self.hide()
        else:
            self._show(square)

    def hide(self) -> None:
        """Take the moves off the board."""
        self._rest.stop()
        self._square = None
        self._board.overlays.clear(OWNER)
        self._bubble.hide()

    def note_position(self) -> None:
        """Put away what was shown of another position."""
        if self._square is not None:
            self.hide()

    def _hover(self, square: Square | None) -> None:
        self.hide()
        man = None if square is None else self._board.position[square]
        if man is not None and not man.is_orthodox and self._board.input.gesture is None:
            self._rest.start()

    def _show_hovered(self) -> None:
        square = self._board.input.hovered
        if square is not None:
            self._show(square)

    def _show(self, square: Square) -> None:
        self.hide()
        man = self._board.position[square]
        if man is None:
            return
        self._square = square
        found = reach(self._board.position, square)
        targets = {walk.target for walk in found}
        marks: list[Overlay] = [Lit(target) for target in sorted(targets)]
        marks += [MovePath(square, walk.path, walk.hurdles, walk.taken) for walk in found]
        self._board.overlays.set(OWNER, marks)
        self._bubble.say(square, _words(man, len(targets)))
        if not man.is_orthodox:
            self.pointed.emit(man)


def reach(position: Position, square: Square) -> tuple[Walk, ...]:
    """Return where the man on a square goes, whatever that means for his king.

    A neutral man goes as one of the side to move, and may capture men of the other side and
    neutral ones.
    """
    man = position[square]
    if man is None:
        return ()
    side = position.turn if man.colour is Colour.NEUTRAL else man.colour
    others = {place: other.colour is not side for place, other in position if place != square}
    row = man.kind.row
    movement = ORTHODOX_MOVEMENTS[man.kind.letter] if row is None else row.movement
    return walks(movement, CHESSBOARD, square, others, side is Colour.WHITE)


def _words(man: Man, squares: int) -> str:
    name = capital(kind_name(man.kind))
    if not squares:
        return fill(tr("%1: no move"), name)
    return in_figures(squares, tr("%2: 1 square"), tr("%2: %1 squares", "", squares), name)
