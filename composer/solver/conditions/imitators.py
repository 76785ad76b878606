# SPDX-License-Identifier: GPL-3.0-or-later
"""Imitators: signs on the board that make every move along with the man who moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from composer.problem.defects import Defect, Fault
from composer.problem.men import Kind
from composer.problem.position import Position
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import Played, PlayedCondition

MOST: Final = 16


@dataclass(frozen=True, eq=False)
class Imitators(PlayedCondition):
    """Whenever a man moves each imitator moves as far the same way; else the move is not made.

    An imitator passes over empty squares only, and hops where the man hops. A pawn may be
    promoted to an imitator. Source: as Popeye has it.

    Attributes:
        squares: where they stand in the diagram.
    """

    engine = "imitators"
    sign = "I"

    squares: tuple[int, ...]

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return the squares, one higher each."""
        return tuple(cell + 1 for cell in self.squares)

    def wrong(self, start: Position) -> tuple[Defect, ...]:
        """Name the squares of imitators on which men stand."""
        on = tuple(cell for cell in self.squares if start.board[cell] is not None)
        return (Defect(Fault.ON_IMITATOR, None, on),) if on else ()


def _imitators(condition: Condition) -> PlayedCondition | None:
    squares = options_of(condition).squares
    return Imitators(squares) if 0 < len(squares) <= MOST else None


ROWS: Final[Mapping[str, Played]] = {"imitator": _imitators}
