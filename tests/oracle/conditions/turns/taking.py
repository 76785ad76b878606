# SPDX-License-Identifier: GPL-3.0-or-later
"""Provocation chess and losing chess: who captures, and who must."""

from __future__ import annotations

from composer.problem.men import Colour
from composer.solver.conditions.turns import taking as told
from oracle.conditions.choosing import MustCapture
from oracle.conditions.condition import ConditionedBoard, PlainMove, RuledCondition
from oracle.conditions.observing import is_observed


class Provocation(RuledCondition, told.Provocation):
    """A man captures, and checks, only while an enemy man observes him."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether nobody is captured, or who captures is observed."""
        return move.captured is None or is_observed(board, move.origin, side.other)


class Losing(MustCapture, told.Losing):
    """Who can capture must do so; kings are men as any other, and pawns become kings, too."""

    def checks(self, board: ConditionedBoard, side: Colour) -> bool | None:
        """Tell that nobody is ever in check."""
        return False
