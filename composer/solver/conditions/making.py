# SPDX-License-Identifier: GPL-3.0-or-later
"""Take & Make and Make & Take: captures with a step in the manner of the victim."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from composer.problem.men import Kind
from composer.problem.position import Position
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import Played, PlayedCondition


class TakeAndMake(PlayedCondition):
    """A capture ends with a step without capture in the manner of the victim.

    Pawns do not step to the first rank of their side. Kings are checked as ever.

    Attributes:
        absolute: whether who cannot step after capturing a king does not check him.
    """

    engine = "take-and-make"

    def __init__(self, absolute: bool) -> None:
        """Make it."""
        self.absolute = absolute

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether checks need a step, too."""
        return (int(self.absolute),)


class MakeAndTake(PlayedCondition):
    """A man who captures first makes a step without capture in the manner of the victim.

    He captures from there in his own manner.
    """

    engine = "make-and-take"


def _take_and_make(condition: Condition) -> PlayedCondition | None:
    return TakeAndMake("Absolute" in options_of(condition))


def _make_and_take(condition: Condition) -> PlayedCondition | None:
    return None if condition.words else MakeAndTake()


ROWS: Final[Mapping[str, Played]] = {
    "take&make": _take_and_make,
    "make&take": _make_and_take,
}
