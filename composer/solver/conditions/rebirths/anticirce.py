# SPDX-License-Identifier: GPL-3.0-or-later
"""Anticirce and its kin: home squares that those who capture go to, start from, or leave empty."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from composer.problem.men import Man
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import Arising, Played, PlayedCondition, ShownStep
from composer.solver.conditions.rebirths.rebirth import (
    CHOSEN,
    Decider,
    Occupied,
    Place,
    Rebirth,
    rebirth_of,
)


@dataclass(frozen=True, eq=False)
class Anticirce(PlayedCondition):
    """A man who captures is reborn at once, and captures only if he can be.

    As Calvet has it he may capture on his square of rebirth, as Cheylan has it not.

    Attributes:
        with_kings: whether kings are reborn as well.
        stays: whether he may capture where he is reborn.
        grid: where men are at home.
    """

    engine = "anticirce"

    with_kings: bool
    stays: bool
    grid: Rebirth

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return as whom men may be reborn."""
        return self.grid.arising(self.with_kings)


class DiagramAnticirce(Anticirce):
    """Anticirce by which men are reborn where they stood in the diagram.

    A promoted man has the square of the pawn; nobody else has one who did not stand there.
    """

    engine = "diagram anticirce"


@dataclass(frozen=True, eq=False)
class Immun(PlayedCondition):
    """A man is captured only if his square of rebirth is empty.

    Attributes:
        with_kings: whether kings, too.
        grid: where men are at home.
    """

    engine = "immun"

    with_kings: bool
    grid: Rebirth


@dataclass(frozen=True, eq=False)
class Geneva(PlayedCondition):
    """A man captures only if his square of rebirth is empty, and not from there.

    It is that of the square that he leaves. Source: as Popeye has it.

    Attributes:
        with_kings: whether it holds for kings, too.
        grid: where men are at home.
    """

    engine = "geneva"

    with_kings: bool
    grid: Rebirth


@dataclass(frozen=True, eq=False)
class Mars(PlayedCondition):
    """A man starts from his home square, if that is empty: to capture, or for other moves.

    Attributes:
        with_kings: whether it is for kings, too.
        captures: whether captures start there.
        moves: whether other moves do.
        also: whether they start from where he stands as well.
        grid: where men are at home.
    """

    engine = "mars"

    with_kings: bool
    captures: bool
    moves: bool
    also: bool
    grid: Rebirth

    def via(self, step: ShownStep) -> int | None:
        """Return the home square where a move started."""
        return step.choice


def _grid_of(condition: Condition) -> Rebirth | None:
    """Return the grid of a condition of which the men stay as they are; None if not played."""
    grid = rebirth_of(options_of(condition), Occupied.STRICT)
    if grid is None or grid.place in CHOSEN or grid.place is Place.DIAGRAM:
        return None
    if grid.occupied is not Occupied.STRICT or grid.changes or grid.turncoat:
        return None
    return grid


def _anticirce(condition: Condition) -> PlayedCondition | None:
    options = options_of(condition)
    grid = rebirth_of(options, Occupied.STRICT, captor=True)
    if grid is None or grid.place in (Place.CAGE, Place.MAKE):
        return None
    if grid.occupied in (Occupied.ASSASSIN, Occupied.COVERED) or (
        grid.turncoat and "RexExclusive" not in options
    ):
        return None
    if grid.occupied is Occupied.RELAXED and grid.place not in CHOSEN:
        return None  # when a king is then in check is not agreed
    played = DiagramAnticirce if grid.place is Place.DIAGRAM else Anticirce
    return played("RexExclusive" not in options, "Cheylan" not in options, grid)


def _immun(condition: Condition) -> PlayedCondition | None:
    grid, options = _grid_of(condition), options_of(condition)
    if grid is None or options.flags & {"Calvet", "Cheylan", "Strict"}:
        return None
    return Immun("RexInclusive" in options, grid)


def _geneva(condition: Condition) -> PlayedCondition | None:
    grid, options = _grid_of(condition), options_of(condition)
    if grid is None or options.flags & {"Calvet", "Cheylan", "Strict", "PWC", "Equipollents"}:
        return None
    return Geneva("RexInclusive" in options, grid) if grid.decider is Decider.SELF else None


def _mars(captures: bool, moves: bool, also: bool, with_kings: bool) -> Played:
    def made(condition: Condition) -> PlayedCondition | None:
        grid, options = _grid_of(condition), options_of(condition)
        if grid is None or options.flags & {"Calvet", "Cheylan", "Strict", "PWC", "Equipollents"}:
            return None
        if grid.decider is not Decider.SELF:
            return None
        kings = "RexInclusive" in options or (with_kings and "RexExclusive" not in options)
        return Mars(kings, captures, moves, also, grid)

    return made


ROWS: Final[Mapping[str, Played]] = {
    "marscirce": _mars(captures=True, moves=False, also=False, with_kings=True),
    "marsmirrorcirce": _mars(captures=True, moves=False, also=False, with_kings=True),
    "geneva": _geneva,
    "phantom": _mars(captures=True, moves=True, also=True, with_kings=False),
    **dict.fromkeys(
        (
            "immun",
            "mirrorimmun",
            "fileimmun",
            "mirrorfileimmun",
            "symmetryimmun",
            "antipodeanimmun",
            "equipollentsimmun",
        ),
        _immun,
    ),
    **dict.fromkeys(
        (
            "anticirce",
            "mirroranticirce",
            "fileanticirce",
            "mirrorfileanticirce",
            "symmetryanticirce",
            "antipodeananticirce",
            "equipollentsanticirce",
            "diagramanticirce",
            "antisupercirce",
            "anticlonecirce",
        ),
        _anticirce,
    ),
}
