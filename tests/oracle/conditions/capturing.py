# SPDX-License-Identifier: GPL-3.0-or-later
"""Conditions of capture that hang on nothing else."""

from __future__ import annotations

from composer.problem.men import Colour
from composer.solver.conditions import capturing as told
from oracle.conditions.condition import ConditionedBoard, PlainMove, RuledCondition, Walk


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
