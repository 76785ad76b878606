# SPDX-License-Identifier: GPL-3.0-or-later
"""Kobul kings, Royal dynasty and Pepo: kings who change, are several, or stand still."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from composer.problem.defects import KINGLESS, Fault
from composer.problem.men import ROYAL, Kind, Man
from composer.solver.conditions.condition import Arising, Played, PlayedCondition, wordless


class KobulKings(PlayedCondition):
    """When a man is captured the king of his side takes his kind, after a pawn a king's own."""

    engine = "kobul-kings"

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return that men of any kind may be royal."""
        return Arising(qualities=frozenset({ROYAL}))


class RoyalDynasty(PlayedCondition):
    """Pawns become kings, too; a side's king is royal only while it has no other.

    Whoever is left as the only one may castle from where kings stand at home, whether he has moved
    or not. Otherwise as Popeye has it.
    """

    engine = "royal-dynasty"
    allows: ClassVar[frozenset[Fault]] = KINGLESS | {Fault.MANY_KINGS, Fault.KINGS_TOUCH}

    def promotions(self, kinds: tuple[Kind, ...], present: frozenset[Kind]) -> tuple[Kind, ...]:
        """Return the kinds that pawns become, a king among them."""
        return (*kinds, Kind.KING)


class Pepo(PlayedCondition):
    """A king observed by an enemy stays where he is; two enemies who are no kings check him.

    Source: as Popeye has it.
    """

    engine = "pepo"


ROWS: Final[Mapping[str, Played]] = {
    "kobulkings": wordless(KobulKings),
    "royaldynasty": wordless(RoyalDynasty),
    "pepo": wordless(Pepo),
}
