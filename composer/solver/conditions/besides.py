# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentinels, Breton and Snek: men who come, go or change besides those of a move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from composer.problem.men import ROYAL, Kind, Man
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import Arising, Played, PlayedCondition, wordless

_OWN, _ENEMY, _NEUTRAL = range(3)


@dataclass(frozen=True, eq=False)
class Sentinels(PlayedCondition):
    """A man, but a pawn, who leaves a square leaves a pawn there, but on the outer ranks.

    Attributes:
        whose: whose the pawn is: his who moves, the other side's, or neutral after neutral men.
        kind: of the pawn.
        fewer: whether only a side that had no more pawns than the other gets one.
        most: how many pawns White, Black and both together have at most.
    """

    engine = "sentinels"

    whose: int
    kind: Kind
    fewer: bool
    most: tuple[int, int, int]

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return the kind of the pawns."""
        return Arising(frozenset({self.kind}))


@dataclass(frozen=True, eq=False)
class Breton(PlayedCondition):
    """When a man is captured another of his kind disappears as well; it is chosen which.

    Attributes:
        enemies: whether one of the side that was captured from, and not of the capturing side.
        as_popeye: whether neutral men, and who is promoted, may be chosen, too.
    """

    engine = "breton"

    enemies: bool
    as_popeye: bool


@dataclass(frozen=True, eq=False)
class Snek(PlayedCondition):
    """When a man is captured the next lower one of his side takes his place; it is chosen which.

    After a queen a rook becomes one, after a rook a bishop, after a bishop a knight; after a knight
    the king becomes a royal knight, and after a pawn a royal man is an ordinary king again.

    Attributes:
        circle: whether a queen becomes a knight, instead, and pawns count for nothing.
    """

    engine = "snek"

    circle: bool

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return that men of any kind may be royal."""
        return Arising(qualities=frozenset({ROYAL}))


def _sentinels(condition: Condition) -> PlayedCondition | None:
    options = options_of(condition)
    whose = _ENEMY if "PionAdvers" in options else _NEUTRAL if "PionNeutre" in options else _OWN
    kind = Kind.of("berolina-pawn") if "Berolina" in options else Kind.PAWN
    most = [options.number(f"Maximum{whose}") for whose in ("White", "Black", "Total")]
    white, black, total = (
        least if number is None else number for number, least in zip(most, (8, 8, 16), strict=True)
    )
    return Sentinels(whose, kind, "ParaSentinelles" in options, (white, black, total))


def _breton(condition: Condition) -> PlayedCondition | None:
    options = options_of(condition)
    return Breton("Adverse" in options, "PY" in options)


ROWS: Final[Mapping[str, Played]] = {
    "breton": _breton,
    "snek": wordless(lambda: Snek(circle=False)),
    "snekcircle": wordless(lambda: Snek(circle=True)),
}
LAST_ROWS: Final[Mapping[str, Played]] = {"sentinelles": _sentinels}
"""Men who appear when all else is done."""
