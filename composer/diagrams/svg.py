# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem as SVG text: the one drawing from which every other picture is made.

It keeps to what SVG Tiny 1.2 and SVG 1.1 share (no CSS, filters, patterns or clip paths), so
that browsers, Inkscape and Qt draw it alike.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from composer.diagrams.board import GUTTER, SIDE, board, definitions, number
from composer.diagrams.caption import Caption, CaptionLine, caption
from composer.diagrams.lettering import directed, escaped, fitted, width
from composer.diagrams.pieces import PIECE_BOX
from composer.diagrams.style import MAGAZINE, DiagramStyle
from composer.problem.fen import fen
from composer.problem.position import Position
from composer.problem.problem import Problem

_MM_PER_POINT = 25.4 / 72
_LINE = 1.22  # from baseline to baseline, as a part of the size of the letters
_ABOVE_GAP = 0.42  # between the last line above and the frame, as a part of the authors' size
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

    def svg(self) -> str:
        marks = ' font-weight="bold"' if self.bold else ""
        marks += ' font-style="italic"' if self.italic else ""
        marks += f' text-anchor="{self.anchor}"' if self.anchor else ""
        place = f'x="{number(self.x)}" y="{number(self.y)}" font-size="{number(self.size)}"'
        return f"<text {place}{marks}>{escaped(directed(self.text))}</text>"


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where everything lies, in units."""

    x: float
    y: float
    width: float
    height: float
    texts: tuple[_Text, ...]


def diagram_svg(problem: Problem, style: DiagramStyle = MAGAZINE) -> str:
    """Return the diagram of a problem with its caption as an SVG document.

    Any text is allowed in the credits; the result is always well-formed XML that can be
    encoded as UTF-8. The FEN stands in `<desc>`.
    """
    words = caption(problem, style)
    return _document(problem.position, style, _layout(words, style), words.one_line())


def board_svg(position: Position, style: DiagramStyle = MAGAZINE) -> str:
    """Return the board alone as an SVG document, without caption."""
    return _document(position, style, _layout(Caption(), style), "")


def diagram_size(problem: Problem, style: DiagramStyle = MAGAZINE) -> Size:
    """Return the size that the diagram of a problem will have."""
    layout = _layout(caption(problem, style), style)
    return _size(layout, style)


def _size(layout: _Layout, style: DiagramStyle) -> Size:
    mm = style.square_mm / PIECE_BOX
    return Size(layout.width, layout.height, layout.width * mm, layout.height * mm)


def _layout(words: Caption, style: DiagramStyle) -> _Layout:
    letters = style.text_pt * _MM_PER_POINT * PIECE_BOX / style.square_mm
    rim = (style.frame.width if style.frame else 0.0) + 2.0
    gutter = GUTTER if style.coordinates else 0.0
    left = rim + gutter
    texts, y = _lines(words.above, left, rim, letters)
    top = y + _ABOVE_GAP * letters if texts else rim
    under = top + SIDE + (gutter + 0.1 * letters if gutter else 0.0)
    bottom = top + SIDE + max(rim, gutter)
    if words.left or words.right:
        corners, bottom = _corners(words, left, under, letters)
        texts += corners
    if words.below:
        below, y = _lines(words.below, left, bottom + 0.1 * letters, letters)
        texts, bottom = texts + below, y + 0.3 * letters
    return _Layout(left, top, left + SIDE + rim, bottom, tuple(texts))


def _lines(
    lines: Iterable[CaptionLine], x: float, y: float, letters: float
) -> tuple[list[_Text], float]:
    """Place lines from `y` downwards; return them and the baseline of the last."""
    texts: list[_Text] = []
    for line in lines:
        fit = fitted(line.text, letters * line.factor, SIDE, bold=line.bold)
        for text in fit.lines:
            y += fit.size * (_LINE if texts else 0.95)
            texts.append(_Text(text, x, y, fit.size, line.bold, line.italic))
    return texts, y


def _corners(words: Caption, x: float, y: float, letters: float) -> tuple[list[_Text], float]:
    """Place the stipulation and the count of men side by side below the board."""
    baseline = y + _BELOW_GAP * letters
    wide = letters * (width(words.left) + width(words.right) + 1)
    size = letters * min(1.0, SIDE / wide)
    texts = []
    if words.left:
        texts.append(_Text(words.left, x, baseline, size))
    if words.right:
        texts.append(_Text(words.right, x + SIDE, baseline, size, anchor="end"))
    return texts, baseline + 0.3 * letters


def _document(position: Position, style: DiagramStyle, layout: _Layout, title: str) -> str:
    size = _size(layout, style)
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' version="1.1" width="{number(size.width_mm)}mm" height="{number(size.height_mm)}mm"'
        f' viewBox="0 0 {number(size.width)} {number(size.height)}">\n',
        f"<title>{escaped(title)}</title>\n" if title else "",
        f"<desc>{escaped(fen(position))}</desc>\n",
        definitions(position, style),
    ]
    if style.paper is not None:
        parts.append(
            f'<rect width="{number(size.width)}" height="{number(size.height)}"'
            f' fill="{style.paper}"/>\n'
        )
    parts.append(board(position, style, layout.x, layout.y))
    if layout.texts:
        parts.append(f'<g font-family="{style.lettering.value}" fill="{style.ink}">\n')
        parts += [f"{text.svg()}\n" for text in layout.texts]
        parts.append("</g>\n")
    parts.append("</svg>\n")
    return "".join(parts)
