# SPDX-License-Identifier: GPL-3.0-or-later
"""Circe and its named forms: what becomes of captured men."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from composer.problem.men import Kind, Man
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import Arising, Played, PlayedCondition
from composer.solver.conditions.rebirths.godfather import WaitingCirce
from composer.solver.conditions.rebirths.rebirth import CHOSEN, Occupied, Place, Rebirth, rebirth_of
from composer.solver.conditions.ways import from_first


@dataclass(frozen=True, eq=False)
class Circe(PlayedCondition):
    """A captured man is reborn on a square that the grid says, if it is empty.

    A pawn who is reborn on his last rank is promoted there at once; which man it becomes is
    chosen with the move. As Popeye has it.

    Attributes:
        with_kings: whether kings are captured and reborn as well.
        grid: where men are reborn, and as whom.
    """

    engine = "circe"
    returns_men = True

    with_kings: bool
    grid: Rebirth

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return as whom men may be reborn."""
        return self.grid.arising(self.with_kings)


class DiagramCirce(Circe):
    """Circe by which men are reborn where they stood in the diagram.

    A man takes his square with him: he has it after he was reborn, and a promoted man has that
    of the pawn. As Popeye has it.
    """

    engine = "diagram circe"


class CageCirce(Circe):
    """Circe by which men are reborn where they then have no move but captures, if anywhere.

    Who captures chooses such a square. A pawn on the first rank of his side goes one step, and
    captures. As Popeye has it.
    """

    def goes_as(self, kind: Kind) -> Kind:
        """Return the pawn who may leave the first rank, for a pawn."""
        return from_first(kind, 1)


class CirceAssassin(Circe):
    """Circe by which who stands on a square of rebirth vanishes, be it a king."""

    engine = "circe assassin"


class CirceParachute(Circe):
    """Circe by which who stands on a square of rebirth is covered, be it a king.

    He is on the board again when the square is left, the last one who was covered there first.
    Source: as Popeye has it.
    """

    engine = "circe parachute"


_AT_NEXT_CAPTURE: Final = frozenset({"CaptureSquare", "WaitCapture"})


def _circe(condition: Condition) -> PlayedCondition | None:
    options = options_of(condition)
    if options.flags - {"Relaxed", "RexExclusive"} == _AT_NEXT_CAPTURE:
        return WaitingCirce()
    grid = rebirth_of(options, Occupied.RELAXED)
    with_kings = "RexInclusive" in options
    if grid is None:
        return None
    if grid.place in (Place.CAGE, Place.DIAGRAM):
        if options.flags - {"Cage", "Diagram", "Relaxed", "RexExclusive"}:
            return None
        return (DiagramCirce if grid.place is Place.DIAGRAM else CageCirce)(with_kings, grid)
    if with_kings and grid.place in CHOSEN:
        return None
    if grid.place is Place.MAKE and grid.occupied is Occupied.STRICT:
        return None
    if grid.occupied is Occupied.ASSASSIN:
        return CirceAssassin(with_kings, grid)
    if grid.occupied is Occupied.COVERED:
        plain = not with_kings and grid.place not in CHOSEN
        return CirceParachute(with_kings, grid) if plain else None
    return Circe(with_kings, grid)


_NAMES: Final = (
    "diagramcirce",
    "circe",
    "mirrorcirce",
    "pwc",
    "couscouscirce",
    "mirrorcouscouscirce",
    "chameleoncirce",
    "equipollentscirce",
    "filecirce",
    "rankcirce",
    "mirrorfilecirce",
    "symmetrycirce",
    "antipodeancirce",
    "supercirce",
    "cagecirce",
    "circetake&make",
    "circeassassin",
    "circeclone",
    "mirrorcirceclone",
    "circeturncoats",
    "circedoubleagents",
    "diametralcirce",
    "verticalmirrorcirce",
)
ROWS: Final[Mapping[str, Played]] = dict.fromkeys(_NAMES, _circe)
