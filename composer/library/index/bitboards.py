# SPDX-License-Identifier: GPL-3.0-or-later
"""Twelve bitboards of a position as signed 64-bit numbers, the integers that SQLite keeps.

Fairy men stand on none of them.

Bit 0 is a1 and bit 63 is h8; with h8 taken the number is negative (two's complement). A
pattern is searched as `board & mask = mask`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from composer.problem.men import ORTHODOX_MEN
from composer.problem.position import Position

MEN: Final = ORTHODOX_MEN
"""The order of the boards: white king, queen, rook, bishop, knight, pawn, then black's."""

_PLACE: Final = {man.letter: index for index, man in enumerate(MEN)}


def bitboards(position: Position) -> tuple[int, ...]:
    """Return the twelve bitboards of a position, in the order of `MEN`."""
    return boards_of(letters_of(position))


def letters_of(position: Position) -> Sequence[str]:
    """Return the letters of all squares from a1 to h8, with a dot for an empty one.

    Where a man has more than one they are a tuple, else a string.
    """
    letters = ["." if man is None else man.letter for man in position.board]
    text = "".join(letters)
    return text if len(text) == len(letters) else tuple(letters)


def boards_of(letters: Sequence[str]) -> tuple[int, ...]:
    """Return the twelve bitboards of the letters of a position."""
    boards = [0] * len(MEN)
    for square, letter in enumerate(letters):
        if letter in _PLACE:
            boards[_PLACE[letter]] |= 1 << square
    return tuple([signed(board) for board in boards])


def signed(board: int) -> int:
    """Return an unsigned 64-bit number as the signed one with the same bits."""
    return board - (1 << 64) if board >> 63 else board
