# SPDX-License-Identifier: GPL-3.0-or-later
"""What all reference searches do: step forth and back on a board, count, heed the token."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from composer.problem.goals import Goal
from composer.solver.options import Cancelled, Token
from composer.solver.playboard import BoardMove, PlayBoard

Key = tuple[Hashable, int]
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

    def __init__(self, board: PlayBoard, goal: Goal, token: Token) -> None:
        self.board = board
        self.goal = goal
        self.nodes = 0
        self._token = token

    def first_moves(self) -> list[BoardMove]:
        """Return the legal first moves."""
        return self.board.moves()

    def _finishing(self) -> list[BoardMove]:
        """Return the moves that reach the goal at once, in the order of the legal moves."""
        ending = set()
        for move in self.board.candidates(self.goal):
            self._push(move)
            if self.board.reaches(self.goal):
                ending.add(move)
            self._pop()
        return [move for move in self.board.moves() if move in ending] if ending else []

    def _can_finish(self) -> bool:
        """Return whether the side to move can reach the goal at once."""
        for move in self.board.candidates(self.goal):
            self._push(move)
            reached = self.board.reaches(self.goal)
            self._pop()
            if reached:
                return True
        return False

    def _all_finish(self) -> bool:
        """Return whether the side to move has a move, and reaches the goal by each of them."""
        moves = self.board.moves()
        return bool(moves) and all(self._reaches(move) for move in moves)

    def _reaches(self, move: BoardMove) -> bool:
        self._push(move)
        reached = self.board.reaches(self.goal)
        self._pop()
        return reached

    def _played(self, moves: Sequence[BoardMove | None]) -> Iterator[BoardMove | None]:
        """Yield each move while it is played on the board."""
        for move in moves:
            self._push(move)
            yield move
            self._pop()

    def unwind(self, depth: int) -> None:
        """Take moves back until so many are left, for a search that was not run to its end."""
        while self.board.depth > depth:
            self.board.take_back()

    def _push(self, move: BoardMove | None) -> None:
        if self._token.cancelled:
            raise Cancelled
        self.nodes += 1
        self.board.play(move)

    def _pop(self) -> None:
        self.board.take_back()

    def _board_key(self, left: int) -> Key:
        return self.board.key(), left
