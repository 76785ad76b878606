# SPDX-License-Identifier: GPL-3.0-or-later
"""The serif letters that come with the program, so that print looks alike on every machine.

Text is set in Libertinus Serif (Latin, Greek, Cyrillic, Hebrew), figurines in those of DejaVu
Sans; `resources/fonts` tells their authors and licences. What neither has, such as Chinese
letters, is set in what the machine has.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Final

from composer.assets import asset
from composer.diagrams.letters.truetype import Face, Point

TEXT_FAMILY: Final = "Composer Libertinus"
FIGURINE_FAMILY: Final = "Composer Figurines"
EM: Final = 1000
"""Units of an outline in the size of its letters."""
CUTS: Final = ("Regular", "Bold", "Italic", "BoldItalic")
_FOLDER: Final = "fonts"


def font_files() -> Iterator[Traversable]:
    """Yield the files of the letters, for a program that takes fonts."""
    for family in (TEXT_FAMILY, FIGURINE_FAMILY):
        for cut in CUTS:
            yield _file(family, cut)


def advance(letter: str, bold: bool = False, italic: bool = False) -> float | None:
    """Return how wide a letter is, as a part of the size; None if the letters do not have it."""
    found = _glyph(letter, bold, italic)
    return None if found is None else found[0].advance(found[1])


def has_all(text: str, bold: bool = False, italic: bool = False) -> bool:
    """Whether a text can be drawn: all letters are there.

    Accents that stand for themselves would have to be put into their places, and figures after
    Hebrew letters go to the left of them: these are not drawn.
    """
    return not _LEFTWARD_FIGURES.search(_ways(text)) and all(
        _glyph(letter, bold, italic) is not None
        and unicodedata.category(letter) not in ("Mn", "Me")
        for letter in text
        if letter not in _UNSEEN
    )


_UNSEEN: Final = "\u200e"  # marks of direction
_LEFTWARDS: Final = re.compile("R(?:n*R)*")
_LEFTWARD_FIGURES: Final = re.compile("Rn*[1A]")
_WAYS: Final = {"L": "L", "R": "R", "AL": "A", "EN": "1", "AN": "1"}


def _ways(text: str) -> str:
    """Return a letter for each letter: the way in which it runs, `n` where it has none."""
    return "".join(_WAYS.get(unicodedata.bidirectional(letter), "n") for letter in text)


def _as_seen(text: str) -> str:
    """Return a line in the order of its letters on paper: Hebrew ones run leftwards."""
    if text.isascii():
        return text
    found = list(text)
    for run in _LEFTWARDS.finditer(_ways(text)):
        found[run.start() : run.end()] = reversed(found[run.start() : run.end()])
    return "".join(found)


def outline(text: str, bold: bool = False, italic: bool = False) -> tuple[str, float]:
    """Return the outlines of a text as the path of an SVG, beginning at 0, and how wide it is.

    Both are in thousandths of the size of the letters. Letters that are not there are left out;
    see `has_all`.

    Args:
        text: one line.
        bold: whether they are heavy.
        italic: whether they lean.
    """
    parts: list[str] = []
    reach = 0.0
    for letter in _as_seen(text):
        found = None if letter in _UNSEEN else _glyph(letter, bold, italic)
        if found is None:
            continue
        drawing = _drawing(letter, bold, italic)
        if drawing:
            parts.append(f"M{round(reach)} 0{drawing}")
        reach += found[0].advance(found[1]) * EM
    return "".join(parts), reach


@lru_cache(maxsize=4096)
def _drawing(letter: str, bold: bool, italic: bool) -> str:
    """Return the path of a letter relative to where it begins, in thousandths of its size."""
    found = _glyph(letter, bold, italic)
    if found is None:
        return ""
    face, glyph = found
    pen = (0, 0)
    parts: list[str] = []
    for contour in face.outline(glyph):
        points = [
            Point(round(x * EM / face.units), round(-y * EM / face.units), on)
            for x, y, on in contour
        ]
        drawn, pen = _path(points, pen)
        parts.append(drawn)
    return "".join(parts)


def _path(points: list[Point], pen: tuple[int, int]) -> tuple[str, tuple[int, int]]:
    """Return a closed contour of lines and quadratic curves from the pen, and where that is left.

    Closing a path brings the pen back to where the contour begins.
    """
    while not points[0].on_curve and any(point.on_curve for point in points):
        points = [*points[1:], points[0]]
    first = points[0]
    at = start = (round(first.x), round(first.y))
    told = [f"m{start[0] - pen[0]} {start[1] - pen[1]}"]
    around = [*points[1:], first]
    for place, point in enumerate(around):
        here = (round(point.x), round(point.y))
        if point.on_curve:
            if here != at:
                told.append(f"l{here[0] - at[0]} {here[1] - at[1]}")
            at = here
            continue
        following = around[place + 1] if place + 1 < len(around) else first
        end = (round(following.x), round(following.y))
        if not following.on_curve:  # two off the curve have one on it in their middle
            end = ((here[0] + end[0]) // 2, (here[1] + end[1]) // 2)
        told.append(f"q{here[0] - at[0]} {here[1] - at[1]} {end[0] - at[0]} {end[1] - at[1]}")
        at = end
    return "".join(told).replace(" -", "-") + "z", start


@lru_cache(maxsize=4096)
def _glyph(letter: str, bold: bool, italic: bool) -> tuple[Face, int] | None:
    cut = CUTS[bold + 2 * italic]
    for family in (TEXT_FAMILY, FIGURINE_FAMILY):
        face = _face(family, cut)
        glyph = face.glyphs.get(ord(letter))
        if glyph is not None:
            return face, glyph
    return None


@lru_cache(maxsize=8)
def _face(family: str, cut: str) -> Face:
    return Face.read(_file(family, cut).read_bytes())


def _file(family: str, cut: str) -> Traversable:
    return asset(_FOLDER, f"{family.replace(' ', '')}-{cut}.ttf")
