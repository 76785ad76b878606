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

    A side whose king is on the board plays on with him. By type 2, which Popeye takes where none is
    named, a mated side may put the other king between its own and who checks it; by type 1 who
    puts a king on the board moves as if he did not.

    Attributes:
        answers: whether it is type 2.
    """

    engine = "republican"
    allows: ClassVar[frozenset[Fault]] = KINGLESS

    answers: bool


def _republican(condition: Condition) -> PlayedCondition | None:
    return Republican("Type1" not in options_of(condition))


ROWS: Final[Mapping[str, Played]] = {"republican": _republican}
