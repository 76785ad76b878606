# SPDX-License-Identifier: GPL-3.0-or-later
"""Kobul kings: kings who take the kind of their men who are captured."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from composer.problem.men import Colour, Kind, Man
from composer.rules.book import Condition
from composer.solver.conditions.condition import Arising, Draft, Played, PlayedCondition
from composer.solver.conditions.royals import kept_royal, royal_kinds
from composer.solver.setup import is_promoted


class KobulKings(PlayedCondition):
    """When a man is captured the king of his side takes his kind, after a pawn a king's own."""

    engine = "kobul-kings"

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return that men of any kind may be royal."""
        return Arising(qualities=royal_kinds())

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


def _kobul(condition: Condition) -> PlayedCondition | None:
    return None if condition.words else KobulKings()


ROWS: Final[Mapping[str, Played]] = {"kobulkings": _kobul}
