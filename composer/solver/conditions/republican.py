# SPDX-License-Identifier: GPL-3.0-or-later
"""Republican chess: kings who are put on the board where they are mated."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from composer.problem.defects import KINGLESS, Fault
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import Played, PlayedCondition


@dataclass(frozen=True, eq=False)
class Republican(PlayedCondition):
    """There are no kings; who moves may put the enemy king on a square where he is mated.

    A side whose king is on the board plays on with him. Source: as Popeye has it.

    Attributes:
        answers: whether the mated side, too, may put the other king on the board as it answers:
            type 2, which is Popeye's where no type is named.
    """

    engine = "republican"
    allows: ClassVar[frozenset[Fault]] = KINGLESS

    answers: bool


def _republican(condition: Condition) -> PlayedCondition:
    return Republican("Type1" not in options_of(condition))


ROWS: Final[Mapping[str, Played]] = {"republican": _republican}
