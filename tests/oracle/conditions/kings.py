# SPDX-License-Identifier: GPL-3.0-or-later
"""Kobul kings: kings who take the kind of their men who are captured."""

from __future__ import annotations

from composer.problem.men import Colour, Kind
from composer.solver.conditions import kings as told
from composer.solver.setup import is_promoted
from oracle.conditions.condition import Draft, RuledCondition
from oracle.conditions.royals import kept_royal


class KobulKings(RuledCondition, told.KobulKings):
    """When a man is captured the king of his side takes his kind, after a pawn a king's own."""

    def effects(self, draft: Draft) -> None:
        """Change the king of the side that did not move."""
        if draft.victim is None:
            return
        kind = Kind.KING if is_promoted(draft.victim.kind) else draft.victim.kind
        whose = (draft.side.other, Colour.NEUTRAL)
        for cell, man in enumerate(draft.board):
            if man is not None and man.is_royal and man.colour in whose:
                draft.change(cell, kept_royal(man, kind))
                return
