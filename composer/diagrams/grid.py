# SPDX-License-Identifier: GPL-3.0-or-later
"""The even grid of diagrams on a sheet's pages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from composer.diagrams.cells import CaptionSet, Cell, Measures, Rim, cell_of, placed
from composer.diagrams.entry import SheetEntry
from composer.diagrams.flowing import fitting, kept_together
from composer.diagrams.page import MM_PER_POINT, Box, PlacedBoard, PlacedText
from composer.diagrams.sheetstyle import SheetStyle, Solutions
from composer.diagrams.typesetting import Column, SetLine, unbroken_lines
from composer.notation.spans import Line

_BETWEEN: Final = 9.0  # millimetres between two columns of diagrams
_ROW_GAP: Final = 5.0  # between two rows
_CAPTION_GAP: Final = 0.45  # between the caption and the board, as a part of the letters' size
_LARGEST: Final = 80.0  # millimetres of a board, unless more is asked for
_LARGEST_ALONE: Final = 96.0
_SMALLEST: Final = 18.0
_MOST_ABOVE: Final = 0.5  # of what the board leaves of a page, where a caption is very long
_TRIED: Final = 60  # problems that sizes are tried with
_SIZES: Final = (1.0, 0.86, 0.76, 0.68, 0.6)  # of the size that boards have without solutions
_MOST_SPARE: Final = 9.0  # between rows that follow each other
_ABOVE, _BELOW = 0.22, 0.12  # of a row's height, at most, in an even grid


@dataclass(frozen=True, slots=True)
class Filled:
    """What lies on one page of the grid.

    Attributes:
        rows: how many rows of diagrams.
        boards: the boards.
        texts: the lines of letters.
        left_over: lines that had no room, with the problem that they belong to.
    """

    rows: int
    boards: tuple[PlacedBoard, ...]
    texts: tuple[PlacedText, ...]
    left_over: tuple[tuple[SheetEntry, tuple[Line, ...]], ...]


Row = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """Problems set for the cells of a grid; every board is equally large.

    Attributes:
        cells: the problems, set.
        style: how the sheet looks.
        measures: what all cells have in common.
        above: the height that captions have in an even row.
    """

    cells: tuple[Cell, ...]
    style: SheetStyle
    measures: Measures
    above: float

    @classmethod
    def of(
        cls, entries: Sequence[SheetEntry], style: SheetStyle, column: Column, body: Box
    ) -> Grid:
        """Set problems for a grid.

        Args:
            entries: the problems.
            style: how the sheet looks.
            column: any column, for the measure of its letters.
            body: the smallest place that a page has for the grid.
        """
        across, down = style.grid
        pitch = body.height / down
        cell = (body.width - _BETWEEN * (across - 1)) / across
        measures = _measures(style, cell, _first_side(style, cell, pitch))
        grid = cls._made(entries, style, measures, column, pitch)
        for _ in range(3):  # smaller boards may break captions once more
            room = pitch - grid._words_height(pitch)
            if room >= measures.side - 0.05 or measures.side <= _SMALLEST:
                break
            measures = _measures(style, cell, max(_SMALLEST, room))
            grid = cls._made(entries, style, measures, column, pitch)
        if style.solutions is not Solutions.UNDER:
            return grid
        few = entries[:_TRIED]
        found = []  # a little smaller, where that lets more of them onto a page
        for factor in _SIZES:
            side = max(_SMALLEST, grid.measures.side * factor)
            shrunk = _measures(style, cell, side)
            found.append(cls._made(few, style, shrunk, column, pitch))
        best = min(found, key=lambda each: (each._page_count(body), -each.measures.side))
        if len(few) == len(entries):
            return best
        return cls._made(entries, style, best.measures, column, pitch)

    @classmethod
    def _made(
        cls,
        entries: Sequence[SheetEntry],
        style: SheetStyle,
        measures: Measures,
        column: Column,
        pitch: float,
    ) -> Grid:
        cells = tuple(
            cell_of(each, place, style, measures, column) for place, each in enumerate(entries)
        )
        above = _usual((each.above.height for each in cells), _ABOVE * pitch)
        return cls(cells, style, measures, above)

    def _words_height(self, pitch: float) -> float:
        """Return the height of an even row without its boards' squares and solutions."""
        rim = Rim.of(self.style.diagram, self.measures.side)
        corners = max((each.corners_height for each in self.cells), default=0.0)
        below = _usual((each.below.height for each in self.cells), _BELOW * pitch)
        words = self.above + _caption_gap(self.measures) + corners + below
        return words + rim.top + rim.bottom + _ROW_GAP

    def _page_count(self, body: Box) -> int:
        rows, count = self.rows(), 0
        while rows:
            rows, count = rows[len(self._tops(rows, body.height)) :], count + 1
        return count

    def rows(self) -> tuple[Row, ...]:
        """Return the rows in order; the last may be shorter."""
        across = self.style.grid[0]
        starts = range(0, len(self.cells), across)
        return tuple(self.cells[start : start + across] for start in starts)

    def page(self, rows: Sequence[Row], body: Box) -> Filled:
        """Fill a page with as many rows as it has room for, at least with one."""
        tops = self._tops(rows, body.height)
        left_over: list[tuple[SheetEntry, tuple[Line, ...]]] = []
        boards: list[PlacedBoard] = []
        texts: list[PlacedText] = []
        shown = list(rows[: len(tops)])
        if self._height(shown[0]) > body.height + 0.1:
            shown[0], left_over = self._shortened(shown[0], body.height)
        for row, top in zip(shown, tops, strict=True):
            self._place(row, body, body.y + top, boards, texts)
        return Filled(len(tops), tuple(boards), tuple(texts), tuple(left_over))

    def _tops(self, rows: Sequence[Row], height: float) -> list[float]:
        """Return where the rows of a page begin, as many as it has room for.

        Without solutions they keep to an even grid, in which a tall row takes the place of
        several. With solutions they follow each other, and what is left over parts them.
        """
        down = self.style.grid[1]
        pitch = height / down
        even = self.style.solutions is not Solutions.UNDER
        tops: list[float] = []
        reach = 0.0
        for row in rows[:down]:
            need = self._height(row) - 0.1
            need = max(1, ceil(need / pitch)) * pitch if even else need
            if tops and reach + need > height + 0.1:
                break
            tops.append(reach)
            reach += need
        spare = 0.0 if even else min(_MOST_SPARE, max(0.0, height - reach) / len(tops))
        return [top + place * spare for place, top in enumerate(tops)]

    def _place(
        self,
        row: Row,
        body: Box,
        top: float,
        boards: list[PlacedBoard],
        texts: list[PlacedText],
    ) -> None:
        board_y = top + self._over(row)
        across = self.style.grid[0]
        pitch = (body.width + _BETWEEN) / across
        spare = (pitch - _BETWEEN - self.measures.width) / 2
        for place, cell in enumerate(row):
            x = body.x + place * pitch + spare
            lying = placed(cell, x, board_y, self.style.diagram, self.measures)
            boards.append(lying.board)
            texts += lying.texts

    def _over(self, row: Row) -> float:
        """Return how far below the top of a row the squares of its boards begin.

        In an even grid all captions have the same room; rows that follow each other need none.
        """
        even = self.style.solutions is not Solutions.UNDER
        above = max(self.above if even else 0.0, *(each.above.height for each in row))
        rim = Rim.of(self.style.diagram, self.measures.side)
        return above + _caption_gap(self.measures) + rim.top

    def _under(self, cell: Cell) -> float:
        rim = Rim.of(self.style.diagram, self.measures.side)
        return rim.bottom + cell.under_height + cell.solution_height

    def _height(self, row: Row) -> float:
        under = max(self._under(each) for each in row)
        return self._over(row) + self.measures.side + under + _ROW_GAP

    def _shortened(
        self, row: Row, height: float
    ) -> tuple[Row, list[tuple[SheetEntry, tuple[Line, ...]]]]:
        """Return a row that fits a height, and what it had to leave to pages of text."""
        most = (height - self.measures.side) * _MOST_ABOVE
        tops = [_split(cell.above, most) for cell in row]
        capped = tuple(replace(cell, above=top) for cell, (top, _) in zip(row, tops, strict=True))
        room = height - self._over(capped) - self.measures.side - 1.0
        found, left_over = [], []
        for cell, (_, rest) in zip(capped, tops, strict=True):
            shorter, lines = self._shorter(cell, room)
            found.append(shorter)
            lines = (*unbroken_lines(rest), *lines)
            if lines:
                left_over.append((cell.entry, lines))
        return tuple(found), left_over

    def _shorter(self, cell: Cell, room: float) -> tuple[Cell, tuple[Line, ...]]:
        """Leave out what has no room under the board: of the solution first."""
        rim = Rim.of(self.style.diagram, self.measures.side)
        room -= rim.bottom + cell.corners_height
        below, rest = _split(cell.below, room)
        room -= below.height + cell.solution_gap
        kept = kept_together(cell.solution, room)
        shorter = replace(cell, below=below, solution=cell.solution[:kept])
        return shorter, (*unbroken_lines(rest), *unbroken_lines(cell.solution[kept:]))


def _first_side(style: SheetStyle, cell: float, pitch: float) -> float:
    """Return how wide boards are where words leave them all the room they like."""
    rim = Rim.of(style.diagram, 1.0)
    widest = cell / (1 + rim.left + rim.right)
    largest = style.board_mm or (_LARGEST_ALONE if style.per_page == 1 else _LARGEST)
    return min(widest, largest, pitch)


def _measures(style: SheetStyle, cell: float, side: float) -> Measures:
    usual = 8 * style.diagram.square_mm
    factor = min(1.2, max(0.74, side / usual))
    text_pt = min(14.0, max(6.0, style.diagram.text_pt * factor))
    width = min(cell, max(side * 1.5, 125.0))
    return Measures(width, side, text_pt, min(9.0, max(6.0, text_pt * 0.86)))


def _usual(heights: Iterable[float], most: float, part: float = 0.95) -> float:
    """Return the height that nearly all have, so that one long text does not shrink all boards.

    What is higher than `most` takes the place of several rows, and does not count.
    """
    every = list(heights)
    order = sorted(height for height in every if height <= most) or [most] * bool(every)
    return order[min(len(order) - 1, int(len(order) * part))] if order else 0.0


def _caption_gap(measures: Measures) -> float:
    return _CAPTION_GAP * measures.text_pt * MM_PER_POINT


def _split(words: CaptionSet, room: float) -> tuple[CaptionSet, tuple[SetLine, ...]]:
    kept = fitting([line for line, _ in words.lines], room)
    rest = tuple(line for line, _ in words.lines[kept:])
    return CaptionSet(words.lines[:kept]), rest
