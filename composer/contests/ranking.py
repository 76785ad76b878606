# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables of a contest: who is first, by points and then by time; a column's ladder."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from html import escape

from composer.contests.contest import Code, Contest, Solver
from composer.said.signs import NOTHING
from composer.tourneys.announcement import page
from composer.tourneys.words import TourneyWords, tourney_words_of


@dataclass(frozen=True, slots=True)
class Place:
    """A solver in a table.

    Attributes:
        solver: who.
        rank: from 1; who has as many points in the same time has the same.
        points: all points, those included that were brought along.
        minutes: how long it took, all rounds together; of a round for which nobody says it, all
            the time there was.
        problems: the points by the number of the problem; None where there is nothing.
        rounds: the points by round.
        cooks: how many solutions were found that the composer did not mean.
        claims: how many wrong solutions were claimed.
        open: how many sheets are left to the director.
    """

    solver: Solver
    rank: int
    points: float
    minutes: float
    problems: Mapping[int, float | None]
    rounds: Mapping[str, float]
    cooks: int = 0
    claims: int = 0
    open: int = 0


def ranking(contest: Contest, round_name: str = "") -> tuple[Place, ...]:
    """Return the table of a round or of the whole contest: points first, then time.

    Raises:
        TourneyFault: there is no such round.
    """
    name = contest.round(round_name).name if round_name else ""
    places = [_place(contest, solver, name) for solver in contest.solvers]
    places.sort(key=lambda each: (-each.points, each.minutes, each.solver.name.casefold()))
    ranked: list[Place] = []
    for number, each in enumerate(places, start=1):
        last = ranked[-1] if ranked else None
        same = last is not None and (last.points, last.minutes) == (each.points, each.minutes)
        ranked.append(replace(each, rank=last.rank if last is not None and same else number))
    return tuple(ranked)


def _place(contest: Contest, solver: Solver, name: str) -> Place:
    sheets = {task.number: contest.sheet(solver.number, task.number) for task in contest.tasks}
    tasks = contest.tasks_of(name)
    chosen = [sheets[task.number] for task in tasks]
    rounds = {
        each.name: round(
            sum(sheets[task.number].points or 0.0 for task in contest.tasks_of(each.name)), 2
        )
        for each in contest.rounds
    }
    carried = 0.0 if name else solver.carried
    marks = [sheet.mark for sheet in chosen if sheet.mark is not None]
    return Place(
        solver,
        0,
        round(carried + sum(sheet.points or 0.0 for sheet in chosen), 2),
        _minutes(contest, solver, name),
        {task.number: sheets[task.number].points for task in tasks},
        rounds,
        sum(mark.cooks for mark in marks),
        sum(mark.claims for mark in marks),
        sum(sheet.is_open for sheet in chosen),
    )


def _minutes(contest: Contest, solver: Solver, name: str) -> float:
    found = 0.0
    for each in contest.rounds:
        if name not in ("", each.name) or not contest.tasks_of(each.name):
            continue
        taken = contest.taken(solver.number, each.name)
        found += each.minutes if taken is None else taken
    return round(found, 2)


def points_text(points: float | None) -> str:
    """Return points as they are printed: `5`, `2.5`, or a dash."""
    return NOTHING if points is None else f"{points:g}"


def head_of(contest: Contest, round_name: str, words: TourneyWords) -> list[str]:
    """Return the heads of a table's columns."""
    columns = [words.rank, words.solver, words.country]
    if round_name:
        columns += (str(task.number) for task in contest.tasks_of(round_name))
    else:
        columns += _solved_rounds(contest)
    if contest.code is Code.COLUMN:
        return [*columns, words.cooks, words.wrong_claims, words.carried, words.points]
    return [*columns, words.points, words.time]


def rows_of(contest: Contest, round_name: str, places: Iterable[Place]) -> Iterator[list[str]]:
    """Yield the rows of a table below its head."""
    for each in places:
        cells = [str(each.rank), each.solver.name, each.solver.country]
        if round_name:
            cells += map(points_text, each.problems.values())
        else:
            cells += (points_text(each.rounds[name]) for name in _solved_rounds(contest))
        if contest.code is Code.COLUMN:
            carried = 0.0 if round_name else each.solver.carried
            cells += (str(each.cooks), str(each.claims), f"{carried:g}", f"{each.points:g}")
        else:
            cells += (f"{each.points:g}", f"{each.minutes:g}")
        yield cells


def _solved_rounds(contest: Contest) -> list[str]:
    """Return the names of the rounds that have problems."""
    return [each.name for each in contest.rounds if contest.tasks_of(each.name)]


def ranking_rows(contest: Contest, round_name: str = "", language: str = "") -> list[list[str]]:
    """Return the table with its head.

    Raises:
        TourneyFault: there is no such round.
    """
    words = tourney_words_of(language or contest.language)
    name = contest.round(round_name).name if round_name else ""
    return [
        head_of(contest, name, words),
        *rows_of(contest, name, ranking(contest, name)),
    ]


def ranking_text(contest: Contest, round_name: str = "", language: str = "") -> str:
    """Return the table as text in columns, numbers to the right.

    Raises:
        TourneyFault: there is no such round.
    """
    rows = ranking_rows(contest, round_name, language)
    wide = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if column in (1, 2) else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, wide, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines) + "\n"


def ranking_csv(contest: Contest, round_name: str = "", language: str = "") -> str:
    """Return the table as CSV.

    Raises:
        TourneyFault: there is no such round.
    """
    out = io.StringIO()
    csv.writer(out).writerows(ranking_rows(contest, round_name, language))
    return out.getvalue()


def ranking_page(contest: Contest, round_name: str = "", language: str = "") -> str:
    """Return the table as a page that needs nothing else.

    Raises:
        TourneyFault: there is no such round.
    """
    head, *rows = ranking_rows(contest, round_name, language)
    parts = [f"<h1>{escape(contest.name)}</h1>"]
    if round_name:
        parts.append(f"<h2>{escape(contest.round(round_name).name)}</h2>")
    parts.append('<table border="1" cellpadding="4" style="border-collapse:collapse">')
    for cell, row in (("th", head), *(("td", each) for each in rows)):
        cells = (f"<{cell}>{escape(text)}</{cell}>" for text in row)
        parts.append(f"<tr>{''.join(cells)}</tr>")
    parts.append("</table>")
    return page(contest.name, parts, language or contest.language)
