# SPDX-License-Identifier: GPL-3.0-or-later
"""Where points and bars of the tables games lie in a drawing, and how stones are stacked there.

Of 24 points the first lies at the right below, 12 at the left below, 13 above it, 24 at the right
above. 49 points lie along seven sides, the first at the left of the upper one, to the right as they
are counted.
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
RING_STONE: Final = 27.0
SIDES: Final = 7
"""So many sides has the board of 49 points, and so many points each side."""
_RING: Final = 226.0  # units from the middle to the points of a side, straight up
_RING_EDGE: Final = 259.0  # the same to the edge of the board
_RING_NUMBER: Final = 22.0  # from a point to its number


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
THREE_ROWS: Final = 36
"""So many points lie in three rows: the middle one, back along the upper one, then the lower."""
ROW_HIGH: Final = (SIDE - 2 * RIM) / 3
"""Units of the height of one of three rows."""


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


def cell_of(index: int, turned: bool) -> tuple[float, float]:
    """Return the left upper corner of a point of three rows."""
    row, column = divmod(index, 12)
    column = 11 - column if row == 1 else column
    row = (1, 0, 2)[row]
    if turned:
        row, column = 2 - row, 11 - column
    return RIM + column * COLUMN + (BAR_WIDE if column >= 6 else 0.0), RIM + row * ROW_HIGH


def _three_rows(row: TablesRow, turned: bool) -> tuple[Place, ...]:
    found = []
    for index in range(THREE_ROWS):
        left, top = cell_of(index, turned)
        outline = box(left, top, COLUMN, ROW_HIGH)
        foot = top + ROW_HIGH - STONE / 2 - 2
        room = ROW_HIGH - STONE - ROW_NUMBER - 4
        found.append(Place(outline, left + COLUMN / 2, foot, 0.0, -1.0, room, STONE))
    bars = len(row.bars)
    each = (SIDE - 2 * RIM) / max(1, bars)
    for number in range(bars):
        at = number if turned else bars - 1 - number
        top, left = RIM + at * each, (SIDE - BAR_WIDE) / 2
        foot = top + each - _BAR_STONE / 2 - 4
        outline = box(left, top, BAR_WIDE, each)
        found.append(Place(outline, SIDE / 2, foot, 0.0, -1.0, each - _BAR_STONE - 8, _BAR_STONE))
    return tuple(found)


ROW_NUMBER: Final = 16.0
"""Units from the upper edge of a point of three rows that its number takes."""


def number_at(row: TablesRow, index: int, turned: bool) -> tuple[float, float]:
    """Return where the number of a point stands that is written on the board."""
    if row.points != THREE_ROWS:
        return ring_number(index, turned)
    left, top = cell_of(index, turned)
    return left + COLUMN / 2, top + ROW_NUMBER / 2 + 2


@cache
def ring_places(turned: bool = False) -> tuple[Place, ...]:
    """Return the points of the seven sides."""
    found = []
    middle = SIDE / 2
    for index in range(SIDES * SIDES):
        x, y = _along(index, _RING, turned)
        far = math.hypot(x - middle, y - middle)
        right, down = (middle - x) / far, (middle - y) / far
        found.append(Place(circle(x, y, 16), x, y, right, down, 150.0, RING_STONE))
    return tuple(found)


def ring_number(index: int, turned: bool) -> tuple[float, float]:
    """Return where the number of a point of the seven sides stands."""
    return _along(index, _RING, turned, _RING_NUMBER)


def ring_corners(turned: bool = False, reach: float = 1.0) -> tuple[tuple[float, float], ...]:
    """Return the corners of the board of seven sides, or of one so much smaller."""
    far, middle = reach * _RING_EDGE / math.cos(math.pi / SIDES), SIDE / 2
    angles = (_turn(side - 0.5, turned) for side in range(SIDES))
    return tuple((middle + far * math.sin(a), middle - far * math.cos(a)) for a in angles)


def _turn(side: float, turned: bool) -> float:
    """Return by which angle a side is turned from the upper one."""
    return math.tau * (side / SIDES + (0.5 if turned else 0.0))


def _along(index: int, far: float, turned: bool, beyond: float = 0.0) -> tuple[float, float]:
    """Return a place along a side, or so far beyond it."""
    side, place = divmod(index, SIDES)
    angle = _turn(side, turned)
    wide = 2 * far * math.tan(math.pi / SIDES)
    across, up = ((place + 0.5) / SIDES - 0.5) * wide, far + beyond
    right, ahead = math.sin(angle), math.cos(angle)
    middle = SIDE / 2
    return middle + across * ahead + up * right, middle + across * right - up * ahead


def _ring(row: TablesRow, turned: bool) -> tuple[Place, ...]:
    return ring_places(turned)


_MAKERS: Final = MappingProxyType({TWO_ROWS: _rows, THREE_ROWS: _three_rows, SIDES * SIDES: _ring})
