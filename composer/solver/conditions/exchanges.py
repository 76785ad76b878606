# SPDX-License-Identifier: GPL-3.0-or-later
"""Messigny chess and swapping kings: men who change places with each other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import Played, PlayedCondition, wordless


@dataclass(frozen=True, eq=False)
class Messigny(PlayedCondition):
    """Instead of a move two men of one kind and different sides may change places.

    Neither of them may do so again at once.

    Attributes:
        with_kings: whether kings may, too.
    """

    engine = "messigny"

    with_kings: bool


class SwappingKings(PlayedCondition):
    """When a king is put in check, the two kings change places."""

    engine = "swapping-kings"


def _messigny(condition: Condition) -> PlayedCondition | None:
    return Messigny("RexExclusive" not in options_of(condition))


ROWS: Final[Mapping[str, Played]] = {
    "messigny": _messigny,
    "swappingkings": wordless(SwappingKings),
}
