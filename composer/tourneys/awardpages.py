# SPDX-License-Identifier: GPL-3.0-or-later
"""The award as pages: each section with its head, then corrections and the day for claims."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import repeat
from pathlib import Path
from typing import Final

from composer.diagrams.latex.letters import latex_text
from composer.diagrams.latex.sheet import sheet_latex
from composer.diagrams.pages.flowing import Frame, flowed
from composer.diagrams.pages.page import MM_PER_POINT, Align, Page, PlacedText
from composer.diagrams.pages.sheet import sheet_pages
from composer.diagrams.pages.sheetstyle import SheetStyle, Solutions
from composer.diagrams.pages.typesetting import Column, Measure, measure_of
from composer.diagrams.style.style import MAGAZINE, DiagramStyle
from composer.diagrams.writing.sheets import write_pages
from composer.files.beside import write_beside
from composer.notation.spans import Span
from composer.said.sentence import said
from composer.said.signs import headed
from composer.solver.options import Token
from composer.tourneys.award import award_end, award_entries, award_head, award_style
from composer.tourneys.testing import options_for
from composer.tourneys.tourney import Section, Tourney, TourneyFault
from composer.tourneys.words import tourney_words_of

_LONGEST: Final = 300  # letters of a heading
_BEGIN, _END = "\\begin{document}", "\\end{document}"


def write_award(
    path: Path,
    tourney: Tourney,
    *,
    language: str = "",
    style: DiagramStyle = MAGAZINE,
    overwrite: bool = False,
    token: Token | None = None,
) -> tuple[Path, ...]:
    """Write the award as PDF, LaTeX, SVG or PNG: diagrams with distinction, solution and comment.

    Raises:
        DiagramFault: see `composer.diagrams.writing.sheets.write_sheet`.
        TourneyFault: see `composer.tourneys.award.final_opinions`; or the file is there already.
        Cancelled: the token was cancelled.
    """
    chosen = language or tourney.language
    if path.suffix.lower() == ".tex":
        if path.exists() and not overwrite:
            raise TourneyFault(said("{path} is there already", path=str(path)))
        text = award_latex(tourney, chosen, style, token=token)
        write_beside(path, text.encode("utf-8", "replace"))
        return (path,)
    pages = award_pages(tourney, chosen, style, token=token)
    title = headed(tourney.name, tourney_words_of(chosen).award)
    return write_pages(path, pages, title=title, overwrite=overwrite, token=token)


def award_pages(
    tourney: Tourney,
    language: str = "",
    style: DiagramStyle = MAGAZINE,
    *,
    token: Token | None = None,
) -> tuple[Page, ...]:
    """Return the pages of the award, numbered where there are several.

    Raises:
        TourneyFault: see `composer.tourneys.award.final_opinions`.
        Cancelled: the token was cancelled.
    """
    chosen = language or tourney.language
    measure = measure_of(style.lettering)
    pages: list[Page] = []
    sheet = _sheet(tourney, chosen, style)
    for section, shown in _sections(tourney, chosen, sheet):
        entries = award_entries(tourney, chosen, section.name)
        pages += sheet_pages(entries, shown, measure=measure, token=token)
    pages += _last(tourney, chosen, sheet, measure)
    lettered = [replace(page, lettering=style.lettering) for page in pages]
    if len(lettered) < 2:
        return tuple(lettered)
    return tuple(_numbered(page, n, sheet, measure) for n, page in enumerate(lettered, start=1))


def award_latex(
    tourney: Tourney,
    language: str = "",
    style: DiagramStyle = MAGAZINE,
    *,
    token: Token | None = None,
) -> str:
    """Return the award as one LaTeX document.

    Raises:
        TourneyFault: see `composer.tourneys.award.final_opinions`.
        Cancelled: the token was cancelled.
    """
    chosen = language or tourney.language
    head: dict[str, None] = {}  # lines of all preambles, each once
    bodies: list[str] = []
    sheet = _sheet(tourney, chosen, style)
    for section, shown in _sections(tourney, chosen, replace(sheet, page_numbers=True)):
        entries = award_entries(tourney, chosen, section.name)
        before, _, rest = sheet_latex(entries, shown, token=token).partition(_BEGIN)
        head |= dict.fromkeys(before.rstrip("\n").split("\n"))
        bodies.append(rest.rpartition(_END)[0].strip("\n"))
    title, paragraphs = award_end(tourney, chosen)
    told = [rf"\section*{{{latex_text(title)}}}"] if title else []
    told += [latex_text(text) + r"\par\medskip" for text in paragraphs]
    if told:
        bodies.append("\n".join(told))
    body = "\n\\clearpage\n".join(bodies)
    return "\n".join((*head, _BEGIN, body, _END, ""))


def _sheet(tourney: Tourney, language: str, style: DiagramStyle) -> SheetStyle:
    return SheetStyle(
        diagram=replace(award_style(style), letters=language),
        per_page=4,
        heading=headed(tourney.name, tourney_words_of(language).award)[:_LONGEST],
        first_number=None,
        solutions=Solutions.UNDER,
        solution=options_for(language),
        page_numbers=False,
    )


def _sections(
    tourney: Tourney, language: str, sheet: SheetStyle
) -> Iterator[tuple[Section, SheetStyle]]:
    """Yield the sections, each with how its sheet looks: the award's name stands on the first.

    Sections to which nothing was sent are left out, unless there is no other.
    """
    sent = [section for section in tourney.sections if tourney.judged(section.name)]
    for place, section in enumerate(sent or tourney.sections[:1]):
        name, *lines = award_head(tourney, section, language)
        told = ". ".join(line.rstrip(".") for line in lines) + "."
        if place:
            yield section, replace(sheet, heading=name[:_LONGEST], subheading=told[:_LONGEST])
        else:
            below = ". ".join((name, told))
            yield section, replace(sheet, subheading=below[:_LONGEST])


def _last(tourney: Tourney, language: str, sheet: SheetStyle, measure: Measure) -> Iterator[Page]:
    """Yield the page of corrections and of the day for claims, if there is something to say."""
    title, paragraphs = award_end(tourney, language)
    body = sheet.body
    column = Column(body.width, measure)
    gap = 10 * MM_PER_POINT * 0.6
    blocks = [column.set((Span(text),), 10, gap=gap) for text in paragraphs]
    if title:
        blocks.insert(0, column.set((Span(title, bold=True),), 12))
    width, height = sheet.size
    for laid in flowed(blocks, repeat(Frame(body, 1, 0.0))):
        yield Page(width, height, laid.boards, laid.texts)


def _numbered(page: Page, number: int, sheet: SheetStyle, measure: Measure) -> Page:
    spans = (Span(str(number)),)
    wide = Column(page.width, measure).width(spans, 8.0)
    y = page.height - sheet.margin_mm + 3
    text = PlacedText(page.width / 2, y, spans, 8.0, wide, Align.CENTRE)
    return replace(page, texts=(*page.texts, text))
