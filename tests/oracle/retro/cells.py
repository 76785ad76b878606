# SPDX-License-Identifier: GPL-3.0-or-later
"""A board of small numbers, on which moves are taken back by the thousand.

A man is 1 to 6 (pawn, knight, bishop, rook, queen, king), a black one 8 more; 0 is an empty
square. Squares count from a1 = 0 to h8 = 63.
"""

from __future__ import annotations

from typing import Final

from composer.problem.attacks import all_orthodox
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Board, Position

PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = range(1, 7)
WHITE: Final = 0
BLACK: Final = 8
Cells = list[int]

_CODES: Final = {
    Kind.PAWN: PAWN,
    Kind.KNIGHT: KNIGHT,
    Kind.BISHOP: BISHOP,
    Kind.ROOK: ROOK,
    Kind.QUEEN: QUEEN,
    Kind.KING: KING,
}
_MEN: Final[dict[int, Man | None]] = {
    0: None,
    **{
        code + side: Man.of(colour, kind)
        for kind, code in _CODES.items()
        for side, colour in ((WHITE, Colour.WHITE), (BLACK, Colour.BLACK))
    },
}
_STRAIGHT: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
_SLANT: Final = ((1, 1), (1, -1), (-1, 1), (-1, -1))
_JUMPS: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))


def _from(square: int, step: tuple[int, int], most: int) -> tuple[int, ...]:
    file, rank = square % 8, square // 8
    found: list[int] = []
    for _ in range(most):
        file, rank = file + step[0], rank + step[1]
        if not (0 <= file < 8 and 0 <= rank < 8):
            break
        found.append(rank * 8 + file)
    return tuple(found)


def _rays(square: int, steps: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(ray for step in steps if (ray := _from(square, step, 7)))


def _leaps(square: int, steps: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    return tuple(target for step in steps for target in _from(square, step, 1))


ROOK_RAYS: Final = tuple(_rays(square, _STRAIGHT) for square in range(64))
BISHOP_RAYS: Final = tuple(_rays(square, _SLANT) for square in range(64))
KNIGHT_TO: Final = tuple(_leaps(square, _JUMPS) for square in range(64))
KING_TO: Final = tuple(_leaps(square, _STRAIGHT + _SLANT) for square in range(64))
PAWN_FROM: Final = {
    WHITE: tuple(_leaps(square, ((-1, -1), (1, -1))) for square in range(64)),
    BLACK: tuple(_leaps(square, ((-1, 1), (1, 1))) for square in range(64)),
}
"""For each colour and square, where a pawn of that colour attacks the square from."""

RAYS_OF: Final = {
    BISHOP: BISHOP_RAYS,
    ROOK: ROOK_RAYS,
    QUEEN: tuple(a + b for a, b in zip(ROOK_RAYS, BISHOP_RAYS, strict=True)),
}
LEAPS_OF: Final = {KNIGHT: KNIGHT_TO, KING: KING_TO}
LIGHT: Final = tuple((square % 8 + square // 8) % 2 == 1 for square in range(64))

_BACK_RANK: Final = (ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK)
ARRAY: Final[tuple[int, ...]] = (
    *_BACK_RANK,
    *(PAWN,) * 8,
    *(0,) * 32,
    *(PAWN + BLACK,) * 8,
    *(man + BLACK for man in _BACK_RANK),
)
"""The game array."""


def is_judged(position: Position) -> bool:
    """Return whether a position is one of orthodox men with one king a side and no excess."""
    if not all_orthodox(position.board):
        return False
    cells = cells_of(position)
    for side in (WHITE, BLACK):
        own = [man for man in cells if man and man & 8 == side]
        if own.count(KING + side) != 1 or len(own) > 16 or own.count(PAWN + side) > 8:
            return False
    return not any(man & 7 == PAWN for man in cells[:8] + cells[56:])


def cells_of(position: Position) -> Cells:
    """Return the men of a position; they must be orthodox."""
    return [
        0 if man is None else _CODES[man.kind] + (BLACK if man.colour is Colour.BLACK else WHITE)
        for man in position.board
    ]


def board_of_cells(cells: Cells) -> Board:
    """Return the men of a board of numbers."""
    return tuple(_MEN[man] for man in cells)


def side_of(colour: Colour) -> int:
    """Return the number of a colour."""
    return BLACK if colour is Colour.BLACK else WHITE


def attacked(cells: Cells, square: int, by: int) -> bool:
    """Return whether a side attacks a square."""
    for origin in PAWN_FROM[by][square]:
        if cells[origin] == PAWN + by:
            return True
    for origin in KNIGHT_TO[square]:
        if cells[origin] == KNIGHT + by:
            return True
    for origin in KING_TO[square]:
        if cells[origin] == KING + by:
            return True
    straight, slant = (ROOK + by, QUEEN + by), (BISHOP + by, QUEEN + by)
    for ray in ROOK_RAYS[square]:
        for origin in ray:
            if man := cells[origin]:
                if man in straight:
                    return True
                break
    for ray in BISHOP_RAYS[square]:
        for origin in ray:
            if man := cells[origin]:
                if man in slant:
                    return True
                break
    return False
