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


@dataclass(frozen=True, eq=False)
class OscillatingKings(PlayedCondition):
    """After every move of a side the two kings change places.

    Type B: a move by which the own king is in check before they do so is illegal. Type C: they do
    so only where the other king is in check.

    Attributes:
        white: whether it holds for White's moves, and not for Black's.
        from_safety: whether it is type B.
        in_check: whether it is type C.
    """

    engine = "oscillating-kings"

    white: bool
    from_safety: bool
    in_check: bool


class SwappingKings(PlayedCondition):
    """When a king is put in check, the two kings change places."""

    engine = "swapping-kings"


def _messigny(condition: Condition) -> PlayedCondition | None:
    return Messigny("RexExclusive" not in options_of(condition))


def _oscillating(white: bool) -> Played:
    def made(condition: Condition) -> PlayedCondition | None:
        options = options_of(condition)
        return OscillatingKings(white, "TypeB" in options, "TypeC" in options)

    return made


ROWS: Final[Mapping[str, Played]] = {
    "messigny": _messigny,
    "swappingkings": wordless(SwappingKings),
    "whiteoscillatingkings": _oscillating(white=True),
    "blackoscillatingkings": _oscillating(white=False),
}
