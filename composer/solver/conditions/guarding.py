# SPDX-License-Identifier: GPL-3.0-or-later
"""Patrol and its family: men who may move or capture, or be captured, as others observe them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from composer.problem.men import Colour
from composer.solver.conditions.condition import (
    ConditionedBoard,
    PlainMove,
    Played,
    PlayedCondition,
    wordless,
)
from composer.solver.conditions.observing import is_observed, observers


class Patrol(PlayedCondition):
    """A man captures and checks only while a man of his own side observes him.

    F. H. von Meyenfeldt 1975.
    """

    engine = "patrol"

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether he captures nobody, or is observed."""
        return move.captured is None or is_observed(board, move.origin, side)


class UltraPatrol(PlayedCondition):
    """A man moves, captures and checks only while a man of his own side observes him."""

    engine = "ultrapatrol"

    def may_go(self, board: ConditionedBoard, origin: int, side: Colour, checking: bool) -> bool:
        """Tell whether he is observed."""
        return is_observed(board, origin, side)


class Lortap(PlayedCondition):
    """A man captures and checks only while no man of his own side observes him."""

    engine = "lortap"

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether he captures nobody, or is not observed."""
        return move.captured is None or not is_observed(board, move.origin, side)


class SuperGuards(PlayedCondition):
    """A man, a king too, whom a man of his own side observes cannot be captured."""

    engine = "superguards"

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether who is captured is not observed."""
        return move.captured is None or not is_observed(board, move.captured, side.other)


class AntiGuards(PlayedCondition):
    """A man, a king too, can only be captured while a man of his own side observes him."""

    engine = "antiguards"

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether who is captured is observed."""
        return move.captured is None or is_observed(board, move.captured, side.other)


class Functionary(PlayedCondition):
    """A man, a king too, moves and checks only while an enemy man observes him."""

    engine = "functionary"

    def may_go(self, board: ConditionedBoard, origin: int, side: Colour, checking: bool) -> bool:
        """Tell whether an enemy observes him."""
        return is_observed(board, origin, side.other)


class Central(PlayedCondition):
    """A man moves and checks only while his own king observes him, or a man who may move so.

    Kings always move.
    """

    engine = "central"

    def may_go(self, board: ConditionedBoard, origin: int, side: Colour, checking: bool) -> bool:
        """Tell whether a chain of observers leads from the king to him."""
        found, pending = {origin}, [origin]
        while pending:
            cell = pending.pop()
            man = board.men[cell]
            if man is not None and man.is_royal:
                return True
            for observer in observers(board, cell, side):
                if observer not in found:
                    found.add(observer)
                    pending.append(observer)
        return False


ROWS: Final[Mapping[str, Played]] = {
    "patrouille": wordless(Patrol),
    "ultrapatrol": wordless(UltraPatrol),
    "lortap": wordless(Lortap),
    "superguards": wordless(SuperGuards),
    "antiguards": wordless(AntiGuards),
    "functionary": wordless(Functionary),
    "central": wordless(Central),
}
