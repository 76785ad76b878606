# SPDX-License-Identifier: GPL-3.0-or-later
"""Which problems of a library wait to be classified, and keeping what was found of them.

What waits is read off the library itself, so that nothing needs to be remembered: work that
was interrupted, however it ended, goes on with what is not yet on the disk. A problem waits
while its current version has no verdict (`Round.VERDICTS`), while it was not analysed by the
rules of today (`Round.ANALYSES`), while its diagram was not judged by those of today
(`Round.LEGALITY`), or while something of its analysis was cut short, if only the tries
(`Round.SECOND`).
Problems in the bin do not wait.

A long problem is noted when its turn comes (`note_begun`): it then waits for the next round,
behind all others, so that a program that is killed again and again comes to the others too. One
that was begun several times without an answer does not wait any more.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from composer.analysis.report import ANALYSIS_VERSION
from composer.library.access.store import Library
from composer.library.changes.operations import write_finding
from composer.library.classify.legality import LEGALITY_VERSION
from composer.library.classify.worker import Round
from composer.library.file.faults import RecordDamaged
from composer.library.file.ids import numbers
from composer.library.index.traits import LENGTH, PARTIAL, write_traits
from composer.library.records.details import NOTHING
from composer.library.records.findings import with_legality
from composer.library.records.problemform import ProblemFormError, parse_problem
from composer.library.records.stored import read_version
from composer.library.records.values import UNSUPPORTED, Finding
from composer.problem.forms import same_verdict
from composer.retro.compiled import NO_ENGINE
from composer.solver.compiled import engine_module
from composer.solver.solution import Verdict

OFTEN_BEGUN: Final = 5
"""How often the analysis of a problem is begun that never comes to an end."""

_LATEST: Final = (1 << 63) - 1


@dataclass(frozen=True, slots=True)
class Task:
    """A problem that waits.

    Attributes:
        record_id: its record.
        version_id: the record's current version.
        text: the problem in our JSON form, as the version holds it.
        moves: how many moves are requested.
    """

    record_id: int
    version_id: int
    text: str
    moves: float


@dataclass(frozen=True, slots=True)
class ChangeCursor:
    """How far down the list of the problems changed last somebody has come.

    Attributes:
        changed_at: when the last problem looked at was changed, in microseconds since 1970.
        record_id: its record.
    """

    changed_at: int = _LATEST
    record_id: int = _LATEST


TOP: Final = ChangeCursor()


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was found of a problem that waited."""

    task: Task
    finding: Finding


@dataclass(frozen=True, slots=True)
class Classified:
    """Findings were kept.

    Attributes:
        ids: the records that know more now.
    """

    ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Requeued:
    """Records were put among those that wait, as if they had never been analysed.

    Attributes:
        ids: the records.
    """

    ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WaitingCounts:
    """How many problems there are, and how many of them wait for each round, in their order."""

    total: int
    by_round: Mapping[Round, int]

    @property
    def next_round(self) -> Round | None:
        """What is to be done first; None if nothing waits."""
        return next((asked for asked, number in self.by_round.items() if number), None)


_WAITS: Final = {
    Round.VERDICTS: "classification.verdict IS NULL",
    Round.ANALYSES: "classification.analysis_version < ?",
    Round.LEGALITY: """
        classification.analysis_version = ? AND NOT EXISTS (
            SELECT 1 FROM trait WHERE kind = 'legality'
            AND name IN ('legal', 'illegal', 'unknown', 'unjudged')
            AND trait.record_id = record.id AND grade = ?)
    """,
    Round.SECOND: """
        classification.record_id IN (
            SELECT record_id FROM trait WHERE kind = 'mark' AND name = ?)
        AND classification.analysis_version = ?
        AND EXISTS (SELECT 1 FROM finding WHERE version_id = current_version
            AND CASE WHEN json_valid(details) THEN json_extract(details, '$.allowed') < ?
                AND coalesce(json_extract(details, '$.begun'), 0) < ? END)
    """,
}
_COUNT: Final = """
    SELECT count(*) FROM classification CROSS JOIN record ON record.id = record_id
    WHERE deleted_at IS NULL AND
"""
_NEXT: Final = """
    SELECT record.id, version.id, problem, moves, changed_at
    FROM record
    JOIN classification ON classification.record_id = record.id
    JOIN version ON version.id = current_version
    WHERE deleted_at IS NULL AND
"""
_BELOW: Final = """
    AND (changed_at, record.id) < (?, ?)
    ORDER BY changed_at DESC, record.id DESC LIMIT ?
"""
_OPENED: Final = " AND opened_at IS NOT NULL ORDER BY opened_at DESC LIMIT ?"


def waiting_counts(library: Library) -> WaitingCounts:
    """Count what waits.

    Raises:
        LibraryFault: the file cannot be read; so with every function here.
    """
    with library.reading() as connection:
        (total,) = connection.execute(
            "SELECT count(*) FROM record WHERE deleted_at IS NULL"
        ).fetchone()
        counts = {
            asked: connection.execute(_COUNT + _WAITS[asked], _values(asked)).fetchone()[0]
            for asked in Round
        }
    return WaitingCounts(total, counts)


def waiting(
    library: Library, asked: Round, after: ChangeCursor, most: int
) -> tuple[tuple[Task, ...], ChangeCursor | None]:
    """Return the next problems that wait, those changed last first, and where to go on.

    Args:
        asked: the round.
        after: where to go on; `TOP` to begin.
        most: how many at most.

    Returns:
        The problems, and the place after the last of them; None if there are no more below.
    """
    values = (*_values(asked), after.changed_at, after.record_id, most)
    with library.reading() as connection:
        found = connection.execute(_NEXT + _WAITS[asked] + _BELOW, values).fetchall()
    tasks = tuple(Task(*row[:4]) for row in found)
    place = ChangeCursor(found[-1][4], found[-1][0]) if len(found) == most else None
    return tasks, place


def opened_last(library: Library, asked: Round, most: int) -> tuple[Task, ...]:
    """Return problems that wait, those first that were put on the board last."""
    with library.reading() as connection:
        found = connection.execute(
            _NEXT + _WAITS[asked] + _OPENED, (*_values(asked), most)
        ).fetchall()
    return tuple(Task(*row[:4]) for row in found)


def keep_findings(library: Library, found: Sequence[Outcome]) -> Classified:
    """Keep what was found, in one transaction.

    What was edited, or went away, since it was handed out is passed over: it waits, if it is
    still there, for its new position to be analysed.
    """
    with library.writing() as connection:
        kept = [
            outcome.task.record_id for outcome in found if _keep(connection, library.path, outcome)
        ]
    return Classified(tuple(kept))


def note_begun(library: Library, tasks: Iterable[Task], asked: Round, times: int = 1) -> None:
    """Note that the analysis of problems begins, so that it is known if it never ends.

    Args:
        library: the library.
        tasks: the problems; those whose verdict is known, or that are cut short already, too.
        asked: the round.
        times: 1; or -1 where it was begun and is stopped as it should be, which is no fault of
            the problem's.
    """
    with library.writing() as connection:
        for task in tasks:
            if not _is_current(connection, task):
                continue  # it was edited, or went away
            known = None
            with suppress(RecordDamaged):
                known = read_version(connection, library.path, task.version_id).finding
            if known is not None and known.complete and asked is not Round.SECOND:
                continue  # it was solved before: the analysis takes no longer
            finding = known or Finding(Verdict.UNDECIDED.value, complete=False)
            details = finding.details or NOTHING
            version = finding.analysis_version if asked is Round.VERDICTS else ANALYSIS_VERSION
            begun = replace(
                details,
                begun=max(0, details.begun + times),
                allowed=details.allowed or Round.VERDICTS.value,  # cut short: it waits
            )
            noted = replace(finding, analysis_version=version, details=begun)
            write_finding(connection, task.version_id, noted)
            write_traits(connection, task.record_id, noted)


def requeue(library: Library, ids: Iterable[int]) -> Requeued:
    """Let records be analysed again, as when the rules have changed; verdicts stay till then."""
    with library.writing() as connection:
        found = connection.execute(
            """
            SELECT id FROM record
            WHERE id IN (SELECT value FROM json_each(?)) AND deleted_at IS NULL ORDER BY id
            """,
            (numbers(ids),),
        ).fetchall()
        meant = tuple(record_id for (record_id,) in found)
        connection.execute(
            """
            UPDATE finding SET analysis_version = 0 WHERE version_id IN (
                SELECT current_version FROM record WHERE id IN (SELECT value FROM json_each(?)))
            """,
            (numbers(meant),),
        )
        connection.execute(
            """
            UPDATE classification SET analysis_version = 0
            WHERE record_id IN (SELECT value FROM json_each(?))
            """,
            (numbers(meant),),
        )
    return Requeued(meant)


def requeue_unbuilt(library: Library) -> None:
    """Let problems be analysed again that were left for want of the compiled engine, now here."""
    if engine_module() is None:
        return
    with library.reading() as connection:
        found = connection.execute(
            """
            SELECT record.id FROM classification
            JOIN record ON record.id = record_id JOIN finding ON version_id = current_version
            WHERE (classification.verdict IS NULL) = 0 AND classification.verdict = ?
            AND CASE WHEN json_valid(details) THEN json_extract(details, '$.note') = ? END
            """,
            (UNSUPPORTED, str(NO_ENGINE)),
        ).fetchall()
    if found:
        requeue(library, (record_id for (record_id,) in found))


def requeue_studies(library: Library) -> None:
    """Let studies be analysed again of whose lines nothing was looked for yet."""
    with library.reading() as connection:
        found = connection.execute(
            """
            SELECT record.id FROM record JOIN classification ON record_id = record.id
            WHERE genre IN ('+', '=') AND stipulation NOT GLOB genre || '[0-9]*'  -- no `+1`
            AND analysis_version > 0 AND deleted_at IS NULL
            AND NOT EXISTS (
                SELECT 1 FROM trait WHERE trait.record_id = record.id AND kind = ?)
            """,
            (LENGTH,),
        ).fetchall()
    if found:
        requeue(library, (record_id for (record_id,) in found))


def _is_current(connection: sqlite3.Connection, task: Task) -> bool:
    found = connection.execute(
        "SELECT 1 FROM record WHERE id = ? AND current_version = ?",
        (task.record_id, task.version_id),
    ).fetchone()
    return found is not None


def _keep(connection: sqlite3.Connection, path: Path, outcome: Outcome) -> bool:
    task = outcome.task
    found = connection.execute(
        """
        SELECT problem, current_version FROM version JOIN record ON record.id = record_id
        WHERE version.id = ?
        """,
        (task.version_id,),
    ).fetchone()
    if found is None or not _same_verdict(found[0], task.text):
        return False
    finding, known = outcome.finding, None
    with suppress(RecordDamaged):  # then nothing is known of it
        known = read_version(connection, path, task.version_id).finding
    if not finding.verdict:  # the legality alone
        if known is None:
            return False
        finding = with_legality(known, finding)
    else:
        if not finding.complete:
            finding = _with_what_is_proved(known, finding)
        if known is not None and known.details is not None and finding.details is not None:
            finding = with_legality(finding, known)
    write_finding(connection, task.version_id, finding)
    if found[1] == task.version_id:
        write_traits(connection, task.record_id, finding)
    return True


def _with_what_is_proved(known: Finding | None, come: Finding) -> Finding:
    """Return what is to be kept where the work was cut short: what was proved before stays."""
    if known is None or not known.complete:
        return come
    details = come.details
    if known.details is not None:
        allowed = 0 if come.details is None else come.details.allowed  # no third time
        details = replace(known.details, allowed=allowed)
    return replace(known, analysis_version=come.analysis_version, details=details)


def _same_verdict(kept: str, analysed: str) -> bool:
    """Return whether two texts of problems ask the same of a solver."""
    if kept == analysed:
        return True
    try:
        a, b = parse_problem(kept), parse_problem(analysed)
    except ProblemFormError:
        return False
    return same_verdict(a, b)


def _values(asked: Round) -> tuple[str | int | float, ...]:
    """Return the values of the condition of a round (`_WAITS`), in their order."""
    match asked:
        case Round.VERDICTS:
            return ()
        case Round.ANALYSES:
            return (ANALYSIS_VERSION,)
        case Round.LEGALITY:
            return (ANALYSIS_VERSION, str(LEGALITY_VERSION))
        case Round.SECOND:
            return (PARTIAL, ANALYSIS_VERSION, asked.value, OFTEN_BEGUN)
