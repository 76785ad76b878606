# SPDX-License-Identifier: GPL-3.0-or-later
"""Marks and arrows over a board as SVG, in the colour of the style."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from composer.diagrams.annotations import Annotations, Arrow, Mark, Shape
from composer.diagrams.measures import middle, number
from composer.diagrams.pieces import PIECE_BOX
from composer.diagrams.style import DiagramStyle

_LINE: Final = 2.4  # units of the width of a mark's line
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
    """Yield the drawing of the marks, then that of the arrows."""
    if not notes.marks and not notes.arrows:
        return
    colour = style.mark
    yield f'<g fill="none" stroke="{colour}" stroke-width="{number(_LINE)}">'
    for mark in notes.marks:
        yield _mark(mark, style)
    for arrow in notes.arrows:
        path = _arrow(arrow, style.flipped)
        yield f'<path d="{path}" fill="{colour}" fill-opacity="{_OPACITY}" stroke="none"/>'
    yield "</g>"


def _mark(mark: Mark, style: DiagramStyle) -> str:
    x, y = middle(mark.square, style.flipped)
    cx, cy = number(x), number(y)
    if mark.shape is Shape.CIRCLE:
        return f'<circle cx="{cx}" cy="{cy}" r="{number(_CIRCLE)}"/>'
    if mark.shape is Shape.DOT:  # with a rim, so that a hatching does not swallow it
        return (
            f'<circle cx="{cx}" cy="{cy}" r="{number(_DOT)}" fill="{style.mark}"'
            f' stroke="{style.light}"/>'
        )
    if mark.shape is Shape.CROSS:
        left, top, across = number(x - _CROSS), number(y - _CROSS), number(2 * _CROSS)
        path = f"M{left} {top}l{across} {across}m0 -{across}l-{across} {across}"
        return f'<path d="{path}" stroke-linecap="round"/>'
    edge, inset = number(PIECE_BOX - 2 * _INSET), PIECE_BOX / 2 - _INSET
    return f'<rect x="{number(x - inset)}" y="{number(y - inset)}" width="{edge}" height="{edge}"/>'


def _arrow(arrow: Arrow, flipped: bool) -> str:
    """Return the outline of an arrow from near one middle to the other, point first."""
    (x1, y1), (x2, y2) = middle(arrow.origin, flipped), middle(arrow.target, flipped)
    length = math.hypot(x2 - x1, y2 - y1)
    along, across = (
        ((x2 - x1) / length, (y2 - y1) / length),
        ((y1 - y2) / length, (x2 - x1) / length),
    )
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
