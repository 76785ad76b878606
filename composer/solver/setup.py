# SPDX-License-Identifier: GPL-3.0-or-later
"""What the engines for any rules read off a position: what its pawns become."""

from __future__ import annotations

from collections.abc import Iterable

from composer.problem.men import PROMOTIONS, Kind
from composer.problem.position import Position


def is_promoted(kind: Kind) -> bool:
    """Return whether a kind is promoted on the last rank, as a pawn is."""
    return kind is Kind.PAWN if kind.row is None else kind.row.promotes


def promotions_of(kinds: Iterable[Kind]) -> tuple[Kind, ...]:
    """Return what pawns become where men of some kinds stand in the diagram.

    As the reference program has it these are the orthodox four and each fairy kind that stands
    there; but no man becomes a pawn of any kind, nor one who never moves.
    """
    fairy = {
        kind
        for kind in kinds
        if kind.row is not None and not kind.row.promotes and kind.row.movement
    }
    return (*PROMOTIONS, *sorted(fairy))


def promotion_kinds(position: Position) -> tuple[Kind, ...]:
    """Return what the pawns of a position become."""
    return promotions_of(man.kind for _, man in position)
