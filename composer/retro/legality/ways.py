# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the men of the game array can ever have stood, whatever the order of the moves was.

Sets of squares are numbers of 64 bits, bit 0 for a1, as in the compiled twin. What is *steady*
has stood on its square since the game began, so nothing else ever stood there or passed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass
from typing import Final

from composer.problem.attacks import (
    BISHOP_STEPS,
    KING_STEPS,
    KNIGHT_STEPS,
    ROOK_STEPS,
    forward,
    neighbour,
)
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Board
from composer.problem.squares import SQUARES, Square, is_light, rank_of, square_at

Mask = int
"""A set of squares."""

NEVER: Final = 999
"""More captures than there are men: it cannot be done."""

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

DARK: Final[Mask] = sum(1 << square for square in SQUARES if not is_light(square))
LIGHT: Final[Mask] = sum(1 << square for square in SQUARES if is_light(square))
_TRAPS: Final = {  # where a pawn gives check to a king that never moved: it goes no further
    Colour.WHITE: (square_at(3, 6), square_at(5, 6)),
    Colour.BLACK: (square_at(3, 1), square_at(5, 1)),
}


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
        kind = _kind_at_home(square)
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


def _kind_at_home(square: Square) -> Kind:
    man = ARRAY[square]
    assert man is not None
    return man.kind


@dataclass(frozen=True, slots=True)
class Regions:
    """The squares between which an officer can ever have gone, by kind and square."""

    by_kind: dict[Kind, tuple[Mask, ...]]

    def of(self, kind: Kind, square: Square) -> Mask:
        """Return the region of a square, the square itself included."""
        return self.by_kind[kind][square]


def regions(steady: Mask) -> Regions:
    """Return the regions into which steady men part the board, for each kind but the king."""
    kinds = (Kind.KNIGHT, Kind.BISHOP, Kind.ROOK, Kind.QUEEN)
    return Regions({kind: _parts(kind, steady) for kind in kinds})


def _parts(kind: Kind, steady: Mask) -> tuple[Mask, ...]:
    found: list[Mask] = [0] * 64
    for start in SQUARES:
        if not found[start]:
            region = flood(kind, start, steady)
            for square in squares_in(region):
                found[square] = region
    return tuple(found)


def flood(kind: Kind, start: Square, shut: Mask) -> Mask:
    """Return all squares to which an officer comes from a square, past those that are shut.

    From a square that is shut itself there is no way.
    """
    reached = 1 << start
    if shut >> start & 1:
        return reached
    edge = [start]
    while edge:
        for square in EXITS[kind][edge.pop()]:
            if not (shut | reached) >> square & 1:
                reached |= 1 << square
                edge.append(square)
    return reached


def king_region(steady: Mask, colour: Colour) -> Mask:
    """Return where a side's king can ever have stood: on no square that steady men guard."""
    home = 4 if colour is Colour.WHITE else 60
    guarded = 0
    for square in HOMES[colour.other]:
        if steady >> square & 1:
            kind = _kind_at_home(square)
            if kind is Kind.PAWN:
                ways = [neighbour(square, (side, forward(colour.other))) for side in (-1, 1)]
                guarded |= mask_of(way for way in ways if way is not None)
            else:
                guarded |= mask_of(EXITS[kind][square])
    return flood(Kind.KING, home, steady | guarded if not steady >> home & 1 else steady)


@dataclass(frozen=True, slots=True)
class Weights:
    """What a capture on a dark and on a light square counts."""

    dark: int
    light: int


def pawn_costs(home: Square, colour: Colour, steady: Mask, weights: Weights) -> tuple[int, ...]:
    """Return, for each square, the least that a pawn's captures on the way there count.

    `NEVER` where it cannot come. Other pawns are no obstacle, for they may be captured.
    """
    costs = [NEVER] * 64
    costs[home] = 0
    if steady >> home & 1:
        return tuple(costs)
    step = forward(colour)
    king = 60 if colour is Colour.WHITE else 4
    ranks = range(1, 7) if colour is Colour.WHITE else range(6, 0, -1)
    for rank in ranks:
        for file in range(8):
            square = square_at(file, rank)
            trapped = square in _TRAPS[colour] and steady >> king & 1
            if costs[square] == NEVER or trapped:
                continue
            for side in (-1, 0, 1):
                reached = neighbour(square, (side, step))
                if reached is None or steady >> reached & 1:
                    continue
                price = 0 if side == 0 else weights.light if is_light(reached) else weights.dark
                costs[reached] = min(costs[reached], costs[square] + price)
    return tuple(costs)


def last_rank(colour: Colour) -> range:
    """Return the squares on which a side promotes."""
    return range(56, 64) if colour is Colour.WHITE else range(8)


def pawn_way(colour: Colour, start: Square, end: Square) -> int:
    """Return the captures that a pawn needs between two squares, if nothing is in its way."""
    ranks = (rank_of(end) - rank_of(start)) * forward(colour)
    files = abs((start & 7) - (end & 7))
    return files if ranks >= files else NEVER
