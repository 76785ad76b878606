# SPDX-License-Identifier: GPL-3.0-or-later
"""Conditions of capture that hang on nothing else."""

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


class NoCapture(PlayedCondition):
    """Nobody captures; kings are in check as ever."""

    engine = "nocapture"

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether nobody is captured, or only a check is looked for."""
        return checking or move.captured is None


ROWS: Final[Mapping[str, Played]] = {"nocapture": wordless(NoCapture)}
