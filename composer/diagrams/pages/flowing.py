# SPDX-License-Identifier: GPL-3.0-or-later
"""Text that flows from column to column and page to page, as solutions do at the end of a sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from composer.diagrams.pages.cells import stacked
from composer.diagrams.pages.page import Box, PlacedText
from composer.diagrams.pages.typesetting import SetLine, height_of

_TOGETHER = 2  # lines of a block that stay together at either end of a column
_FURTHER = 0.01  # millimetres to the right, from which on a line belongs to the one above it


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


def kept_together(lines: Sequence[SetLine], room: float) -> int:
    """Return how many lines are set into a height, so that what belongs together stays so.

    No single line stands alone at either end, and no head without what it leads.
    """
    return _kept(lines, room, begun=True) if lines else 0


def _kept(lines: Sequence[SetLine], free: float, begun: bool) -> int:
    """Return how many lines of a block are set into what is free of a column."""
    count = fitting(lines, free)
    if count == len(lines):
        return count
    least = min(_TOGETHER, len(lines))
    for kept in range(min(count, len(lines) - _TOGETHER), least - 1, -1):
        if not _is_torn(lines, kept):
            return kept
    return 0 if begun else max(1, count)


def _is_torn(lines: Sequence[SetLine], kept: int) -> bool:
    """Whether a column that ends after so many lines tears a head from what it leads.

    A head is a move, or a word such as "Set play", whose play stands below it further to the
    right.
    """
    following = next((at for at in range(kept, len(lines)) if lines[at].begins), len(lines))
    if following == len(lines):
        return False
    first = next((at for at in range(kept - 1, -1, -1) if lines[at].begins), 0)
    return lines[following].offset > lines[first].offset + _FURTHER


def _topped(lines: list[SetLine]) -> list[SetLine]:
    """Return lines that begin a column, with nothing kept free above the first."""
    first = lines[0]
    bare = SetLine(first.spans, first.size_pt, first.width, first.offset)
    return [bare, *lines[1:]]
