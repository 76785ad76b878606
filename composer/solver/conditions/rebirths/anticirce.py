# SPDX-License-Identifier: GPL-3.0-or-later
"""Anticirce and its kin: home squares that those who capture go to, start from, or leave empty."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from composer.problem.men import Kind
from composer.problem.position import Position
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import Played, PlayedCondition, ShownStep
from composer.solver.conditions.rebirths.rebirth import (
    CHOSEN,
    Decider,
    Occupied,
    Place,
    Rebirth,
    rebirth_of,
)


class _Gridded(PlayedCondition):
    """A condition with a grid.

    Attributes:
        with_kings: whether it is for kings, too.
        grid: where men are at home.
    """

    def __init__(self, with_kings: bool, grid: Rebirth) -> None:
        """Make it."""
        self.with_kings, self.grid = with_kings, grid

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether it is for kings, and the grid."""
        return (int(self.with_kings), *map(int, self.grid.numbers(kinds)))


class Anticirce(_Gridded):
    """A man who captures is reborn at once, and captures only if he can be.

    As Calvet has it he may capture on his square of rebirth, as Cheylan has it not.

    Attributes:
        stays: whether he may capture where he is reborn.
    """

    engine = "anticirce"

    def __init__(self, with_kings: bool, grid: Rebirth, stays: bool = True) -> None:
        """Make it."""
        super().__init__(with_kings, grid)
        self.stays = stays

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether kings are reborn, the grid, and whether men may stay."""
        return (int(self.with_kings), int(self.stays), *map(int, self.grid.numbers(kinds)))


class Immun(_Gridded):
    """A man is captured only if his square of rebirth is empty."""

    engine = "immun"


class Mars(_Gridded):
    """A man starts from his home square, if that is empty: to capture, or for other moves.

    Attributes:
        captures: whether captures start there.
        moves: whether other moves do.
        also: whether they start from where he stands as well.
    """

    engine = "mars"

    def __init__(
        self, with_kings: bool, grid: Rebirth, captures: bool, moves: bool, also: bool
    ) -> None:
        """Make it."""
        super().__init__(with_kings, grid)
        self.captures, self.moves, self.also = captures, moves, also

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether it is for kings, what starts at home, and the grid."""
        own = (self.with_kings, self.captures, self.moves, self.also)
        return (*map(int, own), *map(int, self.grid.numbers(kinds)))

    def via(self, step: ShownStep) -> int | None:
        """Return the home square where a move started."""
        return step.choice


def _grid_of(condition: Condition) -> Rebirth | None:
    """Return the grid of a condition of which the men stay as they are; None if not played."""
    grid = rebirth_of(options_of(condition), Occupied.STRICT)
    if grid is None or grid.place in CHOSEN or grid.place is Place.DIAGRAM:
        return None
    if grid.occupied is not Occupied.STRICT or grid.steps or grid.turncoat:
        return None
    return None if grid.decider is Decider.CLONE else grid


def _anticirce(condition: Condition) -> PlayedCondition | None:
    grid, options = _grid_of(condition), options_of(condition)
    if grid is None:
        return None
    return Anticirce("RexExclusive" not in options, grid, "Cheylan" not in options)


def _immun(condition: Condition) -> PlayedCondition | None:
    grid, options = _grid_of(condition), options_of(condition)
    if grid is None or options.flags & {"Calvet", "Cheylan", "Strict"}:
        return None
    return Immun("RexInclusive" in options, grid)


def _mars(captures: bool, moves: bool, also: bool, with_kings: bool) -> Played:
    def made(condition: Condition) -> PlayedCondition | None:
        grid, options = _grid_of(condition), options_of(condition)
        if grid is None or options.flags & {"Calvet", "Cheylan", "Strict", "PWC", "Equipollents"}:
            return None
        if grid.decider is not Decider.SELF:
            return None
        kings = "RexInclusive" in options or (with_kings and "RexExclusive" not in options)
        return Mars(kings, grid, captures, moves, also)

    return made


ROWS: Final[Mapping[str, Played]] = {
    "marscirce": _mars(captures=True, moves=False, also=False, with_kings=True),
    "marsmirrorcirce": _mars(captures=True, moves=False, also=False, with_kings=True),
    "phantom": _mars(captures=True, moves=True, also=True, with_kings=False),
    "immun": _immun,
    **dict.fromkeys(
        (
            "anticirce",
            "mirroranticirce",
            "fileanticirce",
            "symmetryanticirce",
            "antipodeananticirce",
            "equipollentsanticirce",
        ),
        _anticirce,
    ),
}
