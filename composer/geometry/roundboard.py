# SPDX-License-Identifier: GPL-3.0-or-later
"""The round board of CaleidoScacchi: a centre, and five rings cut into eight slices.

The rings have 1, 2, 2, 3 and 3 cells in each slice, 88 with the centre apart. Slices are counted
clockwise from 1, that of White's wizard, which lies below; letters run from the inside outwards,
and clockwise within a ring. Cells that share a line, or part of one, are linked by `side`; those
that only share a point by `corner`.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from composer.geometry.geometry import Cell, Geometry, Link

_SLICES: Final = 8
_LETTERS: Final = ("A", "BC", "DE", "FGH", "IJK")  # of each ring
_UNITS: Final = 6  # of angle in a slice: every ring cuts it into whole ones
_CIRCLE: Final = _SLICES * _UNITS

CENTRE: Final = "00"
CASTLES: Final = (CENTRE, "1J", "3J", "5J", "7J")


@dataclass(frozen=True, slots=True)
class _Sector:
    """A cell but the centre: its ring, and where it begins and ends, clockwise."""

    label: str
    ring: int
    start: int
    end: int

    def cell(self) -> Cell:
        """Return the cell at its middle; the first slice has its middle at the bottom."""
        middle = _turned((self.start + self.end) / 2)
        distance = self.ring + 0.5
        shape = f"sector {self.ring} {self.ring + 1} {_degrees(self.start)} {_degrees(self.end)}"
        return Cell(self.label, distance * math.sin(middle), distance * math.cos(middle), shape)


def _turned(units: float) -> float:
    """Return the angle, clockwise from the top, of a place on the circle."""
    return 2 * math.pi * (units - _UNITS / 2) / _CIRCLE + math.pi


def _degrees(units: int) -> str:
    return f"{math.degrees(_turned(units)) % 360:g}"


def _sectors() -> Iterator[_Sector]:
    for slice_number in range(_SLICES):
        for ring, letters in enumerate(_LETTERS, 1):
            width = _UNITS // len(letters)
            for place, letter in enumerate(letters):
                start = slice_number * _UNITS + place * width
                yield _Sector(f"{slice_number + 1}{letter}", ring, start, start + width)


def _link(one: _Sector, other: _Sector) -> str:
    """Return how two cells are linked; nothing if they are not."""
    touch = {one.start, one.end % _CIRCLE} & {other.start, other.end % _CIRCLE}
    overlap = one.start < other.end and other.start < one.end
    if one.ring == other.ring:
        return "side" if touch and not overlap else ""
    if abs(one.ring - other.ring) > 1:
        return ""
    if overlap:
        return "side"
    meets = one.start == other.end % _CIRCLE or other.start == one.end % _CIRCLE
    return "corner" if meets else ""


def _board() -> Geometry:
    sectors = tuple(_sectors())
    cells = (*(sector.cell() for sector in sectors), Cell(CENTRE, 0.0, 0.0, "disc 1"))
    centre = len(sectors)
    links = [
        Link(start, end, kind)
        for start, one in enumerate(sectors)
        for end, other in enumerate(sectors[:start])
        if (kind := _link(one, other))
    ]
    links += [Link(at, centre, "side") for at, sector in enumerate(sectors) if sector.ring == 1]
    numbers = {cell.label: number for number, cell in enumerate(cells)}
    rings = tuple(
        (f"ring {ring}", frozenset(at for at, sector in enumerate(sectors) if sector.ring == ring))
        for ring in range(1, len(_LETTERS) + 1)
    )
    castles = ("castles", frozenset(numbers[label] for label in CASTLES))
    return Geometry("89 cells", cells, tuple(links), (*rings, castles))


ROUND_BOARD: Final = _board()
"""89 cells. A shape is `sector INNER OUTER START END`: radii, and degrees clockwise from the top;
or `disc RADIUS`. Its regions are the rings and the castles."""
