# SPDX-License-Identifier: GPL-3.0-or-later
"""A printed page as a value: where each board and each line of letters lies, in millimetres.

Making a page needs no Qt; it is painted by `paintpage` and written as SVG by `pagesvg`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from composer.diagrams.style.annotations import PLAIN, Annotations
from composer.diagrams.style.style import DiagramStyle, Lettering
from composer.notation.spans import Span
from composer.problem.men import Man
from composer.problem.position import Position

MM_PER_POINT: Final = 25.4 / 72


class Align(Enum):
    """Which point of a line its `x` is."""

    LEFT = "start"
    CENTRE = "middle"
    RIGHT = "end"


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of paper, upright, in millimetres."""

    name: str
    width: float
    height: float


A4: Final = Paper("A4", 210, 297)
A5: Final = Paper("A5", 148, 210)
LETTER: Final = Paper("Letter", 215.9, 279.4)
PAPERS: Final = (A4, A5, LETTER)


def paper_named(name: str) -> Paper:
    """Return a paper by its name, in any case of letters.

    Raises:
        ValueError: there is none of that name.
    """
    for paper in PAPERS:
        if paper.name.lower() == name.strip().lower():
            return paper
    known = ", ".join(paper.name for paper in PAPERS)
    raise ValueError(f"expected a paper of {known}, got {name!r}")


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on a page, in millimetres from its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Where it ends at the right."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Where it ends below."""
        return self.y + self.height

    def overlaps(self, other: Box, tolerance: float = 0.05) -> bool:
        """Whether two rectangles have more in common than an edge."""
        return (
            self.x + tolerance < other.right
            and other.x + tolerance < self.right
            and self.y + tolerance < other.bottom
            and other.y + tolerance < self.bottom
        )


@dataclass(frozen=True, slots=True)
class PlacedText:
    """A line of letters in its place.

    Attributes:
        x: where the line begins, has its middle, or ends, as `align` says.
        y: its baseline.
        spans: the runs.
        size_pt: the size of the letters in points.
        width: how wide it was measured, in millimetres. What paints it with other letters
            and finds it wider draws it narrower.
        align: which point `x` is.
    """

    x: float
    y: float
    spans: tuple[Span, ...]
    size_pt: float
    width: float
    align: Align = Align.LEFT

    @property
    def text(self) -> str:
        """The words alone, with ordinary spaces."""
        return "".join(span.text for span in self.spans).replace("\u00a0", " ")

    @property
    def box(self) -> Box:
        """The rectangle that the line fills, from capitals and accents to descenders."""
        size = self.size_pt * MM_PER_POINT
        left = {Align.LEFT: 0.0, Align.CENTRE: self.width / 2, Align.RIGHT: self.width}
        return Box(self.x - left[self.align], self.y - 0.78 * size, self.width, size)


@dataclass(frozen=True, slots=True)
class KeyFigure:
    """A man of a key, in millimetres from the upper left corner of his board's squares."""

    man: Man
    x: float
    y: float
    side: float


@dataclass(frozen=True, slots=True)
class PlacedBoard:
    """A board in its place.

    Attributes:
        x: the left edge of the squares; coordinates and frame lie outside.
        y: the upper edge of the squares.
        side: the width of the squares, all eight.
        position: the men.
        style: how it looks; its own measures of paper do not count.
        number: which problem of the sheet it is, from 0; less for one within a solution.
        notes: marks, arrows and turned men.
        key: the figures of the key below it; their names are lines of the page.
    """

    x: float
    y: float
    side: float
    position: Position
    style: DiagramStyle
    number: int = 0
    notes: Annotations = PLAIN
    key: tuple[KeyFigure, ...] = ()

    @property
    def box(self) -> Box:
        """The rectangle of the squares."""
        return Box(self.x, self.y, self.side, self.side)


@dataclass(frozen=True, slots=True)
class Laid:
    """Lines of letters in their places, with the diagrams between them."""

    texts: tuple[PlacedText, ...] = ()
    boards: tuple[PlacedBoard, ...] = ()


@dataclass(frozen=True, slots=True)
class PlacedRule:
    """A straight line of ink."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float = 0.2
    colour: str = "#000000"


@dataclass(frozen=True, slots=True)
class Page:
    """A page with all that lies on it.

    Attributes:
        width: of the paper, in millimetres, as it lies.
        height: of the paper.
        boards: the boards.
        texts: the lines of letters.
        rules: the straight lines.
        lettering: the family of the letters.
    """

    width: float
    height: float
    boards: tuple[PlacedBoard, ...] = ()
    texts: tuple[PlacedText, ...] = ()
    rules: tuple[PlacedRule, ...] = ()
    lettering: Lettering = Lettering.SERIF

    def words(self) -> str:
        """Return all that can be read on the page, a line for each line."""
        return "\n".join(text.text for text in self.texts)

    def boxes(self) -> Iterator[Box]:
        """Yield the rectangles of boards and lines."""
        yield from (board.box for board in self.boards)
        yield from (text.box for text in self.texts)
