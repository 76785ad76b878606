# SPDX-License-Identifier: GPL-3.0-or-later
"""SAT and strict SAT: kings who are in check while they have a flight."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.checking import SparedKings
from composer.solver.conditions.condition import Played, PlayedCondition


@dataclass(frozen=True, eq=False)
class SAT(SparedKings):
    """A king is in check while he could step to a square where nobody attacks him.

    In strict SAT that holds until he is attacked for the first time; from then on he is in check
    also while he is not attacked (as Popeye has it). With a number he needs so many flights more,
    one of them less while he is not attacked; in strict SAT, who was attacked once.

    Attributes:
        strict: whether it is strict SAT.
        extra: how many flights more than one he needs.
    """

    engine = "sat"

    strict: bool
    extra: int = 0


def _sat(strict: bool) -> Played:
    def made(condition: Condition) -> PlayedCondition | None:
        return SAT(strict, options_of(condition).number() or 0)

    return made


ROWS: Final[Mapping[str, Played]] = {"sat": _sat(strict=False), "strictsat": _sat(strict=True)}
