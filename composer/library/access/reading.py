# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading records and their versions out of a library, and whose they are."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Final

from composer.library.access.store import Library
from composer.library.index.indexing import spelling_key
from composer.library.records.stored import current_version_id, read_version
from composer.library.records.values import Record, Version, moment

_OWN: Final = """
    SELECT origin = 'composed',
        EXISTS (SELECT 1 FROM authorship WHERE record_id = record.id),
        EXISTS (
            SELECT 1 FROM authorship JOIN person ON person.id = person_id
            WHERE record_id = record.id AND mine <> 0
        ),
        EXISTS (SELECT 1 FROM person WHERE mine <> 0)
    FROM record WHERE id = ?
"""


_BY_USER: Final = """
    SELECT 1 FROM spelling JOIN person ON person.id = person_id WHERE folded = ? AND mine <> 0
"""


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
        own = is_own(connection, record_id)
    return Record(
        record_id=record_id,
        version_id=version_id,
        problem=version.problem,
        finding=version.finding,
        note=version.note,
        created_at=moment(created),
        changed_at=moment(changed),
        deleted_at=None if deleted is None else moment(deleted),
        is_own=own,
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


def is_own(connection: sqlite3.Connection, record_id: int) -> bool:
    """Return whether a record is the user's own; one that has gone is not.

    It is if it was composed here and names nobody, or only names others while the library does
    not know who the user is; and if one of its authors is the user, wherever it comes from. What
    came by an import, or from the sample collection, is not; of what an older version of the
    program kept it is not always known, and then it counts as not the user's own.
    """
    found = connection.execute(_OWN, (record_id,)).fetchone()
    if found is None:
        return False
    composed, signed, by_user, user_is_known = found
    if by_user:
        return True
    return bool(composed) and not (signed and user_is_known)


def is_by_user(connection: sqlite3.Connection, authors: Iterable[str]) -> bool:
    """Return whether one of some authors is the user, in any spelling that the library knows."""
    return any(
        connection.execute(_BY_USER, (spelling_key(author),)).fetchone() is not None
        for author in authors
    )


def own_name(connection: sqlite3.Connection) -> str:
    """Return the user's name as it is shown; empty where it is not known, or not which of two."""
    found = connection.execute("SELECT name FROM person WHERE mine <> 0 LIMIT 2").fetchall()
    return str(found[0][0]) if len(found) == 1 else ""
