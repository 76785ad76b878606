# SPDX-License-Identifier: GPL-3.0-or-later
"""What the engines for any rules read off a position: what its pawns become."""

from __future__ import annotations

from composer.problem.men import PROMOTIONS, Kind
from composer.problem.position import Position


def is_promoted(kind: Kind) -> bool:
    """Tell whether a kind is promoted on the last rank, as a pawn is."""
    return kind is Kind.PAWN if kind.row is None else kind.row.promotes


def promotion_kinds(position: Position) -> tuple[Kind, ...]:
    """Return what pawns become: the orthodox four, and each fairy kind of the diagram.

    As the reference program has it, no man becomes a pawn of any kind, nor one who never moves.
    """
    fairy = {
        man.kind: None
        for _, man in position
        if man.kind.row is not None and not man.kind.row.promotes and man.kind.row.movement
    }
    return (*PROMOTIONS, *sorted(fairy))
