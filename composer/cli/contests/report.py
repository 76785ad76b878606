# SPDX-License-Identifier: GPL-3.0-or-later
"""What `contest` prints: sheets with their marks, and tables as plain values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from composer.contests.contest import Contest, Sheet
from composer.contests.ranking import ranking
from composer.solver.jsonform import FORMAT


def marks_text(contest: Contest, *, open_only: bool = False) -> str:
    """Return the sheets with what each brings, and why."""
    chosen = [sheet for sheet in contest.sheets if sheet.is_open or not open_only]
    chosen.sort(key=lambda sheet: (sheet.task, sheet.solver))
    return "\n".join(line for sheet in chosen for line in _sheet(contest, sheet)) + "\n"


def _sheet(contest: Contest, sheet: Sheet) -> Iterator[str]:
    points = "not marked" if sheet.points is None else f"{sheet.points:g}"
    left = "  (left to the director)" if sheet.is_open else ""
    yield f"{sheet.task}, {contest.solver(sheet.solver).name}: {points}{left}"
    if sheet.ruling is not None:
        yield f"    the director: {sheet.ruling.points:g} {sheet.ruling.word}".rstrip()
    if sheet.mark is None:
        return
    if sheet.mark.why:
        yield f"    {sheet.mark.why}"
    for part in sheet.mark.parts:
        yield f"    {'+' if part.won else '-'} {part.points:g}  {part.text}"
    for passage in sheet.mark.passages:
        if passage.english:
            yield f"    {passage.start + 1}-{passage.end}: {passage.state}: {passage.english}"


def marks_object(contest: Contest) -> dict[str, Any]:
    """Return the sheets with their marks as plain values."""
    return {
        "format": FORMAT,
        "contest": contest.name,
        "sheets": [
            {
                "solver": contest.solver(sheet.solver).name,
                "problem": sheet.task,
                "text": sheet.text,
                "points": sheet.points,
                "open": sheet.is_open,
                "ruling": None if sheet.ruling is None else asdict(sheet.ruling),
                "parts": [] if sheet.mark is None else [asdict(p) for p in sheet.mark.parts],
                "passages": []
                if sheet.mark is None
                else [
                    {"start": p.start, "end": p.end, "state": p.state, "sentence": p.english}
                    for p in sheet.mark.passages
                ],
                "cooks": 0 if sheet.mark is None else sheet.mark.cooks,
                "claims": 0 if sheet.mark is None else sheet.mark.claims,
            }
            for sheet in contest.sheets
        ],
    }


def ranking_object(contest: Contest, round_name: str = "") -> dict[str, Any]:
    """Return a table as plain values.

    Raises:
        TourneyFault: there is no such round.
    """
    return {
        "format": FORMAT,
        "contest": contest.name,
        "round": round_name or None,
        "places": [
            {
                "rank": place.rank,
                "solver": place.solver.name,
                "country": place.solver.country or None,
                "points": place.points,
                "minutes": place.minutes,
                "rounds": dict(place.rounds),
                "problems": {str(number): points for number, points in place.problems.items()},
                "cooks": place.cooks,
                "wrong_claims": place.claims,
                "open": place.open,
            }
            for place in ranking(contest, round_name)
        ],
    }
