# SPDX-License-Identifier: GPL-3.0-or-later
"""Squares that are shut, or lead elsewhere: Haan chess, holes, wormholes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from composer.problem.men import Kind
from composer.problem.position import Position
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import Played, PlayedCondition, wordless
from composer.solver.conditions.ways import from_first


class Haan(PlayedCondition):
    """Each square that a man leaves becomes a hole, which nobody enters or crosses."""

    engine = "haan"
    shuts_squares = True


@dataclass(frozen=True, eq=False)
class Holes(PlayedCondition):
    """Some squares cannot be entered or crossed.

    Attributes:
        squares: which.
    """

    engine = "holes"

    squares: tuple[int, ...]

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return the squares, one higher each."""
        return _ended(self.squares)


@dataclass(frozen=True, eq=False)
class Wormholes(PlayedCondition):
    """Who comes to a wormhole comes out of another one at once, whichever is empty.

    If there is none the move cannot be made. A king who has castled goes on as well, a rook does
    not. A pawn in a wormhole on the first rank of his side goes one step, and captures. Source:
    as Popeye has it.

    Attributes:
        squares: the wormholes.
    """

    engine = "wormholes"

    squares: tuple[int, ...]

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return the wormholes, one higher each."""
        return _ended(self.squares)

    def goes_as(self, kind: Kind) -> Kind:
        """Return the pawn who may leave a wormhole on the first rank, for a pawn."""
        return from_first(kind, 1, frozenset(self.squares))


def _ended(squares: tuple[int, ...]) -> tuple[int, ...]:
    """Return squares one higher each, so that a 0 is behind the last."""
    return tuple(cell + 1 for cell in squares)


def _wormholes(condition: Condition) -> PlayedCondition | None:
    return Wormholes(options_of(condition).squares)


def _holes(condition: Condition) -> PlayedCondition | None:
    return Holes(options_of(condition).squares)


ROWS: Final[Mapping[str, Played]] = {
    "hole": _holes,
    "haaner": wordless(Haan),
    "wormholes": _wormholes,
}
