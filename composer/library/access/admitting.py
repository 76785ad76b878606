# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking at a library's file before it is opened, and setting its connection up.

Whatever is wrong is found out before anything is written; an older file is brought up to date.
"""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from composer.library.file.faults import (
    LibraryDamaged,
    LibraryFault,
    LibraryForbidden,
    LibraryLeftItsLog,
    LibraryLocked,
    LibraryMissing,
    LibraryNameTooLong,
    LibraryTooNew,
    LibraryTooOld,
    LibraryUnwritable,
    NotALibrary,
    fault_of,
)
from composer.library.file.lineage import (
    NONE,
    log_of,
    note_change,
    number_of,
    read_log,
    set_aside_foreign_log,
    uri,
)
from composer.library.file.migrations import MIGRATIONS, bring_up_to_date, transaction, version_of
from composer.library.file.schema import APPLICATION_ID, INDEX_VERSION, MARK_AS_LIBRARY, TABLES
from composer.library.index.renewal import Renewed, index_version, renew_index
from composer.library.records.stored import read_text

MEMORY: Final = "PRAGMA cache_size = -32768"
"""Pages of the file that a connection holds, in KiB with a minus; a large library is read and
filled several times faster than with SQLite's own 2 MB."""

_LOG: Final = ("PRAGMA wal_autocheckpoint = 16000", "PRAGMA journal_size_limit = 67108864")
"""Pages of the write-ahead log from which on they are taken over into the file, and bytes of it
that stay on the disk: 64 MB. With SQLite's own 1000 pages those that change with every batch of
an import would be written twice each time. What is in the log is safe, too."""

CHECKED_ON_OPENING: Final = 64 << 20
"""Bytes, read in about 0.2 s; a larger library is looked through later (see `checking`)."""

Progress = Callable[[Renewed], None]


def no_progress(renewed: Renewed) -> None:
    """Report nothing."""


def look_at_file(path: Path) -> None:
    """Refuse what needs no SQLite to be refused; the file is not opened here.

    Opening and closing a database by hand would drop the locks that SQLite holds on it for
    another connection of this process (POSIX locks belong to the process).
    """
    try:
        size = path.stat().st_size
    except FileNotFoundError:
        if read_log(log_of(path)) is not None:
            raise LibraryLeftItsLog(path, str(log_of(path))) from None
        raise LibraryMissing(path) from None
    except PermissionError as error:
        raise LibraryForbidden(path, str(error)) from error
    except OSError as error:
        if error.errno == errno.ENAMETOOLONG:
            raise LibraryNameTooLong(path, str(error)) from error
        raise LibraryFault(path, str(error)) from error
    if not path.is_file():
        raise NotALibrary(path, "not a file")
    if size == 0:
        raise NotALibrary(path, "an empty file")


def connect(path: Path, mode: str, patience: float) -> sqlite3.Connection:
    """Open a file with SQLite, in a mode of its own such as `ro`; nothing is looked at yet."""
    # isolation_level=None: transactions are begun and ended by us, never by the module.
    connection = sqlite3.connect(uri(path, mode), uri=True, isolation_level=None, timeout=patience)
    connection.text_factory = read_text
    return connection


def holds_something(path: Path) -> bool:
    """Return whether a file is there and is not empty."""
    try:
        return path.stat().st_size > 0
    except OSError:
        return False


def without_foreign_log(path: Path, mode: str) -> tuple[str, Path | None]:
    """See that SQLite takes over no log of another file; return how to open the file.

    Returns:
        The mode, and where the log of another file lies now, if there was one.
    """
    if "immutable" in mode:
        return mode, None
    try:
        return mode, set_aside_foreign_log(path)
    except OSError as error:
        if mode == "rw":
            raise LibraryUnwritable(path, str(error)) from error
        return f"{mode}&immutable=1", None  # read without any log


def admit(
    connection: sqlite3.Connection, path: Path, read_only: bool, progress: Progress
) -> Path | None:
    """Check the file before anything is written to it, then set the connection up."""
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute(MEMORY)
    # What is deleted need not be blotted out: some builds do that, and FTS5 deletes very much.
    connection.execute("PRAGMA secure_delete = OFF")
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    if application != APPLICATION_ID:
        raise NotALibrary(path, f"application id {application:#x}")
    version = version_of(connection)
    if version > len(MIGRATIONS):
        raise LibraryTooNew(path, f"version {version}")
    if path.stat().st_size <= CHECKED_ON_OPENING:
        check(connection, path)
    backup = None
    if read_only:
        if version < len(MIGRATIONS):
            raise LibraryTooOld(path, f"version {version}")
    else:
        _see_that_it_can_be_written(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # on the disk before it is acknowledged
        for setting in _LOG:
            connection.execute(setting)
        backup = bring_up_to_date(connection, path)
    connection.execute("PRAGMA foreign_keys = ON")
    _see_that_tables_are_there(connection, path)
    if read_only:
        if index_version(connection) < INDEX_VERSION:
            raise LibraryTooOld(path, "what is derived was derived by older rules")
    else:
        for renewed in renew_index(connection, path):
            progress(renewed)
        _see_that_it_has_a_number(connection)
    return backup


def _see_that_it_has_a_number(connection: sqlite3.Connection) -> None:
    if number_of(connection) != NONE:
        return
    try:
        with transaction(connection):
            note_change(connection)
    except sqlite3.OperationalError as error:
        if not isinstance(fault_of(error, Path()), LibraryLocked):
            raise


def check(connection: sqlite3.Connection, path: Path, table: str = "") -> None:
    """Look through one table of a library, by default through all of it.

    Raises:
        LibraryDamaged: something is missing or overwritten.
    """
    if table:
        found = connection.execute("SELECT * FROM pragma_quick_check(?)", (table,)).fetchone()
    else:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != ("ok",):
        raise LibraryDamaged(path, str(found))


def _see_that_it_can_be_written(connection: sqlite3.Connection, path: Path) -> None:
    """Write what is there already, and take it back.

    SQLite opens a read-only file without a word and even begins a transaction on it. A file
    that another program is writing to at this moment can be opened all the same.
    """
    try:
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(MARK_AS_LIBRARY)
        finally:
            if connection.in_transaction:  # a full disk has ended it
                connection.execute("ROLLBACK")
    except sqlite3.OperationalError as error:
        if not isinstance(fault_of(error, path), LibraryLocked):
            raise


def _see_that_tables_are_there(connection: sqlite3.Connection, path: Path) -> None:
    found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if missing := TABLES - found:
        raise LibraryDamaged(path, f"tables missing: {', '.join(sorted(missing))}")
