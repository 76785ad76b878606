# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem as SVG text: the one drawing from which every other picture is made.

It keeps to what SVG Tiny 1.2 and SVG 1.1 share (no CSS, filters, patterns or clip paths), so
that browsers, Inkscape and Qt draw it alike.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from composer.diagrams.board.board import GUTTER, board, definitions, overlay
from composer.diagrams.board.ofrules import shown_by_rules
from composer.diagrams.board.pieces import man_name
from composer.diagrams.captions.caption import Caption, CaptionLine, caption
from composer.diagrams.captions.menkey import FACTOR, FIGURE, KeyEntry, key_lines
from composer.diagrams.letters.lettering import (
    directed,
    escaped,
    family_of,
    fitted,
    may_lean,
    outlined_text,
    width,
)
from composer.diagrams.letters.shipped import has_all
from composer.diagrams.style.annotations import PLAIN, Annotations
from composer.diagrams.style.measures import PIECE_BOX, SIDE, number
from composer.diagrams.style.style import MAGAZINE, DiagramStyle, Lettering
from composer.diagrams.style.template import Align
from composer.problem.fen import fen
from composer.problem.men import Man
from composer.problem.position import EMPTY, Position
from composer.problem.problem import Problem

_MM_PER_POINT = 25.4 / 72
_LINE = 1.22  # from baseline to baseline, as a part of the size of the letters
_ABOVE_GAP = 0.42  # between the last line above and the frame, as a part of the authors' size
_SMALLEST_CORNER: Final = 0.55  # smaller letters than this part are not read: two lines then
_BELOW_GAP = 1.12  # from the frame down to the baseline of the stipulation


@dataclass(frozen=True, slots=True)
class Size:
    """The size of a drawing, in units (a square has 45) and in millimetres of paper."""

    width: float
    height: float
    width_mm: float
    height_mm: float


@dataclass(frozen=True, slots=True)
class _Text:
    """One line of letters at its place."""

    text: str
    x: float
    y: float
    size: float
    bold: bool = False
    italic: bool = False
    anchor: str = ""

    def svg(self, outlined: bool = False) -> str:
        if outlined and has_all(self.text, self.bold, self.italic):
            return outlined_text(
                self.text,
                self.x,
                self.y,
                self.size,
                self.anchor,
                bold=self.bold,
                italic=self.italic,
            )
        marks = ' font-weight="bold"' if self.bold else ""
        marks += ' font-style="italic"' if self.italic else ""
        marks += f' text-anchor="{self.anchor}"' if self.anchor else ""
        if "\u2002" in self.text:  # Qt takes wide spaces together otherwise, as if they were narrow
            marks += ' xml:space="preserve"'
        place = f'x="{number(self.x)}" y="{number(self.y)}" font-size="{number(self.size)}"'
        return f"<text {place}{marks}>{escaped(directed(self.text))}</text>"


@dataclass(frozen=True, slots=True)
class _Figure:
    """A man in the key at his place."""

    man: Man
    x: float
    y: float
    side: float

    def svg(self) -> str:
        place = f"translate({number(self.x)} {number(self.y)}) scale({self.side / PIECE_BOX:.4f})"
        return f'<use xlink:href="#{man_name(self.man)}" transform="{place}"/>'


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where everything lies, in units."""

    x: float
    y: float
    width: float
    height: float
    texts: tuple[_Text, ...]
    figures: tuple[_Figure, ...] = ()


@dataclass(frozen=True, slots=True)
class Surround:
    """A drawing without its board, for a painter that draws boards by itself.

    Attributes:
        svg: an SVG document of the size of the whole: caption, coordinates, marks.
        size: that size.
        x: units from the left edge of the drawing to the board.
        y: units from its upper edge to the board.
    """

    svg: str
    size: Size
    x: float
    y: float


def diagram_svg(
    problem: Problem,
    style: DiagramStyle = MAGAZINE,
    notes: Annotations = PLAIN,
    *,
    outlined: bool = False,
) -> str:
    """Return the diagram of a problem with its caption as an SVG document.

    Any text is allowed in the credits; the result is always well-formed XML that can be
    encoded as UTF-8. The FEN stands in `<desc>`.

    Args:
        problem: the problem.
        style: how it looks.
        notes: marks, arrows, turned men and a label.
        outlined: whether letters with serifs are drawn as outlines, for readers that do not have
            them; what the letters of the program do not have stays text.
    """
    style, notes = shown_by_rules(problem, style, notes)
    words = caption(problem, style, notes)
    layout, position = _layout(words, style), problem.position
    drawing = (
        definitions(position, style, (entry.man for entry in words.key)),
        _paper(layout, style),
        board(position, style, layout.x, layout.y, notes),
        _figures(layout),
        _words(layout, style, outlined),
    )
    return _document(drawing, _size(layout, style), words.one_line(), fen(position))


def board_svg(
    position: Position, style: DiagramStyle = MAGAZINE, notes: Annotations = PLAIN
) -> str:
    """Return the board alone as an SVG document, without caption."""
    layout = _layout(Caption(), style)
    drawing = (
        definitions(position, style),
        _paper(layout, style),
        board(position, style, layout.x, layout.y, notes),
    )
    return _document(drawing, _size(layout, style), "", fen(position))


def surround(problem: Problem, style: DiagramStyle, notes: Annotations = PLAIN) -> Surround:
    """Return all of a diagram but its squares, men and frame, and where these belong.

    Letters are outlines, as `diagram_svg` draws them.
    """
    style, notes = shown_by_rules(problem, style, notes)
    words = caption(problem, style, notes)
    layout = _layout(words, style)
    size = _size(layout, style)
    drawing = (
        _named(words.key, style),
        overlay(style, layout.x, layout.y, notes),
        _figures(layout),
        _words(layout, style, outlined=True),
    )
    return Surround(_document(drawing, size), size, layout.x, layout.y)


def diagram_size(
    problem: Problem, style: DiagramStyle = MAGAZINE, notes: Annotations = PLAIN
) -> Size:
    """Return the size that the diagram of a problem will have."""
    return _size(_layout(caption(problem, style, notes), style), style)


def _size(layout: _Layout, style: DiagramStyle) -> Size:
    mm = style.square_mm / PIECE_BOX
    return Size(layout.width, layout.height, layout.width * mm, layout.height * mm)


def _layout(words: Caption, style: DiagramStyle) -> _Layout:
    letters = style.text_pt * _MM_PER_POINT * PIECE_BOX / style.square_mm
    rim = (style.frame.width if style.frame else 0.0) + 2.0
    gutter = GUTTER if style.coordinates else 0.0
    left = rim + gutter
    serif = style.lettering is Lettering.SERIF
    texts, y = _lines(words.above, left, rim, letters, serif)
    top = y + _ABOVE_GAP * letters if texts else rim
    under = top + SIDE + (gutter + 0.1 * letters if gutter else 0.0)
    bottom = top + SIDE + max(rim, gutter)
    if words.left or words.right:
        corners, bottom = _corners(words, left, under, letters, serif)
        texts += corners
    if words.below:
        below, y = _lines(words.below, left, bottom + 0.1 * letters, letters, serif)
        texts, bottom = texts + below, y + 0.3 * letters
    named, figures, bottom = _key(words.key, left, bottom, letters * FACTOR, serif)
    return _Layout(left, top, left + SIDE + rim, bottom, (*texts, *named), figures)


def _key(
    entries: tuple[KeyEntry, ...], x: float, y: float, size: float, serif: bool
) -> tuple[list[_Text], tuple[_Figure, ...], float]:
    """Place the key to the men below `y`; return it and where it ends."""
    texts, figures = [], []
    side = FIGURE * size
    measure = partial(width, shipped=serif)
    for line in key_lines(entries, size, SIDE, measure):
        for entry in line:
            figures.append(_Figure(entry.entry.man, x + entry.figure_x, y + 0.2 * size, side))
            texts.append(_Text(entry.entry.name, x + entry.name_x, y + 1.4 * size, size))
        y += side + 0.15 * size
    return texts, tuple(figures), y + (0.3 * size if figures else 0.0)


def _lines(
    lines: Iterable[CaptionLine], x: float, y: float, letters: float, serif: bool
) -> tuple[list[_Text], float]:
    """Place lines from `y` downwards; return them and the baseline of the last."""
    texts: list[_Text] = []
    for line in lines:
        leans = line.italic and may_lean(line.text)
        size = letters * line.factor
        fit = fitted(line.text, size, SIDE, bold=line.bold, italic=leans, shipped=serif)
        aside, anchor = _ALIGNED[line.align]
        for text in fit.lines:
            y += fit.size * (_LINE if texts else 0.95)
            place = x + aside * SIDE
            texts.append(_Text(text, place, y, fit.size, line.bold, leans, anchor))
    return texts, y


_ALIGNED: Final = {Align.LEFT: (0.0, ""), Align.CENTRE: (0.5, "middle"), Align.RIGHT: (1.0, "end")}


def _corners(
    words: Caption, x: float, y: float, letters: float, serif: bool
) -> tuple[list[_Text], float]:
    """Place the two corners side by side below the board, or one under the other."""
    bold = words.bold_corners
    told = [text for text in (words.left, words.right) if text]
    wide = letters * (sum(width(text, bold=bold, shipped=serif) for text in told) + 1)
    if wide * _SMALLEST_CORNER > SIDE and any(" " in text for text in told):
        return _stacked(words, x, y, letters, serif)
    baseline = y + _BELOW_GAP * letters
    size = letters * min(1.0, SIDE / wide)
    texts = []
    if words.left:
        texts.append(_Text(words.left, x, baseline, size, bold))
    if words.right:
        texts.append(_Text(words.right, x + SIDE, baseline, size, bold, anchor="end"))
    return texts, baseline + 0.3 * letters


def _stacked(
    words: Caption, x: float, y: float, letters: float, serif: bool
) -> tuple[list[_Text], float]:
    bold = words.bold_corners
    lines = (
        CaptionLine(words.left, bold=bold),
        CaptionLine(words.right, bold=bold, align=Align.RIGHT),
    )
    told = [line for line in lines if line.text]
    texts, last = _lines(told, x, y + (_BELOW_GAP - 0.95) * letters, letters, serif)
    return texts, last + 0.3 * letters


def _paper(layout: _Layout, style: DiagramStyle) -> str:
    if style.paper is None:
        return ""
    wide, high = number(layout.width), number(layout.height)
    return f'<rect width="{wide}" height="{high}" fill="{style.paper}"/>\n'


def _figures(layout: _Layout) -> str:
    return "".join(f"{figure.svg()}\n" for figure in layout.figures)


def _named(key: tuple[KeyEntry, ...], style: DiagramStyle) -> str:
    """Return the drawings that the key of a drawing without a board needs."""
    return definitions(EMPTY, replace(style, dark=style.light), [entry.man for entry in key])


def _words(layout: _Layout, style: DiagramStyle, outlined: bool = False) -> str:
    if not layout.texts:
        return ""
    outlined = outlined and style.lettering is Lettering.SERIF
    family = style.lettering.value if outlined else family_of(style.lettering)
    group = f'<g font-family="{family}" fill="{style.ink}">\n'
    return "".join((group, *(f"{text.svg(outlined)}\n" for text in layout.texts), "</g>\n"))


def _document(drawing: Iterable[str], size: Size, title: str = "", described: str = "") -> str:
    return "".join(
        (
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
            f' version="1.1" width="{number(size.width_mm)}mm" height="{number(size.height_mm)}mm"'
            f' viewBox="0 0 {number(size.width)} {number(size.height)}">\n',
            f"<title>{escaped(title)}</title>\n" if title else "",
            f"<desc>{escaped(described)}</desc>\n" if described else "",
            *drawing,
            "</svg>\n",
        )
    )
