# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards: cells with a label and a place, the links between them, and regions.

Nothing outside asks for a file or a rank but through a geometry. On a grid men go by *vectors*,
so many files to the right and so many ranks up as White sees the board; on other boards they go
along links.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final

Vector = tuple[int, int]
"""So many files to the right, so many ranks up, as White sees the board."""

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
MOST_FILES: Final = len(_LETTERS)


@dataclass(frozen=True, slots=True)
class Cell:
    """A place where a man can stand.

    Attributes:
        label: its name in notation, such as `e4`.
        x: its place from left to right, in squares; the middle of the first is 0.
        y: its place from bottom to top.
        shape: how it is drawn.
    """

    label: str
    x: float
    y: float
    shape: str = "square"


@dataclass(frozen=True, slots=True)
class Link:
    """Two cells between which men step, for boards that are no grids.

    Attributes:
        start: the number of one cell.
        end: the number of the other.
        kind: what sort of link it is, such as `side` or `diagonal`.
    """

    start: int
    end: int
    kind: str


@dataclass(frozen=True, slots=True, eq=False)
class Geometry:
    """A board without men: equal only to itself, so that it is a quick key of tables.

    Attributes:
        id: its name in files, such as `8x8`.
        cells: the cells; their numbers are their places here.
        links: the links between them, where men do not go by vectors.
        regions: sets of cells with a name, such as `white-last`.
    """

    id: str
    cells: tuple[Cell, ...]
    links: tuple[Link, ...] = ()
    regions: tuple[tuple[str, frozenset[int]], ...] = ()
    _places: dict[tuple[float, float], int] = field(init=False, repr=False)
    _numbers: dict[str, int] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        places = {(cell.x, cell.y): number for number, cell in enumerate(self.cells)}
        numbers = {cell.label: number for number, cell in enumerate(self.cells)}
        if len(places) != len(self.cells) or len(numbers) != len(self.cells):
            raise ValueError(f"{self.id}: two cells have one place or one label")
        object.__setattr__(self, "_places", places)
        object.__setattr__(self, "_numbers", numbers)

    def __len__(self) -> int:
        """Return the number of cells."""
        return len(self.cells)

    def after(self, cell: int, vector: tuple[float, float]) -> int | None:
        """Return the cell that lies a vector away from another; None where the board ends."""
        start = self.cells[cell]
        return self._places.get((start.x + vector[0], start.y + vector[1]))

    def region(self, name: str) -> frozenset[int]:
        """Return the cells of a region; none where the board has no region of that name."""
        return dict(self.regions).get(name, frozenset())

    def number(self, label: str) -> int:
        """Return the number of the cell with a label.

        Raises:
            ValueError: no cell has it.
        """
        try:
            return self._numbers[label]
        except KeyError:
            raise ValueError(f"no cell {label!r} on the board {self.id}") from None


@cache
def grid(files: int, ranks: int) -> Geometry:
    """Return a board of squares, numbered from a1 along the ranks.

    Its regions are, for `white` and `black`, the ranks where a side's men stand first
    (`white-first`), its pawns (`white-pawns`), and where they are promoted (`white-last`).

    Raises:
        ValueError: it has no squares, or more files than letters.
    """
    if not 1 <= files <= MOST_FILES or not 1 <= ranks <= 99:
        raise ValueError(f"expected 1 to {MOST_FILES} files and 1 to 99 ranks")
    cells = tuple(
        Cell(f"{_LETTERS[x]}{y + 1}", float(x), float(y))
        for y in range(ranks)
        for x in range(files)
    )

    def rank(number: int) -> frozenset[int]:
        return frozenset(range(number * files, (number + 1) * files))

    regions = (
        ("white-first", rank(0)),
        ("white-pawns", rank(min(1, ranks - 1))),
        ("white-last", rank(ranks - 1)),
        ("black-first", rank(ranks - 1)),
        ("black-pawns", rank(max(ranks - 2, 0))),
        ("black-last", rank(0)),
    )
    return Geometry(f"{files}x{ranks}", cells, regions=regions)


CHESSBOARD: Final = grid(8, 8)
"""The board of chess; its cells are numbered as `composer.problem.squares` does."""
