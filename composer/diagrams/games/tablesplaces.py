# SPDX-License-Identifier: GPL-3.0-or-later
"""Where points and bars of the tables games lie in a drawing, and how stones are stacked there.

Of 24 points the first lies at the right below, 12 at the left below, 13 above it, 24 at the right
above. 49 points lie on a ring, the first above, to the right as they are counted.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from composer.diagrams.games.board import SIDE
from composer.diagrams.games.path import Path, box, circle
from composer.rules.historic.tables.row import TablesRow

HEIGHT: Final = 420.0
"""Units of a board of two rows; it is 576 wide."""
RIM: Final = 12.0
BAR_WIDE: Final = 24.0
COLUMN: Final = (SIDE - 2 * RIM - BAR_WIDE) / 12
STONE: Final = 42.0
_BAR_STONE: Final = 22.0
RING: Final = 246.0
"""Units from the middle of the ring to its points."""
RING_STONE: Final = 27.0
_ON_RING: Final = 49


@dataclass(frozen=True, slots=True)
class Place:
    """Where stones are stacked.

    Attributes:
        outline: what a click hits.
        x: the middle of the first stone.
        y: its middle, too.
        right: units to the right from a stone to the next.
        down: units down.
        room: units for the middles of all stones.
        size: of a stone.
    """

    outline: Path
    x: float
    y: float
    right: float
    down: float
    room: float
    size: float

    def stone(self, number: int, count: int) -> tuple[float, float]:
        """Return the middle of a stone in units.

        Args:
            number: of the stone, from 1.
            count: how many stones stand there.
        """
        apart = min(self.size - 2, self.room / max(1, count - 1)) * (number - 1)
        return self.x + self.right * apart, self.y + self.down * apart


@cache
def places_of(row: TablesRow, turned: bool = False) -> tuple[Place, ...]:
    """Return the places of a game: points, the first at place 0, and then bars."""
    return _MAKERS[row.points](row, turned)


def size_of(row: TablesRow) -> tuple[float, float]:
    """Return how wide and how high a board is, in units."""
    return (SIDE, HEIGHT) if row.points == TWO_ROWS else (SIDE, SIDE)


TWO_ROWS: Final = 24
"""So many points lie in two rows."""


def column_of(index: int, turned: bool) -> tuple[float, bool]:
    """Return the left edge of a point of two rows, and whether it hangs from above."""
    index = (index + TWO_ROWS // 2) % TWO_ROWS if turned else index
    above = index >= 12
    column = index - 12 if above else 11 - index
    return RIM + column * COLUMN + (BAR_WIDE if column >= 6 else 0.0), above


def _rows(row: TablesRow, turned: bool) -> tuple[Place, ...]:
    found = []
    high = HEIGHT / 2 - RIM
    for index in range(TWO_ROWS):
        left, above = column_of(index, turned)
        top = RIM if above else HEIGHT / 2
        y = top + STONE / 2 if above else top + high - STONE / 2
        outline = box(left, top, COLUMN, high)
        way = 1.0 if above else -1.0
        found.append(Place(outline, left + COLUMN / 2, y, 0.0, way, high - STONE - 2, STONE))
    bars = len(row.bars)
    each = (HEIGHT - 2 * RIM) / max(1, bars)
    for number in range(bars):
        at = number if turned else bars - 1 - number
        top, left = RIM + at * each, (SIDE - BAR_WIDE) / 2
        outline = box(left, top, BAR_WIDE, each)
        foot = top + each - _BAR_STONE / 2 - 4
        room = each - _BAR_STONE - 8
        found.append(Place(outline, SIDE / 2, foot, 0.0, -1.0, room, _BAR_STONE))
    return tuple(found)


@cache
def ring_places(turned: bool = False) -> tuple[Place, ...]:
    """Return the points of the ring."""
    found = []
    middle = SIDE / 2
    for index in range(_ON_RING):
        angle = math.tau * (index / _ON_RING + (0.5 if turned else 0.0))
        right, up = math.sin(angle), math.cos(angle)
        x, y = middle + right * RING, middle - up * RING
        found.append(Place(circle(x, y, 16), x, y, -right, up, 150.0, RING_STONE))
    return tuple(found)


def _ring(row: TablesRow, turned: bool) -> tuple[Place, ...]:
    return ring_places(turned)


_MAKERS: Final = MappingProxyType({TWO_ROWS: _rows, _ON_RING: _ring})
