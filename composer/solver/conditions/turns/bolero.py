# SPDX-License-Identifier: GPL-3.0-or-later
"""Bolero: men who go as the men of the game array on the file where they stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from composer.problem.men import Kind
from composer.problem.position import Position
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import Played, PlayedCondition

ARRAY: Final = (
    *(Kind.ROOK, Kind.KNIGHT, Kind.BISHOP, Kind.QUEEN),
    *(Kind.KING, Kind.BISHOP, Kind.KNIGHT, Kind.ROOK),
)
"""Who stands on each file in the game array."""


@dataclass(frozen=True, eq=False)
class Bolero(PlayedCondition):
    """A man without capture goes as the one on his file in the game array; pawns do not.

    Attributes:
        inverse: whether he captures so instead, and goes without capture as he is.
        with_kings: whether kings do so, too.
    """

    engine = "bolero"

    inverse: bool
    with_kings: bool

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return how it is meant, and the kinds of the array."""
        return (int(self.inverse), int(self.with_kings), *(kinds[kind] for kind in ARRAY))


def _bolero(inverse: bool) -> Played:
    def made(condition: Condition) -> PlayedCondition | None:
        return Bolero(inverse, "RexInclusive" in options_of(condition))

    return made


ROWS: Final[Mapping[str, Played]] = {
    "bolero": _bolero(inverse=False),
    "boleroinverse": _bolero(inverse=True),
}
