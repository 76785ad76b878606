# SPDX-License-Identifier: GPL-3.0-or-later
"""Annan chess, face to face and others: men who go in the manner of another man.

Orphans and friends are such men without a condition: what they go by holds wherever they stand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.position import Position
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.rules.movement import Learn
from composer.solver.conditions.condition import Arising, Played, PlayedCondition, wordless
from composer.solver.conditions.ways import from_first


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


@dataclass(frozen=True, eq=False)
class SuperTransmuted(Manners):
    """A king in check goes in the manner of who checks him, and becomes such a man for good.

    He is royal no more. While he is in check no other man of his side moves. As Popeye has it.

    Attributes:
        sides: whose kings do so.
    """

    engine = "super-transmuted"

    sides: frozenset[Colour]


@dataclass(frozen=True, eq=False)
class VaultingKings(Manners):
    """A king whom an enemy observes goes as men of other kinds as well: as equihoppers.

    Source: as Popeye has it.

    Attributes:
        sides: whose kings do so.
        kinds: as whom.
    """

    engine = "vaulting-kings"

    sides: frozenset[Colour]
    kinds: tuple[Kind, ...]

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whose kings do so, how many kinds there are, and them."""
        sides = [int(side in self.sides) for side in SIDES]
        return (*sides, len(self.kinds), *map(kinds.__getitem__, self.kinds))

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return the kinds."""
        return Arising(frozenset(self.kinds))


@dataclass(frozen=True, eq=True)
class Learning(Manners):
    """Men of a kind go in the manner of those who observe them, which others of it pass on.

    An orphan observed by an orphan of the other side goes as whoever observes that one, and so on;
    friends do so among themselves.

    Attributes:
        kind: the kind.
        enemies: whether they learn from men of the other side, and not from those of their own.
    """

    engine = "learning"

    kind: Kind
    enemies: bool

    def goes_as(self, kind: Kind) -> Kind:
        """Return a pawn that steps and captures from the first rank as well: orphans come there.

        As Popeye has it, with orphans only.
        """
        return from_first(kind, 1) if self.enemies and kind is Kind.PAWN else kind


def learning(men: Iterable[Man]) -> tuple[Learning, ...]:
    """Return what holds for those who learn among some men, in the way of conditions."""
    kinds = sorted({man.kind for man in men})
    found = [(kind, part) for kind in kinds if kind.row for part in kind.row.movement]
    return tuple(Learning(kind, part.enemies) for kind, part in found if isinstance(part, Learn))


_MOST_VAULTED: Final = 12


def _vaulting(sides: frozenset[Colour]) -> Played:
    def row(condition: Condition) -> PlayedCondition | None:
        options = options_of(condition)
        kinds = tuple(dict.fromkeys(map(Kind.of, options.kinds or ("equihopper",))))
        pawns = any(kind in (Kind.PAWN, Kind.KING) for kind in kinds)
        return None if pawns or len(kinds) > _MOST_VAULTED else VaultingKings(sides, kinds)

    return row


_BOTH: Final = frozenset(SIDES)
_WHITE, _BLACK = (frozenset({side}) for side in SIDES)
ROWS: Final[Mapping[str, Played]] = {
    "annan": wordless(lambda: Beside(enemies=False, steps=((0, -1),))),
    "nanna": wordless(lambda: Beside(enemies=False, steps=((0, 1),))),
    "facetoface": wordless(lambda: Beside(enemies=True, steps=((0, 1),))),
    "backtoback": wordless(lambda: Beside(enemies=True, steps=((0, -1),))),
    "cheektocheek": wordless(lambda: Beside(enemies=True, steps=((-1, 0), (1, 0)))),
    "pointreflection": wordless(PointReflection),
    "transmutedkings": wordless(lambda: TransmutedKings(_BOTH, kept=False)),
    "whitetransmutedking": wordless(lambda: TransmutedKings(_WHITE, kept=False)),
    "blacktransmutedking": wordless(lambda: TransmutedKings(_BLACK, kept=False)),
    "whitesupertransmutingking": wordless(lambda: SuperTransmuted(_WHITE)),
    "blacksupertransmutingking": wordless(lambda: SuperTransmuted(_BLACK)),
    "vaultingkings": _vaulting(_BOTH),
    "whitevaultingking": _vaulting(_WHITE),
    "blackvaultingking": _vaulting(_BLACK),
    "reflectivekings": wordless(lambda: TransmutedKings(_BOTH, kept=True)),
}
