# SPDX-License-Identifier: GPL-3.0-or-later
"""Kobul kings: kings who take the kind of their men who are captured."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from composer.problem.men import ROYAL, Man
from composer.solver.conditions.condition import Arising, Played, PlayedCondition, wordless


class KobulKings(PlayedCondition):
    """When a man is captured the king of his side takes his kind, after a pawn a king's own."""

    engine = "kobul-kings"

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return that men of any kind may be royal."""
        return Arising(qualities=frozenset({ROYAL}))


ROWS: Final[Mapping[str, Played]] = {"kobulkings": wordless(KobulKings)}
