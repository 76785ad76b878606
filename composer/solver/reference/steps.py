# SPDX-License-Identifier: GPL-3.0-or-later
"""What all reference searches do: step forth and back on a board, count, heed the token."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from composer.problem.goals import Goal
from composer.problem.position import Position
from composer.solver.boards import board_of
from composer.solver.options import Cancelled, Token
from composer.solver.reference.mating import candidates, reaches

Key = tuple[object, ...]
"""A position on a board, and how far it is to go."""


class Steps:
    """A board on which moves are played and taken back.

    Raises `Cancelled` out of any method once the token was cancelled; it is of no use
    afterwards, for the board stays where the work stopped.

    Attributes:
        board: the board.
        goal: what the play aims at.
        nodes: how many moves were played.
    """

    def __init__(self, position: Position, goal: Goal, token: Token) -> None:
        self.board = board_of(position)
        self.goal = goal
        self.nodes = 0
        self._token = token

    def first_moves(self) -> list[chess.Move]:
        """Return the legal first moves."""
        return list(self.board.legal_moves)

    def _finishing(self) -> list[chess.Move]:
        """Return the moves that reach the goal at once, in the order of the legal moves."""
        ending = set()
        for move in list(candidates(self.board, self.goal)):
            self._push(move)
            if reaches(self.board, self.goal):
                ending.add(move)
            self._pop()
        return [move for move in self.board.legal_moves if move in ending] if ending else []

    def _can_finish(self) -> bool:
        """Tell whether the side to move can reach the goal at once."""
        for move in list(candidates(self.board, self.goal)):
            self._push(move)
            reached = reaches(self.board, self.goal)
            self._pop()
            if reached:
                return True
        return False

    def _all_finish(self) -> bool:
        """Tell whether the side to move has a move, and reaches the goal by each of them."""
        moves = list(self.board.legal_moves)
        return bool(moves) and all(self._reaches(move) for move in moves)

    def _reaches(self, move: chess.Move) -> bool:
        self._push(move)
        reached = reaches(self.board, self.goal)
        self._pop()
        return reached

    def _played(self, moves: list[chess.Move]) -> Iterator[chess.Move]:
        """Yield each move while it is played on the board."""
        for move in moves:
            self._push(move)
            yield move
            self._pop()

    def unwind(self, depth: int) -> None:
        """Take moves back until so many are left, for a search that was not run to its end."""
        while len(self.board.move_stack) > depth:
            self.board.pop()

    def _push(self, move: chess.Move) -> None:
        if self._token.cancelled:
            raise Cancelled
        self.nodes += 1
        self.board.push(move)

    def _pop(self) -> None:
        self.board.pop()

    def _board_key(self, left: int) -> Key:
        board = self.board
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
            left,
        )
