# SPDX-License-Identifier: GPL-3.0-or-later
"""Writing rows within a transaction that the caller begins and ends; many in one for each batch."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from composer.library.access.store import Library
from composer.library.file.ids import now, row_id
from composer.library.index.endings import ADD_ENDING, NOTE_ENDS_UNPLANED, ending_rows
from composer.library.index.indexing import Index, storable
from composer.library.index.shape import Shape
from composer.library.index.traits import ADD_CLASSIFICATION, ADD_TRAIT, classification, traits
from composer.library.records.details import details_text
from composer.library.records.ends import ends_text
from composer.library.records.problemform import problem_text
from composer.library.records.values import Finding, Origin
from composer.problem.problem import Problem

_ADD_VERSION: Final = (
    "INSERT INTO version (id, record_id, saved_at, note, problem) VALUES (?, ?, ?, ?, ?)"
)
_ADD_FINDING: Final = """
    INSERT INTO finding (version_id, verdict, keys, key_text, complete, solver,
        analysis_version, details, ends)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""


@dataclass(frozen=True, slots=True)
class Entered:
    """The numbers of a new record and of its first version."""

    record_id: int
    version_id: int


def enter(
    index: Index,
    problem: Problem,
    finding: Finding | None,
    note: str,
    shape: Shape | None = None,
    origin: Origin = Origin.COMPOSED,
) -> Entered:
    """Enter a new record with its first version; it is written with what the index gathers.

    Args:
        shape: the shape of the position, if it is known already.
        origin: where the problem comes from.
    """
    time = now()
    version_id = index.next_version_id()
    record_id = index.insert(problem, version_id, time, shape, origin)
    index.add(_ADD_VERSION, ((version_id, record_id, time, storable(note), problem_text(problem)),))
    if finding is not None:
        index.add(_ADD_FINDING, (_finding_row(version_id, finding),))
    index.add(ADD_CLASSIFICATION, (classification(record_id, finding),))
    index.add(ADD_TRAIT, traits(record_id, finding))
    if finding is not None and finding.ends is not None:
        index.add(ADD_ENDING, ending_rows(record_id, finding.ends))
        index.add(NOTE_ENDS_UNPLANED, ((record_id,),))
    return Entered(record_id, version_id)


def insert_version(
    connection: sqlite3.Connection,
    record_id: int,
    parent_id: int | None,
    problem: Problem,
    note: str,
    time: int,
) -> int:
    """Write a version of a record, which is not yet its current one; return its number."""
    cursor = connection.execute(
        """
        INSERT INTO version (record_id, parent_id, saved_at, note, problem)
        VALUES (?, ?, ?, ?, ?)
        """,
        (record_id, parent_id, time, storable(note), problem_text(problem)),
    )
    return row_id(cursor)


def write_finding(connection: sqlite3.Connection, version_id: int, finding: Finding | None) -> None:
    """Keep a finding with a version, in place of what was there."""
    connection.execute("DELETE FROM finding WHERE version_id = ?", (version_id,))
    if finding is not None:
        connection.execute(_ADD_FINDING, _finding_row(version_id, finding))


def _finding_row(version_id: int, finding: Finding) -> tuple[object, ...]:
    return (
        version_id,
        finding.verdict,
        " ".join(finding.keys),
        finding.key_text,
        finding.complete,
        finding.solver,
        finding.analysis_version,
        None if finding.details is None else details_text(finding.details),
        None if finding.ends is None else ends_text(finding.ends),
    )


def touch(connection: sqlite3.Connection, record_id: int, version_id: int, time: int) -> None:
    """Make a version current; a record that is worked on is taken out of the bin."""
    connection.execute(
        "UPDATE record SET current_version = ?, changed_at = ?, deleted_at = NULL WHERE id = ?",
        (version_id, time, record_id),
    )


BATCH: Final = 4000
"""Problems written in one transaction: enough that each page of an index is written once for
many of them, few enough that the user sees it go on."""


@dataclass(frozen=True, slots=True)
class NewProblem:
    """A problem to be added, with what is known about it."""

    problem: Problem
    finding: Finding | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Added:
    """A batch of problems was added.

    Attributes:
        ids: their records, in the order of the entries.
    """

    ids: tuple[int, ...]


def add_problems(
    library: Library,
    entries: Iterable[NewProblem],
    batch: int = BATCH,
    origin: Origin = Origin.COMPOSED,
) -> Iterator[Added]:
    """Add problems batch by batch; each batch is on the disk when it is yielded.

    Between two batches nothing is open: the caller may show progress, or stop by asking for
    no more. What was yielded stays. An entry that raises stops it after the last batch.

    Raises:
        LibraryFault: a batch could not be written; the batches before it are kept.
    """
    waiting = iter(entries)
    with library.filling():
        while chunk := tuple(islice(waiting, batch)):
            with library.writing() as connection, Index(connection) as index:
                saved = [
                    enter(index, problem.problem, problem.finding, problem.note, origin=origin)
                    for problem in chunk
                ]
            yield Added(tuple(entered.record_id for entered in saved))
