# SPDX-License-Identifier: GPL-3.0-or-later
"""Sheets for solvers: diagrams without authors and solutions, with lines to write on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from composer.contests.contest import Contest, Task
from composer.diagrams.pages.entry import SheetEntry
from composer.diagrams.pages.sheetstyle import SheetStyle, Solutions
from composer.diagrams.style.annotations import Annotations
from composer.diagrams.style.style import ANONYMOUS_CAPTION, TOURNAMENT
from composer.diagrams.writing.sheets import write_sheet
from composer.said.sentence import said
from composer.said.signs import headed
from composer.solver.options import Token
from composer.tourneys.sealing import sealed_problem
from composer.tourneys.tourney import TourneyFault
from composer.tourneys.words import labelled, tourney_words_of

PER_PAGE: Final = 4
"""Diagrams on a page."""

_SHORT, _LONG = 4, 8  # lines to write on
_BLANK: Final = "_" * 26


def sheet_entries(contest: Contest, round_name: str) -> tuple[SheetEntry, ...]:
    """Return the problems of a round as solvers see them: without names, titles or words.

    Raises:
        TourneyFault: there is no such round.
    """
    name = contest.round(round_name).name
    return tuple(
        SheetEntry(
            sealed_problem(task.problem),
            Annotations(label=str(task.number)),
            room=_room(task),
        )
        for task in contest.tasks_of(name)
    )


def _room(task: Task) -> int:
    stipulation = task.problem.stipulation
    return _SHORT if not stipulation.has_lines and stipulation.moves <= 2 else _LONG


def write_solving_sheets(
    path: Path,
    contest: Contest,
    round_name: str,
    *,
    language: str = "",
    per_page: int = PER_PAGE,
    overwrite: bool = False,
    token: Token | None = None,
) -> tuple[Path, ...]:
    """Write the sheets of a round as `.pdf`, `.svg` or `.png`; return the files.

    Raises:
        TourneyFault: there is no such round, or it has no problems.
        DiagramFault: see `composer.diagrams.writing.sheets.write_sheet`.
        Cancelled: the token was cancelled.
    """
    chosen = language or contest.language
    words = tourney_words_of(chosen)
    each = contest.round(round_name)
    entries = sheet_entries(contest, each.name)
    if not entries:
        raise TourneyFault(said("round {name} has no problems", name=each.name))
    told = [labelled(words.solver, _BLANK, chosen)]
    if each.minutes:
        told.append(words.minutes.format(count=each.minutes))
    style = SheetStyle(
        diagram=replace(
            TOURNAMENT,
            letters=chosen,
            text_pt=10,
            coordinates=False,
            caption=ANONYMOUS_CAPTION,
        ),
        per_page=per_page,
        heading=headed(contest.name, each.name),
        subheading="   ".join(told),
        first_number=None,
        solutions=Solutions.UNDER,
    )
    return write_sheet(path, entries, style, overwrite=overwrite, token=token)
