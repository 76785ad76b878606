# SPDX-License-Identifier: GPL-3.0-or-later
"""What the men of a diagram tell of their past: as values, and made of a study."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from composer.problem.attacks import all_orthodox
from composer.problem.defects import fatal_defects
from composer.problem.men import Colour, Kind
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.retro.assignment import NEVER
from composer.retro.legality.proving import not_unmoved, too_many
from composer.retro.legality.study import Side, Study, studied
from composer.retro.legality.ways import (
    ARRAY,
    EXITS,
    Mask,
    mask_of,
    squares_in,
)


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a man of the diagram can have come from.

    Attributes:
        square: where it stands.
        homes: the squares of the game array at which it can have begun, pawns' too where it
            can be promoted.
        captures: the fewest captures as a pawn that any of those ways takes.
    """

    square: Square
    homes: tuple[Square, ...]
    captures: int


@dataclass(frozen=True, slots=True)
class SideEvidence:
    """What is known of the past of one side.

    Attributes:
        colour: the side.
        missing: how many of its men were captured.
        captures: the fewest captures that its pawns, promoted ones too, have made.
        light: the fewest of them on light squares.
        dark: the fewest of them on dark squares.
        victims: the most men of the other side that its pawns can have captured.
        unmoved: men that have certainly never moved.
        captured_home: the home squares of men that were captured there, never having moved.
        promoted: men that are certainly promoted.
        origins: where each man can have come from.
    """

    colour: Colour
    missing: int
    captures: int
    light: int
    dark: int
    victims: int
    unmoved: tuple[Square, ...]
    captured_home: tuple[Square, ...]
    promoted: tuple[Square, ...]
    origins: tuple[Origin, ...]


@dataclass(frozen=True, slots=True)
class Evidence:
    """What is known of both sides' past."""

    white: SideEvidence
    black: SideEvidence

    def of(self, colour: Colour) -> SideEvidence:
        """Return what is known of a side."""
        return self.white if colour is Colour.WHITE else self.black


NOTHING_KNOWN: frozenset[Square] = frozenset()


def evidence(position: Position, unmoved: Set[Square] = NOTHING_KNOWN) -> Evidence | None:
    """Return what is known of both sides' past; None where there is nothing to be said.

    That is so where not only orthodox men stand, something fatal is wrong, a side has more men
    than the game has, what is said to be unmoved cannot be, or the men cannot all have come
    from the array: no number of captures would do. Nor is there without the compiled part.

    Args:
        position: men and the side to move; its castling rights prove nothing.
        unmoved: squares of men that are known never to have moved.
    """
    if not all_orthodox(position.board) or fatal_defects(position) or too_many(position):
        return None
    if not_unmoved(position, unmoved):
        return None
    found = studied(position, unmoved)
    if found is None:
        return None
    white, black = found.sides
    if not all(side.best and side.best[0].cost < NEVER for side in found.sides):
        return None
    return Evidence(_of_side(found, white), _of_side(found, black))


def _of_side(found: Study, side: Side) -> SideEvidence:
    lost = _surely_captured(side)
    own = mask_of(side.rows)
    return SideEvidence(
        colour=side.colour,
        missing=side.missing,
        captures=side.best[0].cost,
        light=side.best[2].cost,
        dark=side.best[1].cost,
        victims=side.victims[0],
        unmoved=tuple(squares_in(found.steady & own)),
        captured_home=tuple(home for home in squares_in(lost) if _shut_in(home, found.steady)),
        promoted=tuple(square for row, square in enumerate(side.rows) if _is_promoted(side, row)),
        origins=tuple(_origin(side, row) for row in range(len(side.rows))),
    )


def _surely_captured(side: Side) -> Mask:
    """Return the homes from which no man of the diagram can have come."""
    left = mask_of(side.homes)
    for row in range(len(side.rows)):
        left &= ~side.origins(row)
    return left


def _shut_in(home: Square, steady: Mask) -> bool:
    """Return whether all ways out of a home have been shut since the game began."""
    man = ARRAY[home]
    assert man is not None
    return man.kind is not Kind.PAWN and not mask_of(EXITS[man.kind][home]) & ~steady


def _is_promoted(side: Side, row: int) -> bool:
    pawns = mask_of(side.homes[column] for column in side.pawn_table)
    return side.men[row].kind is not Kind.PAWN and not side.origins(row) & ~pawns


def _origin(side: Side, row: int) -> Origin:
    costs = side.costs[0][row]
    return Origin(side.rows[row], tuple(squares_in(side.origins(row))), min(costs))
