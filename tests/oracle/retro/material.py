# SPDX-License-Identifier: GPL-3.0-or-later
"""How many men a side may still have had: eight pawns less those that must have promoted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from composer.problem.men import Colour, Kind, Man
from composer.problem.squares import Square, is_light

_FULL: Final = {Kind.KNIGHT: 2, Kind.ROOK: 2, Kind.QUEEN: 1}
_FULL_BISHOPS: Final = 1  # on squares of each colour


@dataclass(frozen=True, slots=True)
class Material:
    """The men of one side, counted.

    Attributes:
        counts: men by kind; bishops are not here.
        men: all of them.
        bishops: those on dark squares, those on light ones.
        spare: pawns that are neither on the board nor needed as promoted men; negative where
            there are more men than a game has.
    """

    counts: Counter[Kind]
    men: int
    bishops: tuple[int, int]
    spare: int

    def costs(self, kind: Kind, square: Square) -> int:
        """Return how many spare pawns one more man of a kind on a square takes: 0 or 1."""
        if kind is Kind.PAWN:
            return 1
        if kind is Kind.BISHOP:
            return int(self.bishops[is_light(square)] >= _FULL_BISHOPS)
        return int(self.counts[kind] >= _FULL[kind])

    def is_beyond(self, kind: Kind, square: Square) -> bool:
        """Return whether there are more officers of a kind than at first (on such squares)."""
        if kind is Kind.BISHOP:
            return self.bishops[is_light(square)] > _FULL_BISHOPS
        return self.counts[kind] > _FULL[kind]

    def can_add(self, kind: Kind, square: Square) -> bool:
        """Return whether the side may have had one more such man on a square."""
        return self.men < 16 and self.costs(kind, square) <= max(self.spare, 0)

    def can_unpromote(self, kind: Kind, square: Square) -> bool:
        """Return whether an officer on a square may have been a pawn just before."""
        return self.is_beyond(kind, square) or self.spare > 0


def material(board: Sequence[Man | None], colour: Colour) -> Material:
    """Count the men of a side."""
    counts: Counter[Kind] = Counter()
    bishops = [0, 0]
    for square, man in enumerate(board):
        if man is not None and man.colour is colour:
            if man.kind is Kind.BISHOP:
                bishops[is_light(square)] += 1
            else:
                counts[man.kind] += 1
    promoted = sum(max(counts[kind] - full, 0) for kind, full in _FULL.items())
    promoted += sum(max(number - _FULL_BISHOPS, 0) for number in bishops)
    men = sum(counts.values()) + sum(bishops)
    return Material(counts, men, (bishops[0], bishops[1]), 8 - counts[Kind.PAWN] - promoted)
