# SPDX-License-Identifier: GPL-3.0-or-later
"""Making again what is derived from problems and findings, when it was derived by other rules.

It goes from record to record in batches, each a transaction that also notes how far it has
come: a program killed in the midst goes on where it was.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from composer.library.file.faults import LibraryTooNew, RecordDamaged, RecordMissing
from composer.library.file.lineage import note_change
from composer.library.file.migrations import transaction
from composer.library.file.schema import INDEX_VERSION
from composer.library.index.indexing import Index
from composer.library.index.planes import catch_up
from composer.library.index.traits import write_traits
from composer.library.records.stored import read_version
from composer.library.records.values import UNSUPPORTED

BATCH: Final = 500

_BY: Final = """
    INSERT INTO stamp VALUES ('index_by', ?)
    ON CONFLICT (name) DO UPDATE SET number = excluded.number
"""


@dataclass(frozen=True, slots=True)
class Renewed:
    """How far making again has come; what it counts is on the disk.

    Attributes:
        done: records that are done.
        total: all records.
    """

    done: int
    total: int


def index_version(connection: sqlite3.Connection) -> int:
    """Return by which rules all that is derived in a library was derived."""
    found = connection.execute("SELECT number FROM stamp WHERE name = 'index_version'").fetchone()
    return 0 if found is None else int(found[0])


def renew_index(
    connection: sqlite3.Connection, path: Path, batch: int = BATCH
) -> Iterator[Renewed]:
    """Derive again what other rules have derived, batch by batch; nothing where all is new.

    Raises:
        LibraryTooNew: a later version of the program has derived it by later rules.
    """
    version = index_version(connection)
    if version > INDEX_VERSION:
        raise LibraryTooNew(path, f"index version {version}")
    if version == INDEX_VERSION:
        return
    _begin(connection)
    (total,) = connection.execute("SELECT count(*) FROM record").fetchone()
    reached: int | None = 0
    while reached is not None:
        with transaction(connection):
            reached = _renew_batch(connection, path, batch)
            note_change(connection)
        if reached is not None:
            (done,) = connection.execute(
                "SELECT count(*) FROM record WHERE id <= ?", (reached,)
            ).fetchone()
            yield Renewed(done, total)
    behind = True
    while behind:
        with transaction(connection):
            behind = catch_up(connection)
            note_change(connection)
            if not behind:  # only now: a program killed before would leave the planes to searches
                _note_that_all_is_done(connection)


def _begin(connection: sqlite3.Connection) -> None:
    """Begin at the first record, unless these very rules have come to a later one already.

    Where another version of the program was broken off, it is its rules that came so far.
    """
    found = connection.execute("SELECT number FROM stamp WHERE name = 'index_by'").fetchone()
    if found == (INDEX_VERSION,):
        return
    with transaction(connection):
        connection.execute("UPDATE stamp SET number = 0 WHERE name = 'index_reached'")
        connection.execute("UPDATE spelling SET forms = NULL, outline = NULL")
        connection.execute(_BY, (INDEX_VERSION,))
        note_change(connection)


def _renew_batch(connection: sqlite3.Connection, path: Path, batch: int) -> int | None:
    """Do the next records; return the last of them, or None when all are done."""
    found = connection.execute(
        """
        SELECT id, current_version FROM record
        WHERE id > (SELECT number FROM stamp WHERE name = 'index_reached')
        ORDER BY id LIMIT ?
        """,
        (batch,),
    ).fetchall()
    if not found:
        return None
    with Index(connection) as index:
        for record_id, version_id in found:
            with suppress(RecordDamaged, RecordMissing):  # it keeps what was derived before
                version = read_version(connection, path, version_id)
                index.update(record_id, version.problem)
                write_traits(connection, record_id, version.finding)
                if version.finding is not None and version.finding.verdict == UNSUPPORTED:
                    _let_wait(connection, record_id, version_id)
    reached = int(found[-1][0])
    connection.execute("UPDATE stamp SET number = ? WHERE name = 'index_reached'", (reached,))
    return reached


def _let_wait(connection: sqlite3.Connection, record_id: int, version_id: int) -> None:
    """Have what could not be solved tried again: its task may be read in another way by now."""
    connection.execute(
        "UPDATE finding SET analysis_version = 0 WHERE version_id = ?", (version_id,)
    )
    connection.execute(
        "UPDATE classification SET analysis_version = 0 WHERE record_id = ?", (record_id,)
    )


def _note_that_all_is_done(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE stamp SET number = ? WHERE name = 'index_version'", (INDEX_VERSION,))
    connection.execute("UPDATE stamp SET number = 0 WHERE name = 'index_reached'")
