# SPDX-License-Identifier: GPL-3.0-or-later
"""Figures of men before they have colours: paths that are body, line, or sign."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from types import MappingProxyType
from typing import Final
from xml.etree import ElementTree

from composer.diagrams.board.drawings import drawing, plain
from composer.diagrams.board.marks import badge_drawing
from composer.diagrams.games.hatching import hatching
from composer.diagrams.games.path import Path, circle, path_of
from composer.diagrams.games.picture import Shape, letters, width_of
from composer.diagrams.games.theme import GameTheme
from composer.diagrams.style.annotations import Badge
from composer.diagrams.style.style import PieceSet
from composer.problem.men import Man

FIGURE_BOX: Final = 45
"""Units of the side of the box in which a figure is drawn."""


class Side(Enum):
    """Whose men they are, as far as their colours go."""

    LIGHT = "light"
    DARK = "dark"
    FIRST = "first"
    SECOND = "second"
    THIRD = "third"
    FOURTH = "fourth"
    MANY = "many"

    @property
    def is_dark(self) -> bool:
        """Whether what is drawn upon it must be light."""
        return self is Side.DARK


class Paint(Enum):
    """What a part of a figure is."""

    BODY = "body"
    """An area, with an outline."""
    LINE = "line"
    """A line upon the body."""
    SIGN = "sign"
    """A small area upon the body, such as an eye."""
    OVER = "over"
    """An area of the body's colour, with an outline that shows on a body of any colour."""
    SHADE = "shade"
    """An area in the colour of the outlines, whosever it is."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a figure.

    Attributes:
        path: where it runs.
        paint: what it is.
        width: units of its line.
    """

    path: Path
    paint: Paint = Paint.BODY
    width: float = 2.0


Figure = tuple[Part, ...]
"""The parts of a figure, the first lowest."""


def body(text: str, width: float = 2.0) -> Part:
    """Return a part of the body from the path as SVG writes it."""
    return Part(path_of(text), Paint.BODY, width)


def stroke(text: str, width: float = 1.7) -> Part:
    """Return a line upon the body."""
    return Part(path_of(text), Paint.LINE, width)


def sign(text: str) -> Part:
    """Return a small area upon the body."""
    return Part(path_of(text), Paint.SIGN, 0.0)


def dot(x: float, y: float, radius: float) -> Part:
    """Return a dot upon the body."""
    return Part(circle(x, y, radius), Paint.SIGN, 0.0)


def word(text: str, x: float, y: float, size: float, widest: float) -> Figure:
    """Return letters upon the body, smaller where they would be too wide.

    Args:
        text: the letters.
        x: their middle.
        y: their middle, too.
        size: of the letters.
        widest: units that they may take.
    """
    wide = width_of(text, size)
    if wide > widest:
        size *= widest / wide
    return tuple(
        Part(letter.path, Paint.SIGN, 0.0) for letter in letters(text, x, y + 0.33 * size, size, "")
    )


_HATCHED: Final[Mapping[Side, tuple[float, ...]]] = MappingProxyType(
    {
        Side.FIRST: (45.0,),
        Side.SECOND: (90.0,),
        Side.THIRD: (0.0,),
        Side.FOURTH: (135.0,),
        Side.MANY: (45.0, 135.0),
    }
)
"""How men of no black and white are hatched, so that they differ in print, too."""


def painted(figure: Figure, side: Side, theme: GameTheme) -> Iterator[Shape]:
    """Yield a figure in the colours of its side."""
    dark = side is Side.DARK
    fill = {
        Side.LIGHT: theme.body,
        Side.DARK: theme.shade,
        Side.FIRST: theme.first,
        Side.SECOND: theme.second,
        Side.THIRD: theme.third,
        Side.FOURTH: theme.fourth,
        Side.MANY: theme.body,
    }[side]
    upon = theme.body if dark else theme.shade
    if theme.halo:
        for part in figure:
            if part.paint is Paint.BODY:
                yield Shape(
                    part.path, theme.light, theme.light, max(1.0, part.width) + 2 * theme.halo
                )
    for part in figure:
        if part.paint is Paint.BODY:
            yield Shape(part.path, fill, theme.shade, part.width)
            for degrees in _HATCHED.get(side, ()):
                yield Shape(hatching(part.path, 3.4, degrees), stroke=theme.shade, width=0.75)
        elif part.paint is Paint.OVER:
            yield Shape(part.path, fill, upon, part.width)
        elif part.paint is Paint.LINE:
            yield Shape(part.path, stroke=upon, width=part.width)
        elif part.paint is Paint.SHADE:
            yield Shape(part.path, theme.shade)
        else:
            yield Shape(part.path, upon)


@cache
def chessman(man: Man, pieces: PieceSet) -> tuple[Shape, ...]:
    """Return one of the twelve men of chess as shapes in black and white."""
    root = ElementTree.fromstring(plain(drawing(man, pieces)))
    return tuple(_shapes(root, {}))


@cache
def fresh_sign() -> tuple[Shape, ...]:
    """Return the sign of a man who has not moved yet, at the upper right of his box."""
    return tuple(_shapes(ElementTree.fromstring(f"<g>{badge_drawing(Badge.LEAPS)}</g>"), {}))


_TOLD: Final = ("fill", "stroke", "stroke-width", "fill-rule")
_WORDS: Final = {"white": "#ffffff", "#fff": "#ffffff", "black": "#000000", "#000": "#000000"}


def _shapes(element: ElementTree.Element, above: dict[str, str]) -> Iterator[Shape]:
    told = above | {name: element.attrib[name] for name in _TOLD if name in element.attrib}
    tag = element.tag.rsplit("}", 1)[-1]
    if tag == "g":
        move = element.get("transform", "")
        if move and not move.startswith("translate(0"):
            raise ValueError(f"a figure of chess is moved by {move}")
        for child in element:
            yield from _shapes(child, told)
        return
    if tag == "circle":
        x, y, radius = (float(element.get(name, "0")) for name in ("cx", "cy", "r"))
        path = circle(x, y, radius)
    else:
        path = path_of(element.get("d", ""))
    fill = _colour(told.get("fill", "#000"))
    yield Shape(
        path,
        fill,
        _colour(told.get("stroke", "none")),
        float(told.get("stroke-width", "1")),
        even=told.get("fill-rule") == "evenodd",
    )


def _colour(text: str) -> str:
    return "" if text == "none" else _WORDS.get(text.lower(), text.lower())


def tinted(shapes: tuple[Shape, ...], side: Side, theme: GameTheme) -> Iterator[Shape]:
    """Yield a man of chess for a side: white and black as they are, others tinted and hatched."""
    if theme.halo:
        for shape in shapes:
            if shape.fill:
                yield replace(
                    shape, fill=theme.light, stroke=theme.light, width=shape.width + 2 * theme.halo
                )
    fill = {Side.FIRST: theme.first, Side.SECOND: theme.second}.get(side, "")
    degrees = 45.0 if side is Side.FIRST else 90.0
    for shape in shapes:
        if not fill or shape.fill != "#ffffff":
            yield shape
            continue
        yield replace(shape, fill=fill)
        yield Shape(hatching(shape.path, 3.4, degrees), stroke=theme.shade, width=0.75)
