# SPDX-License-Identifier: GPL-3.0-or-later
"""Origins of all men and fates of all men of the array, narrowed until nothing changes.

Each man of the diagram was a man of the array of its side, each of the array is one man of the
diagram or was captured. Whatever a game does, pawns make a certain number of captures to get
where they stand, or where the promoted men can have come from, and each captures a man that can
have stood there. What cannot be so falls away; if a man is left without an origin, or the
captures exceed what can have been captured, no game leads to the diagram.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, field
from typing import Final, cast

from composer.problem.men import Colour, Man
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.retro.assignment import NEVER, Assignment
from composer.retro.compiled import compiled_module
from composer.retro.legality.ways import Mask, mask_of

DEAR: Final = 8
"""What a capture on a square of one colour counts beyond the one that it is, in mixed weights."""


@dataclass
class Side:
    """One side while it is studied.

    Attributes:
        colour: the side.
        rows: the squares of its men.
        men: the men on them.
        homes: the squares of its men in the array: the columns.
        missing: how many were captured.
        costs: for each of the weights, what captures a row needs from a column.
        pawn_table: for each pawn of the array, the captures that it needs to each square.
        best: for each of the weights, the cheapest assignment.
        forced: by row and column, the captures of the cheapest assignment that joins them.
        victims: the captures that its pawns can have made: all, on dark, on light squares.
        lives: where each man of the array can have stood, if it was captured.
        killing: where its pawns can have captured.
        spared: men of the array that pawns cannot have captured, were they captured.
    """

    colour: Colour
    rows: tuple[Square, ...]
    men: tuple[Man, ...]
    homes: tuple[Square, ...]
    missing: int
    costs: list[list[list[int]]]
    pawn_table: dict[int, tuple[int, ...]]
    best: list[Assignment] = field(default_factory=list)
    forced: list[list[int]] = field(default_factory=list)
    victims: tuple[int, int, int] = (0, 0, 0)
    lives: list[Mask] = field(default_factory=list)
    killing: Mask = 0
    spared: Mask = 0

    def allowances(self) -> tuple[int, ...]:
        """Return, for each of the weights, what the captures made can count at most."""
        every, dark, light = self.victims
        return (every, dark, light, every + DEAR * dark, every + DEAR * light)

    def exceeded(self) -> int:
        """Return which of the weights asks for too much; -1 if none does."""
        for number, allowed in enumerate(self.allowances()):
            if self.best[number].cost > allowed:
                return number
        return -1

    def origins(self, row: int) -> Mask:
        """Return the homes from which a man of the diagram can have come."""
        return mask_of(
            home for home, cost in zip(self.homes, self.costs[0][row], strict=True) if cost < NEVER
        )


@dataclass
class Study:
    """What was found.

    Attributes:
        steady: squares of men that have certainly never moved.
        sides: White and Black.
        possible: whether nothing found excludes the diagram.
    """

    steady: Mask
    sides: tuple[Side, Side]
    possible: bool


def studied(position: Position, unmoved: Set[Square]) -> Study | None:
    """Narrow origins and fates of a diagram with a king and at most 16 men a side.

    Returns None where the compiled part was not built.

    Args:
        position: men, all orthodox.
        unmoved: squares of men of the array that are known never to have moved.
    """
    module = compiled_module("legality")
    return None if module is None else cast("Study", module.study(position, unmoved))
