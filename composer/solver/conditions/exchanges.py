# SPDX-License-Identifier: GPL-3.0-or-later
"""Messigny chess and swapping kings: men who change places with each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from composer.problem.men import Kind
from composer.problem.position import Position
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import Played, PlayedCondition


class Messigny(PlayedCondition):
    """Instead of a move two men of one kind and different sides may change places.

    Neither of them may do so again at once.

    Attributes:
        with_kings: whether kings may, too.
    """

    engine = "messigny"

    def __init__(self, with_kings: bool) -> None:
        """Make it."""
        self.with_kings = with_kings

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether kings may."""
        return (int(self.with_kings),)


class SwappingKings(PlayedCondition):
    """When a king is put in check, the two kings change places."""

    engine = "swapping-kings"


def _messigny(condition: Condition) -> PlayedCondition | None:
    return Messigny("RexExclusive" not in options_of(condition))


def _swapping(condition: Condition) -> PlayedCondition | None:
    return None if condition.words else SwappingKings()


ROWS: Final[Mapping[str, Played]] = {"messigny": _messigny, "swappingkings": _swapping}
