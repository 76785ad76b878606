# SPDX-License-Identifier: GPL-3.0-or-later
"""Provocation chess and losing chess: who captures, and who must."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from composer.problem.defects import KINGLESS, Fault
from composer.problem.men import Kind
from composer.solver.conditions.choosing import MustCapture
from composer.solver.conditions.condition import Played, PlayedCondition, wordless


class Provocation(PlayedCondition):
    """A man captures, and checks, only while an enemy man observes him."""

    engine = "provocation"


class Losing(MustCapture):
    """Who can capture must do so; kings are men as any other, and pawns become kings, too."""

    engine = "losing"
    allows: ClassVar[frozenset[Fault]] = KINGLESS | {
        *(Fault.MANY_KINGS, Fault.KINGS_TOUCH, Fault.KING_EN_PRISE)
    }

    def promotions(self, kinds: tuple[Kind, ...], present: frozenset[Kind]) -> tuple[Kind, ...]:
        """Return the kinds that pawns become, a king among them."""
        return (*kinds, Kind.KING)


ROWS: Final[Mapping[str, Played]] = {
    "provocation": wordless(Provocation),
    "losing": wordless(Losing),
}
