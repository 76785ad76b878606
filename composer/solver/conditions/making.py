# SPDX-License-Identifier: GPL-3.0-or-later
"""Take & Make and Make & Take: captures with a step in the manner of the victim."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import Played, PlayedCondition, wordless


@dataclass(frozen=True, eq=False)
class TakeAndMake(PlayedCondition):
    """A capture ends with a step without capture in the manner of the victim.

    Pawns do not step to the first rank of their side. Kings are checked as ever.

    Attributes:
        absolute: whether who cannot step after capturing a king does not check him.
    """

    engine = "take-and-make"

    absolute: bool


class MakeAndTake(PlayedCondition):
    """A man who captures first makes a step without capture in the manner of the victim.

    He captures from there in his own manner.
    """

    engine = "make-and-take"


def _take_and_make(condition: Condition) -> PlayedCondition | None:
    return TakeAndMake("Absolute" in options_of(condition))


ROWS: Final[Mapping[str, Played]] = {
    "take&make": _take_and_make,
    "make&take": wordless(MakeAndTake),
}
