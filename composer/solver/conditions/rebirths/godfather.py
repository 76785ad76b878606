# SPDX-License-Identifier: GPL-3.0-or-later
"""Parrain Circe and Circe at the next capture: captured men who are reborn later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from composer.problem.men import Kind
from composer.problem.position import Position
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import Played, PlayedCondition
from composer.solver.conditions.ways import from_first

_LEAST: Final = frozenset({"Equipollents", "LastMove"})


@dataclass(frozen=True, eq=False)
class ParrainCirce(PlayedCondition):
    """A captured man, kings excepted, is reborn after the next move.

    He appears as far from where he was captured, and in the same direction, as that move went;
    in Contra-Parrain in the opposite one. In castling the ways of king and rook count together.
    If the square is not empty he is gone. A pawn on the first rank of his side goes one step, and
    captures. As Popeye has it.

    Attributes:
        times: 1, or -1 of Contra-Parrain.
    """

    engine = "parrain"
    returns_men = True

    times: int

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether the direction is the opposite one."""
        return (int(self.times < 0),)

    def goes_as(self, kind: Kind) -> Kind:
        """Return the pawn who may leave the first rank, for a pawn."""
        return from_first(kind, 1)


class WaitingCirce(PlayedCondition):
    """A captured man, kings excepted, is reborn where he was captured when the next man is.

    If the square is not empty then he is gone. As Popeye has it.
    """

    engine = "waiting circe"
    returns_men = True


def _parrain(condition: Condition) -> PlayedCondition | None:
    flags = options_of(condition).flags
    if flags - {"Mirror", "RexExclusive", "Relaxed"} != _LEAST:
        return None
    return ParrainCirce(-1 if "Mirror" in flags else 1)


ROWS: Final[Mapping[str, Played]] = {"parraincirce": _parrain, "contraparrain": _parrain}
