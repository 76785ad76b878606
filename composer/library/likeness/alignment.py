# SPDX-License-Identifier: GPL-3.0-or-later
"""Laying one position on another: mirrored or turned, and shifted, so that the black kings meet.

A laying means the same problem where the stipulation is orthodox: a mirror from left to right,
and without pawns all eight rotations and mirrors. Turned with pawns, or shifted, a position is
not the same problem, but it may be the same idea, which is what an anticipation is about; and a
diagram that was copied with the board turned is found again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from composer.library.index.bitboards import MEN, bitboards
from composer.problem.men import Kind, Man
from composer.problem.position import Position
from composer.problem.squares import (
    SQUARES,
    Square,
    Symmetry,
    distance,
    file_of,
    on_board,
    rank_of,
    square_at,
)

NEAR: Final = 2
"""King steps from the black king within which men belong to the matrix."""

BLACK_KING: Final = MEN.index(Man.BLACK_KING)
_FULL: Final = (1 << 64) - 1

Boards = tuple[int, ...]
"""Twelve bitboards without a sign, in the order of `composer.library.index.bitboards.MEN`."""


@dataclass(frozen=True, slots=True)
class Alignment:
    """How one position is aligned on another.

    Attributes:
        symmetry: the mirror or rotation; None for none.
        right: files by which it is shifted then, to the h-file.
        up: ranks by which it is shifted then, to the eighth rank.
    """

    symmetry: Symmetry | None = None
    right: int = 0
    up: int = 0

    @property
    def is_shifted(self) -> bool:
        """Whether it is shifted."""
        return bool(self.right or self.up)

    def place(self, square: Square) -> Square | None:
        """Return where a square comes to lie; None if that is off the board."""
        turned = square if self.symmetry is None else self.symmetry.apply(square)
        file, rank = file_of(turned) + self.right, rank_of(turned) + self.up
        return square_at(file, rank) if on_board(file, rank) else None


Men = tuple[tuple[int, Square], ...]
"""Men as pairs of their place in `MEN` and their square."""


def men_of(position: Position) -> Men:
    """Return the orthodox men of a position; fairy men meet none."""
    return tuple((MEN.index(man), square) for square, man in position if man.is_orthodox)


def boards_of(position: Position) -> Boards:
    """Return the bitboards of a position, without a sign."""
    return tuple(board & _FULL for board in bitboards(position))


def king_of(boards: Boards) -> Square | None:
    """Return where the black king stands; None if there is not exactly one."""
    king = boards[BLACK_KING]
    return king.bit_length() - 1 if king and not king & (king - 1) else None


def symmetries(men: Men) -> tuple[Symmetry | None, ...]:
    """Return the layings that mean the same for these men."""
    if any(MEN[man].kind is Kind.PAWN for man, _ in men):
        return (None, Symmetry.MIRROR_FILES)
    return (None, *Symmetry)


def other_symmetries(men: Men) -> tuple[Symmetry, ...]:
    """Return the layings that do not mean the same for these men: with pawns, all the others."""
    same = symmetries(men)
    return tuple(each for each in Symmetry if each not in same)


def kings_meeting(symmetry: Symmetry | None, king: Square, target: Square) -> Alignment:
    """Return the alignment that brings a king from its square to another."""
    turned = king if symmetry is None else symmetry.apply(king)
    return Alignment(symmetry, file_of(target) - file_of(turned), rank_of(target) - rank_of(turned))


def aligned(men: Men, alignment: Alignment) -> Boards:
    """Return the bitboards of men as they come to lie; men off the board are left out."""
    boards = [0] * len(MEN)
    for man, square in men:
        place = alignment.place(square)
        if place is not None:
            boards[man] |= 1 << place
    return tuple(boards)


def around(square: Square | None) -> int:
    """Return the squares near one as a bitboard; none if there is no square."""
    return 0 if square is None else _AROUND[square]


def squares_of(board: int) -> Iterator[Square]:
    """Yield the squares of a bitboard, a1 first."""
    while board:
        lowest = board & -board
        yield lowest.bit_length() - 1
        board ^= lowest


_AROUND: Final = tuple(
    sum(1 << each for each in SQUARES if distance(each, square) <= NEAR) for square in SQUARES
)
