# SPDX-License-Identifier: GPL-3.0-or-later
"""Text that flows from column to column and page to page, as solutions do at the end of a sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from composer.diagrams.pages.cells import diagrams_of, stacked
from composer.diagrams.pages.page import Box, Laid, PlacedBoard, PlacedText
from composer.diagrams.pages.typesetting import SetLine, height_of

_TOGETHER = 2  # lines of a block that stay together at either end of a column
_HALVINGS: Final = 9
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
    blocks: Iterable[Sequence[SetLine]], frames: Iterator[Frame], begun_on: list[int] | None = None
) -> Iterator[Laid]:
    """Yield pages of text: blocks of lines, one after the other, each frame a page.

    Into `begun_on` goes on which page each block begins, from 0.

    Between the ends of two columns no line is lost and none is cut; a block is broken so that
    no single line of it stands alone, where that can be.
    """
    texts: list[PlacedText] = []
    boards: list[PlacedBoard] = []
    frame, column = next(frames), 0
    free = frame.box.height
    page = 0
    for block in blocks:
        lines = list(block)
        is_new = True
        while lines:
            begun = free < frame.box.height
            count = _kept(lines, free, begun)
            if count:
                if is_new and begun_on is not None:
                    begun_on.append(page)
                is_new = False
                y = frame.box.bottom - free
                shown = lines[:count] if begun else _topped(lines[:count])
                texts += stacked(shown, frame.column_x(column), y)
                boards += diagrams_of(shown, frame.column_x(column), y)
                free -= height_of(shown)
                lines = lines[count:]
            if lines:
                column += 1
                if column == frame.columns:
                    yield Laid(tuple(texts), tuple(boards))
                    texts, boards, frame, column = [], [], next(frames), 0
                    page += 1
                free = frame.box.height
        if is_new and begun_on is not None:  # a block without a line
            begun_on.append(page)
    if texts or boards:
        yield Laid(tuple(texts), tuple(boards))


def balanced(
    blocks: Sequence[Sequence[SetLine]], frames: Callable[[], Iterator[Frame]]
) -> tuple[tuple[Laid, ...], tuple[int, ...]]:
    """Return pages of text whose last one has columns of even height, and where blocks begin.

    Args:
        blocks: what is set.
        frames: gives the frames of the pages anew.
    """
    begun: list[int] = []
    pages = tuple(flowed(blocks, frames(), begun))
    first = next(frames())
    if not pages or first.columns == 1:
        return pages, tuple(begun)
    last = len(pages) - 1
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        part = (low + high) / 2
        places: list[int] = []
        tried = tuple(flowed(blocks, _lowered(frames(), last, part), places))
        if len(tried) == len(pages):
            high, pages, begun = part, tried, places
        else:
            low = part
    return pages, tuple(begun)


def _lowered(frames: Iterator[Frame], at: int, part: float) -> Iterator[Frame]:
    """Yield frames, of which one is lower."""
    for place, frame in enumerate(frames):
        box = frame.box
        lower = Box(box.x, box.y, box.width, max(20.0, box.height * part))
        yield replace(frame, box=lower) if place == at else frame


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
    return [replace(first, gap=0.0), *lines[1:]]
