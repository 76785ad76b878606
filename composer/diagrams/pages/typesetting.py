# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs of letters broken into lines of a column, by any measure of their widths."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from composer.diagrams.letters.lettering import cleaned, directed, may_lean, width
from composer.diagrams.pages.page import MM_PER_POINT
from composer.diagrams.style.style import MAGAZINE, DiagramStyle, Lettering
from composer.notation.spans import Line, Span, joined
from composer.problem.position import Position

Measure = Callable[[str, bool, bool], float]
"""The width of a text, bold or italic or neither, as a multiple of the size of its letters."""

BESIDE_DIAGRAM: Final = 1.6
"""Millimetres above a diagram between lines, and below it."""

_SIDE: Final = 32.0  # millimetres of a diagram between lines
LEADING: Final = 1.22  # from baseline to baseline, as a part of the size of the letters

# Where a line may be broken: at a space, and after the stroke between two moves.
_AT_ONCE: Final = 4000  # letters; `cleaned` looks at no more than some thousands
_UNITS: Final = re.compile(r"[^ /]*(?:/| |$)")
_WORDS: Final = re.compile("[^\u00a0]*(?:\u00a0|$)")
_SPACES: Final = " \u00a0"
_NO_BREAK: Final = "\u00a0"


def estimated(text: str, bold: bool, italic: bool) -> float:
    """Measure the serif letters that come with the program."""
    return width(text, bold=bold, italic=italic)


def estimated_widely(text: str, bold: bool, italic: bool) -> float:
    """Measure letters that are not known, after some of the widest in use."""
    return width(text, bold=bold, shipped=False)


def measure_of(lettering: Lettering) -> Measure:
    """Return how letters of a kind are measured without the machine's fonts."""
    return estimated if lettering is Lettering.SERIF else estimated_widely


@dataclass(frozen=True, slots=True)
class Diagram:
    """A diagram between the lines of a solution."""

    position: Position
    style: DiagramStyle


@dataclass(frozen=True, slots=True)
class SetLine:
    """A line that fits its column.

    Attributes:
        spans: the runs.
        size_pt: the size of the letters.
        width: how wide it is, in millimetres.
        offset: how far from the left edge of the column it begins.
        gap: what is kept free above it besides the leading, in millimetres.
        begins: whether it is the first of a line that had to be broken.
        diagram: the board that stands there in the place of letters, as wide as the line.
    """

    spans: tuple[Span, ...]
    size_pt: float
    width: float
    offset: float = 0.0
    gap: float = 0.0
    begins: bool = True
    diagram: Diagram | None = None

    @property
    def height(self) -> float:
        """Millimetres that the line takes with its leading and what is free above it."""
        if self.diagram is not None:
            return self.width + 2 * BESIDE_DIAGRAM + self.gap
        return self.size_pt * MM_PER_POINT * LEADING + self.gap


def height_of(lines: Iterable[SetLine]) -> float:
    """Return the millimetres that lines take."""
    return sum(line.height for line in lines)


def unbroken_lines(lines: Iterable[SetLine]) -> tuple[Line, ...]:
    """Return lines as they were before they were broken, to be set again in another column."""
    found: list[list[Span]] = []
    shown: list[Position | None] = []
    for line in lines:
        if line.begins or not found:
            found.append(list(line.spans))
            shown.append(None if line.diagram is None else line.diagram.position)
            continue
        between = "" if found[-1][-1].text.endswith("/") else " "
        found[-1] += [Span(between), *line.spans]
    return tuple(
        Line(joined(spans), diagram=diagram) for spans, diagram in zip(found, shown, strict=True)
    )


class _Unit(NamedTuple):
    """Runs that stay on one line, with their width and that without the space at their end."""

    spans: list[Span]
    wide: float
    least: float


@dataclass(frozen=True, slots=True)
class Column:
    """Sets text into lines of one width.

    Attributes:
        room: the width, in millimetres.
        measure: how wide letters are.
        style: how diagrams between the lines look.
    """

    room: float
    measure: Measure = estimated
    style: DiagramStyle = MAGAZINE

    def set(
        self,
        spans: Sequence[Span],
        size_pt: float,
        *,
        offset: float = 0.0,
        hanging: float = 0.0,
        gap: float = 0.0,
    ) -> list[SetLine]:
        """Break runs into lines; further lines begin `hanging` millimetres to the right."""
        em = size_pt * MM_PER_POINT
        rooms = (max(self.room - offset, em), max(self.room - offset - hanging, em))
        found = []
        for place, line in enumerate(self._lines(_clean(spans), em, rooms)):
            begin = offset + (hanging if place else 0.0)
            shown = tuple(
                Span(directed(span.text), span.bold, span.italic) for span in joined(line)
            )
            wide = self.width(shown, size_pt)
            found.append(SetLine(shown, size_pt, wide, begin, 0.0 if place else gap, not place))
        return found

    def fit(
        self, text: str, size_pt: float, *, bold: bool = False, italic: bool = False
    ) -> list[SetLine]:
        """Set a text; a little smaller if that saves a line, and smaller if it is very long."""
        spans = (Span(cleaned(text), bold, italic),)
        if not spans[0].text:
            return []
        for factor, most in ((1.0, 1), (0.93, 1), (0.86, 1), (1.0, 2)):
            lines = self.set(spans, size_pt * factor)
            if len(lines) <= most:
                return lines
        return self.set(spans, size_pt * 0.85)

    def printed(self, lines: Iterable[Line], size_pt: float, step: float = 3.0) -> list[SetLine]:
        """Set the lines of a solution, each with the runs below its beginning a little in."""
        found: list[SetLine] = []
        for line in lines:
            if line.diagram is not None:
                found.append(self._diagram(line.diagram, size_pt))
                continue
            gap = 0.45 * size_pt * MM_PER_POINT if line.gap and found else 0.0
            offset = min(line.indent * step, self.room * 0.4)
            hanging = min(step, self.room * 0.1)
            found += self.set(line.spans, size_pt, offset=offset, hanging=hanging, gap=gap)
        return found

    def _diagram(self, position: Position, size_pt: float) -> SetLine:
        """Set a diagram in the middle of the column."""
        side = min(_SIDE, self.room * 0.7)
        style = replace(self.style, coordinates=False)
        shown = Diagram(position, style)
        return SetLine((), size_pt, side, (self.room - side) / 2, diagram=shown)

    def width(self, spans: Iterable[Span], size_pt: float) -> float:
        """Return how wide runs are, in millimetres."""
        ems = sum(self.measure(span.text, span.bold, span.italic) for span in spans)
        return ems * size_pt * MM_PER_POINT

    def _lines(
        self, spans: Sequence[Span], em: float, rooms: tuple[float, float]
    ) -> Iterator[list[Span]]:
        line: list[Span] = []
        reach, room = 0.0, rooms[0]
        for unit, wide, least in self._units(spans, em, min(rooms)):
            if line and reach + least > room:
                yield _trimmed(line)
                line, reach, room = [], 0.0, rooms[1]
            line += unit
            reach += wide
        if _trimmed(line):
            yield _trimmed(line)

    def _units(self, spans: Sequence[Span], em: float, room: float) -> Iterator[_Unit]:
        """Yield what stays on one line; only what is wider than one is broken further."""
        for part in _parts(spans, _UNITS, " /"):
            unit = self._unit(part, em)
            if unit.least <= room:
                yield unit
                continue
            for word in _parts(part, _WORDS, _NO_BREAK):
                shorter = self._unit(word, em)
                if shorter.least <= room:
                    yield shorter
                    continue
                for piece in self._pieces(word, em, room):
                    yield self._unit(piece, em)

    def _unit(self, spans: list[Span], em: float) -> _Unit:
        wide = self._wide(spans, em)
        least = wide
        if spans[-1].text[-1] in _SPACES:
            least = self._wide(_trimmed(spans), em)
        return _Unit(spans, wide, least)

    def _wide(self, spans: Iterable[Span], em: float) -> float:
        measure = self.measure
        return sum([measure(span.text, span.bold, span.italic) for span in spans]) * em

    def _pieces(self, unit: Sequence[Span], em: float, room: float) -> Iterator[list[Span]]:
        """Break what is wider than a line between its letters."""
        piece: list[Span] = []
        reach = 0.0
        for span in unit:
            for letter in span.text:
                step = self.measure(letter, span.bold, span.italic) * em
                if piece and step and reach + step > room:
                    yield piece
                    piece, reach = [], 0.0
                piece = list(joined((*piece, Span(letter, span.bold, span.italic))))
                reach += step
        yield piece


def _clean(spans: Iterable[Span]) -> list[Span]:
    """Return runs of printable characters, upright where italics have none of them.

    Spaces at their ends stay.
    """
    found = []
    for span in spans:
        pieces = (span.text[at : at + _AT_ONCE] for at in range(0, len(span.text), _AT_ONCE))
        text = "".join(cleaned(f"|{piece}|")[1:-1] for piece in pieces)
        if text:
            found.append(Span(text, span.bold, span.italic and may_lean(text)))
    return found


def _parts(spans: Iterable[Span], form: re.Pattern[str], ends: str) -> Iterator[list[Span]]:
    """Yield runs up to each of the signs after which a line may be broken, the sign included."""
    part: list[Span] = []
    for span in spans:
        for found in form.finditer(span.text):
            if not found[0]:
                continue
            part.append(Span(found[0], span.bold, span.italic))
            if found[0][-1] in ends:
                yield part
                part = []
    if part:
        yield part


def _trimmed(spans: Sequence[Span]) -> list[Span]:
    """Return runs without the space at their end."""
    found = list(spans)
    if found and found[-1].text[-1:] not in _SPACES:
        return found
    while found and not found[-1].text.rstrip(_SPACES):
        found.pop()
    if found:
        last = found[-1]
        found[-1] = Span(last.text.rstrip(_SPACES), last.bold, last.italic)
    return found
