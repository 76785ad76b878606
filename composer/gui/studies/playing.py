# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves played on the board, as those of a solution: a man is dragged or clicked to where he goes.

The board itself takes no edits then.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu

from composer.gui.board.draginput import DragInput
from composer.gui.board.view import BoardView
from composer.gui.look.appearance import Appearance
from composer.notation.moves import move_text
from composer.problem.attacks import all_orthodox
from composer.problem.boards import board_of, move_of
from composer.problem.defects import is_solvable
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import Square


class PlayInput(DragInput):
    """Lets men go where they can in the position that the board shows."""

    def __init__(
        self,
        board: BoardView,
        appearance: Appearance,
        played: Callable[[Move], None],
        parent: QObject | None = None,
    ) -> None:
        """Begin; `played` is told each move."""
        super().__init__(board, "study-play", parent)
        self._look, self._played = appearance, played
        self._of: Position | None = None
        self._legal: tuple[Move, ...] = ()
        self.moved.connect(self._take)

    def legal(self) -> tuple[Move, ...]:
        """Return all moves of the position on the board."""
        position = self._board.position
        if position != self._of:
            self._of, self._legal = position, _legal_moves(position)
        return self._legal

    def moves_from(self, square: Square) -> tuple[Move, ...]:
        """Return the moves of the man on a square."""
        return tuple(move for move in self.legal() if move.origin == square)

    def squares_from(self, square: Square) -> frozenset[Square]:
        """Return where the man on a square can go."""
        return frozenset(move.target for move in self.moves_from(square))

    def _take(self, start: Square, square: Square, place: QPoint) -> None:
        meant = [move for move in self.moves_from(start) if move.target == square]
        if len(meant) == 1:
            self._played(meant[0])
            return
        menu = QMenu(self._board)
        for move in meant:  # promotions
            action = menu.addAction(move_text(move, self._look.letters))
            action.triggered.connect(lambda _=False, chosen=move: self._played(chosen))
        menu.popup(place)


def _legal_moves(position: Position) -> tuple[Move, ...]:
    if not all_orthodox(position.board) or not is_solvable(position):
        return ()
    board = board_of(position)
    return tuple(move_of(board, uncoded) for uncoded in board.legal_moves)
