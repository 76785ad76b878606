# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages as SVG documents, in millimetres; no Qt is needed."""

from __future__ import annotations

from typing import Final

from composer.diagrams.board.board import board, definitions
from composer.diagrams.board.pieces import man_name
from composer.diagrams.letters.lettering import escaped, family_of, outlined_text, width
from composer.diagrams.letters.shipped import has_all
from composer.diagrams.pages.page import MM_PER_POINT, Align, Page, PlacedBoard, PlacedText
from composer.diagrams.style.measures import PIECE_BOX, SIDE, number
from composer.diagrams.style.style import Lettering
from composer.notation.spans import Span

_HEAD: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    ' version="1.1"'
)


def page_svg(page: Page, title: str = "", *, outlined: bool = False) -> str:
    """Return a page as an SVG document of its size on paper.

    Args:
        page: the page.
        title: what the document says of itself.
        outlined: whether letters are outlines, for readers that do not have them.
    """
    width, height = number(page.width), number(page.height)
    parts = [
        f'{_HEAD} width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}">\n',
        f"<title>{escaped(title)}</title>\n" if title else "",
        f"<desc>{escaped(page.words())}</desc>\n" if outlined and page.texts else "",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>\n',
    ]
    parts += [_board(placed_board) for placed_board in page.boards]
    parts += [
        f'<path d="M{number(rule.x1)} {number(rule.y1)}L{number(rule.x2)} {number(rule.y2)}"'
        f' stroke="{rule.colour}" stroke-width="{number(rule.width)}"/>\n'
        for rule in page.rules
    ]
    if page.texts:
        outlined = outlined and page.lettering is Lettering.SERIF
        family = page.lettering.value if outlined else family_of(page.lettering)
        parts.append(f'<g font-family="{family}" xml:space="preserve">\n')
        parts += [_outlined(text) if outlined else _text(text) for text in page.texts]
        parts.append("</g>\n")
    parts.append("</svg>\n")
    return "".join(parts)


def board_document(placed: PlacedBoard) -> str:
    """Return a board with its frame and coordinates as a document in units of a square of 45.

    Its `viewBox` begins at the squares; what lies outside of them is drawn beyond it.
    """
    return f'{_HEAD} viewBox="0 0 {SIDE} {SIDE}">\n{_drawn(placed)}</svg>\n'


def _drawn(placed: PlacedBoard) -> str:
    """Return a board with the figures of its key, in units of a square of 45."""
    unit = placed.side / SIDE
    key = "".join(
        f'<use xlink:href="#{man_name(figure.man)}" transform="translate({number(figure.x / unit)}'
        f' {number(figure.y / unit)}) scale({figure.side / unit / PIECE_BOX:.4f})"/>\n'
        for figure in placed.key
    )
    drawn = board(placed.position, placed.style, 0, 0, placed.notes)
    named = (figure.man for figure in placed.key)
    return f"{definitions(placed.position, placed.style, named)}{drawn}{key}"


def _board(placed: PlacedBoard) -> str:
    scale = placed.side / SIDE
    return (
        f'<g transform="translate({number(placed.x)} {number(placed.y)}) scale({scale:.5f})">\n'
        f"{_drawn(placed)}</g>\n"
    )


def _outlined(text: PlacedText) -> str:
    """Return a line as outlines, run by run; as text where a letter is not there."""
    if not all(has_all(span.text, span.bold, span.italic) for span in text.spans):
        return _text(text)
    size = text.size_pt * MM_PER_POINT
    wide = [width(span.text, bold=span.bold, italic=span.italic) * size for span in text.spans]
    x = text.x - {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}[text.align] * sum(wide)
    parts = []
    for span, step in zip(text.spans, wide, strict=True):
        bold, italic = span.bold, span.italic
        parts.append(outlined_text(span.text, x, text.y, size, bold=bold, italic=italic))
        x += step
    return "\n".join((*parts, ""))


def _text(text: PlacedText) -> str:
    size = text.size_pt * MM_PER_POINT
    anchor = "" if text.align is Align.LEFT else f' text-anchor="{text.align.value}"'
    place = f'x="{number(text.x)}" y="{number(text.y)}" font-size="{size:.3f}"{anchor}'
    return f"<text {place}>{''.join(_span(span) for span in text.spans)}</text>\n"


def _span(span: Span) -> str:
    before = " " if span.text[:1] in (" ", "\u00a0") else ""
    after = " " if len(span.text) > 1 and span.text[-1:] in (" ", "\u00a0") else ""
    words = f"{before}{escaped(span.text)}{after}"
    marks = ' font-weight="bold"' if span.bold else ""
    marks += ' font-style="italic"' if span.italic else ""
    return f"<tspan{marks}>{words}</tspan>" if marks else words
