# SPDX-License-Identifier: GPL-3.0-or-later
"""Annan chess, face to face and others: men who go in the manner of another man."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from composer.problem.men import SIDES, Colour, Kind
from composer.problem.position import Position
from composer.solver.conditions.condition import Played, PlayedCondition, wordless


class Manners(PlayedCondition):
    """Men who go in the manner of others: only a man who goes as a king castles."""


@dataclass(frozen=True, eq=False)
class Beside(Manners):
    """A man with another on a certain side of him goes in that one's manner, and only so.

    Attributes:
        enemies: whether the other is an enemy, and not one of his own side.
        steps: where the other stands, as files and ranks from him, seen by his side.
    """

    engine = "beside"

    enemies: bool
    steps: tuple[tuple[int, int], ...]

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether enemies count, how many steps there are, and them."""
        return (int(self.enemies), len(self.steps), *(part for step in self.steps for part in step))


class PointReflection(Manners):
    """Two men on cells opposite to each other exchange their manners."""

    engine = "point-reflection"


@dataclass(frozen=True, eq=False)
class TransmutedKings(Manners):
    """A king in check goes in the manner of those who check him.

    Attributes:
        sides: whose kings do so.
        kept: whether he goes in his own manner as well.
    """

    engine = "transmuted-kings"

    sides: frozenset[Colour]
    kept: bool


_BOTH: Final = frozenset(SIDES)
ROWS: Final[Mapping[str, Played]] = {
    "annan": wordless(lambda: Beside(enemies=False, steps=((0, -1),))),
    "nanna": wordless(lambda: Beside(enemies=False, steps=((0, 1),))),
    "facetoface": wordless(lambda: Beside(enemies=True, steps=((0, 1),))),
    "backtoback": wordless(lambda: Beside(enemies=True, steps=((0, -1),))),
    "cheektocheek": wordless(lambda: Beside(enemies=True, steps=((-1, 0), (1, 0)))),
    "pointreflection": wordless(PointReflection),
    "transmutedkings": wordless(lambda: TransmutedKings(_BOTH, kept=False)),
    "whitetransmutedking": wordless(lambda: TransmutedKings(frozenset({Colour.WHITE}), kept=False)),
    "blacktransmutedking": wordless(lambda: TransmutedKings(frozenset({Colour.BLACK}), kept=False)),
    "reflectivekings": wordless(lambda: TransmutedKings(_BOTH, kept=True)),
}
