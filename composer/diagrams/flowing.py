# SPDX-License-Identifier: GPL-3.0-or-later
"""Text that flows from column to column and page to page, as solutions do at the end of a sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from composer.diagrams.cells import stacked
from composer.diagrams.page import Box, PlacedText
from composer.diagrams.typesetting import SetLine, height_of

_TOGETHER = 2  # lines of a block that stay together at either end of a column


@dataclass(frozen=True, slots=True)
class Frame:
    """Where text may stand on a page: columns of equal width beside each other."""

    box: Box
    columns: int
    gutter: float

    @property
    def room(self) -> float:
        """The width of one column, in millimetres."""
        return (self.box.width - self.gutter * (self.columns - 1)) / self.columns

    def column_x(self, column: int) -> float:
        """Return the left edge of a column."""
        return self.box.x + column * (self.room + self.gutter)


def flowed(
    blocks: Iterable[Sequence[SetLine]], frames: Iterator[Frame]
) -> Iterator[tuple[PlacedText, ...]]:
    """Yield pages of text: blocks of lines, one after the other, each frame a page.

    Between the ends of two columns no line is lost and none is cut; a block is broken so that
    no single line of it stands alone, where that can be.
    """
    texts: list[PlacedText] = []
    frame, column = next(frames), 0
    free = frame.box.height
    for block in blocks:
        lines = list(block)
        while lines:
            begun = free < frame.box.height
            count = _kept(lines, free, begun)
            if count:
                y = frame.box.bottom - free
                shown = lines[:count] if begun else _topped(lines[:count])
                texts += stacked(shown, frame.column_x(column), y)
                free -= height_of(shown)
                lines = lines[count:]
            if lines:
                column += 1
                if column == frame.columns:
                    yield tuple(texts)
                    texts, frame, column = [], next(frames), 0
                free = frame.box.height
    if texts:
        yield tuple(texts)


def fitting(lines: Iterable[SetLine], room: float) -> int:
    """Return how many lines, the first first, fit a height in millimetres."""
    count, reach = 0, 0.0
    for line in lines:
        reach += line.height
        if reach > room + 1e-6:
            break
        count += 1
    return count


def _kept(lines: Sequence[SetLine], free: float, begun: bool) -> int:
    """Return how many lines of a block are set into what is free of a column."""
    count = fitting(lines, free)
    if count == len(lines):
        return count
    if not begun:
        return max(1, count - 1 if len(lines) - count == 1 and count > _TOGETHER else count)
    if len(lines) - count < _TOGETHER:
        count = len(lines) - _TOGETHER
    return count if count >= min(_TOGETHER, len(lines)) else 0


def _topped(lines: list[SetLine]) -> list[SetLine]:
    """Return lines that begin a column, with nothing kept free above the first."""
    first = lines[0]
    bare = SetLine(first.spans, first.size_pt, first.width, first.offset)
    return [bare, *lines[1:]]
