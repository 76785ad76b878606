# SPDX-License-Identifier: GPL-3.0-or-later
"""Chameleon, Einstein and Protean chess, and others in which men change their kind by moving."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from composer.problem.men import ROYAL, Kind, Man
from composer.problem.position import Position
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import (
    CHAMELEON,
    PROTEAN,
    QUALITY_ORDER,
    Arising,
    Played,
    PlayedCondition,
    of_men,
    wordless,
)
from composer.solver.conditions.ways import REVERSE_PAWN, from_first

Kinds = Mapping[Kind, Kind]
_RANKS: Final = (Kind.PAWN, Kind.KNIGHT, Kind.BISHOP, Kind.ROOK, Kind.QUEEN)
_UP: Final[Kinds] = MappingProxyType(dict(pairwise(_RANKS)))
_DOWN: Final[Kinds] = MappingProxyType(dict(zip(_RANKS[1:], _RANKS, strict=False)))
_NEVER: Final[Kinds] = MappingProxyType({})
_ROUND: Final[Kinds] = MappingProxyType(
    {
        Kind.KNIGHT: Kind.BISHOP,
        Kind.BISHOP: Kind.ROOK,
        Kind.ROOK: Kind.QUEEN,
        Kind.QUEEN: Kind.KNIGHT,
    }
)


def _pairs(changes: Kinds, kinds: Mapping[Kind, int]) -> list[int]:
    """Return kinds and what they become, as numbers."""
    known = ((one, other) for one, other in changes.items() if one in kinds and other in kinds)
    return [kinds[kind] for pair in known for kind in pair]


@dataclass(frozen=True, eq=False)
class Chameleon(PlayedCondition):
    """A man changes its kind at every move; who is promoted does not besides.

    Attributes:
        changes: what each kind becomes.
    """

    engine = "chameleon"

    changes: Kinds

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return how many changes there are, and them."""
        pairs = _pairs(self.changes, kinds)
        return (len(pairs) // 2, *pairs)

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return what men become."""
        return Arising(frozenset(self.changes.values()))


@dataclass(frozen=True, eq=False)
class ChameleonMen(Chameleon):
    """The same of men with a quality only; others may be promoted to such men besides.

    As the reference program has it, whoever is promoted to a kind that changes becomes such a man
    or another, as he likes. Of a chameleon who is promoted no more is said.

    Attributes:
        quality: what those have who change.
    """

    engine = "chameleon-men"
    sign = "c"

    quality: str

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return the same, and the number of the quality before it."""
        return (QUALITY_ORDER.index(self.quality), *super().numbers(start, kinds))

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return what men become, and that others become such men."""
        return Arising(super().arising(men).kinds, frozenset({self.quality}))


class NorskSjakk(PlayedCondition):
    """Men capture their own kind only, kings nobody; queen and knight, rook and bishop change.

    A man changes at every move but his promotion, and a rook when he castles. Kings are checked
    as ever.
    """

    engine = "norsk-sjakk"


@dataclass(frozen=True, eq=False)
class Einstein(PlayedCondition):
    """Men go down in rank without capture, up by captures, or the other way round.

    The ranks are pawn, knight, bishop, rook and queen. A rook who castles changes as well. Nobody
    is promoted. A pawn on the first rank of his side goes up to three steps.

    Attributes:
        quiet: what becomes of those who do not capture.
        taking: what becomes of those who do.
    """

    engine = "einstein"

    quiet: Kinds
    taking: Kinds

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return by how many ranks men rise without capture, and by captures."""
        return tuple(
            1 if changes is _UP else -1 if changes is _DOWN else 0
            for changes in (self.quiet, self.taking)
        )

    def goes_as(self, kind: Kind) -> Kind:
        """Return the pawn who may leave the first rank, for a pawn."""
        return from_first(kind, 3)


class Influencer(PlayedCondition):
    """Who has moved, but a king, makes pawns of the enemies beside him, kings excepted.

    On the first and the last rank they become men of his kind. As Popeye has it.
    """

    engine = "influencer"


class Relegation(PlayedCondition):
    """An officer who arrives on the second rank of the side that moved him becomes a pawn.

    Royal men do not. As Popeye has it.
    """

    engine = "relegation"


@dataclass(frozen=True, eq=False)
class Protean(PlayedCondition):
    """A man who captures takes the kind of his victim, and is not promoted.

    Attributes:
        with_kings: whether kings do so, too; they stay royal.
        reverses: whether who captures a pawn becomes one that goes backwards.
    """

    engine = "protean"

    with_kings: bool
    reverses: bool

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether kings change, and the number of the pawn that goes backwards."""
        return (int(self.with_kings), kinds[REVERSE_PAWN] if self.reverses else 0)

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return the pawn that goes backwards, and that men of any kind may be royal."""
        kinds = frozenset({REVERSE_PAWN} if self.reverses else ())
        return Arising(kinds, frozenset({ROYAL}) if self.with_kings else frozenset())


def _chameleon(condition: Condition) -> PlayedCondition | None:
    return None if options_of(condition).kinds else Chameleon(_ROUND)


def _taking(reverses: bool) -> Played:
    def made(condition: Condition) -> PlayedCondition | None:
        options = options_of(condition)
        if options.flags - {"RexExclusive"}:
            return None
        return Protean("RexExclusive" not in options, reverses)

    return made


QUALITIES: Final[Mapping[str, Callable[[], PlayedCondition]]] = {
    CHAMELEON: lambda: ChameleonMen(_ROUND, CHAMELEON),
    PROTEAN: of_men(PROTEAN, lambda: Protean(with_kings=True, reverses=True)),
}

ROWS: Final[Mapping[str, Played]] = {
    "chameleon": _chameleon,
    "protean": _taking(reverses=True),
    "frankfurt": _taking(reverses=False),
    "norsksjakk": wordless(NorskSjakk),
    "influencer": wordless(Influencer),
    "relegation": wordless(Relegation),
    "einstein": wordless(lambda: Einstein(_DOWN, _UP)),
    "reversaleinstein": wordless(lambda: Einstein(_UP, _DOWN)),
    "antieinstein": wordless(lambda: Einstein(_DOWN, _NEVER)),
}
