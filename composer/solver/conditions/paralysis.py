# SPDX-License-Identifier: GPL-3.0-or-later
"""Madrasi and its family: men of one kind that observe each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from composer.problem.men import Colour, Kind
from composer.problem.position import Position
from composer.rules.book import Condition
from composer.solver.conditions.condition import ConditionedBoard, Played, PlayedCondition

_ROYALS: Final = "RexInclusive"


class Madrasi(PlayedCondition):
    """A man whom an enemy man of his own kind observes neither moves nor captures nor checks.

    Attributes:
        with_kings: whether kings are paralysed as well.
    """

    engine = "madrasi"

    def __init__(self, with_kings: bool) -> None:
        """Make it."""
        self.with_kings = with_kings

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether kings are paralysed."""
        return (int(self.with_kings),)

    def may_go(self, board: ConditionedBoard, origin: int, side: Colour, checking: bool) -> bool:
        """Tell whether he is not paralysed."""
        man = board.men[origin]
        assert man is not None
        if man.is_royal and not self.with_kings:
            return True
        return not any(
            other is not None
            and other.kind is man.kind
            and other.colour is not side
            and board.captures_there(cell, origin, side.other)
            for cell, other in enumerate(board.men)
            if cell != origin
        )


def _madrasi(condition: Condition) -> PlayedCondition | None:
    if condition.words not in ("", _ROYALS):
        return None
    return Madrasi(condition.words == _ROYALS)


ROWS: Final[Mapping[str, Played]] = {"madrasi": _madrasi}
