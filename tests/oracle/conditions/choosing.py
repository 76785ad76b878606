# SPDX-License-Identifier: GPL-3.0-or-later
"""Maximummer and its family: which of the legal moves may be played."""

from __future__ import annotations

from math import isqrt
from typing import Final

from composer.problem.men import SIDES, Colour
from composer.problem.position import Castling, Position
from composer.problem.squares import file_of, rank_of
from composer.solver.conditions import choosing as told
from oracle.conditions.condition import (
    ConditionedBoard,
    Draft,
    Memory,
    PlainMove,
    RuledCondition,
)


def length_of(move: PlainMove) -> int:
    """Return the square of a move's length; castling is the way of king and rook together."""
    if move.castling is not None:
        return 25 if move.castling in (Castling.WHITE_LONG, Castling.BLACK_LONG) else 16
    files = file_of(move.origin) - file_of(move.target)
    ranks = rank_of(move.origin) - rank_of(move.target)
    return files * files + ranks * ranks


_DUELLIST: Final = "duellist "
_FUDDLED: Final = "fuddled "
_LEFT: Final = "length left "


class _Restraint(RuledCondition, told._Restraint):
    """What restrains the moves of one side or both."""


class _Chooser(_Restraint):
    """What conditions that leave at least one of several moves have in common."""

    def keeps(self, board: ConditionedBoard, move: PlainMove) -> bool:
        """Tell that of several moves at least one is left."""
        return True


class Maximummer(_Chooser, told.Maximummer):
    """A side plays one of its longest legal moves, or of its shortest."""

    def choose(self, board: ConditionedBoard, moves: list[PlainMove]) -> list[PlainMove]:
        """Return the longest moves, or the shortest."""
        if board.turn not in self.sides or not moves:
            return moves
        lengths = [length_of(move) for move in moves]
        wanted = max(lengths) if self.longest else min(lengths)
        return [move for move, length in zip(moves, lengths, strict=True) if length == wanted]


class MustCapture(_Chooser, told.MustCapture):
    """A side captures if it can."""

    def choose(self, board: ConditionedBoard, moves: list[PlainMove]) -> list[PlainMove]:
        """Keep captures if there are any."""
        if board.turn not in self.sides:
            return moves
        captures = [move for move in moves if move.captured is not None]
        return captures if captures or self.ultra else moves

    def keeps(self, board: ConditionedBoard, move: PlainMove) -> bool:
        """Tell that a capture is left, or that of several moves one is."""
        return not self.ultra or board.turn not in self.sides or move.captured is not None


class Alphabetic(_Chooser, told.Alphabetic):
    """The man on the first square in the order a1, a2 ... a8, b1 ... h8 who can move does so."""

    def choose(self, board: ConditionedBoard, moves: list[PlainMove]) -> list[PlainMove]:
        """Keep the moves of the first man."""
        if board.turn not in self.sides:
            return moves
        first = min((_place(move) for move in moves), default=0)
        return [move for move in moves if _place(move) == first]


def _place(move: PlainMove) -> int:
    return 8 * file_of(move.origin) + rank_of(move.origin)


class Duellists(_Chooser, told.Duellists):
    """The man with whom a side has moved moves again as long as he can."""

    def effects(self, draft: Draft) -> None:
        """Remember where the man who moved stands."""
        draft.memory.pop(_DUELLIST + draft.side.value, None)
        if draft.at is not None:
            draft.memory[_DUELLIST + draft.side.value] = draft.at

    def choose(self, board: ConditionedBoard, moves: list[PlainMove]) -> list[PlainMove]:
        """Keep the moves of the duellist if there are any."""
        cell = board.memory.get(_DUELLIST + board.turn.value)
        return [move for move in moves if move.origin == cell] or moves


class UltraSchachZwang(_Restraint, told.UltraSchachZwang):
    """A side plays only moves that check; whether it is mated does not hang on that."""

    def stands(
        self, after: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether it checks, where it must."""
        if checking or side not in self.sides or after.is_judging_mate:
            return True
        return after.in_check(side.other)


class Fuddled(RuledCondition, told.Fuddled):
    """Who was moved by a side does not move or check at its next turn, nor a rook who castled."""

    def may_go(self, board: ConditionedBoard, origin: int, side: Colour, checking: bool) -> bool:
        """Tell whether the side has not just moved him."""
        return f"{_FUDDLED}{side.value} {origin}" not in board.memory

    def effects(self, draft: Draft) -> None:
        """Remember who moved, and forget whom the other side has captured or moved on."""
        move, mine, theirs = (
            draft.move,
            *(_FUDDLED + s.value for s in (draft.side, draft.side.other)),
        )
        for name in list(draft.memory):
            if name.startswith(mine) or name in {
                f"{theirs} {move.captured}",
                f"{theirs} {move.origin}",
            }:
                del draft.memory[name]
        if draft.at is not None:
            draft.memory[f"{mine} {draft.at}"] = 1
        if move.castling is not None:
            draft.memory[f"{mine} {(move.origin + move.target) // 2}"] = 1
        other = draft.board[move.origin]
        if move.exchanges and other is not None and other.colour is not draft.side.other:
            draft.memory[f"{mine} {move.origin}"] = 1


class Lengths(RuledCondition, told.Lengths):
    """A side goes no further in all than its limit, and checks no further than what is left."""

    def _limited(self, side: Colour) -> str:
        """Return the name of the limit of a side."""
        return _LEFT + (Colour.WHITE if self.shared else side).value

    def begin(self, start: Position) -> Memory:
        """Return the limits."""
        limits = zip(SIDES, self.limits, strict=True)
        return {_LEFT + side.value: limit for side, limit in limits if limit >= 0}

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether as much is left."""
        left = board.memory.get(self._limited(side))
        return left is None or _hundredths(move) <= left

    def effects(self, draft: Draft) -> None:
        """Take the length of the move away."""
        name = self._limited(draft.side)
        if name in draft.memory:
            draft.memory[name] -= _hundredths(draft.move)


def _hundredths(move: PlainMove) -> int:
    """Return the length of a move in hundredths, rounded; castling is the way of the king."""
    files = file_of(move.origin) - file_of(move.target)
    ranks = rank_of(move.origin) - rank_of(move.target)
    return (isqrt(40_000 * (files * files + ranks * ranks)) + 1) // 2
