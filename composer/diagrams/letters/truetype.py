# SPDX-License-Identifier: GPL-3.0-or-later
"""TrueType files read for what print needs: how wide letters are, and their outlines.

After the OpenType specification 1.9: tables `head`, `hhea`, `hmtx`, `cmap` (formats 4 and 12),
`loca` and `glyf`. Only the program's own files are read; nothing here is meant for others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from struct import unpack_from
from typing import Final, NamedTuple

_ON_CURVE, _SHORT_X, _SHORT_Y, _REPEAT, _SAME_X, _SAME_Y = 1, 2, 4, 8, 16, 32
_WORDS, _OFFSETS, _SCALED, _MORE, _TWO_SCALES, _MATRIX = 1, 2, 8, 32, 64, 128
_DEEPEST: Final = 4  # composites within composites
_PART: Final = 16384  # scales are in parts of 2 to the 14th


class Point(NamedTuple):
    """A point of an outline, in units of the font, y upwards."""

    x: float
    y: float
    on_curve: bool


Contour = tuple[Point, ...]


@dataclass(frozen=True, eq=False)
class Face:
    """One cut of a family of letters.

    Attributes:
        content: the file.
        tables: where each table begins.
        units: units of the font in the size of its letters.
        glyphs: the number of the glyph of each character.
    """

    content: bytes
    tables: Mapping[str, int]
    units: int
    glyphs: Mapping[int, int]
    _metrics: int = field(repr=False)
    _long_offsets: bool = field(repr=False)

    @classmethod
    def read(cls, content: bytes) -> Face:
        """Read a file."""
        count = unpack_from(">H", content, 4)[0]
        tables = {}
        for place in range(count):
            tag, _, offset, _ = unpack_from(">4sLLL", content, 12 + 16 * place)
            tables[tag.decode("ascii")] = offset
        (units,) = unpack_from(">H", content, tables["head"] + 18)
        (long_offsets,) = unpack_from(">h", content, tables["head"] + 50)
        (metrics,) = unpack_from(">H", content, tables["hhea"] + 34)
        glyphs = dict(_characters(content, tables["cmap"]))
        return cls(content, tables, units, glyphs, metrics, bool(long_offsets))

    def advance(self, glyph: int) -> float:
        """Return how far a glyph goes to the right, as a part of the size of the letters."""
        place = min(glyph, self._metrics - 1)
        (wide,) = unpack_from(">H", self.content, self.tables["hmtx"] + 4 * place)
        return float(wide) / self.units

    def outline(self, glyph: int, deep: int = 0) -> tuple[Contour, ...]:
        """Return the closed contours of a glyph, with points off the curve between two on it."""
        first, last = self._reach(glyph)
        if first == last:
            return ()
        at = self.tables["glyf"] + first
        (count,) = unpack_from(">h", self.content, at)
        if count >= 0:
            return _contours(self.content, at, count)
        return tuple(self._composed(at + 10, deep)) if deep < _DEEPEST else ()

    def _reach(self, glyph: int) -> tuple[int, int]:
        loca = self.tables["loca"]
        if self._long_offsets:
            first, last = unpack_from(">LL", self.content, loca + 4 * glyph)
        else:
            first, last = (2 * x for x in unpack_from(">HH", self.content, loca + 2 * glyph))
        return first, last

    def _composed(self, at: int, deep: int) -> Iterator[Contour]:
        more = True
        while more:
            flags, glyph = unpack_from(">HH", self.content, at)
            at, more = at + 4, bool(flags & _MORE)
            dx, dy = unpack_from(">hh" if flags & _WORDS else ">bb", self.content, at)
            at += 4 if flags & _WORDS else 2
            a, b, c, d = 1.0, 0.0, 0.0, 1.0
            if flags & _SCALED:
                a = d = unpack_from(">h", self.content, at)[0] / _PART
                at += 2
            elif flags & _TWO_SCALES:
                a, d = (x / _PART for x in unpack_from(">hh", self.content, at))
                at += 4
            elif flags & _MATRIX:
                a, b, c, d = (x / _PART for x in unpack_from(">hhhh", self.content, at))
                at += 8
            if not flags & _OFFSETS:  # points that are placed on each other: not in our files
                dx = dy = 0
            for contour in self.outline(glyph, deep + 1):
                yield tuple(
                    Point(a * x + c * y + dx, b * x + d * y + dy, on) for x, y, on in contour
                )


def _characters(content: bytes, table: int) -> Iterator[tuple[int, int]]:
    """Yield each character with its glyph, those beyond the first plane too."""
    (count,) = unpack_from(">H", content, table + 2)
    seen = set()
    for place in range(count):
        (offset,) = unpack_from(">L", content, table + 8 + 8 * place)
        if offset in seen:
            continue
        seen.add(offset)
        (form,) = unpack_from(">H", content, table + offset)
        if form == 4:
            yield from _segments(content, table + offset)
        elif form == 12:
            (groups,) = unpack_from(">L", content, table + offset + 12)
            for group in range(groups):
                first, last, glyph = unpack_from(">LLL", content, table + offset + 16 + 12 * group)
                yield from ((code, glyph + code - first) for code in range(first, last + 1))


def _segments(content: bytes, at: int) -> Iterator[tuple[int, int]]:
    (twice,) = unpack_from(">H", content, at + 6)
    ends, starts = at + 14, at + 16 + twice
    deltas, offsets = starts + twice, starts + 2 * twice
    for place in range(0, twice, 2):
        (last,) = unpack_from(">H", content, ends + place)
        (first,) = unpack_from(">H", content, starts + place)
        (delta,) = unpack_from(">H", content, deltas + place)
        (offset,) = unpack_from(">H", content, offsets + place)
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = code
            if offset:
                where = offsets + place + offset + 2 * (code - first)
                (glyph,) = unpack_from(">H", content, where)
                if not glyph:
                    continue
            if found := (glyph + delta) & 0xFFFF:
                yield code, found


def _contours(content: bytes, at: int, count: int) -> tuple[Contour, ...]:
    ends = unpack_from(f">{count}H", content, at + 10)
    if not ends:
        return ()
    (hints,) = unpack_from(">H", content, at + 10 + 2 * count)
    at += 12 + 2 * count + hints
    flags: list[int] = []
    while len(flags) <= ends[-1]:
        flag, at = content[at], at + 1
        flags.append(flag)
        if flag & _REPEAT:
            flags += [flag] * content[at]
            at += 1
    xs, at = _steps(content, at, flags, _SHORT_X, _SAME_X)
    ys, at = _steps(content, at, flags, _SHORT_Y, _SAME_Y)
    points = [Point(x, y, bool(f & _ON_CURVE)) for x, y, f in zip(xs, ys, flags, strict=True)]
    starts = (0, *(end + 1 for end in ends[:-1]))
    return tuple(tuple(points[a : b + 1]) for a, b in zip(starts, ends, strict=True))


def _steps(
    content: bytes, at: int, flags: list[int], short: int, same: int
) -> tuple[list[int], int]:
    """Return the points of one axis, and where what follows them begins."""
    found, value = [], 0
    for flag in flags:
        if flag & short:
            value += content[at] if flag & same else -content[at]
            at += 1
        elif not flag & same:
            value += unpack_from(">h", content, at)[0]
            at += 2
        found.append(value)
    return found, at
