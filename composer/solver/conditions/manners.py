# SPDX-License-Identifier: GPL-3.0-or-later
"""Annan chess, face to face and others: men who go in the manner of another man."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from composer.problem.men import SIDES, Colour, Kind
from composer.problem.position import Position
from composer.rules.book import Condition
from composer.solver.conditions.condition import Played, PlayedCondition


class Manners(PlayedCondition):
    """Men who go in the manner of others: only a man who goes as a king castles."""


class Beside(Manners):
    """A man with another on a certain side of him goes in that one's manner, and only so.

    Attributes:
        enemies: whether the other is an enemy, and not one of his own side.
        steps: where the other stands, as files and ranks from him, seen by his side.
    """

    engine = "beside"

    def __init__(self, enemies: bool, steps: tuple[tuple[int, int], ...]) -> None:
        """Make it."""
        self.enemies, self.steps = enemies, steps

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether enemies count, how many steps there are, and them."""
        return (int(self.enemies), len(self.steps), *(part for step in self.steps for part in step))


class PointReflection(Manners):
    """Two men on cells opposite to each other exchange their manners."""

    engine = "point-reflection"


class TransmutedKings(Manners):
    """A king in check goes in the manner of those who check him.

    Attributes:
        sides: whose kings do so.
        kept: whether he goes in his own manner as well.
    """

    engine = "transmuted-kings"

    def __init__(self, sides: frozenset[Colour], kept: bool) -> None:
        """Make it."""
        self.sides, self.kept = sides, kept

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether White's king does so, whether Black's, and whether he stays a king."""
        return (*(int(side in self.sides) for side in SIDES), int(self.kept))


def _row(made: PlayedCondition) -> Played:
    def row(condition: Condition) -> PlayedCondition | None:
        return None if condition.words else made

    return row


_BOTH: Final = frozenset(SIDES)
ROWS: Final[Mapping[str, Played]] = {
    "annan": _row(Beside(enemies=False, steps=((0, -1),))),
    "nanna": _row(Beside(enemies=False, steps=((0, 1),))),
    "facetoface": _row(Beside(enemies=True, steps=((0, 1),))),
    "backtoback": _row(Beside(enemies=True, steps=((0, -1),))),
    "cheektocheek": _row(Beside(enemies=True, steps=((-1, 0), (1, 0)))),
    "pointreflection": _row(PointReflection()),
    "transmutedkings": _row(TransmutedKings(_BOTH, kept=False)),
    "whitetransmutedking": _row(TransmutedKings(frozenset({Colour.WHITE}), kept=False)),
    "blacktransmutedking": _row(TransmutedKings(frozenset({Colour.BLACK}), kept=False)),
    "reflectivekings": _row(TransmutedKings(_BOTH, kept=True)),
}
