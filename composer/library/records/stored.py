# SPDX-License-Identifier: GPL-3.0-or-later
"""Versions within a transaction of the caller: read, written over, put into the bin."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from composer.library.file.faults import RecordDamaged, RecordMissing
from composer.library.file.ids import now, numbers
from composer.library.records.details import DetailsError, parse_details
from composer.library.records.ends import EndsError, FoundEnds, parse_ends
from composer.library.records.problemform import ProblemFormError, parse_problem
from composer.library.records.values import Finding, Version, moment
from composer.problem.problem import Problem
from composer.said.sentence import said

_NO_TEXT: Final = re.compile("[\udc80-\udcff]")
"""What `read_text` makes of bytes that are no text."""


def record_exists(connection: sqlite3.Connection, record_id: int) -> bool:
    """Return whether there is a record, in the bin or not."""
    found = connection.execute("SELECT 1 FROM record WHERE id = ?", (record_id,)).fetchone()
    return found is not None


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
            verdict, keys, key_text, complete, solver, analysis_version, details, ends
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
        problem=read_problem(text, path, record_id),
        finding=finding_of(path, *fields),
        note=note,
        saved_at=moment(saved_at),
    )


def read_text(stored: bytes) -> str:
    """Return a text of the database; bytes that are no text stay apart from all that is.

    By default the whole query would end where one text of one record has a changed byte.
    """
    return stored.decode("utf-8", "surrogateescape")


def read_problem(text: object, path: Path, record_id: int) -> Problem:
    """Return the problem that a version holds.

    Args:
        text: what the database has for it.
        path: the library.
        record_id: its record, for the sentence.

    Raises:
        RecordDamaged: it is no problem.
    """
    try:
        if not isinstance(text, str) or _NO_TEXT.search(text):
            raise ProblemFormError(said("expected text"))
        return parse_problem(text)
    except (ValueError, TypeError, OverflowError) as error:
        raise RecordDamaged(path, str(record_id)) from error


def finding_of(
    path: Path,
    verdict: str | None,
    keys: str,
    key_text: str,
    complete: int,
    solver: str,
    analysis: int,
    details: str | None,
    ends: str | None = None,
) -> Finding | None:
    """Return the finding of a row's columns; None where the row has none, or a damaged one.

    Nothing is claimed then; it can be found out again.
    """
    if verdict is None:
        return None
    try:
        if any(isinstance(text, str) and _NO_TEXT.search(text) for text in (verdict, keys)):
            return None
        return Finding(
            verdict=str(verdict),
            keys=tuple(keys.split()),
            complete=bool(complete),
            solver=str(solver),
            analysis_version=int(analysis),
            key_text=str(key_text),
            details=None if details is None else parse_details(details),
            ends=_ends(ends),
        )
    except (DetailsError, AttributeError, TypeError, ValueError, OverflowError):
        return None


def _ends(text: str | None) -> FoundEnds | None:
    """Return the last positions of a text; None where there are none, or it is damaged."""
    if text is None:
        return None
    try:
        return parse_ends(text)
    except EndsError:
        return None


def rewrite(connection: sqlite3.Connection, version_id: int, text: str) -> int:
    """Let a version hold another text of a problem, and return when that was."""
    time = now()
    connection.execute(
        "UPDATE version SET problem = ?, saved_at = ? WHERE id = ?", (text, time, version_id)
    )
    return time


def put_into_bin(connection: sqlite3.Connection, ids: Iterable[int]) -> tuple[int, ...]:
    """Put records into the bin; return those that were not there."""
    return sorted_numbers(
        connection.execute(
            """
            UPDATE record SET deleted_at = ? WHERE deleted_at IS NULL
            AND id IN (SELECT value FROM json_each(?)) RETURNING id
            """,
            (now(), numbers(ids)),
        )
    )


def take_out_of_bin(connection: sqlite3.Connection, ids: Iterable[int]) -> tuple[int, ...]:
    """Take records out of the bin; return those that were there."""
    return sorted_numbers(
        connection.execute(
            """
            UPDATE record SET deleted_at = NULL WHERE deleted_at IS NOT NULL
            AND id IN (SELECT value FROM json_each(?)) RETURNING id
            """,
            (numbers(ids),),
        )
    )


def sorted_numbers(rows: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the numbers that rows begin with, rising."""
    return tuple(sorted(int(row[0]) for row in rows))
