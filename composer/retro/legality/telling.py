# SPDX-License-Identifier: GPL-3.0-or-later
"""What the men of a diagram tell of their past, from a study."""

from __future__ import annotations

from collections.abc import Set

from composer.problem.attacks import all_orthodox
from composer.problem.defects import fatal_defects
from composer.problem.men import Kind
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.retro.assignment import NEVER
from composer.retro.legality.evidence import Evidence, Origin, SideEvidence
from composer.retro.legality.proving import not_unmoved, too_many
from composer.retro.legality.study import Side, Study, studied
from composer.retro.legality.ways import (
    ARRAY,
    EXITS,
    Mask,
    mask_of,
    squares_in,
)

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
