# SPDX-License-Identifier: GPL-3.0-or-later
"""Bringing a library of an older version up to date: forward only, one step a transaction.

Each step ends by writing its own number into `user_version`, inside its transaction, so that
a program killed in a step leaves the file at the step before. A copy of the file is made
first. A step, once released, is never changed.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from composer.files.beside import new_beside, rights_of, tidy
from composer.library.file.faults import LibraryDamaged, LibraryTooNew, LibraryUnwritable
from composer.library.file.schema import VERSIONS

Migration = Callable[[sqlite3.Connection], None]


def _laying_down(statements: Sequence[str]) -> Migration:
    def lay_down(connection: sqlite3.Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    return lay_down


MIGRATIONS: Final = tuple(map(_laying_down, VERSIONS))
"""What brings a library to version 1, from there to version 2, and so on."""


def bring_up_to_date(
    connection: sqlite3.Connection, path: Path, migrations: Sequence[Migration] = MIGRATIONS
) -> Path | None:
    """Take a library to the newest version, after a copy of it was made beside it.

    Returns:
        The backup copy, or None if nothing had to be done.

    Raises:
        LibraryTooNew: the file's version is beyond the last step.
        LibraryDamaged: the file's parts do not fit together after a step; it is undone.
    """
    version = version_of(connection)
    if version > len(migrations):
        raise LibraryTooNew(path)
    if version == len(migrations):
        return None
    backup = back_up(connection, path)
    apply_migrations(connection, path, migrations)
    return backup


def apply_migrations(
    connection: sqlite3.Connection, path: Path, migrations: Sequence[Migration] = MIGRATIONS
) -> None:
    """Take the steps that the file has not had yet, each in its own transaction."""
    for number, migrate in enumerate(migrations, start=1):
        with transaction(connection):
            if version_of(connection) >= number:
                continue  # taken before, perhaps by another program a moment ago
            try:
                migrate(connection)
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_ERROR:
                    raise
                # What the step lays down is there already: the version in the file is wrong.
                raise LibraryDamaged(path, str(error)) from error
            if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise LibraryDamaged(path, f"foreign keys do not hold after step {number}")


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version of the schema that the file says it has."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """Do all or nothing, as the only writer; what is done is on the disk when this ends."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def back_up(connection: sqlite3.Connection, path: Path) -> Path:
    """Copy a library that is open to a file beside it, and return that file."""
    backup = _free_name(path, version_of(connection))
    write_copy(connection, backup, rights_of(path))
    return backup


def write_copy(connection: sqlite3.Connection, target: Path, rights: int | None) -> None:
    """Write all that a library holds to a file that is not there yet.

    SQLite makes the copy itself: what still stands in the write-ahead log is in it, and no
    second handle is opened on the file (closing one would drop SQLite's locks on POSIX).

    Args:
        connection: what has the library open.
        target: where the copy is to be.
        rights: who may read and write it, as with the library itself; None for what is usual.

    Raises:
        LibraryUnwritable: the folder cannot be written.
        sqlite3.Error: the library cannot be read, or the disk is full.
    """
    unfinished = None
    try:
        tidy(target.parent)
        unfinished, descriptor = new_beside(target, rights)
        os.close(descriptor)
        with closing(sqlite3.connect(unfinished)) as copy:
            connection.backup(copy)
        unfinished.replace(target)
    except OSError as error:
        raise LibraryUnwritable(target, str(error)) from error
    finally:
        if unfinished is not None:
            for leftover in with_companions(unfinished):
                leftover.unlink(missing_ok=True)


def with_companions(path: Path) -> tuple[Path, ...]:
    """Return a library's file with those that SQLite may lay beside it."""
    ends = ("", "-journal", "-wal", "-shm")
    return tuple(path.with_name(path.name + end) for end in ends)


def _free_name(path: Path, version: int) -> Path:
    plain = path.with_name(f"{path.stem}.backup-of-version-{version}{path.suffix}")
    name, number = plain, 1
    while name.exists():
        number += 1
        name = plain.with_name(f"{plain.stem}-{number}{plain.suffix}")
    return name
