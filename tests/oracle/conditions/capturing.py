# SPDX-License-Identifier: GPL-3.0-or-later
"""Conditions of capture that hang on nothing else."""

from __future__ import annotations

from typing import Final

from composer.problem.men import Colour
from composer.solver.conditions import capturing as told
from oracle.conditions.condition import ConditionedBoard, Draft, PlainMove, RuledCondition, Walk


class NoCapture(RuledCondition, told.NoCapture):
    """Nobody of a side captures; kings are in check as ever."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether nobody is captured, or only a check is looked for."""
        return checking or side not in self.sides or move.captured is None


class MultiCaptures(RuledCondition, told.MultiCaptures):
    """A man, a king too, is captured only where two men could capture him, if legally or not."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether another man could capture who is captured."""
        if side not in self.sides or move.captured is None:
            return True
        return any(
            other.captured == move.captured
            for origin, man in enumerate(board.men)
            if man is not None and origin not in (move.origin, move.captured)
            if man.colour is not side.other
            for other in board.walk(Walk(man, man, origin, origin, side, moves=False, bare=True))
        )


class SingleCaptures(RuledCondition, told.SingleCaptures):
    """A man captures and checks only while there is just one capture that he could make."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether that is so, or nobody is captured."""
        if move.captured is None:
            return True
        man, origin = move.man, move.origin
        walk = Walk(man, man, origin, origin, side, moves=False, bare=True)
        captures = {(other.target, other.captured) for other in board.walk(walk)}
        return len(captures) > 1 if self.inverse else len(captures) <= 1


_HAS_CAPTURED: Final = "has captured "


class Pad(RuledCondition, told.Pad):
    """A man captures for a second time only if he disappears with his victim."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether he captures nobody, has not captured, or may disappear."""
        again = move.captured is not None and board.memory.get(f"{_HAS_CAPTURED}{move.origin}")
        return not again or not (self.strict or move.man.is_royal)

    def effects(self, draft: Draft) -> None:
        """Remember who has captured; let who had done so before disappear."""
        move, memory = draft.move, draft.memory
        if move.castling is not None:
            right = move.castling
            _carry(memory, right.king_square, move.target)
            _carry(memory, right.rook_square, (right.king_square + move.target) // 2)
            return
        before = memory.pop(f"{_HAS_CAPTURED}{move.origin}", 0)
        if move.captured is not None:
            memory.pop(f"{_HAS_CAPTURED}{move.captured}", None)
        if draft.at is None:
            return
        if draft.victim is not None and before and not move.man.is_royal and not self.strict:
            draft.remove(draft.at)
            draft.at = None
        elif before if draft.victim is None else self.with_kings or not move.man.is_royal:
            memory[f"{_HAS_CAPTURED}{draft.at}"] = 1


def _carry(memory: dict[str, int], origin: int, target: int) -> None:
    if memory.pop(f"{_HAS_CAPTURED}{origin}", 0):
        memory[f"{_HAS_CAPTURED}{target}"] = 1
