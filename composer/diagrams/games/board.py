# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the cells of a game's board lie in a drawing: outline, middle and room for a man.

The longer side of a board has 576 units, y grows downwards. Everything that is drawn on a board,
and every click on it, comes from here.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from composer.diagrams.games.path import Path, box, circle, sector
from composer.geometry.geometry import Cell, Geometry
from composer.geometry.roundboard import CASTLES
from composer.rules.book import RuleBook

SIDE: Final = 576.0
"""Units of the longer side of a board."""
RADII: Final = (0.0, 36.0, 84.0, 132.0, 178.0, 224.0, 270.0)
"""Units from the middle of the round board to its circles."""

_GUTTER: Final = 24.0  # units for coordinates beside a board
_WIDEST_PITCH: Final = 84.0  # units: men on wider boards of lines would be clumsy
_TOKEN: Final = 46.0  # units of the box of a man on the round board
_SPLIT: Final = re.compile(r"([A-Za-z]+)(\d+)")
_CANDIDATES: Final = 8  # cells nearest to a place that are asked whether they hold it


class Sort(Enum):
    """How a board is made."""

    SQUARES = "squares"
    POINTS = "points"
    ROUND = "round"
    TABLES = "tables"


@dataclass(frozen=True, slots=True)
class DrawnCell:
    """A cell in a drawing.

    Attributes:
        outline: its shape; of a point a disc.
        x: its middle from the left.
        y: its middle from above.
        man: units of the side of the box in which a man is drawn.
    """

    outline: Path
    x: float
    y: float
    man: float


@dataclass(frozen=True, slots=True)
class Label:
    """A coordinate beside the board, or on it.

    Attributes:
        text: a letter or a number.
        x: its middle.
        y: its middle, too.
        inside: whether it stands on the board.
    """

    text: str
    x: float
    y: float
    inside: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class GameBoard:
    """A board in a drawing.

    Attributes:
        book: the game's.
        sort: how it is made.
        turned: whether it is seen from the other side.
        width: units.
        height: units.
        pitch: units from a cell to the next; of a ring on the round board.
        cells: in the order of the geometry.
        labels: coordinates.
        left: units that coordinates need at the left.
        below: units that they need below.
        above: units that they need above.
    """

    book: RuleBook
    sort: Sort
    turned: bool
    width: float
    height: float
    pitch: float
    cells: tuple[DrawnCell, ...]
    labels: tuple[Label, ...]
    left: float = 0.0
    below: float = 0.0
    above: float = 0.0

    @property
    def geometry(self) -> Geometry:
        """The board as a value."""
        return self.book.geometry

    def cell_at(self, x: float, y: float) -> int | None:
        """Return the cell at a place in units; None where none is."""
        near = sorted(
            range(len(self.cells)),
            key=lambda number: (self.cells[number].x - x) ** 2 + (self.cells[number].y - y) ** 2,
        )[:_CANDIDATES]
        return next((number for number in near if self.cells[number].outline.holds(x, y)), None)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Return the place of the geometry's `x`, `y`, on boards of squares and of points."""
        across = max(cell.x for cell in self.geometry.cells)
        up = max(cell.y for cell in self.geometry.cells)
        if self.sort is Sort.SQUARES:
            across, up = round(self.width / self.pitch) - 1, round(self.height / self.pitch) - 1
        if self.turned:
            x, y = across - x, up - y
        return (x + 0.5) * self.pitch, (up - y + 0.5) * self.pitch


@cache
def game_board(book: RuleBook, turned: bool = False) -> GameBoard:
    """Return the board of a game as it is drawn.

    Args:
        book: the game's.
        turned: whether it is seen from the other side.
    """
    shape = book.geometry.cells[0].shape
    if shape.startswith("sector"):
        return _round(book, turned)
    return _straight(book, Sort.POINTS if shape == "point" else Sort.SQUARES, turned)


def _straight(book: RuleBook, sort: Sort, turned: bool) -> GameBoard:
    cells = book.geometry.cells
    across = round(max(cell.x for cell in cells)) + 1
    up = round(max(cell.y for cell in cells)) + 1
    pitch = SIDE / max(across, up)
    man = min(pitch, _WIDEST_PITCH) * (1.16 if across > 12 else 1.0)
    drawn = []
    for cell in cells:
        x, y = (across - 1 - cell.x, up - 1 - cell.y) if turned else (cell.x, cell.y)
        left, top = x * pitch, (up - 1 - y) * pitch
        middle = (left + pitch / 2, top + pitch / 2)
        outline = (
            box(left, top, pitch, pitch)
            if sort is Sort.SQUARES
            else circle(*middle, 0.42 * min(pitch, _WIDEST_PITCH))
        )
        drawn.append(DrawnCell(outline, *middle, man))
    labels = tuple(_axes(book.geometry, drawn, up * pitch))
    return GameBoard(
        book,
        sort,
        turned,
        across * pitch,
        up * pitch,
        pitch,
        tuple(drawn),
        labels,
        _GUTTER,
        _GUTTER,
    )


def _axes(geometry: Geometry, drawn: list[DrawnCell], height: float) -> Iterator[Label]:
    """Yield the coordinates of columns and rows, whichever of them has the letters."""
    columns: dict[float, set[str]] = {}
    rows: dict[float, set[str]] = {}
    for cell, shown in zip(geometry.cells, drawn, strict=True):
        found = _SPLIT.fullmatch(cell.label)
        if found is None:
            return
        columns.setdefault(round(shown.x, 3), set()).update(found.groups())
        rows.setdefault(round(shown.y, 3), set()).update(found.groups())
    numbers = {x: _common(geometry, drawn, "x", x) for x in columns}
    yield from (Label(text, x, height + _GUTTER / 2) for x, text in sorted(numbers.items()))
    numbers = {y: _common(geometry, drawn, "y", y) for y in rows}
    yield from (Label(text, -_GUTTER / 2, y) for y, text in sorted(numbers.items()))


def _common(geometry: Geometry, drawn: list[DrawnCell], axis: str, place: float) -> str:
    """Return the letter or number that all cells of a column or row have in common."""
    shared: set[str] | None = None
    for cell, shown in zip(geometry.cells, drawn, strict=True):
        found = _SPLIT.fullmatch(cell.label)
        if found is not None and round(getattr(shown, axis), 3) == place:
            parts = set(found.groups())
            shared = parts if shared is None else shared & parts
    return min(shared) if shared else ""


def _round(book: RuleBook, turned: bool) -> GameBoard:
    half = SIDE / 2
    cells = tuple(_ring_cell(cell, turned, half) for cell in book.geometry.cells)
    labels: list[Label] = []
    for cell in book.geometry.cells:
        if cell.label.startswith("1") and cell.label not in CASTLES:
            inner = float(cell.shape.split()[1])
            away = RADII[int(inner)] + 12
            labels.append(
                Label(cell.label[1], *_polar(half, away, _middle(cell, turned)), inside=True)
            )
        if cell.label.endswith("J"):
            text = cell.label[0]
            labels.append(Label(text, *_polar(half, RADII[-1] + 10, _middle(cell, turned))))
    return GameBoard(book, Sort.ROUND, turned, SIDE, SIDE, 48.0, cells, tuple(labels))


def _middle(cell: Cell, turned: bool) -> float:
    _, _, _, start, end = cell.shape.split()
    first, last = float(start), float(end)
    if last < first:
        last += 360
    return (first + last) / 2 + (180 if turned else 0)


def _polar(half: float, radius: float, degrees: float) -> tuple[float, float]:
    angle = math.radians(degrees)
    return half + radius * math.sin(angle), half - radius * math.cos(angle)


def _ring_cell(cell: Cell, turned: bool, half: float) -> DrawnCell:
    if cell.shape.startswith("disc"):
        return DrawnCell(circle(half, half, RADII[1]), half, half, _TOKEN)
    inner, outer, start, end = ring_sector(cell, turned)
    x, y = _polar(half, (inner + outer) / 2, (start + end) / 2)
    return DrawnCell(sector(inner, outer, start, end).moved(half, half), x, y, _TOKEN)


def ring_sector(cell: Cell, turned: bool) -> tuple[float, float, float, float]:
    """Return the radii of a cell of the round board, and its angles clockwise from the top."""
    _, inner, outer, start, end = cell.shape.split()
    first, last = float(start), float(end)
    if last < first:
        last += 360
    spin = 180.0 if turned else 0.0
    return RADII[int(inner)], RADII[int(outer)], first + spin, last + spin
