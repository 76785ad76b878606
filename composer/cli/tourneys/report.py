# SPDX-License-Identifier: GPL-3.0-or-later
"""What `tourney` prints for the director: the test report, and the marks of all judges."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from composer.solver.jsonform import FORMAT
from composer.tourneys.judging import Standing, judges_of_standings, standings
from composer.tourneys.nearest import KEPT, Pair, pairs
from composer.tourneys.persons import conflicts
from composer.tourneys.testing import VERDICTS, is_sound, issues
from composer.tourneys.tourney import Near, Tourney, TourneyEntry


def report_text(tourney: Tourney) -> str:
    """Return the test report: entries, pairs of entries, conflicts, what could not be read."""
    lines = [tourney.name]
    for entry in tourney.entries:
        lines += _entry(tourney, entry)
    found = pairs(tourney)
    if found:
        lines += ["", "Duplicates and versions:"]
        lines += (f"  {_pair(pair)}" for pair in found)
    judges = conflicts(tourney)
    if judges:
        lines += ["", "Conflicts of interest (for the director alone):"]
        lines += (f"  {judge}: entry {entry.number}" for judge, entry in judges)
    if tourney.damaged:
        lines += ["", "Not read:"]
        lines += (f"  {damaged.place}: {damaged.english}" for damaged in tourney.damaged)
    return "\n".join(lines) + "\n"


def _entry(tourney: Tourney, entry: TourneyEntry) -> Iterator[str]:
    tested = entry.tested
    mark = "C+" if is_sound(entry) else "C?" if tested is None else "C-"
    names = " & ".join(entry.problem.credits.signed)
    told = (f"{entry.number}", mark, entry.section, str(entry.problem.stipulation), names)
    yield ", ".join(filter(None, told))
    if not entry.takes_part:
        yield f"    {entry.state.value}"
    if tested is not None:
        yield f"    {tested.verdict}"
    for issue in issues(tourney, entry):
        if tested is None or issue.wrong not in VERDICTS:
            yield f"    {issue.wrong.value}: {issue.sentence}"
    for near in entry.near[:KEPT]:
        yield f"    like {_near(near)}"


def _near(near: Near) -> str:
    what = f"entry {near.number}" if near.number else f"{near.named} [{near.record}]"
    return f"{what}, {near.score:.0%}: {near.why}"


def _pair(pair: Pair) -> str:
    what = "the same problem" if pair.same else "versions"
    return f"{pair.one} and {pair.other}: {what}, {pair.score:.0%}: {pair.why}"


def report_object(tourney: Tourney) -> dict[str, Any]:
    """Return the test report as plain values."""
    return {
        "format": FORMAT,
        "tourney": tourney.name,
        "entries": [
            {
                "number": entry.number,
                "sealed": entry.sealed or None,
                "section": entry.section or None,
                "state": entry.state.value,
                "sound": is_sound(entry) if entry.tested else None,
                "verdict": entry.tested.verdict if entry.tested else None,
                "issues": [
                    {"id": issue.wrong.value, "sentence": str(issue.sentence)}
                    for issue in issues(tourney, entry)
                ],
                "near": [
                    {
                        "entry": near.number or None,
                        "record": near.record or None,
                        "named": near.named or None,
                        "score": round(near.score, 3),
                        "why": near.why,
                    }
                    for near in entry.near
                ],
            }
            for entry in tourney.entries
        ],
        "pairs": [
            {
                "entries": [pair.one, pair.other],
                "same": pair.same,
                "by_one": pair.by_one,
                "score": round(pair.score, 3),
                "why": pair.why,
            }
            for pair in pairs(tourney)
        ],
        "conflicts": [[judge, entry.number] for judge, entry in conflicts(tourney)],
        "damaged": [[damaged.place, damaged.english] for damaged in tourney.damaged],
    }


def marks_text(tourney: Tourney) -> str:
    """Return the marks of each section as a table."""
    lines: list[str] = []
    for section in tourney.sections:
        found = standings(tourney, section.name)
        judges = judges_of_standings(tourney, found)
        lines.append(f"Section {section.name}: " + (", ".join(judges) or "no marks yet"))
        lines += (_standing(standing, judges) for standing in found if standing.marks)
    return "\n".join(lines) + "\n"


def _standing(standing: Standing, judges: tuple[str, ...]) -> str:
    marks = "  ".join(
        f"{standing.marks[judge]:g}" if judge in standing.marks else "-" for judge in judges
    )
    entry, far = standing.entry, "  far apart" if standing.is_far else ""
    numbers = f"{entry.sealed} (entry {entry.number})"
    return f"  {numbers}: {marks}  sum {standing.sum:g}, spread {standing.spread:g}{far}"


def marks_object(tourney: Tourney) -> dict[str, Any]:
    """Return the marks as plain values."""
    return {
        "format": FORMAT,
        "tourney": tourney.name,
        "sections": [
            {
                "name": section.name,
                "entries": [
                    {
                        "number": standing.entry.number,
                        "sealed": standing.entry.sealed or None,
                        "marks": dict(standing.marks),
                        "ranks": dict(standing.ranks),
                        "sum": standing.sum,
                        "spread": standing.spread,
                        "far_apart": standing.is_far,
                    }
                    for standing in standings(tourney, section.name)
                ],
            }
            for section in tourney.sections
        ],
    }
