# SPDX-License-Identifier: GPL-3.0-or-later
r"""What comes behind the diagrams of a sheet in LaTeX: solutions, comments, indexes.

They follow each other in columns that end level (`multicol`). The page of a solution, and that of
a diagram without a number, is found by LaTeX itself (`\\label`, `\\pageref`): run it twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Final

from composer.diagrams.captions.anonymity import hides_authors
from composer.diagrams.captions.caption import authors_line
from composer.diagrams.latex.drawn import drawn_within
from composer.diagrams.latex.letters import latex_text
from composer.diagrams.pages.entry import SheetEntry
from composer.diagrams.pages.magazine import (
    comment_lines,
    gathered,
    in_ranges,
    sheet_words_of,
)
from composer.diagrams.pages.sheetstyle import Comments, Index, SheetStyle, Solutions
from composer.diagrams.style.style import DiagramStyle
from composer.notation.letters import letters_of
from composer.notation.spans import Line, Span

_AT_ONCE: Final = 4000  # letters; a text that is cleaned may be no longer than some thousands

_SIDE: Final = 91.0  # points of a diagram within a solution, which are 32 mm

# The page of a diagram, where the one before it in the list stands on another.
_PAGES: Final = (
    r"\usepackage{refcount}",
    r"\newcounter{sheetpage}",
    r"\newcommand{\sheetpage}[1]{\ifnum\getpagerefnumber{#1}=\value{sheetpage}\else",
    r"  \ifnum\value{sheetpage}>0 , \fi\pageref{#1}%",
    r"  \setcounter{sheetpage}{\getpagerefnumber{#1}}\fi}",
)


def needed_here(entries: Sequence[SheetEntry], style: SheetStyle) -> tuple[str, ...]:
    """Return the lines of the preamble that these pages need."""
    wanted = (r"\usepackage{multicol}",)
    is_numbered = all(entry.notes.label for entry in entries)
    return wanted if is_numbered or not style.indexes else (*wanted, *_PAGES)


def end_pages(entries: Sequence[SheetEntry], style: SheetStyle) -> Iterator[str]:
    """Yield what comes behind the diagrams, in columns as wide as those of the PDF."""
    sections = [section for section in _sections(entries, style) if section[1]]
    if not sections:
        return
    width = style.body.width
    columns = 3 if width > 250 else 2 if width > 130 else 1
    (title, first), *others = sections
    yield rf"\clearpage{{\large\bfseries {latex_text(title)}\par\bigskip}}"
    if columns > 1:
        yield rf"\begin{{multicols}}{{{columns}}}"
    yield r"\small\raggedright"
    yield from first
    for name, lines in others:
        yield rf"\par\bigskip{{\normalsize\bfseries {latex_text(name)}\par}}\nopagebreak"
        yield from lines
    if columns > 1:
        yield r"\end{multicols}"


def _sections(entries: Sequence[SheetEntry], style: SheetStyle) -> Iterator[tuple[str, list[str]]]:
    is_named = not hides_authors(style.diagram)
    is_solved = style.solutions is Solutions.END
    comments = style.comments if is_named and is_solved else Comments.NONE
    language = letters_of(style.diagram.letters).language
    words = sheet_words_of(language)
    if is_solved:
        told: list[str] = []
        for place, entry in enumerate(entries):
            told += solution(entry, style, entry.lines, solution_label(place))
            if comments is Comments.WITH:
                told += printed_lines(comment_lines(entry.problem), style.diagram)
        yield style.solution.printed_words.solutions, told
    if comments is Comments.APART:
        told = []
        for entry in entries:
            if lines := comment_lines(entry.problem):
                told += solution(entry, style, lines)
        yield words.comments, told
    for kind in style.indexes if is_named else ():
        yield getattr(words, kind.value), list(_index(entries, kind, language))


def _index(entries: Sequence[SheetEntry], kind: Index, language: str) -> Iterator[str]:
    """Yield the lines of an index: numbers, and pages where diagrams have none."""
    for name, places in gathered(entries, kind, language):
        labels = tuple(dict.fromkeys(filter(None, (entries[at].notes.label for at in places))))
        numbers = ", ".join(in_ranges(labels))
        told = rf"{latex_text(name)}\enspace{{}}" + (
            rf"\emph{{{latex_text(numbers)}}}" if numbers else ""
        )
        pages = "".join(
            rf"\sheetpage{{{diagram_label(at)}}}" for at in places if not entries[at].notes.label
        )
        if pages:
            comma = ", " if numbers else ""
            told += rf"\setcounter{{sheetpage}}{{0}}{comma}\emph{{{pages}}}"
        yield rf"\hangindent=1em {told}\par"


def solution_label(place: int) -> str:
    """Return the label of a solution, by the place of its problem on the sheet."""
    return f"solution-{place}"


def diagram_label(place: int) -> str:
    """Return the label of a diagram, by its place on the sheet."""
    return f"diagram-{place}"


def reference(place: int, style: SheetStyle) -> str:
    """Return the line below a diagram that says on which page its solution stands."""
    told = sheet_words_of(letters_of(style.diagram.letters).language).solution_at
    before, _, after = told.partition("%1")
    page = rf"\pageref{{{solution_label(place)}}}"
    return rf"{{\footnotesize\itshape {latex_text(before)} {page}{latex_text(after)}\par}}"


def solution(
    entry: SheetEntry, style: SheetStyle, lines: Iterable[Line], label: str = ""
) -> Iterator[str]:
    """Yield what is told of a problem, led by its number and authors; pages refer to the label."""
    is_named = not hides_authors(style.diagram)
    authors = authors_line(entry.problem.credits) if is_named else ""
    head = (Span(entry.notes.label, bold=True), Span(authors, italic=True))
    told = r"\enspace ".join(_runs((span,)) for span in head if span.text)
    mark = rf"\label{{{label}}}" if label else ""
    if told:
        yield rf"\par\medskip\noindent {told}{mark}\par\nopagebreak"
    else:
        yield rf"\par\medskip\leavevmode{mark}" if mark else r"\par\medskip"
    yield from printed_lines(lines, style.diagram)


def printed_lines(lines: Iterable[Line], style: DiagramStyle) -> Iterator[str]:
    """Yield lines of a solution, each a paragraph, and the diagrams between them."""
    told = tuple(lines)
    for line, following in zip_longest(told, told[1:]):
        if line.diagram is not None:
            yield from drawn_within(line.diagram, style, _SIDE)
            continue
        indent = rf"\hspace*{{{line.indent}em}}" if line.indent else ""
        leads = following is not None and following.indent > line.indent
        end = r"\par\nopagebreak" if leads else r"\par"
        yield rf"\hangindent={line.indent + 1}em {indent}{_runs(line.spans)}{end}"


def _runs(spans: Iterable[Span]) -> str:
    told = []
    for span in spans:
        text = _text(span.text)
        text = rf"\emph{{{text}}}" if span.italic and text.strip() else text
        told.append(rf"\textbf{{{text}}}" if span.bold and text.strip() else text)
    return "".join(told)


def _text(text: str) -> str:
    """Return runs of a solution, which may be broken after a stroke; spaces at ends stay."""
    told = []
    for at in range(0, len(text), _AT_ONCE):
        piece = text[at : at + _AT_ONCE]
        before = " " if piece[:1] == " " else ""
        after = " " if piece[-1:] == " " and piece.strip(" ") else ""
        lead = "~" if piece[:1] == "\u00a0" else ""
        if piece[-1:] == "\u00a0" and piece.strip():
            after = "~"
        told.append(f"{before}{lead}{latex_text(piece)}{after}")
    return "".join(told).replace("{/}", r"{/}\allowbreak{}")
