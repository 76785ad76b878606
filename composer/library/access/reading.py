# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading records and their versions out of a library."""

from __future__ import annotations

from composer.library.access.provenance import is_own
from composer.library.access.store import Library
from composer.library.records.stored import current_version_id, read_version
from composer.library.records.values import Record, Version, moment


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
