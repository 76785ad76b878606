# SPDX-License-Identifier: GPL-3.0-or-later
"""What is derived from a finding so that problems can be found and sorted by it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Final

from composer.library.index.endings import write_endings
from composer.library.records.values import Finding
from composer.solver.solution import Verdict

LEGALITY: Final = "legality"
"""The kind of the trait that says whether a diagram is legal; its grade is by which rules."""

CONTENT: Final = "content"
"""The kind of the trait that says how much a mate in two shows, as its name."""

LENGTH: Final = "length"
"""The kind of the trait that says how many moves White has in a study, as its name."""

DIFFERS: Final = "differs"
CONDITIONAL: Final = "conditional"
"""The names of the marks: another key was printed; sound with a right of the history only."""

PARTIAL: Final = "partial"
"""The name of the mark of what was cut short: something of it is worth a second, longer look."""

_UNKNOWN: Final = (0, *(None,) * 18)

ADD_CLASSIFICATION: Final = """
    INSERT INTO classification (record_id, analysis_version, verdict, complete, keys,
        key_men, key_text, zugzwang, threats, threat_text, variations, mates, duals, set_mates,
        changed, tries, refutations, pure, model, ideal)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
ADD_TRAIT: Final = "INSERT INTO trait VALUES (?, ?, ?, ?)"

_COUNTED: Final = frozenset({Verdict.NO_SOLUTION.value})
"""Verdicts by which it is known that there is no key; else none was counted."""

_STRENGTH: Final = {"theme": 0, "element": 1, "perhaps": 2}


def write_traits(connection: sqlite3.Connection, record_id: int, finding: Finding | None) -> None:
    """Write what is derived from the finding of a current version, in place of what was."""
    connection.execute("DELETE FROM classification WHERE record_id = ?", (record_id,))
    connection.execute("DELETE FROM trait WHERE record_id = ? AND kind <> 'told'", (record_id,))
    connection.execute(ADD_CLASSIFICATION, classification(record_id, finding))
    connection.executemany(ADD_TRAIT, traits(record_id, finding))
    write_endings(connection, record_id, None if finding is None else finding.ends)


def classification(record_id: int, finding: Finding | None) -> tuple[object, ...]:
    """Return the row of `ADD_CLASSIFICATION`; every record has one."""
    return (record_id, *(_UNKNOWN if finding is None else _columns(finding)))


def traits(record_id: int, finding: Finding | None) -> list[tuple[object, ...]]:
    """Return the rows of `ADD_TRAIT`."""
    if finding is None:
        return []
    return [(kind, name, record_id, grade) for kind, name, grade in _traits(finding)]


def _columns(finding: Finding) -> tuple[object, ...]:
    known = finding.details
    keys = len(finding.keys) if finding.keys or finding.verdict in _COUNTED else None
    if known is not None and known.solutions is not None:
        keys = known.solutions
    verdict = (finding.verdict, finding.complete, keys)
    if known is None:
        return (0, *verdict, None, finding.key_text, *(None,) * 13)
    return (
        finding.analysis_version,
        *verdict,
        known.key_men,
        finding.key_text,
        known.zugzwang,
        known.threats,
        known.threat_text,
        known.variations,
        known.mates,
        known.duals,
        known.set_mates,
        known.changed,
        known.tries,
        known.refutations,
        known.pure,
        known.model,
        known.ideal,
    )


def _traits(finding: Finding) -> Iterator[tuple[str, str, str]]:
    """Yield kind, name and grade; of several flags of one theme the surest."""
    if finding.details is None:
        return
    themes: dict[str, str] = {}
    for theme in finding.details.themes:
        known = themes.get(theme.id)
        if known is None or _STRENGTH.get(theme.grade, 3) < _STRENGTH.get(known, 3):
            themes[theme.id] = theme.grade
    yield from (("theme", name, grade) for name, grade in themes.items())
    points = {point.id: point.weight for point in reversed(finding.details.points)}
    yield from (("point", name, weight) for name, weight in points.items())
    if finding.details.content is not None:
        yield CONTENT, str(finding.details.content), ""
    if finding.details.length is not None:
        yield LENGTH, str(finding.details.length), ""
    if finding.details.legality:
        yield LEGALITY, finding.details.legality, str(finding.details.judged)
    if finding.details.printed:
        yield "mark", DIFFERS, ""
    if finding.details.depends:
        yield "mark", CONDITIONAL, ""
    if finding.details.allowed:
        yield "mark", PARTIAL, ""
