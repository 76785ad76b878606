# SPDX-License-Identifier: GPL-3.0-or-later
"""The judge's booklet and the forms of an Album or team tourney, as pages; the list as a table."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from composer.diagrams.captions.conditions import printed_task
from composer.diagrams.pages.entry import Progress, SheetEntry
from composer.diagrams.pages.entryform import EntryForm, form_pages
from composer.diagrams.pages.formwords import form_words_of
from composer.diagrams.pages.page import Page
from composer.diagrams.pages.sheetstyle import SheetStyle, Solutions
from composer.diagrams.pages.typesetting import measure_of
from composer.diagrams.style.annotations import Annotations
from composer.diagrams.style.style import MAGAZINE, TOURNAMENT
from composer.diagrams.style.template import TOURNAMENT_CAPTION, TemplateLine
from composer.diagrams.writing.sheets import write_pages, write_sheet
from composer.notation.spans import Line, Span
from composer.problem.fen import fen
from composer.said.signs import headed
from composer.solver.options import Token
from composer.tourneys.judging import JudgeSheet
from composer.tourneys.testing import is_sound, issues, lines_of, options_for
from composer.tourneys.tourney import Tourney, TourneyEntry
from composer.tourneys.words import tourney_words_of

_COLUMNS: Final = (
    "number",
    "judges' number",
    "section",
    "authors",
    "team",
    "stipulation",
    "men",
    "fen",
    "state",
    "verdict",
    "issues",
    "came",
)


def booklet_entries(sheet: JudgeSheet) -> tuple[SheetEntry, ...]:
    """Return the entries of a judge's file to be printed, in the order of their numbers."""
    words = tourney_words_of(sheet.language)
    return tuple(
        SheetEntry(
            entry.problem,
            Annotations(label=str(entry.sealed)),
            (*lines_of(entry.tested, sheet.language), *_remark(entry.remark, words.remark)),
            is_sound(entry),
        )
        for entry in sheet.entries
    )


def _remark(text: str, word: str) -> Iterator[Line]:
    for place, line in enumerate(filter(None, map(str.strip, text.splitlines()))):
        head = (Span(f"{word}: ", italic=True),) if not place else ()
        yield Line((*head, Span(line)))


def write_booklet(
    path: Path,
    sheet: JudgeSheet,
    *,
    per_page: int = 4,
    overwrite: bool = False,
    token: Token | None = None,
    progress: Progress | None = None,
) -> tuple[Path, ...]:
    """Write the booklet of a judge: diagrams with numbers and solutions, and nobody's name.

    Raises:
        DiagramFault: see `composer.diagrams.writing.sheets.write_sheet`.
        Cancelled: the token was cancelled.
    """
    section = sheet.section
    words = tourney_words_of(sheet.language)
    told = [f"{words.section} {section.name}", section.task, section.theme]
    number = form_words_of(sheet.language).number
    above = (TemplateLine(f"{number}\u00a0{{label}}", bold=True), *TOURNAMENT_CAPTION.above[1:])
    look = replace(TOURNAMENT, letters=sheet.language, text_pt=10, coordinates=False)
    style = SheetStyle(
        diagram=replace(look, template=replace(TOURNAMENT_CAPTION, above=above)),
        per_page=per_page,
        heading=headed(sheet.tourney, words.entries),
        subheading=", ".join(filter(None, told)),
        first_number=None,
        solutions=Solutions.UNDER,
        solution=options_for(sheet.language),
    )
    return write_sheet(
        path, booklet_entries(sheet), style, overwrite=overwrite, token=token, progress=progress
    )


def write_forms(
    path: Path,
    tourney: Tourney,
    section: str = "",
    *,
    sealed: Sequence[TourneyEntry] | None = None,
    teams: bool = False,
    overwrite: bool = False,
    token: Token | None = None,
) -> tuple[Path, ...]:
    """Write a form for each entry, numbered: as for the FIDE Album, or with teams for the WCCT.

    Args:
        sealed: the entries as judges get them, with numbers in place of names; by default those of
            the section with their authors.
        teams: whether the team stands in the place of the sender.

    Raises:
        DiagramFault: see `composer.diagrams.writing.sheets.write_form`.
        Cancelled: the token was cancelled.
    """
    pages: list[Page] = []
    chosen = tourney.judged(section) if sealed is None else sealed
    style = replace(MAGAZINE, letters=tourney.language)
    for entry in chosen:
        theme = tourney.section(entry.section).theme if entry.section else ""
        number = str(entry.sealed) if sealed is not None else ""
        form = EntryForm(
            tourney=tourney.name[:300],
            section=entry.section,
            number=number,
            sender=entry.team if teams and not number else "",
            address="" if number else entry.address,
            theme=theme,
            remarks=entry.remark,
            words=form_words_of(tourney.language),
            diagram=style,
        )
        label = Annotations(label=number or str(entry.number))
        lines = lines_of(entry.tested, tourney.language)
        made = SheetEntry(entry.problem, label, lines, is_sound(entry))
        pages += form_pages([made], form, measure=measure_of(style.lettering), token=token)
    return write_pages(path, pages, title=tourney.name, overwrite=overwrite, token=token)


def list_table(tourney: Tourney, entries: Iterable[TourneyEntry] | None = None) -> str:
    """Return the list of the entries as CSV, for the director: names stand in it."""
    out = io.StringIO()
    table = csv.writer(out)
    table.writerow(_COLUMNS)
    for entry in tourney.entries if entries is None else entries:
        problem, chess = entry.problem, entry.problem.game is None
        row = {
            "number": entry.number,
            "judges' number": entry.sealed or "",
            "section": entry.section,
            "authors": " & ".join(problem.credits.signed),
            "team": entry.team,
            "stipulation": printed_task(problem, tourney.language) if chess else "",
            "men": problem.position.material() if chess else "",
            "fen": fen(problem.position) if chess else "",
            "state": entry.state.value,
            "verdict": entry.tested.verdict if entry.tested else "",
            "issues": "; ".join(str(issue.sentence) for issue in issues(tourney, entry)),
            "came": entry.came,
        }
        table.writerow(row[column] for column in _COLUMNS)
    return out.getvalue()
