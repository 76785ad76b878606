# SPDX-License-Identifier: GPL-3.0-or-later
"""Where orthodox men reach on the board of 64 squares, as bitboards.

A bitboard is an int with bit `s` set for square `s`. What a line piece reaches depends on who
stands in its way, so that it is looked up by square and by the men on the squares of its lines
between the edges. Each of these some 10,000 answers is worked out when it is first asked for: all
of them at the start would take longer than some of the program's rooms to be loaded.
"""

from __future__ import annotations

from typing import Final

Bits = int

ALL: Final = (1 << 64) - 1
RANK_2: Final = 0xFF << 8
RANK_7: Final = 0xFF << 48

_STRAIGHT: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
_DIAGONAL: Final = ((1, 1), (-1, -1), (1, -1), (-1, 1))
_LEAPS: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))

_Ray = tuple[int, tuple[Bits, ...]]
"""A step from one square to the next, and for each square all that lie that way."""


def _leaps(steps: tuple[tuple[int, int], ...]) -> tuple[Bits, ...]:
    """Return for each square where one of these steps, to the right and up, leads."""
    found = [0] * 64
    for right, up in steps:
        step = right + 8 * up
        for file in range(max(0, -right), min(8, 8 - right)):
            for square in range(file + 8 * max(0, -up), 8 * min(8, 8 - up), 8):
                found[square] |= 1 << square + step
    return tuple(found)


def _ray(right: int, up: int) -> _Ray:
    """Return what lies in one direction, from the edge back."""
    step = right + 8 * up
    found = [0] * 64
    for square in range(63, -1, -1) if step > 0 else range(64):
        if 0 <= (square & 7) + right < 8 and 0 <= (square >> 3) + up < 8:
            found[square] = 1 << square + step | found[square + step]
    return step, tuple(found)


def _first(ray: Bits, step: int) -> int:
    """Return the square of a part of a ray that is reached first."""
    return ((ray & -ray) if step > 0 else ray).bit_length() - 1


class Reach(dict[Bits, Bits]):
    """What a line piece on one square reaches, by the occupied squares among `mask`.

    Attributes:
        mask: the squares of its lines that something can stand behind: those not at the edge.
    """

    __slots__ = ("_rays", "mask")

    def __init__(self, square: int, rays: tuple[_Ray, ...]) -> None:
        super().__init__()
        self._rays = tuple((step, ray[square], ray) for step, ray in rays)
        self.mask = 0
        for step, ray, _ in self._rays:
            self.mask |= ray & ~(1 << _first(ray, -step)) if ray else 0

    def __missing__(self, occupied: Bits) -> Bits:
        """Work out what is not known yet, and keep it."""
        found = 0
        for step, ray, rays in self._rays:
            stopped = ray & occupied
            found |= ray ^ rays[_first(stopped, step)] if stopped else ray
        self[occupied] = found
        return found


KING: Final = _leaps(_STRAIGHT + _DIAGONAL)
KNIGHT: Final = _leaps(_LEAPS)
PAWN_UP: Final = _leaps(((-1, 1), (1, 1)))
"""Where a pawn that moves up the board captures."""
PAWN_DOWN: Final = _leaps(((-1, -1), (1, -1)))
"""Where a pawn that moves down the board captures."""

_RAYS: Final = tuple(_ray(*step) for step in _STRAIGHT + _DIAGONAL)
RANKS: Final = tuple(Reach(square, _RAYS[:2]) for square in range(64))
FILES: Final = tuple(Reach(square, _RAYS[2:4]) for square in range(64))
DIAGONALS: Final = tuple(Reach(square, _RAYS[4:]) for square in range(64))


def _between() -> tuple[tuple[Bits, ...], ...]:
    """Return what lies between any two squares."""
    found = [[0] * 64 for _ in range(64)]
    for step, rays in _RAYS:
        for square, row in enumerate(found):
            on_the_way = 0
            for other in range(square + step, square + step * (rays[square].bit_count() + 1), step):
                row[other] = on_the_way
                on_the_way |= 1 << other
    return tuple(map(tuple, found))


def _lines() -> tuple[tuple[Bits, ...], ...]:
    """Return the whole line through any two squares."""
    found = [[0] * 64 for _ in range(64)]
    for direction, (step, rays) in enumerate(_RAYS):
        back = _RAYS[direction ^ 1][1]
        for square, row in enumerate(found):
            line = rays[square] | back[square] | 1 << square
            for other in range(square + step, square + step * (rays[square].bit_count() + 1), step):
                row[other] = line
    return tuple(map(tuple, found))


BETWEEN: Final = _between()
"""The squares between two squares of one line; nothing if they share none."""
LINES: Final = _lines()
"""The line, edge to edge, that two squares share; nothing if none, or if they are one."""
