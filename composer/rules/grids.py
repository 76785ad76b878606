# SPDX-License-Identifier: GPL-3.0-or-later
"""The grid of grid chess: into which cells the board is cut, and where lines are drawn.

Popeye's words for it: none for cells of two by two squares; `HorizontalShift`,
`VerticalShift` and `DiagonalShift` of them; `Orthogonal bdf246` (lines behind files and above
ranks); `Irregular a8a7b8b7 ...` (the squares not named make one more cell); and `GridLine
Ha24 Vc61`, further lines that begin at the lower left corner of a square: `H` goes to the
right, `V` upwards, the last figure says over how many squares.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final

from composer.rules.book import Condition, Rules
from composer.rules.conditions import condition_of
from composer.rules.specialsquares import named_squares, written_squares

GRID: Final = "grid"
"""The id of the condition."""

Edge = tuple[int, int]
"""What lies between two squares side by side, the one of the smaller number first."""

_CELLS: Final = re.compile(r"(?:[a-h][1-8])+", re.ASCII)
_LINE: Final = re.compile(r"([hv])([a-h])([1-8])([1-8])", re.ASCII)
_ORTHOGONAL: Final = re.compile(r"[a-h1-8]*", re.ASCII)
_FILES: Final = "abcdefgh"
_SHIFTS: Final = {"horizontalshift": (1, 0), "verticalshift": (0, 1), "diagonalshift": (1, 1)}
_NAMES: Final = {(1, 0): "HorizontalShift", (0, 1): "VerticalShift", (1, 1): "DiagonalShift"}
_REST: Final = -1
_SHORTEST: Final = 3  # letters of a shortened word


@dataclass(frozen=True, slots=True)
class Grid:
    """A grid.

    Attributes:
        cells: of each square from a1 to h8 the number of its cell, numbered as they are met.
        lines: what is cut besides, between squares that may be of one cell.
    """

    cells: tuple[int, ...]
    lines: frozenset[Edge] = frozenset()

    @property
    def edges(self) -> tuple[Edge, ...]:
        """All that is cut, in order."""
        cut = {edge for edge in _EDGES if self.cells[edge[0]] != self.cells[edge[1]]}
        return tuple(sorted(cut | self.lines))

    def turned(self, edge: Edge) -> Grid:
        """Return the grid with a line drawn between two squares, or rubbed out where one was.

        Squares that lines part all round become a cell of their own; cells of which a line is
        rubbed out become one, in which the rest of the line stays.
        """
        cut = frozenset(self.edges) ^ {edge}
        cells = _numbered(_parted(cut))
        return Grid(cells, frozenset(pair for pair in cut if cells[pair[0]] == cells[pair[1]]))

    def placed(self, place: Callable[[int], int]) -> Grid:
        """Return the grid of a board that is turned; `place` says where each square comes."""
        cells = [0] * 64
        for square, cell in enumerate(self.cells):
            cells[place(square)] = cell
        lines = ((place(a), place(b)) for a, b in self.lines)
        return Grid(_numbered(cells), frozenset((min(edge), max(edge)) for edge in lines))

    @property
    def words(self) -> str:
        """The grid in Popeye's words; empty for the common one."""
        parts = [_cell_words(self.cells)] + (["GridLine"] if self.lines else [])
        return " ".join(filter(None, [*parts, *_line_words(self.lines)]))


def grid_of(rules: Rules) -> Grid | None:
    """Return the grid of some rules; None without one, and where its words are not understood."""
    condition = _condition(rules)
    return None if condition is None else read_grid(condition.words)


def has_grid(rules: Rules) -> bool:
    """Return whether rules have a grid, understood or not."""
    return _condition(rules) is not None


def with_grid(rules: Rules, grid: Grid | None) -> Rules:
    """Return the rules with this grid, or without any."""
    before = _condition(rules)
    others = [condition for condition in rules.conditions if condition is not before]
    if grid is not None:
        bare = before or condition_of("GridChess")
        others.append(replace(bare, words=grid.words))
    return replace(rules, conditions=tuple(sorted(others, key=str)))


def with_grid_placed(rules: Rules, place: Callable[[int], int]) -> Rules:
    """Return the rules with their grid as a turned board has it."""
    grid = grid_of(rules)
    if grid is None or grid.placed(place) == grid:
        return rules
    return with_grid(rules, grid.placed(place))


def read_grid(words: str) -> Grid | None:
    """Read Popeye's words for a grid; None if they are not understood."""
    told = words.split()
    small = [word.lower() for word in told]
    at = next((place for place, word in enumerate(small) if _means(word, "gridline")), len(small))
    cells, lines = _read_cells(small[:at]), _read_lines(small[at + 1 :])
    return None if cells is None or lines is None else Grid(cells, lines)


def shifted_cells(files: int = 0, ranks: int = 0) -> tuple[int, ...]:
    """Return the cells of two by two squares, shifted by a file, a rank or both."""
    columns = ((square % 8 + files) // 2 for square in range(64))
    rows = ((square // 8 + ranks) // 2 for square in range(64))
    return _numbered([column + 8 * row for column, row in zip(columns, rows, strict=True)])


def _read_cells(words: list[str]) -> tuple[int, ...] | None:
    if not words:
        return shifted_cells()
    name, *rest = words
    for shift, by in _SHIFTS.items():
        if _means(name, shift):
            return None if rest else shifted_cells(*by)
    if _means(name, "orthogonal") and len(rest) == 1 and _ORTHOGONAL.fullmatch(rest[0]):
        return _orthogonal(frozenset(rest[0]))
    if _means(name, "irregular") and all(_CELLS.fullmatch(word) for word in rest):
        cells = [_REST] * 64
        for number, word in enumerate(rest):
            for square in named_squares(word):
                cells[square] = number
        return _numbered(cells)
    return None


def _orthogonal(cut: frozenset[str]) -> tuple[int, ...]:
    """Return the cells where lines run behind these files and above these ranks."""
    columns = [sum(_FILES[file] in cut for file in range(file)) for file in range(8)]
    rows = [sum(str(rank + 1) in cut for rank in range(rank)) for rank in range(8)]
    return _numbered([columns[square % 8] + 8 * rows[square // 8] for square in range(64)])


def _read_lines(words: list[str]) -> frozenset[Edge] | None:
    found: set[Edge] = set()
    for word in words:
        line = _LINE.fullmatch(word)
        if line is None:
            return None
        file, rank, length = _FILES.index(line[2]), int(line[3]) - 1, int(line[4])
        for step in range(length):
            across = line[1] == "h"
            x, y = (file + step, rank) if across else (file, rank + step)
            below = (x, y - 1) if across else (x - 1, y)
            if x < 8 and y < 8 and min(below) >= 0:
                found.add((below[0] + 8 * below[1], x + 8 * y))
    return frozenset(found)


def _cell_words(cells: tuple[int, ...]) -> str:
    if cells == shifted_cells():
        return ""
    for by, name in _NAMES.items():
        if cells == shifted_cells(*by):
            return name
    files = "".join(_FILES[file] for file in range(7) if cells[file] != cells[file + 1])
    ranks = "".join(str(rank + 1) for rank in range(7) if cells[8 * rank] != cells[8 * rank + 8])
    if files + ranks and cells == _orthogonal(frozenset(files + ranks)):
        return f"Orthogonal {files}{ranks}"
    groups: dict[int, list[int]] = {}
    for square, cell in enumerate(cells):
        groups.setdefault(cell, []).append(square)
    largest = max(groups.values(), key=len)
    named = [written_squares(group) for group in groups.values() if group is not largest]
    return " ".join(["Irregular", *named])


def _line_words(lines: Iterable[Edge]) -> list[str]:
    """Return further lines, each as long as it runs."""
    left = set(lines)
    words = []
    while left:
        low, high = min(left)
        across = high - low == 8  # a line between ranks runs across
        step, length = (1 if across else 8), 0
        most = 8 - low % 8 if across else 8
        while length < most and (low + step * length, high + step * length) in left:
            left.remove((low + step * length, high + step * length))
            length += 1
        words.append(f"{'H' if across else 'V'}{_FILES[high % 8]}{high // 8 + 1}{length}")
    return words


def _parted(cut: frozenset[Edge]) -> tuple[int, ...]:
    """Return as cells what squares can be reached from each other without crossing a line."""
    beside: dict[int, list[int]] = {square: [] for square in range(64)}
    for a, b in _EDGES:
        if (a, b) not in cut:
            beside[a].append(b)
            beside[b].append(a)
    cells: dict[int, int] = {}
    for start in range(64):
        waiting = [start]
        while waiting:
            square = waiting.pop()
            if square not in cells:
                cells[square] = start
                waiting += beside[square]
    return tuple(cells[square] for square in range(64))


def _numbered(cells: Iterable[int]) -> tuple[int, ...]:
    """Return cells numbered as they are met from a1 on, so that equal grids are equal."""
    numbers: dict[int, int] = {}
    return tuple(numbers.setdefault(cell, len(numbers)) for cell in cells)


def _means(word: str, name: str) -> bool:
    return len(word) >= _SHORTEST and name.startswith(word)


_EDGES: Final = tuple(
    (square, square + step)
    for square in range(64)
    for step in (1, 8)
    if (step == 1 and square % 8 < 7) or (step == 8 and square < 56)
)


def _condition(rules: Rules) -> Condition | None:
    return next((condition for condition in rules.conditions if condition.id == GRID), None)
