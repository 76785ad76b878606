# SPDX-License-Identifier: GPL-3.0-or-later
"""Republican chess: kings who are put on the board where they are mated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from composer.problem.defects import KINGLESS, Fault
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import Played, PlayedCondition


class Republican(PlayedCondition):
    """There are no kings; who moves may put the enemy king on a square where he is mated.

    A side whose king is on the board plays on with him. The mated side, too, may put the other
    king on the board as it answers (type 2, as Popeye has it by default).
    """

    engine = "republican"
    allows: ClassVar[frozenset[Fault]] = KINGLESS


def _republican(condition: Condition) -> PlayedCondition | None:
    return None if "Type1" in options_of(condition) else Republican()


ROWS: Final[Mapping[str, Played]] = {"republican": _republican}
