# SPDX-License-Identifier: GPL-3.0-or-later
"""A picture as a value: outlines filled and stroked, and lines of letters, one over the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from composer.diagrams.games.path import Path, path_of
from composer.diagrams.letters.shipped import EM, outline

NO_PAINT: Final = ""
"""Where nothing is filled, or no line is drawn."""


@dataclass(frozen=True, slots=True)
class Shape:
    """An outline with its paint.

    Attributes:
        path: where it runs.
        fill: a colour as `#rrggbb`, or `NO_PAINT`.
        stroke: the colour of its line, or `NO_PAINT`.
        width: units of the width of the line.
        dash: units of a dash and of the gap behind it; both 0 of a whole line.
        even: whether a part within another is a hole.
    """

    path: Path
    fill: str = NO_PAINT
    stroke: str = NO_PAINT
    width: float = 1.0
    dash: tuple[float, float] = (0.0, 0.0)
    even: bool = False

    def placed(self, scale: float, x: float, y: float) -> Shape:
        """Return it so many times as large, and then shifted; its line and dashes grow with it."""
        return replace(
            self,
            path=self.path.mapped(scale, 0, 0, scale, x, y),
            width=self.width * scale,
            dash=(self.dash[0] * scale, self.dash[1] * scale),
        )


@dataclass(frozen=True, slots=True)
class Words:
    """A line of letters.

    Attributes:
        text: what it says.
        x: where it begins, has its middle or ends.
        y: its baseline.
        size: of its letters, in units.
        colour: `#rrggbb`.
        anchor: `start`, `middle` or `end`.
        bold: whether the letters are heavy.
        italic: whether they lean.
        serif: whether they are those with serifs.
    """

    text: str
    x: float
    y: float
    size: float
    colour: str
    anchor: str = "start"
    bold: bool = False
    italic: bool = False
    serif: bool = False

    def placed(self, scale: float, x: float, y: float) -> Words:
        """Return it so many times as large, and then shifted."""
        return replace(self, x=self.x * scale + x, y=self.y * scale + y, size=self.size * scale)


@dataclass(frozen=True, slots=True)
class Group:
    """Items drawn so many times as large and shifted, such as a man on his cell.

    What is shared by several groups is drawn once by whoever keeps what he has drawn.

    Attributes:
        items: what is drawn.
        scale: how many times as large.
        x: where their 0, 0 lies.
        y: the same from above.
    """

    items: tuple[Item, ...]
    scale: float
    x: float
    y: float

    def placed(self, scale: float, x: float, y: float) -> Group:
        """Return it so many times as large, and then shifted."""
        return replace(self, scale=self.scale * scale, x=self.x * scale + x, y=self.y * scale + y)


Item = Shape | Words | Group


def flat(items: Iterable[Item]) -> Iterator[Shape | Words]:
    """Yield items without groups: what is in them is where they put it."""
    for item in items:
        if not isinstance(item, Group):
            yield item
            continue
        for inner in flat(item.items):
            yield inner.placed(item.scale, item.x, item.y)


@dataclass(frozen=True, slots=True)
class Picture:
    """Items, the first lowest.

    Attributes:
        width: units.
        height: units.
        items: what is drawn.
        x: where the board's own corner lies in it.
        y: the same from above.
        title: what it shows, for those who hear it.
    """

    width: float
    height: float
    items: tuple[Item, ...]
    x: float = 0.0
    y: float = 0.0
    title: str = ""

    def placed(self, scale: float, x: float, y: float) -> tuple[Item, ...]:
        """Return its items for a place in another picture."""
        return (Group(self.items, scale, x, y),)


def letters(
    text: str, x: float, y: float, size: float, colour: str, *, bold: bool = True
) -> Iterable[Shape]:
    """Yield a line of letters as outlines, its middle at a place; letters unknown are left out.

    Args:
        text: the line.
        x: its middle.
        y: its baseline.
        size: of its letters.
        colour: of its letters.
        bold: whether they are heavy.
    """
    drawing, wide = outline(text, bold, False)
    if drawing:
        scale = size / EM
        path = path_of(drawing).mapped(scale, 0, 0, scale, x - wide * scale / 2, y)
        yield Shape(path, colour)


def width_of(text: str, size: float, *, bold: bool = True) -> float:
    """Return how wide `letters` draws a line."""
    return outline(text, bold, False)[1] * size / EM
