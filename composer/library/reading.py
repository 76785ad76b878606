# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading records and their versions out of a library."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from composer.library.faults import LibraryDamaged, RecordMissing
from composer.library.problemform import ProblemFormError, parse_problem
from composer.library.records import Finding, Record, Version, moment
from composer.library.store import Library
from composer.problem.problem import Problem


def load(library: Library, record_id: int) -> Record:
    """Return a record with its current version; also one in the bin.

    Raises:
        RecordMissing: there is no such record.
        LibraryFault: the file cannot be read.
    """
    with library.reading() as connection:
        version_id = current_version_id(connection, library.path, record_id)
        version = read_version(connection, library.path, version_id)
        created, changed, deleted = connection.execute(
            "SELECT created_at, changed_at, deleted_at FROM record WHERE id = ?", (record_id,)
        ).fetchone()
    return Record(
        record_id=record_id,
        version_id=version_id,
        problem=version.problem,
        finding=version.finding,
        note=version.note,
        created_at=moment(created),
        changed_at=moment(changed),
        deleted_at=None if deleted is None else moment(deleted),
    )


def versions_of(library: Library, record_id: int) -> tuple[Version, ...]:
    """Return all versions of a record, the oldest first.

    Raises:
        RecordMissing: there is no such record.
        LibraryFault: the file cannot be read.
    """
    with library.reading() as connection:
        current_version_id(connection, library.path, record_id)
        numbers = connection.execute(
            "SELECT id FROM version WHERE record_id = ? ORDER BY id", (record_id,)
        ).fetchall()
        return tuple(read_version(connection, library.path, number) for (number,) in numbers)


def current_version_id(connection: sqlite3.Connection, path: Path, record_id: int) -> int:
    """Return the number of a record's current version, or raise `RecordMissing`."""
    found = connection.execute(
        "SELECT current_version FROM record WHERE id = ?", (record_id,)
    ).fetchone()
    if found is None:
        raise RecordMissing(path, f"record {record_id}")
    return int(found[0])


def read_version(connection: sqlite3.Connection, path: Path, version_id: int) -> Version:
    """Return one version, or raise `RecordMissing`."""
    found = connection.execute(
        """
        SELECT version.record_id, parent_id, note, saved_at, problem,
            verdict, keys, key_text, complete, solver, analysis_version
        FROM version LEFT JOIN finding ON finding.version_id = version.id
        WHERE version.id = ?
        """,
        (version_id,),
    ).fetchone()
    if found is None:
        raise RecordMissing(path, f"version {version_id}")
    record_id, parent_id, note, saved_at, text, *fields = found
    return Version(
        version_id=version_id,
        record_id=record_id,
        parent_id=parent_id,
        problem=read_problem(text, path),
        finding=finding_of(*fields),
        note=note,
        saved_at=moment(saved_at),
    )


def read_problem(text: str, path: Path) -> Problem:
    """Return the problem that a version holds, or raise `LibraryDamaged`."""
    try:
        return parse_problem(text)
    except ProblemFormError as error:
        raise LibraryDamaged(path, str(error)) from error


def finding_of(
    verdict: str | None, keys: str, key_text: str, complete: int, solver: str, analysis: int
) -> Finding | None:
    """Return the finding of a row's columns; None where the row has none."""
    if verdict is None:
        return None
    return Finding(
        verdict=verdict,
        keys=tuple(keys.split()),
        complete=bool(complete),
        solver=solver,
        analysis_version=analysis,
        key_text=key_text,
    )
