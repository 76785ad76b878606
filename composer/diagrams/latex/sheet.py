# SPDX-License-Identifier: GPL-3.0-or-later
r"""Sheets as LaTeX: many diagrams a page, with solutions under them or at the end.

Each diagram is drawn as `latex` draws a single one, by default with the magazines' own package
`diagram`; here they are only set beside and below each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from composer.diagrams.files.forms import LatexPackage
from composer.diagrams.latex.diagram import latex_diagram, latex_document
from composer.diagrams.latex.drawn import needs_drawing
from composer.diagrams.latex.endpages import (
    diagram_label,
    end_pages,
    needed_here,
    printed_lines,
    reference,
    solution,
)
from composer.diagrams.latex.letters import latex_text
from composer.diagrams.pages.entry import Progress, SheetEntry
from composer.diagrams.pages.magazine import said_once
from composer.diagrams.pages.passages import AFTER, Passage, passages_of
from composer.diagrams.pages.sheet import numbered_entries
from composer.diagrams.pages.sheetstyle import SheetStyle, Solutions
from composer.problem.problem import Problem
from composer.solver.options import Token

_BEGIN: Final = "\\begin{document}\n"
# Millimetres of a square, by diagrams a page of A4: the captions must have room, too.
_SQUARES: Final = {1: 9.0, 2: 7.5, 3: 5.6, 4: 5.6, 6: 4.4, 9: 4.4, 12: 3.7}
_FILLED: Final = 0.92  # of a page's height that its rows share; the first page has a heading
_LETTERS_ACROSS: Final = 105  # of a solution's small letters, across a page of A4
_MOST_UNDER: Final = 34  # lines of a solution under its diagram
_OF_DIAGRAM: Final = 10  # lines that a diagram within a solution takes


# A row is as high as its part of the page; one with much to tell is higher, and pages follow that.
_ROWS: Final = (
    r"\newsavebox{\sheetrow}",
    r"\newcommand{\setsheetrow}[1]{\noindent\usebox{\sheetrow}\par",
    r"  \ifdim\dimexpr\ht\sheetrow+\dp\sheetrow\relax<\dimexpr#1\relax",
    r"    \vspace{\dimexpr#1-\ht\sheetrow-\dp\sheetrow\relax}\else\bigskip\fi}",
)


def sheet_latex(
    entries: Iterable[SheetEntry | Problem],
    style: SheetStyle,
    *,
    package: LatexPackage = LatexPackage.DIAGRAM,
    token: Token | None = None,
    progress: Progress | None = None,
) -> str:
    """Return a sheet as a whole LaTeX document.

    Raises:
        Cancelled: the token was cancelled.
    """
    ready = numbered_entries(entries, style, token=token, progress=progress)
    factor = min(style.paper.width, 210) / 210 * (0.8 if style.across else 1.0)
    square = min(style.diagram.square_mm, _SQUARES[style.per_page] * factor)
    if style.board_mm:
        square = min(square, style.board_mm / 8)
    shown = replace(style, diagram=replace(style.diagram, square_mm=max(2.5, square)))
    body = "\n".join(_body(ready, shown, package))
    document = latex_document([body], shown.diagram)
    return document.replace(_BEGIN, f"{_page(ready, style)}\n{_BEGIN}", 1)


def _page(entries: Sequence[SheetEntry], style: SheetStyle) -> str:
    width, height = style.size
    lines = (
        rf"\usepackage[paperwidth={width:g}mm,paperheight={height:g}mm,"
        rf"margin={style.margin_mm:g}mm,includefoot,headheight=12pt,headsep=2mm]{{geometry}}",
        r"\setlength{\parindent}{0pt}",
        *_ROWS,
        *needed_here(entries, style),
        *(_running_head(style) if _has_running_head(style) else ()),
    )
    return "\n".join(lines)


def _has_running_head(style: SheetStyle) -> bool:
    return style.running_head and bool(style.heading.strip())


def _running_head(style: SheetStyle) -> Iterator[str]:
    """Yield what sets the heading small at the outer edge, over a thin line."""
    yield r"\usepackage{fancyhdr}"
    yield r"\fancyhf{}\renewcommand{\headrulewidth}{0.1mm}"
    yield rf"\newcommand{{\sheethead}}{{\footnotesize\itshape {latex_text(style.heading)}}}"
    yield r"\fancyhead[L]{\ifodd\value{page}\else\sheethead\fi}"
    yield r"\fancyhead[R]{\ifodd\value{page}\sheethead\fi}"
    if style.page_numbers:
        yield r"\fancyfoot[C]{\thepage}"


def _body(entries: Sequence[SheetEntry], style: SheetStyle, package: LatexPackage) -> Iterator[str]:
    usual = "plain" if style.page_numbers else "empty"
    others = "fancy" if _has_running_head(style) else usual
    yield rf"\pagestyle{{{others}}}\thispagestyle{{{usual}}}"
    if style.heading.strip() or style.subheading.strip():
        yield r"\begin{center}"
        if style.heading.strip():
            yield rf"{{\Large\bfseries {latex_text(style.heading)}\par}}"
        if style.subheading.strip():
            yield rf"{{\itshape {latex_text(style.subheading)}\par}}"
        yield r"\end{center}"
    across = style.grid[0]
    alike = any(needs_drawing(entry.problem) for entry in entries)  # all are drawn then
    rows: list[list[tuple[int, SheetEntry]]] = []
    for place, entry in enumerate(entries):
        if not rows or len(rows[-1]) == across or passages_of(entry.problem):
            rows.append([])
        rows[-1].append((place, entry))
    for row in rows:
        yield from _passages(passages_of(row[0][1].problem))
        yield from _row(row, style, package, alike)
    if entries:
        yield from _passages(passages_of(entries[-1].problem, AFTER))
    yield from end_pages(entries, style)


def _passages(passages: Iterable[Passage]) -> Iterator[str]:
    for passage in passages:
        text = r"\\ ".join(latex_text(line) for line in passage.text.split("\n") if line.strip())
        told = rf"{{\large\bfseries {text}\par}}" if passage.heading else rf"{{{text}\par}}"
        yield rf"{told}\nopagebreak\medskip"


def _row(
    row: Sequence[tuple[int, SheetEntry]], style: SheetStyle, package: LatexPackage, alike: bool
) -> Iterator[str]:
    across, down = style.grid
    wide = 0.97 / across
    cells = []
    for place, entry in row:
        drawn = latex_diagram(
            said_once(entry.problem, entry.notes.label, style),
            style.diagram,
            package=package,
            notes=entry.notes,
            drawn=alike,
        )
        parts = [rf"\begin{{minipage}}[t]{{{wide:.3f}\textwidth}}\centering", drawn.rstrip("\n")]
        if not entry.notes.label and style.indexes:
            parts.append(rf"\label{{{diagram_label(place)}}}%")
        if style.references and style.solutions is Solutions.END:
            parts.append(rf"\par\smallskip{reference(place, style)}")
        if style.solutions is Solutions.UNDER and not _is_long(entry, style):
            parts.append(r"\par\medskip\footnotesize\raggedright")
            parts += printed_lines(entry.lines, style.diagram)
        cells.append("\n".join((*parts, r"\end{minipage}%")))
    yield r"\begin{lrbox}{\sheetrow}\begin{minipage}{\textwidth}"
    yield "\\hfill\n".join(cells)
    yield r"\end{minipage}\end{lrbox}"
    long = [entry for _, entry in row if _is_long(entry, style)]
    if style.solutions is not Solutions.UNDER or not long:
        yield rf"\setsheetrow{{{_FILLED / down:.4f}\textheight}}"
        return
    yield r"\setsheetrow{0pt}{\footnotesize\raggedright"
    for entry in long:
        yield from solution(entry, style, entry.lines)
    yield r"\par}\bigskip"


def _is_long(entry: SheetEntry, style: SheetStyle) -> bool:
    """Whether a solution under its diagram could be higher than the page, and is set below."""
    letters = _LETTERS_ACROSS / style.grid[0] * min(1.0, style.size[0] / 210)
    deep = sum(
        _OF_DIAGRAM if line.diagram is not None else 1 + int(len(line.text) / letters)
        for line in entry.lines
    )
    return deep > _MOST_UNDER
