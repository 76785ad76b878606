# SPDX-License-Identifier: GPL-3.0-or-later
"""Help play and series: lines of a given number of half-moves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from itertools import islice
from typing import Final

from composer.problem.goals import STALEMATES
from composer.problem.move import Move
from composer.problem.setplay import set_play_of
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
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


def help_lengths(stipulation: Stipulation, set_play: bool, in_check: bool) -> list[int]:
    """Return how many half-moves a line of help play can have, the shortest first.

    Args:
        stipulation: what is asked.
        set_play: whether lines of set play are meant.
        in_check: whether the side to move in the diagram is in check.
    """
    most = stipulation.halfmoves
    if set_play:
        asked = set_play_of(stipulation)
        if asked is None or in_check:
            return []
        most = asked.halfmoves
    return list(range(2 - most % 2, most + 1, 2))


class HelpSearch(LineSearch):
    """The reference's search for the lines of help, help-self and help-reflex play."""

    def lengths(self, set_play: bool = False) -> list[int]:
        """Return how many half-moves a line can have, as `LineSearch.lengths` says.

        Shorter lines have whole moves less.
        """
        return help_lengths(self.stipulation, set_play, self.board.is_check())

    def _ways(self, moves: list[BoardMove], left: int) -> Iterator[Moves]:
        if left == 1:
            if self.play is not Play.HELP_SELF or self._all_finish():
                yield from self._endings(moves)
        elif left == 2 and self.play is Play.HELP_SELF:
            yield from self._forced_endings(moves)
        elif self._has_ended(left):
            return
        elif left == 2 and self.play is Play.HELP_REFLEX:
            yield from self._answered_endings(moves)
        else:
            wins = left % 2 == 1 and self.play is Play.HELP
            for move in self._played(moves):
                ends = wins and self.board.reaches(self.goal)
                if not ends and (left % 2 == 1 or not self.board.concedes(self.goal)):
                    yield from ((move, *rest) for rest in self._find(left - 1))

    def _has_ended(self, left: int) -> bool:
        """Tell whether a shorter line ended here: by reflex, or by force."""
        if self.play is Play.HELP_REFLEX:
            return self._can_finish()
        return self.play is Play.HELP_SELF and left % 2 == 1 and self._all_finish()


_REFLEX = (Play.REFLEX, Play.SEMI_REFLEX)


def series_lengths(stipulation: Stipulation, set_play: bool, in_check: bool) -> list[int]:
    """Return how many half-moves a line of a series can have, the shortest first.

    Args:
        stipulation: what is asked.
        set_play: whether lines of set play are meant: the last move alone, at once.
        in_check: whether the side to move in the diagram is in check.
    """
    if set_play:
        return [] if in_check or set_play_of(stipulation) is None else [1]
    fewest = 1 if stipulation.play is Play.DIRECT else 2
    return list(range(fewest, stipulation.halfmoves + 1))


class SeriesSearch(LineSearch):
    """The reference's search for the lines of series."""

    def lengths(self, set_play: bool = False) -> list[int]:
        """Return how many half-moves a line can have, as `LineSearch.lengths` says."""
        return series_lengths(self.stipulation, set_play, self.board.is_check())

    def _keeps_turn(self, left: int) -> bool:
        return left >= (1 if self.play is Play.DIRECT else 2)

    def _ways(self, moves: list[BoardMove], left: int) -> Iterator[Moves]:
        if left == 1 and self.play is not Play.DIRECT:  # the other side's move alone: set play
            if self.play is not Play.SELF or self._all_finish():
                yield from self._endings(moves)
            return
        if self.play is Play.REFLEX and self._can_finish():
            return
        if self._keeps_turn(left - 1):
            yield from self._longer(moves, left)
        elif self.play is Play.DIRECT:
            yield from self._endings(moves)
        elif self.play is Play.SELF:
            yield from self._forced_endings(moves)
        else:
            yield from self._answered_endings(moves)

    def _longer(self, moves: list[BoardMove], left: int) -> Iterator[Moves]:
        for move in self._played(moves):
            if self.board.is_check() or self._ends_here():
                continue
            for _ in self._played([None]):
                yield from ((move, *rest) for rest in self._find(left - 1))

    def _ends_here(self) -> bool:
        """Tell whether a series ends with a move: the goal is reached, or will be at once."""
        if self.play in _REFLEX:
            return self._can_finish()
        if self.play is Play.SELF:
            return self._all_finish()
        return (
            self.play is Play.DIRECT
            and self.goal not in STALEMATES
            and self.board.reaches(self.goal)
        )
