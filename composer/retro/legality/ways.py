# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the men of the game array can ever have stood, whatever the order of the moves was.

Sets of squares are numbers of 64 bits, bit 0 for a1, as in the compiled twin. What is *steady*
has stood on its square since the game began, so nothing else ever stood there or passed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from typing import Final

from composer.problem.attacks import (
    BISHOP_STEPS,
    KING_STEPS,
    KNIGHT_STEPS,
    ROOK_STEPS,
    neighbour,
)
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Board
from composer.problem.squares import SQUARES, Square

Mask = int
"""A set of squares."""

_OFFICERS: Final = (
    Kind.ROOK,
    Kind.KNIGHT,
    Kind.BISHOP,
    Kind.QUEEN,
    Kind.KING,
    Kind.BISHOP,
    Kind.KNIGHT,
    Kind.ROOK,
)


def _array() -> Board:
    board: list[Man | None] = [None] * 64
    for file, kind in enumerate(_OFFICERS):
        board[file] = Man.of(Colour.WHITE, kind)
        board[8 + file] = Man.of(Colour.WHITE, Kind.PAWN)
        board[48 + file] = Man.of(Colour.BLACK, Kind.PAWN)
        board[56 + file] = Man.of(Colour.BLACK, kind)
    return tuple(board)


ARRAY: Final = _array()
"""The board on which games begin."""

HOMES: Final = {Colour.WHITE: tuple(range(16)), Colour.BLACK: tuple(range(48, 64))}
"""The squares of the men of the array, by side."""

_STEPS: Final = {
    Kind.KNIGHT: KNIGHT_STEPS,
    Kind.BISHOP: BISHOP_STEPS,
    Kind.ROOK: ROOK_STEPS,
    Kind.QUEEN: KING_STEPS,
    Kind.KING: KING_STEPS,
}


def _exits(kind: Kind, square: Square) -> tuple[Square, ...]:
    reached = (neighbour(square, step) for step in _STEPS[kind])
    return tuple(target for target in reached if target is not None)


EXITS: Final = {kind: tuple(_exits(kind, square) for square in SQUARES) for kind in _STEPS}
"""Where an officer's way from a square can lead first: one step, or a knight's leap."""


def squares_in(mask: Mask) -> Iterator[Square]:
    """Yield the squares of a set, from a1 to h8."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def mask_of(squares: Iterable[Square]) -> Mask:
    """Return a set of squares as a number."""
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask


def steady_men(board: Board, unmoved: Set[Square]) -> Mask:
    """Return the squares of the men that have certainly never moved.

    Pawns on their own second rank have not, nor has what is known not to have. An officer of
    the array on its square has not if all its exits are held by such men: it could not leave,
    and no other man like it could come there after it had been captured. King and queen hold
    each other so as well: neither can move before the other has, and neither queen nor king
    could come back.
    """
    homes = (*HOMES[Colour.WHITE], *HOMES[Colour.BLACK])
    at_home = [square for square in homes if board[square] is ARRAY[square]]
    steady = mask_of(unmoved)
    officers: list[tuple[Square, Mask]] = []
    for square in at_home:
        kind = kind_at_home(square)
        if kind is Kind.PAWN:
            steady |= 1 << square
        else:
            officers.append((square, mask_of(EXITS[kind][square])))
    before = -1
    while before != steady:
        before = steady
        for square, exits in officers:
            if exits & ~steady == 0:
                steady |= 1 << square
        for king, queen in ((4, 3), (60, 59)):
            both = 1 << king | 1 << queen
            doors = [exits & ~steady & ~both for square, exits in officers if both >> square & 1]
            if len(doors) == 2 and not any(doors):
                steady |= both
    return steady


def kind_at_home(square: Square) -> Kind:
    """Return the kind of the man of the array on one of the home squares."""
    man = ARRAY[square]
    assert man is not None
    return man.kind


def last_rank(colour: Colour) -> range:
    """Return the squares on which a side promotes."""
    return range(56, 64) if colour is Colour.WHITE else range(8)
