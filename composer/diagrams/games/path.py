# SPDX-License-Identifier: GPL-3.0-or-later
"""Outlines of straight lines and curves, which every form of file can draw alike.

A path knows four steps only: to go somewhere, a line, a curve with two handles, and to close. All
places are absolute. What is written as the path of an SVG, with arcs and places that count
from the last, is turned into these.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from composer.diagrams.style.measures import number

MOVE: Final = "M"
LINE: Final = "L"
CURVE: Final = "C"
CLOSE: Final = "Z"

Step = tuple[str, tuple[float, ...]]
"""A letter, and the places that belong to it, x before y."""

_CIRCLE: Final = 0.5522847498  # how far the handles of a quarter of a circle reach
_TOKEN: Final = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_WANTED: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_ARC: Final = re.compile(r"[\s,]*([01])")


@dataclass(frozen=True, slots=True)
class Path:
    """An outline.

    Attributes:
        steps: from the first to the last.
    """

    steps: tuple[Step, ...]

    def mapped(self, a: float, b: float, c: float, d: float, e: float, f: float) -> Path:
        """Return it after a transformation, as SVG writes a `matrix`."""

        def of(values: tuple[float, ...]) -> tuple[float, ...]:
            pairs = zip(values[::2], values[1::2], strict=True)
            return tuple(each for x, y in pairs for each in (a * x + c * y + e, b * x + d * y + f))

        return Path(tuple((letter, of(values)) for letter, values in self.steps))

    def scaled(self, scale: float) -> Path:
        """Return it so many times as large, seen from 0, 0."""
        return self.mapped(scale, 0, 0, scale, 0, 0)

    def moved(self, x: float, y: float) -> Path:
        """Return it shifted."""
        return self.mapped(1, 0, 0, 1, x, y)

    def rotated(self, degrees: float, x: float = 0.0, y: float = 0.0) -> Path:
        """Return it turned clockwise about a place."""
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return self.mapped(cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos)

    def svg(self) -> str:
        """Return it as SVG writes paths."""
        parts = []
        for letter, values in self.steps:
            parts.append(letter + " ".join(map(number, values)))
        return "".join(parts)

    def __add__(self, other: Path) -> Path:
        """Return both as one."""
        return Path(self.steps + other.steps)

    def flat(self, pieces: int = 10) -> tuple[tuple[tuple[float, float], ...], ...]:
        """Return it as polygons: every curve in so many straight pieces."""
        found: list[list[tuple[float, float]]] = []
        at = (0.0, 0.0)
        for letter, values in self.steps:
            if letter == MOVE:
                at = (values[0], values[1])
                found.append([at])
            elif letter == LINE:
                at = (values[0], values[1])
                found[-1].append(at)
            elif letter == CURVE:
                found[-1] += _curve_points(at, values, pieces)
                at = (values[4], values[5])
        return tuple(tuple(part) for part in found)

    def holds(self, x: float, y: float) -> bool:
        """Return whether a place lies within, by the rule of even and odd."""
        inside = False
        for polygon in self.flat():
            for (x1, y1), (x2, y2) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
                if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                    inside = not inside
        return inside

    def bounds(self) -> tuple[float, float, float, float]:
        """Return the least x, least y, greatest x and greatest y of its curves.

        Raises:
            ValueError: it is empty.
        """
        points = [point for polygon in self.flat() for point in polygon]
        across, down = [x for x, _ in points], [y for _, y in points]
        return min(across), min(down), max(across), max(down)


def _curve_points(
    at: tuple[float, float], values: tuple[float, ...], pieces: int
) -> Iterator[tuple[float, float]]:
    (x0, y0), (x1, y1, x2, y2, x3, y3) = at, values
    for index in range(1, pieces + 1):
        t = index / pieces
        u = 1 - t
        yield (
            u**3 * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t**3 * x3,
            u**3 * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t**3 * y3,
        )


def box(x: float, y: float, width: float, height: float) -> Path:
    """Return a rectangle from its upper left corner."""
    return polygon(((x, y), (x + width, y), (x + width, y + height), (x, y + height)))


def polygon(points: Iterable[tuple[float, float]]) -> Path:
    """Return a closed outline of straight lines."""
    return Path((*line(points).steps, (CLOSE, ())))


def line(points: Iterable[tuple[float, float]]) -> Path:
    """Return an open line through some places."""
    return Path(tuple((LINE if number else MOVE, at) for number, at in enumerate(points)))


def circle(x: float, y: float, radius: float) -> Path:
    """Return a circle."""
    reach = radius * _CIRCLE
    return Path(
        (
            (MOVE, (x - radius, y)),
            (CURVE, (x - radius, y - reach, x - reach, y - radius, x, y - radius)),
            (CURVE, (x + reach, y - radius, x + radius, y - reach, x + radius, y)),
            (CURVE, (x + radius, y + reach, x + reach, y + radius, x, y + radius)),
            (CURVE, (x - reach, y + radius, x - radius, y + reach, x - radius, y)),
            (CLOSE, ()),
        )
    )


def sector(inner: float, outer: float, start: float, end: float) -> Path:
    """Return a piece of a ring about 0, 0, from one angle to another, clockwise from the top."""
    outside, inside = arc(outer, start, end), arc(inner, end, start)
    ((_, first), *rest) = inside.steps
    return Path((*outside.steps, (LINE, first), *rest, (CLOSE, ())))


def arc(radius: float, start: float, end: float) -> Path:
    """Return a piece of a circle about 0, 0, between two angles clockwise from the top."""
    pieces = max(1, math.ceil(abs(end - start) / 45))
    step = math.radians(end - start) / pieces
    reach = 4 / 3 * math.tan(step / 4) * radius
    angle = math.radians(start)
    x, y = radius * math.sin(angle), -radius * math.cos(angle)
    steps: list[Step] = [(MOVE, (x, y))]
    for _ in range(pieces):
        x1, y1 = x + reach * math.cos(angle), y + reach * math.sin(angle)
        angle += step
        x, y = radius * math.sin(angle), -radius * math.cos(angle)
        x2, y2 = x - reach * math.cos(angle), y - reach * math.sin(angle)
        steps.append((CURVE, (x1, y1, x2, y2, x, y)))
    return Path(tuple(steps))


@lru_cache(maxsize=4096)
def path_of(text: str) -> Path:
    """Return the path that SVG writes so.

    Raises:
        ValueError: it is no path.
    """
    return Path(tuple(_steps(text)))


def _numbers(text: str) -> Iterator[tuple[str, list[float]]]:
    """Yield each command with all its numbers."""
    for found in re.finditer(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)", text):
        letter, rest = found[1], found[2]
        if letter in "Aa":
            yield letter, list(_arc_numbers(rest))
        else:
            yield letter, [float(each) for each in _TOKEN.findall(rest)]


def _arc_numbers(rest: str) -> Iterator[float]:
    """Yield the numbers of arcs, whose two flags may stand without a space after them."""
    at = 0
    place = 0
    while True:
        if place % 7 in (3, 4):
            found = _ARC.match(rest, at)
        else:
            found = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)").match(rest, at)
        if found is None:
            return
        yield float(found[1])
        at = found.end()
        place += 1


def _steps(text: str) -> Iterator[Step]:
    x = y = startx = starty = 0.0
    handle: tuple[float, float] | None = None
    for letter, numbers in _numbers(text):
        kind, wanted = letter.upper(), _WANTED[letter.upper()]
        if kind == "Z":
            yield CLOSE, ()
            x, y, handle = startx, starty, None
            continue
        if not numbers or len(numbers) % wanted:
            raise ValueError(f"not a path: {text[:60]!r}")
        for index in range(0, len(numbers), wanted):
            each = numbers[index : index + wanted]
            dx, dy = (x, y) if letter.islower() else (0.0, 0.0)
            last = handle
            handle = None
            if kind in "MLT":
                x, y = each[0] + dx, each[1] + dy
                if kind == "M" and not index:
                    startx, starty = x, y
                    yield MOVE, (x, y)
                else:
                    yield LINE, (x, y)
            elif kind == "H":
                x = each[0] + dx
                yield LINE, (x, y)
            elif kind == "V":
                y = each[0] + dy
                yield LINE, (x, y)
            elif kind in "CS":
                if kind == "S":
                    mirrored = (2 * x - last[0], 2 * y - last[1]) if last else (x, y)
                    ends = [*mirrored, *_shifted(each, dx, dy)]
                else:
                    ends = _shifted(each, dx, dy)
                handle = (ends[2], ends[3])
                x, y = ends[4], ends[5]
                yield CURVE, tuple(ends)
            elif kind == "Q":
                cx, cy, ex, ey = _shifted(each, dx, dy)
                yield (
                    CURVE,
                    (
                        x + 2 / 3 * (cx - x),
                        y + 2 / 3 * (cy - y),
                        ex + 2 / 3 * (cx - ex),
                        ey + 2 / 3 * (cy - ey),
                        ex,
                        ey,
                    ),
                )
                x, y = ex, ey
            else:
                end = (each[5] + dx, each[6] + dy)
                yield from _arc_steps((x, y), end, each)
                x, y = end


def _shifted(values: list[float], dx: float, dy: float) -> list[float]:
    return [value + (dy if index % 2 else dx) for index, value in enumerate(values)]


def _arc_steps(
    start: tuple[float, float], end: tuple[float, float], given: list[float]
) -> Iterator[Step]:
    """Yield the curves of an elliptic arc, by the way the SVG specification finds its middle."""
    rx, ry, turn, large, sweep = abs(given[0]), abs(given[1]), given[2], given[3], given[4]
    if not rx or not ry or start == end:
        yield LINE, end
        return
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    hx, hy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    px, py = cos * hx + sin * hy, -sin * hx + cos * hy
    grown = max(1.0, math.sqrt((px / rx) ** 2 + (py / ry) ** 2))
    rx, ry = rx * grown, ry * grown
    above = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2
    below = (rx * py) ** 2 + (ry * px) ** 2
    root = math.sqrt(max(0.0, above / below)) * (-1 if bool(large) == bool(sweep) else 1)
    mx, my = root * rx * py / ry, -root * ry * px / rx
    first = math.atan2((py - my) / ry, (px - mx) / rx)
    swept = math.atan2((-py - my) / ry, (-px - mx) / rx) - first
    if sweep and swept < 0:
        swept += 2 * math.pi
    elif not sweep and swept > 0:
        swept -= 2 * math.pi
    midx = cos * mx - sin * my + (start[0] + end[0]) / 2
    midy = sin * mx + cos * my + (start[1] + end[1]) / 2
    pieces = max(1, math.ceil(abs(swept) / (math.pi / 2) - 1e-9))
    step = swept / pieces
    reach = 4 / 3 * math.tan(step / 4)

    def placed(x: float, y: float) -> tuple[float, float]:
        x, y = x * rx, y * ry
        return cos * x - sin * y + midx, sin * x + cos * y + midy

    for index in range(pieces):
        a, b = first + index * step, first + (index + 1) * step
        one = placed(math.cos(a) - reach * math.sin(a), math.sin(a) + reach * math.cos(a))
        other = placed(math.cos(b) + reach * math.sin(b), math.sin(b) - reach * math.cos(b))
        yield CURVE, (*one, *other, *placed(math.cos(b), math.sin(b)))
