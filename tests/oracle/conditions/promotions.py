# SPDX-License-Identifier: GPL-3.0-or-later
"""Glasgow chess and limited promotion: where pawns are promoted, and to what."""

from __future__ import annotations

from composer.solver.conditions import promotions as told
from oracle.conditions.condition import RuledCondition


class PromotionOnly(RuledCondition, told.PromotionOnly):
    """Pawns are promoted to certain kinds only."""


class Marine(RuledCondition, told.Marine):
    """Pawns are promoted to marine men, and to what else stands in the diagram."""


class Glasgow(RuledCondition, told.Glasgow):
    """Pawns are promoted on the seventh rank of their side."""
