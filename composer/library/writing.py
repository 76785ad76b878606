# SPDX-License-Identifier: GPL-3.0-or-later
"""Writing rows within a transaction that the caller begins and ends."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from composer.library.details import details_text
from composer.library.ids import now, row_id
from composer.library.indexing import Index, storable
from composer.library.problemform import problem_text
from composer.library.records import Finding
from composer.library.shape import Shape
from composer.library.traits import write_traits
from composer.problem.problem import Problem


@dataclass(frozen=True, slots=True)
class Entered:
    """The numbers of a new record and of its first version."""

    record_id: int
    version_id: int


def enter(
    connection: sqlite3.Connection,
    problem: Problem,
    finding: Finding | None,
    note: str,
    index: Index | None = None,
    shape: Shape | None = None,
) -> Entered:
    """Write a new record with its first version.

    Args:
        index: where several are written in one transaction: what they have in common.
        shape: the shape of the position, if it is known already.
    """
    time = now()
    index = index or Index(connection)
    version_id = index.next_version_id()
    record_id = index.insert(problem, version_id, time, shape)
    connection.execute(
        "INSERT INTO version (id, record_id, saved_at, note, problem) VALUES (?, ?, ?, ?, ?)",
        (version_id, record_id, time, storable(note), problem_text(problem)),
    )
    if finding is not None:
        write_finding(connection, version_id, finding)
    write_traits(connection, record_id, finding, fresh=True)
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
    if finding is None:
        return
    connection.execute(
        """
        INSERT INTO finding (version_id, verdict, keys, key_text, complete, solver,
            analysis_version, details)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
        (
            version_id,
            finding.verdict,
            " ".join(finding.keys),
            finding.key_text,
            finding.complete,
            finding.solver,
            finding.analysis_version,
            None if finding.details is None else details_text(finding.details),
        ),
    )


def touch(connection: sqlite3.Connection, record_id: int, version_id: int, time: int) -> None:
    """Make a version current; a record that is worked on is taken out of the bin."""
    connection.execute(
        "UPDATE record SET current_version = ?, changed_at = ?, deleted_at = NULL WHERE id = ?",
        (version_id, time, record_id),
    )
