# SPDX-License-Identifier: GPL-3.0-or-later
"""Laying one position on another: mirrored or turned, and shifted, so that their kings meet.

A laying means the same problem where the stipulation is orthodox: a mirror from left to right,
and without pawns all eight rotations and mirrors. Turned with pawns, or shifted, a position is
not the same problem, but it may be the same idea, which is what an anticipation is about; and a
diagram that was copied with the board turned is found again. With the colours exchanged it is what
`swap_colours` makes of it: the ranks are mirrored, so that pawns go the right way.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from composer.library.index.canonical import MEN, bitboards
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
"""King steps from the king to be mated within which men belong to the matrix."""

WHITE_KING: Final = MEN.index(Man.WHITE_KING)
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
        exchanged: whether the colours are exchanged, and the ranks mirrored, before all that.
    """

    symmetry: Symmetry | None = None
    right: int = 0
    up: int = 0
    exchanged: bool = False

    @property
    def is_shifted(self) -> bool:
        """Whether it is shifted."""
        return bool(self.right or self.up)

    def place(self, square: Square) -> Square | None:
        """Return where a square comes to lie; None if that is off the board."""
        if self.exchanged:
            square = Symmetry.MIRROR_RANKS.apply(square)
        turned = square if self.symmetry is None else self.symmetry.apply(square)
        file, rank = file_of(turned) + self.right, rank_of(turned) + self.up
        return square_at(file, rank) if on_board(file, rank) else None

    def man(self, man: int) -> int:
        """Return what becomes of a man, as its place in `MEN`."""
        return recoloured(man) if self.exchanged else man


@lru_cache(maxsize=1024)
def places(how: Alignment) -> tuple[Square | None, ...]:
    """Return where each square of the board comes to lie, a1 first; None is off the board."""
    return tuple(map(how.place, SQUARES))


Men = tuple[tuple[int, Square], ...]
"""Men as pairs of their place in `MEN` and their square."""


def men_of(position: Position) -> Men:
    """Return the orthodox men of a position; fairy men meet none."""
    return tuple((MEN.index(man), square) for square, man in position if man.is_orthodox)


def boards_of(position: Position) -> Boards:
    """Return the bitboards of a position, without a sign."""
    return tuple(board & _FULL for board in bitboards(position))


def recoloured(man: int) -> int:
    """Return the man of the other colour, each as its place in `MEN`."""
    return (man + len(MEN) // 2) % len(MEN)


def exchanged(men: Men) -> Men:
    """Return the men with their colours exchanged and the ranks mirrored."""
    mirror = Symmetry.MIRROR_RANKS
    return tuple((recoloured(man), mirror.apply(square)) for man, square in men)


def king_of(boards: Boards, which: int = BLACK_KING) -> Square | None:
    """Return where a king stands, as a rule the black one; None if there is not exactly one."""
    king = boards[which]
    return king.bit_length() - 1 if king and not king & (king - 1) else None


def symmetries(men: Men) -> tuple[Symmetry | None, ...]:
    """Return the layings that mean the same for these men."""
    if any(MEN[man].kind is Kind.PAWN for man, _ in men):
        return (None, Symmetry.MIRROR_FILES)
    return (None, *Symmetry)


def other_symmetries(men: Men) -> tuple[Symmetry, ...]:
    """Return the layings that do not mean the same for these men: with pawns, all the others."""
    same = symmetries(men)
    return tuple(symmetry for symmetry in Symmetry if symmetry not in same)


def kings_meeting(
    symmetry: Symmetry | None, king: Square, target: Square, exchanged: bool = False
) -> Alignment:
    """Return the alignment that brings a king from its square to another."""
    turned = Alignment(symmetry, exchanged=exchanged).place(king)
    assert turned is not None  # nothing leaves the board by being turned
    right, up = file_of(target) - file_of(turned), rank_of(target) - rank_of(turned)
    return Alignment(symmetry, right, up, exchanged)


def aligned(men: Men, alignment: Alignment) -> Boards:
    """Return the bitboards of men as they come to lie; men off the board are left out."""
    boards, table = [0] * len(MEN), places(alignment)
    for man, square in men:
        place = table[square]
        if place is not None:
            boards[alignment.man(man)] |= 1 << place
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
    sum(1 << other for other in SQUARES if distance(other, square) <= NEAR) for square in SQUARES
)
