# SPDX-License-Identifier: GPL-3.0-or-later
"""Follow my leader, synchronous movers, forced squares, Dister: what is played if it can be."""

from __future__ import annotations

from typing import Final

from composer.problem.position import Position
from composer.problem.squares import file_of, rank_of
from composer.solver.conditions.turns import forcing as told
from oracle.conditions.choosing import _Chooser
from oracle.conditions.condition import ConditionedBoard, Draft, Memory, PlainMove
from oracle.conditions.rebirths.homes import begin_homes, carry_homes

_FROM, _TO = "led from", "led to"
_HOME: Final = "dister "


class _Best(_Chooser):
    """What keeps the moves that do best what is asked."""

    def worth(self, board: ConditionedBoard, move: PlainMove) -> int:
        """Return how well a move does it."""
        raise NotImplementedError

    def choose(self, board: ConditionedBoard, moves: list[PlainMove]) -> list[PlainMove]:
        """Keep the best."""
        if board.turn not in self.sides or not moves:
            return moves
        worths = [self.worth(board, move) for move in moves]
        best = max(worths)
        return [move for move, worth in zip(moves, worths, strict=True) if worth == best]


class _After(_Best):
    """What hangs on the move before."""

    def effects(self, draft: Draft) -> None:
        """Remember the move."""
        draft.memory[_FROM] = draft.move.origin
        draft.memory[_TO] = draft.move.target

    def forgets(self, memory: dict[str, int]) -> None:
        """Forget it."""
        memory.pop(_FROM, None)
        memory.pop(_TO, None)


class FollowMyLeader(_After, told.FollowMyLeader):
    """A side goes, if it can, to the square that the other side has just left."""

    def worth(self, board: ConditionedBoard, move: PlainMove) -> int:
        """Return whether it goes there."""
        return int(board.memory.get(_FROM, move.target) == move.target)


class Synchronous(_After, told.Synchronous):
    """A side moves, if it can, as far and in the same direction as the other side has just done."""

    def worth(self, board: ConditionedBoard, move: PlainMove) -> int:
        """Return whether it does so."""
        if _FROM not in board.memory:
            return 1
        before = _way(board.memory[_FROM], board.memory[_TO])
        now = _way(move.origin, move.target)
        return int(now == ((-before[0], -before[1]) if self.against else before))


class ForcedSquares(_Best, told.ForcedSquares):
    """A side goes, if it can, to one of some squares."""

    def worth(self, board: ConditionedBoard, move: PlainMove) -> int:
        """Return whether it does so."""
        return int(move.target in self.squares)


class Dister(_Best, told.Dister):
    """A side brings two men as far from each other as it can, or as near."""

    def begin(self, start: Position) -> Memory:
        """Return of each man where he stands."""
        return begin_homes(_HOME, start)

    def effects(self, draft: Draft) -> None:
        """Remember it of who moved."""
        carry_homes(_HOME, draft)

    def worth(self, board: ConditionedBoard, move: PlainMove) -> int:
        """Return how far they are from each other then, or how near; 0 where one is missing."""
        now = {home: cell for cell in range(64) for home in _home(board, cell)}
        for home in _home(board, move.captured):
            del now[home]
        for home in _home(board, move.origin):
            now[home] = move.target
        if any(square not in now for square in self.squares):
            return 0
        one, other = (now[square] for square in self.squares)
        files, ranks = _way(one, other)
        length = files * files + ranks * ranks
        return length if self.far else 1000 - length


def _home(board: ConditionedBoard, cell: int | None) -> tuple[int, ...]:
    found = None if cell is None else board.memory.get(f"{_HOME}{cell}")
    return () if found is None else (found,)


def _way(origin: int, target: int) -> tuple[int, int]:
    return file_of(target) - file_of(origin), rank_of(target) - rank_of(origin)
