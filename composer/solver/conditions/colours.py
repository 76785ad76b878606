# SPDX-License-Identifier: GPL-3.0-or-later
"""Andernach and its family: men who change sides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.position import Position
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import (
    QUALITY_ORDER,
    UNMOVED,
    VOLAGE,
    Arising,
    Played,
    PlayedCondition,
    of_men,
    with_quality,
    wordless,
)


class Andernach(PlayedCondition):
    """A man, but a king, who captures changes sides."""

    engine = "andernach"


class AntiAndernach(PlayedCondition):
    """A man, but a king, who moves without capture changes sides; a rook who castles does not."""

    engine = "anti-andernach"


@dataclass(frozen=True, eq=False)
class Tibet(PlayedCondition):
    """A man, but a king, who captures one of another kind changes sides.

    Attributes:
        sides: whose men do so.
    """

    engine = "tibet"

    sides: frozenset[Colour]


class Traitor(PlayedCondition):
    """A black man, but a king, whose move ends in White's half of the board turns white."""

    engine = "traitor"


@dataclass(frozen=True, eq=False)
class Volage(PlayedCondition):
    """A man, but a king, changes sides at a move that ends on a square of the other colour.

    Attributes:
        once: whether he does so but the first time. He stays ready for that until he has changed,
            as Popeye has it.
    """

    engine = "volage"

    once: bool

    @property
    def ready(self) -> str:
        """The quality of those who have not changed: volage men are so until they have."""
        return self.only or UNMOVED

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether once, and the number of the quality of those who are ready for it."""
        return (int(self.once), QUALITY_ORDER.index(self.ready))

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return that men are ready, or are so no more."""
        return Arising(qualities=frozenset({self.ready})) if self.once else Arising()

    def prepared(self, start: Position) -> Mapping[int, Man | None]:
        """Return the men, all of them ready."""
        if not self.once or self.only:
            return {}
        return {cell: with_quality(man, UNMOVED) for cell, man in start if not man.is_royal}


@dataclass(frozen=True, eq=False)
class MagicSquares(PlayedCondition):
    """A man, but a king, who arrives on a magic square, or is put there, changes sides.

    Attributes:
        squares: the magic squares.
    """

    engine = "magic-squares"

    squares: frozenset[int]

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return the squares as two halves of a set."""
        return tuple(
            sum(1 << square % 16 for square in self.squares if square // 16 == part)
            for part in range(4)
        )


class Masand(PlayedCondition):
    """A man who checks by his own move turns all whom he observes, but kings, of both sides."""

    engine = "masand"


@dataclass(frozen=True, eq=False)
class Anda(PlayedCondition):
    """A man, but a king, who checks by his own move becomes neutral.

    One who is neutral already comes to the side that moves. Source: as Popeye has it.

    Attributes:
        inverse: whether those change who do not check, instead.
    """

    engine = "anda"

    inverse: bool

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return that men become neutral."""
        return Arising(neutral=True)


def _magic(condition: Condition) -> PlayedCondition | None:
    options = options_of(condition)
    return None if options.flags - {"Type1"} else MagicSquares(frozenset(options.squares))


_BLACK, _BOTH = frozenset({Colour.BLACK}), frozenset(SIDES)
ROWS: Final[Mapping[str, Played]] = {
    "tibet": wordless(lambda: Tibet(_BLACK)),
    "doubletibet": wordless(lambda: Tibet(_BOTH)),
    "andernach": wordless(Andernach),
    "antiandernach": wordless(AntiAndernach),
    "traitor": wordless(Traitor),
    "volage": wordless(lambda: Volage(once=True)),
    "hypervolage": wordless(lambda: Volage(once=False)),
    "magicsquares": _magic,
}
"""Men who change sides by their own moves."""
LAST_ROWS: Final[Mapping[str, Played]] = {
    "anda": wordless(lambda: Anda(inverse=False)),
    "andainverse": wordless(lambda: Anda(inverse=True)),
    "masand": wordless(Masand),
}
"""Those turned when all else is done."""
QUALITIES: Final[Mapping[str, Callable[[], PlayedCondition]]] = {
    VOLAGE: of_men(VOLAGE, lambda: Volage(once=True)),
}
