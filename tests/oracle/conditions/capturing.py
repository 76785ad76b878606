# SPDX-License-Identifier: GPL-3.0-or-later
"""Conditions of capture that hang on nothing else."""

from __future__ import annotations

from composer.problem.men import Colour
from composer.solver.conditions import capturing as told
from oracle.conditions.condition import ConditionedBoard, PlainMove, RuledCondition


class NoCapture(RuledCondition, told.NoCapture):
    """Nobody of a side captures; kings are in check as ever."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether nobody is captured, or only a check is looked for."""
        return checking or side not in self.sides or move.captured is None
