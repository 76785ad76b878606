# SPDX-License-Identifier: GPL-3.0-or-later
"""A diagram with its words, set for one cell of a sheet's grid but not placed yet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from composer.diagrams.board.board import GUTTER
from composer.diagrams.board.ofrules import shown_by_rules
from composer.diagrams.captions.caption import CaptionLine, caption
from composer.diagrams.captions.menkey import FACTOR, FIGURE, KeyEntry, PlacedEntry, key_lines
from composer.diagrams.letters.lettering import cleaned
from composer.diagrams.pages.entry import SheetEntry
from composer.diagrams.pages.magazine import said_once
from composer.diagrams.pages.page import MM_PER_POINT, Align, KeyFigure, PlacedBoard, PlacedText
from composer.diagrams.pages.passages import Passage, passages_of
from composer.diagrams.pages.sheetstyle import SheetStyle, Solutions
from composer.diagrams.pages.typesetting import (
    BESIDE_DIAGRAM,
    LEADING,
    Column,
    SetLine,
    height_of,
)
from composer.diagrams.style.measures import SIDE
from composer.diagrams.style.style import DiagramStyle
from composer.diagrams.style.template import Align as CaptionAlign
from composer.diagrams.style.template import fields_of
from composer.notation.spans import Line, Span

_ALIGNS: Final = {
    CaptionAlign.LEFT: Align.LEFT,
    CaptionAlign.CENTRE: Align.CENTRE,
    CaptionAlign.RIGHT: Align.RIGHT,
}
_KEY_LINE: Final = FIGURE + 0.15  # from one line of a key to the next, in sizes of its names
_REFERENCE: Final = 0.8  # of the letters that say where a solution is, as a part of the authors'
_NO_BREAK: Final = "\u00a0"
_RULE: Final = "_"
_HAND: Final = 7.0  # millimetres from one line to the next that is written on by hand


@dataclass(frozen=True, slots=True)
class Rim:
    """What a board needs outside its squares, for frame and coordinates, in millimetres."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def of(cls, style: DiagramStyle, side: float) -> Rim:
        """Return the rim of a board whose squares measure `side` altogether."""
        unit = side / SIDE
        frame = (style.frame.width if style.frame else 0.0) * unit
        gutter = GUTTER * unit if style.coordinates else 0.0
        return cls(frame + gutter, frame, frame, frame + gutter)


@dataclass(frozen=True, slots=True)
class CaptionSet:
    """Lines of a caption with where each stands."""

    lines: tuple[tuple[SetLine, Align], ...] = ()

    @property
    def height(self) -> float:
        """Millimetres from the top of the first line to below the last."""
        return height_of(line for line, _ in self.lines)

    def placed(self, x: float, y: float, room: float) -> Iterator[PlacedText]:
        """Yield the lines in a column whose upper left corner is at `x`, `y`."""
        for line, align in self.lines:
            y += line.height
            edge = {Align.LEFT: 0.0, Align.CENTRE: room / 2, Align.RIGHT: room}[align]
            yield PlacedText(
                x + edge, _baseline(y, line), line.spans, line.size_pt, line.width, align
            )


@dataclass(frozen=True, slots=True)
class Cell:
    """A diagram with its words, as wide as its board.

    Attributes:
        entry: the problem.
        number: its place on the sheet, from 0.
        above: the lines above the board.
        corners: the stipulation and the count of men under it.
        below: the lines below these.
        solution: the lines of the solution, as wide as the cell.
        text_pt: the size of the letters.
        key: the lines of the key to the men.
        lead: the lines that stand over the whole row before it: headings and text.
    """

    entry: SheetEntry
    number: int
    above: CaptionSet
    corners: tuple[str, str]
    bold_corners: bool
    below: CaptionSet
    solution: tuple[SetLine, ...]
    text_pt: float
    key: tuple[tuple[PlacedEntry, ...], ...] = ()
    lead: tuple[SetLine, ...] = ()

    @property
    def corners_height(self) -> float:
        """Millimetres that the corners take below the board."""
        return 1.5 * self.text_pt * MM_PER_POINT if any(self.corners) else 0.0

    @property
    def under_height(self) -> float:
        """Millimetres of all that lies under the board, but for the solution."""
        return self.corners_height + self.below.height + self.key_height

    @property
    def key_size(self) -> float:
        """Millimetres of the size of the names in the key."""
        return FACTOR * self.text_pt * MM_PER_POINT

    @property
    def key_height(self) -> float:
        """Millimetres of the key to the men, with the space before it."""
        return (len(self.key) * _KEY_LINE + 0.3) * self.key_size if self.key else 0.0

    @property
    def solution_height(self) -> float:
        """Millimetres of the solution, with the space before it."""
        return height_of(self.solution) + self.solution_gap if self.solution else 0.0

    @property
    def solution_gap(self) -> float:
        """Millimetres between what lies under the board and the solution."""
        return 0.6 * self.text_pt * MM_PER_POINT


@dataclass(frozen=True, slots=True)
class Measures:
    """What all cells of a sheet have in common, in millimetres and points.

    Attributes:
        width: of a cell.
        side: of the squares of a board, all eight.
        text_pt: the size of authors' names.
        solution_pt: the size of solutions.
    """

    width: float
    side: float
    text_pt: float
    solution_pt: float


def cell_of(
    entry: SheetEntry, number: int, style: SheetStyle, measures: Measures, column: Column
) -> Cell:
    """Set the words of a problem for a cell; the column gives the measure of the letters."""
    diagram = style.diagram
    words = caption(said_once(entry.problem, entry.notes.label, style), diagram, entry.notes)
    narrow = replace(column, room=measures.side)
    above = words.above
    label = entry.notes.label
    if label and not _shows_label(diagram):
        above = (CaptionLine(label, bold=True), *above)
    lines = entry.lines if style.solutions is Solutions.UNDER else ()
    wide = replace(column, room=measures.width)
    solution = wide.printed(lines, measures.solution_pt)
    if style.solutions is Solutions.UNDER:
        solution += _ruled(entry.room, wide, measures.solution_pt)
    corners, below = (words.left, words.right), words.below
    if entry.refer:
        below = (*below, CaptionLine(entry.refer, italic=True, factor=_REFERENCE))
    bold = words.bold_corners
    broad = narrow.width([Span(text, bold) for text in corners], measures.text_pt)
    if broad + 2 > measures.side and " " in words.left.replace(_NO_BREAK, " "):
        corners = ("", words.right)  # a task in many words stands on lines of its own
        below = (CaptionLine(words.left.replace(_NO_BREAK, " "), bold=bold), *below)
    return Cell(
        entry,
        number,
        _caption_set(above, measures.text_pt, narrow),
        corners,
        words.bold_corners,
        _caption_set(below, measures.text_pt, narrow),
        tuple(solution),
        measures.text_pt,
        _key(words.key, measures, narrow),
        passage_lines(
            passages_of(entry.problem), replace(column, room=style.body.width), measures.text_pt
        ),
    )


def passage_lines(
    passages: Iterable[Passage], column: Column, text_pt: float
) -> tuple[SetLine, ...]:
    """Set headings and text as they stand between problems, over the whole width."""
    lines: list[SetLine] = []
    for passage in passages:
        size = text_pt * (1.25 if passage.heading else 1.0)
        for at, part in enumerate(passage.text.split("\n")):
            gap = text_pt * MM_PER_POINT * (0.9 if at == 0 and lines else 0.0)
            words = cleaned(part)
            if words:
                lines += column.set((Span(words, bold=passage.heading),), size, gap=gap)
    return tuple(lines)


def _key(
    entries: Iterable[KeyEntry], measures: Measures, column: Column
) -> tuple[tuple[PlacedEntry, ...], ...]:
    size = FACTOR * measures.text_pt
    return key_lines(
        entries,
        size * MM_PER_POINT,
        measures.side,
        lambda text: column.width((Span(text),), size) / (size * MM_PER_POINT),
    )


def _ruled(count: int, column: Column, size_pt: float) -> list[SetLine]:
    """Return lines to write on, as long as a column is wide and as far apart as a hand needs."""
    sign = column.width((Span(_RULE),), size_pt)
    spans = (Span(_RULE * int(column.room / sign)),)
    gap = _HAND - size_pt * MM_PER_POINT * LEADING
    return [SetLine(spans, size_pt, column.width(spans, size_pt), gap=gap)] * count


def _shows_label(style: DiagramStyle) -> bool:
    template = style.template
    texts = [line.text for line in (*template.above, *template.below)]
    return any("label" in fields_of(text) for text in (*texts, template.left, template.right))


def _caption_set(lines: Iterable[CaptionLine], text_pt: float, column: Column) -> CaptionSet:
    """Set a caption; lines that are too long are broken, so that neighbours look alike."""
    found: list[tuple[SetLine, Align]] = []
    for line in lines:
        size = text_pt * line.factor
        told = column.set((Span(cleaned(line.text), line.bold, line.italic),), size)
        found += [(set_line, _ALIGNS[line.align]) for set_line in told]
    return CaptionSet(tuple(found))


@dataclass(frozen=True, slots=True)
class PlacedCell:
    """What of a cell lies on the page."""

    boards: tuple[PlacedBoard, ...]
    texts: tuple[PlacedText, ...]


def placed(
    cell: Cell, x: float, board_y: float, style: DiagramStyle, measures: Measures
) -> PlacedCell:
    """Place a cell with its board's squares beginning at `board_y`.

    Args:
        cell: the cell.
        x: the left edge of the cell.
        board_y: where the squares begin.
        style: how diagrams look.
        measures: those of the sheet.
    """
    rim = Rim.of(style, measures.side)
    left = x + (measures.width - measures.side - rim.left - rim.right) / 2 + rim.left
    gap = 0.45 * cell.text_pt * MM_PER_POINT
    texts = list(
        cell.above.placed(left, board_y - rim.top - gap - cell.above.height, measures.side)
    )
    under = board_y + measures.side + rim.bottom
    texts += _corners(cell, left, under, measures.side)
    under += cell.corners_height
    texts += cell.below.placed(left, under, measures.side)
    under += cell.below.height
    figures, names = _placed_key(cell, left, under, board_y)
    texts += names
    under += cell.key_height + cell.solution_gap
    texts += stacked(cell.solution, x, under)
    problem = cell.entry.problem
    shown, notes = shown_by_rules(problem, style, cell.entry.notes)
    board = PlacedBoard(
        left,
        board_y,
        measures.side,
        problem.position,
        shown,
        cell.number,
        notes,
        figures,
    )
    return PlacedCell((board, *diagrams_of(cell.solution, x, under)), tuple(texts))


def _placed_key(
    cell: Cell, x: float, y: float, board_y: float
) -> tuple[tuple[KeyFigure, ...], list[PlacedText]]:
    """Place the key with its top at `y`: its figures by the board, its names on the page."""
    figures, names = [], []
    size, points = cell.key_size, FACTOR * cell.text_pt
    column = Column(1)
    y += 0.3 * size
    for line in cell.key:
        for entry in line:
            spans = (Span(entry.entry.name),)
            top = y - board_y
            figures.append(KeyFigure(entry.entry.man, entry.figure_x, top, FIGURE * size))
            wide = column.width(spans, points)
            names.append(PlacedText(x + entry.name_x, y + 1.2 * size, spans, points, wide))
        y += _KEY_LINE * size
    return tuple(figures), names


def _corners(cell: Cell, x: float, y: float, side: float) -> Iterator[PlacedText]:
    size, bold = cell.text_pt, cell.bold_corners
    left, right = cell.corners
    baseline = y + 1.15 * size * MM_PER_POINT
    column = Column(side)
    wide = [column.width((Span(text, bold),), size) for text in (left, right)]
    size *= min(1.0, side / (sum(wide) + 2))
    for text, at, align in ((left, x, Align.LEFT), (right, x + side, Align.RIGHT)):
        if text:
            shown = (Span(text, bold),)
            yield PlacedText(at, baseline, shown, size, column.width(shown, size), align)


def stacked(lines: Iterable[SetLine], x: float, y: float) -> Iterator[PlacedText]:
    """Yield lines one below the other, the first with its top at `y`; not what is drawn there."""
    for line in lines:
        y += line.height
        if line.diagram is None:
            base = _baseline(y, line)
            yield PlacedText(x + line.offset, base, line.spans, line.size_pt, line.width)


def diagrams_of(lines: Iterable[SetLine], x: float, y: float) -> Iterator[PlacedBoard]:
    """Yield the diagrams between lines of which the first has its top at `y`."""
    for line in lines:
        y += line.height
        if line.diagram is not None:
            top = y - BESIDE_DIAGRAM - line.width
            shown = line.diagram
            yield PlacedBoard(x + line.offset, top, line.width, shown.position, shown.style, -1)


def _baseline(bottom: float, line: SetLine) -> float:
    """Return the baseline of a line whose place ends at `bottom`: descenders hang below it."""
    return bottom - (LEADING - 0.96) * line.size_pt * MM_PER_POINT


def leading_line(label: str, name: str) -> Line:
    """Return the line that leads a solution: the number, and the authors in italics."""
    spans = (
        Span(label, bold=True),
        Span("\u2002" if label and name else ""),
        Span(name, italic=True),
    )
    return Line(tuple(span for span in spans if span.text), gap=True)
