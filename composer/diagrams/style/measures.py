# SPDX-License-Identifier: GPL-3.0-or-later
"""Places and numbers of a drawing: a square is 45 units wide, y grows downwards."""

from __future__ import annotations

from typing import Final

from composer.problem.squares import Square, file_of, rank_of

PIECE_BOX: Final = 45  # units of the side of a man's square box
SIDE: Final = 8 * PIECE_BOX
"""Units of the side of the board."""


def number(value: float) -> str:
    """Return a number as short as SVG can have it, exact to a hundredth of a unit."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def corner(square: Square, flipped: bool) -> tuple[int, int]:
    """Return the upper left corner of a square in units from the board's own corner."""
    file, rank = file_of(square), rank_of(square)
    column, row = (7 - file, rank) if flipped else (file, 7 - rank)
    return column * PIECE_BOX, row * PIECE_BOX


def middle(square: Square, flipped: bool) -> tuple[float, float]:
    """Return the middle of a square in units from the board's own corner."""
    x, y = corner(square, flipped)
    return x + PIECE_BOX / 2, y + PIECE_BOX / 2
