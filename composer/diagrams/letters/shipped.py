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
from typing import Final

from composer.assets import asset
from composer.diagrams.letters.truetype import Contour, Face

TEXT_FAMILY: Final = "Composer Libertinus"
FIGURINE_FAMILY: Final = "Composer Figurines"
CUTS: Final = ("Regular", "Bold", "Italic", "BoldItalic")
_FOLDER: Final = "fonts"


def font_files() -> Iterator[bytes]:
    """Yield the files of the letters, for a program that takes fonts."""
    for family in (TEXT_FAMILY, FIGURINE_FAMILY):
        for cut in CUTS:
            yield _content(family, cut)


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


def outline(text: str, size: float, bold: bool = False, italic: bool = False) -> tuple[str, float]:
    """Return the outlines of a text as the path of an SVG, beginning at 0, and how wide it is.

    Letters that are not there are left out; see `has_all`.

    Args:
        text: one line.
        size: of the letters, in units of the drawing.
        bold: whether they are heavy.
        italic: whether they lean.
    """
    parts: list[str] = []
    reach = 0.0
    for letter in _as_seen(text):
        found = None if letter in _UNSEEN else _glyph(letter, bold, italic)
        if found is None:
            continue
        face, glyph = found
        scale = size / face.units
        parts += (_path(each, reach, scale) for each in face.outline(glyph))
        reach += face.advance(glyph) * size
    return "".join(parts), reach


def _path(contour: Contour, x: float, scale: float) -> str:
    """Return a closed contour of straight lines and quadratic curves."""
    points = list(contour)
    while points and not points[0].on_curve and any(each.on_curve for each in points):
        points = [*points[1:], points[0]]

    def at(px: float, py: float) -> str:
        return f"{_short(x + px * scale)} {_short(-py * scale)}"

    first = points[0]
    told = [f"M{at(first.x, first.y)}"]
    around = [*points[1:], first]
    for place, point in enumerate(around):
        if point.on_curve:
            before = around[place - 1] if place else first
            if before.on_curve:
                told.append(f"L{at(point.x, point.y)}")
            continue
        following = around[place + 1] if place + 1 < len(around) else first
        end = (following.x, following.y)
        if not following.on_curve:  # two off the curve have one on it in their middle
            end = ((point.x + following.x) / 2, (point.y + following.y) / 2)
        told.append(f"Q{at(point.x, point.y)} {at(*end)}")
    return "".join(told) + "z"


def _short(value: float) -> str:
    return f"{round(value, 2) + 0.0:.6g}"  # no minus before nothing


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
    return Face.read(_content(family, cut))


def _content(family: str, cut: str) -> bytes:
    return asset(_FOLDER, f"{family.replace(' ', '')}-{cut}.ttf").read_bytes()
