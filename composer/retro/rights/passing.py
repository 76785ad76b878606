# SPDX-License-Identifier: GPL-3.0-or-later
"""Captures in passing that the men of a position would allow."""

from __future__ import annotations

from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position, fits_en_passant
from composer.problem.squares import Square, square_at


def capturable_passing(position: Position) -> tuple[Square, ...]:
    """Return the squares on which the side to move could capture in passing, left to right.

    A pawn of the other side may just have come past, and a pawn stands beside it that may take.
    """
    ours = Man.of(position.turn, Kind.PAWN)
    passed, beside = (5, 4) if position.turn is Colour.WHITE else (2, 3)
    row = position.board[beside * 8 : beside * 8 + 8]
    if ours not in row or Man.of(position.turn.other, Kind.PAWN) not in row:
        return ()
    return tuple(
        square_at(file, passed)
        for file in range(8)
        if fits_en_passant(position.board, position.turn, square_at(file, passed))
        and any(row[beside] is ours for beside in (file - 1, file + 1) if 0 <= beside < 8)
    )
