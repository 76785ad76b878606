# SPDX-License-Identifier: GPL-3.0-or-later
"""Orthodox chess as the reference plays it: python-chess behind the protocol of boards."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import cast

import chess

from composer.problem.boards import board_of, move_of
from composer.problem.goals import Goal
from composer.problem.move import Move
from composer.problem.position import Position
from composer.solver.playboard import BoardMove
from composer.solver.reference.mating import candidates, reaches


class OrthodoxBoard:
    """A board of python-chess; its moves are `chess.Move`."""

    def __init__(self, position: Position) -> None:
        self._board = board_of(position)

    @property
    def depth(self) -> int:
        """How many moves were played and not taken back."""
        return len(self._board.move_stack)

    @property
    def last(self) -> BoardMove | None:
        """The move played last; None if that side passed."""
        return self._board.peek() or None

    def moves(self) -> list[BoardMove]:
        """Return the legal moves."""
        return list(self._board.legal_moves)

    def has_move(self) -> bool:
        """Return whether there is a legal move."""
        return any(self._board.generate_legal_moves())

    def candidates(self, goal: Goal) -> Iterable[BoardMove]:
        """Return the legal moves that may reach a goal, each once."""
        return list(candidates(self._board, goal))

    def likewise(self, move: BoardMove) -> BoardMove | None:
        """Return the legal move here that a move of this side in another position would be."""
        return move if self._board.is_legal(cast(chess.Move, move)) else None

    def is_check(self) -> bool:
        """Return whether the side to move is in check."""
        return self._board.is_check()

    def gives_check(self, move: BoardMove) -> bool:
        """Return whether a legal move checks."""
        return self._board.gives_check(cast(chess.Move, move))

    def reaches(self, goal: Goal) -> bool:
        """Return whether the move played last reaches a goal."""
        return reaches(self._board, goal)

    def concedes(self, goal: Goal) -> bool:
        """Return whether the move played last brought a goal about for the other side: never."""
        return False

    def play(self, move: BoardMove | None) -> None:
        """Play a legal move, or pass."""
        self._board.push(chess.Move.null() if move is None else cast(chess.Move, move))

    def pass_over(self) -> None:
        """Pass, so that it is seen what threatens."""
        self.play(None)

    def take_back(self) -> None:
        """Take back what was played last."""
        self._board.pop()

    def described(self, move: BoardMove) -> Move:
        """Return a legal move as a value; the board is the same afterwards."""
        return move_of(self._board, cast(chess.Move, move))

    def key(self) -> Hashable:
        """Return what distinguishes this position from all others that play differently."""
        board = self._board
        return (
            board.pawns,
            board.knights,
            board.bishops,
            board.rooks,
            board.queens,
            board.kings,
            board.occupied_co[chess.WHITE],
            board.turn,
            board.castling_rights,
            board.ep_square,
        )
