# SPDX-License-Identifier: GPL-3.0-or-later
"""What help play and series have in common: lines of a given number of half-moves.

Plain enumeration, in the order of the legal moves; a position from which no line of the same
length leads to the goal is looked at only once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from itertools import islice
from typing import Final

from composer.problem.move import Move
from composer.problem.stipulation import Stipulation
from composer.solver.lines import Line
from composer.solver.options import Token
from composer.solver.playboard import BoardMove, PlayBoard
from composer.solver.reference.steps import Key, Steps

Moves = tuple[BoardMove, ...]
_TABLE: Final = 500_000  # positions remembered; each takes some 300 bytes


class LineSearch(Steps, ABC):
    """A search for the lines of one position; each kind of play says how they go on and end."""

    def __init__(self, board: PlayBoard, stipulation: Stipulation, token: Token) -> None:
        super().__init__(board, stipulation.goal, token)
        self.stipulation = stipulation
        self.play = stipulation.play
        self._dead: set[Key] = set()

    @abstractmethod
    def lengths(self, set_play: bool = False) -> list[int]:
        """Return how many half-moves a line can have, the shortest first; none if there is none.

        Args:
            set_play: whether lines of set play are meant, in which the other side begins.
        """

    def begin_set_play(self) -> None:
        """Let the other side begin from now on; only where set play has lengths."""
        self.board.play(None)

    def lines(self, first: BoardMove, length: int) -> Iterator[Moves]:
        """Yield the lines of just so many half-moves that begin with a legal move."""
        return self._ways([first], length)

    def described(self, line: Moves) -> Line:
        """Return a line as a value."""
        depth = self.board.depth
        shown: list[Move] = []
        for number, move in enumerate(line, start=1):
            shown.append(self.board.described(move))
            self.board.play(move)
            if self._keeps_turn(len(line) - number):
                self.board.play(None)
        self.unwind(depth)
        return Line(tuple(shown))

    def found(self, first: BoardMove, length: int, most: int) -> list[Line]:
        """Return the lines of just so many half-moves that begin with a move, `most` at most."""
        depth = self.board.depth
        found = list(islice(self.lines(first, length), most))
        self.unwind(depth)
        return [self.described(line) for line in found]

    @abstractmethod
    def _ways(self, moves: list[BoardMove], left: int) -> Iterator[Moves]:
        """Yield the ways to the goal by just `left` half-moves, the first of them one of some."""

    def _keeps_turn(self, left: int) -> bool:
        """Return whether the same side goes on, when just `left` half-moves are still to come."""
        return False

    def _find(self, left: int) -> Iterator[Moves]:
        """Yield all ways from the position on the board to the goal."""
        key = self._board_key(left)
        if key in self._dead:
            return
        alive = False
        for way in self._ways(self.first_moves(), left):
            alive = True
            yield way
        if not alive:
            if len(self._dead) >= _TABLE:
                self._dead.clear()
            self._dead.add(key)

    def _endings(self, moves: list[BoardMove]) -> Iterator[Moves]:
        """Yield those moves that reach the goal at once."""
        return ((move,) for move in self._finishing() if move in moves)

    def _forced_endings(self, moves: list[BoardMove]) -> Iterator[Moves]:
        """Yield moves after which every reply reaches the goal, with each of them."""
        for move in self._played(moves):
            if self._all_finish():
                yield from ((move, reply) for reply in self.board.moves())

    def _answered_endings(self, moves: list[BoardMove]) -> Iterator[Moves]:
        """Yield moves after which some reply reaches the goal, with each that does."""
        for move in self._played(moves):
            yield from ((move, reply) for reply in self._finishing())
