# SPDX-License-Identifier: GPL-3.0-or-later
"""Squares of the 8x8 board as integers from 0 (a1) to 63 (h8), rank by rank."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final

from composer.said.sentence import said

Square = int  # an int on purpose: it indexes boards and shifts bitboards

SQUARES: Final = range(64)
FILES: Final = "abcdefgh"
RANKS: Final = "12345678"


def square_at(file: int, rank: int) -> Square:
    """Return the square on `file` and `rank`, both counted from 0."""
    return rank * 8 + file


def file_of(square: Square) -> int:
    """Return the file of a square, 0 for the a-file."""
    return square & 7


def rank_of(square: Square) -> int:
    """Return the rank of a square, 0 for the first rank."""
    return square >> 3


def on_board(file: int, rank: int) -> bool:
    """Return whether `file` and `rank`, counted from 0, name a square of the board."""
    return 0 <= file < 8 and 0 <= rank < 8


def is_light(square: Square) -> bool:
    """Return whether the square is light; a1 is dark."""
    return (file_of(square) + rank_of(square)) % 2 == 1


def distance(a: Square, b: Square) -> int:
    """Return the number of king steps between two squares on an empty board."""
    return max(abs(file_of(a) - file_of(b)), abs(rank_of(a) - rank_of(b)))


def square_name(square: Square) -> str:
    """Return the name of a square, such as `e4`."""
    return FILES[file_of(square)] + RANKS[rank_of(square)]


def parse_square(text: str) -> Square:
    """Read the name of a square.

    Raises:
        ValueError: `text` is not a file letter a to h followed by a rank digit 1 to 8.
    """
    if len(text) == 2 and text[0] in FILES and text[1] in RANKS:
        return square_at(FILES.index(text[0]), RANKS.index(text[1]))
    raise ValueError(said("expected a square such as e4, got {text}", text=repr(text)))


class Symmetry(Enum):
    """A way to map the board onto itself: mirrors, and rotations to the left, as Popeye turns."""

    ROTATE_90 = "rotate 90"
    ROTATE_180 = "rotate 180"
    ROTATE_270 = "rotate 270"
    MIRROR_FILES = "mirror a-h"
    MIRROR_RANKS = "mirror 1-8"
    MIRROR_LONG = "mirror a1-h8"
    MIRROR_SHORT = "mirror a8-h1"

    def apply(self, square: Square) -> Square:
        """Return where the square comes to lie; rotations are anticlockwise, seen from White."""
        file, rank = _MAPS[self](file_of(square), rank_of(square))
        return square_at(file, rank)


_MAPS: Final[dict[Symmetry, Callable[[int, int], tuple[int, int]]]] = {
    Symmetry.ROTATE_90: lambda f, r: (7 - r, f),
    Symmetry.ROTATE_180: lambda f, r: (7 - f, 7 - r),
    Symmetry.ROTATE_270: lambda f, r: (r, 7 - f),
    Symmetry.MIRROR_FILES: lambda f, r: (7 - f, r),
    Symmetry.MIRROR_RANKS: lambda f, r: (f, 7 - r),
    Symmetry.MIRROR_LONG: lambda f, r: (r, f),
    Symmetry.MIRROR_SHORT: lambda f, r: (7 - r, 7 - f),
}


def is_round_trip(way: Sequence[Square]) -> bool:
    """Tell whether squares lead back to the first over two or more, each once, not on one line."""
    if len(way) < 4 or way[0] != way[-1] or len(set(way)) < len(way) - 1:
        return False
    (a, b), (c, d), *others = ((file_of(place), rank_of(place)) for place in way)
    return any((c - a) * (f - b) != (e - a) * (d - b) for e, f in others)
