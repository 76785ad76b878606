# SPDX-License-Identifier: GPL-3.0-or-later
"""Glasgow chess and limited promotion: where pawns are promoted, and to what."""

from __future__ import annotations

from composer.problem.men import Colour
from composer.solver.conditions import promotions as told
from oracle.conditions.condition import ConditionedBoard, PlainMove, RuledCondition


class PromotionOnly(RuledCondition, told.PromotionOnly):
    """Pawns are promoted to certain kinds only."""


class Marine(RuledCondition, told.Marine):
    """Pawns are promoted to marine men, and to what else stands in the diagram."""


class CavalierMajeur(RuledCondition, told.CavalierMajeur):
    """Knights are nightriders: pawns are promoted to them, and a knight goes as one."""


class Glasgow(RuledCondition, told.Glasgow):
    """Pawns are promoted on the seventh rank of their side."""


class PromotionSquares(RuledCondition, told.PromotionSquares):
    """Pawns of a side are promoted on certain squares, and nowhere else."""


class NoPromotion(RuledCondition, told.NoPromotion):
    """Pawns of a side do not go where they would be promoted; they check there as ever."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether nobody is promoted, or only a check is looked for."""
        return checking or side not in self.sides or move.promotion is None
