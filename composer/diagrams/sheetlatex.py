# SPDX-License-Identifier: GPL-3.0-or-later
r"""Sheets as LaTeX: many diagrams a page, with solutions under them or at the end.

Each diagram is drawn as `latex` draws a single one, by default with the magazines' own package
`diagram`; here they are only set beside and below each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from composer.diagrams.entry import Progress, SheetEntry
from composer.diagrams.forms import LatexPackage
from composer.diagrams.latex import latex_diagram, latex_document
from composer.diagrams.latexletters import latex_text
from composer.diagrams.sheet import numbered_entries
from composer.diagrams.sheetstyle import SheetStyle, Solutions
from composer.diagrams.style import CaptionPart
from composer.notation.letters import ENGLISH_S, FIGURINES
from composer.notation.spans import Line, Span
from composer.problem.problem import Problem
from composer.solver.options import Token

_BEGIN: Final = "\\begin{document}\n"
_SQUARES: Final = {1: 5.6, 2: 5.6, 3: 4.8, 4: 4.2}  # millimetres, by diagrams across
_AT_ONCE: Final = 4000  # letters; a text that is cleaned may be no longer than some thousands
# The fonts of text have no figurines.
_LETTERS: Final = str.maketrans(dict(zip(FIGURINES.in_order(), ENGLISH_S.in_order(), strict=True)))


def sheet_latex(
    entries: Iterable[SheetEntry | Problem],
    style: SheetStyle,
    *,
    package: LatexPackage = LatexPackage.DIAGRAM,
    token: Token | None = None,
    progress: Progress | None = None,
) -> str:
    """Return a sheet as a whole LaTeX document.

    Figurines become English letters, since the fonts of text have none.

    Raises:
        Cancelled: the token was cancelled.
    """
    ready = numbered_entries(entries, style, token=token, progress=progress)
    across = style.grid[0]
    paper = min(style.paper.width, 210) / 210
    square = min(style.diagram.square_mm, _SQUARES[across] * (1.0 if style.across else paper))
    shown = replace(style, diagram=replace(style.diagram, square_mm=max(3.0, square)))
    body = "\n".join(_body(ready, shown, package))
    document = latex_document([body], shown.diagram)
    return document.replace(_BEGIN, f"{_page(style)}\n{_BEGIN}", 1)


def _page(style: SheetStyle) -> str:
    width, height = style.size
    return (
        rf"\usepackage[paperwidth={width:g}mm,paperheight={height:g}mm,"
        rf"margin={style.margin_mm:g}mm,includefoot]{{geometry}}"
        "\n\\setlength{\\parindent}{0pt}"
    )


def _body(entries: Sequence[SheetEntry], style: SheetStyle, package: LatexPackage) -> Iterator[str]:
    if style.page_numbers:
        yield r"\pagestyle{plain}"
    if style.heading.strip() or style.subheading.strip():
        yield r"\begin{center}"
        if style.heading.strip():
            yield rf"{{\Large\bfseries {latex_text(style.heading)}\par}}"
        if style.subheading.strip():
            yield rf"{{\itshape {latex_text(style.subheading)}\par}}"
        yield r"\end{center}"
    across = style.grid[0]
    for start in range(0, len(entries), across):
        if start and start % style.per_page == 0:
            yield r"\clearpage"
        yield from _row(entries[start : start + across], style, package)
    if style.solutions is Solutions.END and entries:
        title = latex_text(style.solution.printed_words.solutions)
        yield rf"\clearpage\twocolumn[{{\large\bfseries {title}\par\bigskip}}]"
        yield r"\small\raggedright"
        for entry in entries:
            yield from _solution(entry, style)


def _row(entries: Sequence[SheetEntry], style: SheetStyle, package: LatexPackage) -> Iterator[str]:
    across = style.grid[0]
    wide = 0.97 / across
    cells = []
    for entry in entries:
        drawn = latex_diagram(entry.problem, style.diagram, package=package, notes=entry.notes)
        parts = [rf"\begin{{minipage}}[t]{{{wide:.3f}\textwidth}}\centering", drawn.rstrip("\n")]
        if style.solutions is Solutions.UNDER and entry.lines:
            parts.append(r"\par\medskip\footnotesize\raggedright")
            parts += _lines(entry.lines)
        cells.append("\n".join((*parts, r"\end{minipage}%")))
    yield "\\hfill\n".join(cells)
    yield r"\par\bigskip\bigskip"


def _solution(entry: SheetEntry, style: SheetStyle) -> Iterator[str]:
    names = CaptionPart.AUTHORS in style.diagram.caption
    authors = entry.problem.credits.caption_authors() if names else ""
    head = (Span(entry.notes.label, bold=True), Span("\u2002"), Span(authors, italic=True))
    yield rf"\medskip {_runs(head)}\par\nopagebreak"
    yield from _lines(entry.lines)


def _lines(lines: Iterable[Line]) -> Iterator[str]:
    for line in lines:
        indent = rf"\hspace*{{{line.indent}em}}" if line.indent else ""
        yield rf"\hangindent={line.indent + 1}em {indent}{_runs(line.spans)}\par"


def _runs(spans: Iterable[Span]) -> str:
    told = []
    for span in spans:
        text = _text(span.text)
        text = rf"\emph{{{text}}}" if span.italic and text.strip() else text
        told.append(rf"\textbf{{{text}}}" if span.bold and text.strip() else text)
    return "".join(told)


def _text(text: str) -> str:
    """Return runs of a solution, which may be broken after a stroke; spaces at ends stay."""
    text = text.translate(_LETTERS)
    told = []
    for at in range(0, len(text), _AT_ONCE):
        piece = text[at : at + _AT_ONCE]
        before = " " if piece[:1] == " " else ""
        after = " " if piece[-1:] == " " and piece.strip(" ") else ""
        lead = "~" if piece[:1] == "\u00a0" else ""
        told.append(f"{before}{lead}{latex_text(piece)}{after}")
    return "".join(told).replace("{/}", r"{/}\allowbreak{}")
