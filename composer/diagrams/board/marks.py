# SPDX-License-Identifier: GPL-3.0-or-later
"""Marks and arrows over a board as SVG, in the colour of the style."""

from __future__ import annotations

import math
from collections.abc import Iterator
from types import MappingProxyType
from typing import Final

from composer.diagrams.style.annotations import Annotations, Arrow, Badge, MarkShape, SquareMark
from composer.diagrams.style.measures import PIECE_BOX, corner, middle, number
from composer.diagrams.style.style import DiagramStyle, Hatch

_LINE: Final = 2.4  # units of the width of a mark's line
_RIM: Final = 1.5  # units of the light rim around it on hatched squares
_CIRCLE: Final = 19.6  # units from the middle to the line of a circle
_DOT: Final = 6.5
_CROSS: Final = 11.0  # units from the middle to the ends of a cross, along the edges
_INSET: Final = 2.2  # units between the edge of a square and the line of a mark's frame
_SHAFT: Final = 2.6  # half the width of an arrow
_HEAD: Final = 8.5  # half the width of its head
_POINT: Final = 15.0  # the length of its head
_TAIL: Final = 10.0  # units from the middle of its first square to its beginning
_OPACITY: Final = "0.8"


def marks(notes: Annotations, style: DiagramStyle) -> Iterator[str]:
    """Yield the drawing of the marks, then that of the arrows.

    On hatched squares each has a rim of the light squares' colour, as the men have.
    """
    for square, badge in notes.badges:
        x, y = corner(square, style.flipped)
        yield f'<g transform="translate({x} {y})">{badge_drawing(badge)}</g>'
    rim = isinstance(style.dark, Hatch)
    if notes.marks:
        shapes = [_shape(mark, style.flipped) for mark in notes.marks]
        if rim:
            yield _group(shapes, style.light, _LINE + 2 * _RIM)
        yield _group(shapes, style.mark, _LINE)
    if notes.arrows:
        outlines = [f'<path d="{_arrow(arrow, style.flipped)}"/>' for arrow in notes.arrows]
        if rim:
            yield _group(outlines, style.light, 2 * _RIM)
        yield "\n".join(
            (f'<g fill="{style.mark}" fill-opacity="{_OPACITY}">', *outlines, "</g>"),
        )


def badge_drawing(badge: Badge) -> str:
    """Return a sign on its white disc, at the upper right of a box of 45 units."""
    return (
        '<circle cx="37.5" cy="7.5" r="6.5" fill="#fff" stroke="#000" stroke-width="1"/>'
        f'<path d="{_SIGNS[badge]}" fill="none" stroke="#000" stroke-width="1.5"'
        ' stroke-linejoin="round" stroke-linecap="round"/>'
    )


_SIGNS: Final = MappingProxyType(
    {
        Badge.LEAPS: "M34 9.8C34.3 4.2 40.2 4 40.9 8.6M38.9 7.6L40.9 9.6L42 7",  # over, and down
        Badge.IMMUNE: "M34.6 4.6H40.4V7.4C40.4 9.4 39 10.7 37.5 11.2C36 10.7 34.6 9.4 34.6 7.4Z",
        Badge.IMMOVABLE: "M35 5L40 10M40 5L35 10",
        Badge.WAITS: "M36.1 5V10M38.9 5V10",
    }
)


def _group(shapes: list[str], colour: str, width: float) -> str:
    opened = f'<g fill="none" stroke="{colour}" stroke-width="{number(width)}">'
    return "\n".join((opened, *shapes, "</g>"))


def _shape(mark: SquareMark, flipped: bool) -> str:
    x, y = middle(mark.square, flipped)
    if mark.shape is MarkShape.CIRCLE:
        return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(_CIRCLE)}"/>'
    if mark.shape is MarkShape.DOT:  # drawn by its line alone, which fills it to the middle
        place = f'cx="{number(x)}" cy="{number(y)}"'
        return f'<circle {place} r="{number(_DOT / 2)}" stroke-width="{number(_DOT)}"/>'
    if mark.shape is MarkShape.CROSS:
        across = number(2 * _CROSS)
        path = f"M{number(x - _CROSS)} {number(y - _CROSS)}l{across} {across}"
        return f'<path d="{path}m0 -{across}l-{across} {across}" stroke-linecap="round"/>'
    edge, inset = number(PIECE_BOX - 2 * _INSET), PIECE_BOX / 2 - _INSET
    place = f'x="{number(x - inset)}" y="{number(y - inset)}"'
    return f'<rect {place} width="{edge}" height="{edge}"/>'


def _arrow(arrow: Arrow, flipped: bool) -> str:
    """Return the outline of an arrow from near one middle to the other, point first."""
    (x1, y1), (x2, y2) = middle(arrow.origin, flipped), middle(arrow.target, flipped)
    length = math.hypot(x2 - x1, y2 - y1)
    along = ((x2 - x1) / length, (y2 - y1) / length)
    across = (-along[1], along[0])
    outline = (
        (length, 0.0),
        (length - _POINT, _HEAD),
        (length - _POINT, _SHAFT),
        (_TAIL, _SHAFT),
        (_TAIL, -_SHAFT),
        (length - _POINT, -_SHAFT),
        (length - _POINT, -_HEAD),
    )
    places = (
        f"{number(x1 + far * along[0] + aside * across[0])}"
        f" {number(y1 + far * along[1] + aside * across[1])}"
        for far, aside in outline
    )
    return "M" + "L".join(places) + "z"
