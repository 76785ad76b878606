# SPDX-License-Identifier: GPL-3.0-or-later
"""The grid of diagrams on a sheet's pages: equal boards, rows as high as their words need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from composer.diagrams.pages.cells import CaptionSet, Cell, Measures, Rim, cell_of, placed, stacked
from composer.diagrams.pages.entry import SheetEntry
from composer.diagrams.pages.flowing import fitting, kept_together
from composer.diagrams.pages.page import MM_PER_POINT, Box, PlacedBoard, PlacedText
from composer.diagrams.pages.passages import passages_of
from composer.diagrams.pages.sheetstyle import SheetStyle, Solutions
from composer.diagrams.pages.typesetting import Column, SetLine, height_of, unbroken_lines
from composer.notation.spans import Line

_BETWEEN: Final = 9.0  # millimetres between two columns of diagrams
_ROW_GAP: Final = 5.0  # between two rows
_CAPTION_GAP: Final = 0.45  # between the caption and the board, as a part of the letters' size
_LARGEST: Final = 80.0  # millimetres of a board, unless more is requested
_LARGEST_ALONE: Final = 96.0
_SMALLEST: Final = 18.0
_MOST_ABOVE: Final = 0.5  # of what the board leaves of a page, where a caption is very long
_TRIED: Final = 120  # problems that sizes are tried with
_SIZES: Final = (1.0, 0.86, 0.76, 0.68, 0.6)  # of the size that boards have without solutions
_FINER: Final = (1.0, 0.95, 0.9, 0.86, 0.83, 0.8, 0.76, 0.72, 0.68, 0.64, 0.6)
_LEAST: Final = 0.55  # of the largest boards: no caption makes them smaller
_SPARED: Final = 20  # of so many pages one may have fewer rows, for long captions
_MOST_WORDS: Final = 0.6  # of a row's height: what is longer takes the place of several rows
_HALVINGS: Final = 5
_MOST_SPARE: Final = 9.0  # between rows that have solutions under them


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
    """

    cells: tuple[Cell, ...]
    style: SheetStyle
    measures: Measures

    @classmethod
    def of(
        cls, entries: Sequence[SheetEntry], style: SheetStyle, column: Column, body: Box
    ) -> Grid:
        """Set problems for a grid, with boards as large as lets all its rows onto each page.

        Rows are as high as their own words need. Where single captions are so long that boards
        would have to be much smaller for them, their pages have fewer rows instead.

        Args:
            entries: the problems.
            style: how the sheet looks.
            column: any column, for the measure of its letters.
            body: the smallest place that a page has for the grid.
        """
        across, down = style.grid
        cell = (body.width - _BETWEEN * (across - 1)) / across
        few = entries[:_TRIED]
        largest = _first_side(style, cell, body.height / down)

        def made(every: Sequence[SheetEntry], side: float) -> Grid:
            measures = _measures(style, cell, max(_SMALLEST, side))
            set_cells = (
                cell_of(entry, at, style, measures, column) for at, entry in enumerate(every)
            )
            return cls(tuple(set_cells), style, measures)

        is_broken = any(passages_of(entry.problem) for entry in few)
        if style.solutions is Solutions.UNDER or is_broken:  # a bit smaller, where fewer pages do
            usual = cls._largest(largest, body, lambda side: made(few, side).without_solutions())
            steps = _FINER if is_broken else _SIZES
            sides = [usual.measures.side * factor for factor in steps]
            best = min(
                (made(few, side) for side in sides),
                key=lambda grid: (grid._page_count(body), -grid.measures.side),
            )
        else:
            best = cls._largest(largest, body, lambda side: made(few, side))
        return best if len(few) == len(entries) else made(entries, best.measures.side)

    @staticmethod
    def _largest(largest: float, body: Box, made: Callable[[float], Grid]) -> Grid:
        """Return the grid of the largest boards with which as many pages are full as can be."""
        found = made(largest)
        pages = ceil(len(found.rows()) / found.style.grid[1])
        if found._short_pages(body) <= pages // _SPARED:
            return found
        low, high = made(largest * _LEAST), largest
        wanted = max(pages // _SPARED, low._short_pages(body))
        for _ in range(_HALVINGS):
            middle = (low.measures.side + high) / 2
            tried = made(middle)
            if tried._short_pages(body) <= wanted:
                low = tried
            else:
                high = middle
        return low

    def without_solutions(self) -> Grid:
        """Return the grid as it would be without the lines under its boards."""
        return replace(self, cells=tuple(replace(cell, solution=()) for cell in self.cells))

    def _page_count(self, body: Box) -> int:
        rows, count = self.rows(), 0
        while rows:
            rows, count = rows[len(self._tops(rows, body.height)) :], count + 1
        return count

    def _short_pages(self, body: Box) -> int:
        """Return how many pages have fewer rows than they should, or words that have no room.

        Rows with a text that is far too long for their place do not count.
        """
        down = self.style.grid[1]
        most = _MOST_WORDS * body.height / down
        every = self.rows()
        rows = [row for row in every if self._height(row) - self.measures.side <= most] or every
        count = 0
        while rows:
            shown = len(self._tops(rows, body.height))
            is_too_high = self._height(rows[0]) - _ROW_GAP > body.height + 0.1
            count += is_too_high or shown < min(down, len(rows))
            rows = rows[shown:]
        return count

    def rows(self) -> tuple[Row, ...]:
        """Return the rows in order; one before a heading or text may be shorter, and the last."""
        across = self.style.grid[0]
        rows: list[list[Cell]] = []
        for cell in self.cells:
            if not rows or cell.lead or len(rows[-1]) == across:
                rows.append([])
            rows[-1].append(cell)
        return tuple(map(tuple, rows))

    def leads_alone(self, row: Row, height: float) -> bool:
        """Return whether what stands over a row is too long to stand on a page with it."""
        bare = (replace(row[0], lead=()), *row[1:])
        if not row[0].lead or self._height(row) - _ROW_GAP <= height + 0.1:
            return False
        rim = Rim.of(self.style.diagram, self.measures.side)
        least = self._over(row) + self.measures.side + rim.bottom
        least += max(cell.corners_height for cell in row)
        return least > height or self._height(bare) - _ROW_GAP <= height + 0.1

    def page(self, rows: Sequence[Row], body: Box) -> Filled:
        """Fill a page with as many rows as it has room for, at least with one."""
        tops = self._tops(rows, body.height)
        left_over: list[tuple[SheetEntry, tuple[Line, ...]]] = []
        boards: list[PlacedBoard] = []
        texts: list[PlacedText] = []
        shown = list(rows[: len(tops)])
        if self._height(shown[0]) - _ROW_GAP > body.height + 0.1:
            shown[0], left_over = self._shortened(shown[0], body.height)
        for row, top in zip(shown, tops, strict=True):
            self._place(row, body, body.y + top, boards, texts)
        return Filled(len(tops), tuple(boards), tuple(texts), tuple(left_over))

    def _tops(self, rows: Sequence[Row], height: float) -> list[float]:
        """Return where the rows of a page begin, as many as it has room for.

        They follow each other, each as high as it needs. What is left over parts them evenly;
        on a last page that is not full it is as much as if it were.
        """
        across, down = self.style.grid
        needs: list[float] = []
        count = 0
        for row in rows:  # more of them than usual where some are shorter, but no more problems
            need = self._height(row)
            count += len(row)
            is_full = count > across * down or sum(needs) + need - _ROW_GAP > height + 0.1
            if needs and is_full:
                break
            needs.append(need)
        is_last = len(needs) == len(rows)
        part = min(1.0, len(needs) / down) if is_last else 1.0
        spare = max(0.0, height * part + _ROW_GAP - sum(needs)) / len(needs)
        if self.style.solutions is Solutions.UNDER:
            spare = min(_MOST_SPARE, spare)
        return [sum(needs[:place]) + place * spare for place in range(len(needs))]

    def _place(
        self,
        row: Row,
        body: Box,
        top: float,
        boards: list[PlacedBoard],
        texts: list[PlacedText],
    ) -> None:
        board_y = top + self._over(row)
        texts += stacked(row[0].lead, body.x, top)
        across = self.style.grid[0]
        pitch = (body.width + _BETWEEN) / across
        spare = (pitch - _BETWEEN - self.measures.width) / 2
        for place, cell in enumerate(row):
            x = body.x + place * pitch + spare
            lying = placed(cell, x, board_y, self.style.diagram, self.measures)
            boards += lying.boards
            texts += lying.texts

    def _over(self, row: Row) -> float:
        """Return how far below the top of a row the squares of its boards begin."""
        above = max(cell.above.height for cell in row)
        rim = Rim.of(self.style.diagram, self.measures.side)
        lead = height_of(row[0].lead)
        return above + _caption_gap(self.measures) + rim.top + lead + (_ROW_GAP if lead else 0.0)

    def _under(self, cell: Cell) -> float:
        rim = Rim.of(self.style.diagram, self.measures.side)
        return rim.bottom + cell.under_height + cell.solution_height

    def _height(self, row: Row) -> float:
        under = max(self._under(cell) for cell in row)
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


def _caption_gap(measures: Measures) -> float:
    return _CAPTION_GAP * measures.text_pt * MM_PER_POINT


def _split(words: CaptionSet, room: float) -> tuple[CaptionSet, tuple[SetLine, ...]]:
    kept = fitting([line for line, _ in words.lines], room)
    rest = tuple(line for line, _ in words.lines[kept:])
    return CaptionSet(words.lines[:kept]), rest
