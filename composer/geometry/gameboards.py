# SPDX-License-Identifier: GPL-3.0-or-later
"""The boards of old games: squares with thrones, and points joined by lines.

Links are listed once for each pair of cells; their kinds are `orthogonal` and `diagonal`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from types import MappingProxyType
from typing import Final

from composer.geometry.geometry import Cell, Geometry, Link, grid

POINT: Final = "point"
"""The shape of a cell that is a crossing of lines."""


def _with_regions(
    board: Geometry, shape: str, regions: Iterable[tuple[str, frozenset[int]]]
) -> Geometry:
    cells = tuple(Cell(cell.label, cell.x, cell.y, shape) for cell in board.cells)
    return Geometry(board.id, cells, regions=tuple(regions))


def _edge(size: int) -> frozenset[int]:
    last = size - 1
    return frozenset(y * size + x for y in range(size) for x in range(size) if {x, y} & {0, last})


def throned(size: int, shape: str) -> Geometry:
    """Return a board with a `throne` in the middle, `corners`, and an `edge`."""
    board = grid(size, size)
    last = size - 1
    corners = frozenset(y * size + x for y in (0, last) for x in (0, last))
    centre = frozenset((size // 2 * size + size // 2,))
    return _with_regions(
        board, shape, (("throne", centre), ("corners", corners), ("edge", _edge(size)))
    )


TABLUT_BOARD: Final = throned(9, "square")
"""9x9 squares; `throne` is e5, `corners` the thrones of Skoglund's rules, `edge` every border."""

HNEFATAFL_BOARD: Final = throned(19, POINT)
"""19x19 points, files a to s; the middle is marked, and means nothing."""


def _without_i(board: Geometry, identity: str) -> Geometry:
    """Return a board of 19 files with capital letters that leave out the I."""
    letters = dict(zip("abcdefghijklmnopqrs", "ABCDEFGHJKLMNOPQRST", strict=True))
    cells = tuple(
        Cell(letters[cell.label[0]] + cell.label[1:], cell.x, cell.y, cell.shape)
        for cell in board.cells
    )
    return Geometry(identity, cells, board.links, board.regions)


HNEFATAFL_OLD_BOARD: Final = _without_i(HNEFATAFL_BOARD, "19x19 without I")
"""The same points with the letters A to H and J to T: the middle is K10."""

PETTEIA_BOARD: Final = grid(8, 8)
PETTEIA_SMALL_BOARD: Final = grid(6, 7)
"""The 42 fields of the terracotta of Athens."""

SEASONS_BOARD: Final = Geometry(
    "8x8",
    grid(8, 8).cells,
    regions=(
        ("diagonals", frozenset(cell for x in range(8) for cell in (9 * x, 7 * x + 7))),
        ("u-last", frozenset(range(56, 64))),
        ("d-last", frozenset(range(8))),
        ("l-last", frozenset(range(0, 64, 8))),
        ("r-last", frozenset(range(7, 64, 8))),
    ),
)
"""8x8 squares; both long diagonals are drawn through the cells of `diagonals`. The other regions
are where pawns that go up, down, left and right are promoted."""


ARITHMOMACHIA_BOARD: Final = grid(8, 14)
"""8x14 squares, Even below, Odd above; the halves are ranks 1 to 7 and 8 to 14."""


def _light_squares() -> Geometry:
    cells = tuple(cell for cell in grid(8, 8).cells if (cell.x + cell.y) % 2 == 1)
    regions = tuple(
        (name, frozenset(number for number, cell in enumerate(cells) if cell.y == rank))
        for name, rank in (("white-last", 7), ("black-last", 0))
    )
    return Geometry("8x8 light squares", cells, regions=regions)


DRAUGHTS_BOARD: Final = _light_squares()
"""The 32 squares of draughts, b1 to g8 in algebraic notation; h1 is one of them. Its
regions are the ranks on which men become kings, `white-last` and `black-last`."""


def _linked(identity: str, places: dict[str, tuple[int, int]], **regions: str) -> Geometry:
    """Return a board of points with lines along ranks and files, and every other diagonal.

    Args:
        identity: the board's id.
        places: column and row of each point by its label, from 1. Diagonals are drawn at
            points of which the sum of both is even.
        regions: sets of points by name, such as `c5 d5`.
    """
    cells = tuple(Cell(label, x - 1.0, y - 1.0, POINT) for label, (x, y) in places.items())
    numbers = {place: number for number, place in enumerate(places.values())}
    links = []
    for (x, y), start in numbers.items():
        for dx, dy in ((1, 0), (0, 1), (1, 1), (-1, 1)):
            end = numbers.get((x + dx, y + dy))
            if end is not None and (not (dx and dy) or (x + y) % 2 == 0):
                links.append(Link(start, end, "diagonal" if dx and dy else "orthogonal"))
    labels = list(places)
    named = tuple(
        (name, frozenset(map(labels.index, points.split()))) for name, points in regions.items()
    )
    return Geometry(identity, cells, tuple(links), named)


def _cross(size: int) -> dict[str, tuple[int, int]]:
    """Return the points of a square board without the four points in each corner."""
    inner = range(3, size - 1)
    return {
        f"{file}{rank}": (column, rank)
        for rank in range(1, size + 1)
        for column, file in enumerate("abcdefghi"[:size], 1)
        if column in inner or rank in inner
    }


ALQUERQUE_BOARD: Final = _linked(
    "5x5 lines",
    {
        f"{row}{column}": (column, 5 - place)
        for place, row in enumerate("abcde")
        for column in range(1, 6)
    },
)
"""5x5 points: row a above, where Black sits, to row e; columns 1 to 5 from the left."""

HALATAFL_BOARD: Final = _linked("33 points", _cross(7))
"""A cross of 33 points: 7x7 without the corners."""

HALATAFL_GREAT_BOARD: Final = _linked("65 points", _cross(9))
"""A cross of 65 points, made in the same way: 9x9 without the corners."""

FORTRESS: Final = "fortress"
"""The region that the soldiers of Assault attack."""

ASSAULT_BOARD: Final = _linked("33 points", _cross(7), fortress="c5 d5 e5 c6 d6 e6 c7 d7 e7")
"""The cross of 33 points with a fortress: one arm, with the row that joins it."""

MILLS: Final = tuple(
    tuple(line.split())
    for line in (
        *("a1 d1 g1", "a7 d7 g7", "a1 a4 a7", "g1 g4 g7", "b2 d2 f2", "b6 d6 f6"),
        *("b2 b4 b6", "f2 f4 f6", "c3 d3 e3", "c5 d5 e5", "c3 c4 c5", "e3 e4 e5"),
        *("d1 d2 d3", "d5 d6 d7", "a4 b4 c4", "e4 f4 g4"),
    )
)
"""The lines of three points on the board of merels."""


def _merels() -> Geometry:
    labels = sorted(
        {label for line in MILLS for label in line}, key=lambda label: (label[1], label)
    )
    numbers = {label: number for number, label in enumerate(labels)}
    cells = tuple(
        Cell(label, float("abcdefg".index(label[0])), float(label[1]) - 1, POINT)
        for label in labels
    )
    links = tuple(
        Link(numbers[one], numbers[other], "orthogonal")
        for first, middle, last in MILLS
        for one, other in ((first, middle), (middle, last))
    )
    regions = tuple(
        (f"mill {number}", frozenset(numbers[label] for label in line))
        for number, line in enumerate(MILLS, 1)
    )
    return Geometry("24 points", cells, links, regions)


MERELS_BOARD: Final = _merels()
"""Three squares in one another, joined at the middle of their sides; its regions are the mills."""


@cache
def tables_geometry(points: int, bars: int) -> Geometry:
    """Return a board of tables games: points, and behind them bars for men outside.

    Args:
        points: 24, of which y is 0 of the lower row and 1 of the upper one, 36 in three rows, or a
            ring of more.
        bars: how many there are.
    """
    place = _PLACING.get(points, _on_a_ring)
    cells = [Cell(str(point), *place(point, points), POINT) for point in range(1, points + 1)]
    cells += [Cell(f"bar {number}", 5.5, number / 8, POINT) for number in range(1, bars + 1)]
    return Geometry(f"{points} points", tuple(cells))


def _in_rows(point: int, points: int) -> tuple[float, float]:
    return float(12 - point if point <= 12 else point - 13), float(point > 12)


def _in_three_rows(point: int, points: int) -> tuple[float, float]:
    row, column = divmod(point - 1, 12)
    return float(11 - column if row == 1 else column), float((1, 2, 0)[row])


_PLACING: Final = MappingProxyType({24: _in_rows, 36: _in_three_rows})


def _on_a_ring(point: int, points: int) -> tuple[float, float]:
    angle = math.tau * (point - 1) / points
    return 8 * math.sin(angle), 8 * math.cos(angle)
