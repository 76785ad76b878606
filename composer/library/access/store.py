# SPDX-License-Identifier: GPL-3.0-or-later
"""A library: one SQLite file, opened with care, written by one connection in one thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from composer.files.beside import rights_of
from composer.files.places import absolute
from composer.library.access.admitting import (
    MEMORY,
    Progress,
    admit,
    check,
    connect,
    holds_something,
    look_at_file,
    no_progress,
    without_foreign_log,
)
from composer.library.access.making import making
from composer.library.file.displaced import (
    Known,
    identity_of,
    part,
    part_from_overwritten,
    remove_leftovers,
)
from composer.library.file.faults import (
    DiskFull,
    LibraryFault,
    LibraryGone,
    LibraryUnreadable,
    LibraryUnwritable,
    NotALibrary,
    RecordDamaged,
    reporting_faults,
)
from composer.library.file.lineage import NONE, belongs, note_change, number_of
from composer.library.file.migrations import apply_migrations, transaction
from composer.library.file.schema import MARK_AS_LIBRARY
from composer.library.index.endings import ENDINGS, ENOUGH_ENDINGS
from composer.library.index.planes import CHUNK, ENOUGH, catch_up
from composer.library.index.renewal import renew_index

PATIENCE: Final = 5.0
"""Seconds to wait for another program that is writing."""

_MEMORY_WHILE_FILLING: Final = "PRAGMA cache_size = -65536"
"""What it may hold while many problems come in: each of them touches a page of many an index,
and those would be written and read again and again."""

_STORED_TABLES: Final = """
    SELECT name FROM sqlite_master WHERE type = 'table' AND rootpage > 0 ORDER BY rootpage
"""
_STEPS: Final = 10_000  # of SQLite's machine between two questions whether to give up


class GivenUp(Exception):  # noqa: N818 - no error: nobody wants to know any more
    """What was read was broken off because it is no longer wanted."""


class Library:
    """An open library.

    It may be used only in the thread that opened it; a second thread opens the file again
    with `read_only=True`. Reads and changes are functions of their own: see
    `composer.library.changes.operations` and `composer.library.search.search`.

    Attributes:
        path: the file, made absolute.
        read_only: whether it was opened for reading only.
        backup: the copy made on opening because the file was of an older version, or None.
        set_aside: a log of another file that lay beside it on opening, under its new name.
        gone: what to say where the file was found moved, replaced or overwritten; else None.
        passed_over: the records that were left out of something since the library was opened,
            because they are damaged, by their numbers.
    """

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        read_only: bool = False,
        backup: Path | None = None,
        set_aside: Path | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.path = path
        self.read_only = read_only
        self.backup = backup
        self.set_aside = set_aside
        self.gone: LibraryGone | None = None
        self.passed_over: dict[int, RecordDamaged] = {}
        self._connection = connection
        self._patience = patience
        self._is_closed = False
        self._file = identity_of(path)
        self._rights = rights_of(path)
        self._number = NONE
        self._last_seen: tuple[int, int] | None = None
        self._planes_behind = ENOUGH
        self._stops: list[Callable[[], bool]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
        if error is None and self.gone is not None:
            raise self.gone

    @classmethod
    def open(
        cls,
        path: Path | str,
        *,
        read_only: bool = False,
        patience: float = PATIENCE,
        progress: Progress = no_progress,
    ) -> Library:
        """Open an existing library; an older one is brought up to date after a backup.

        Args:
            read_only: change nothing; an older one is refused.
            patience: seconds to wait for another program that is writing.
            progress: is told how far bringing a large one up to date has come.

        Raises:
            LibraryFault: it cannot be opened; the subclass and its sentence say why. The
                file was not changed.
        """
        path = absolute(path)
        look_at_file(path)
        if not read_only:
            return cls._opened(path, "rw", patience, progress)
        try:
            return cls._opened(path, "ro", patience, progress)
        except (LibraryUnwritable, LibraryUnreadable, DiskFull):
            # SQLite reads a file with a write-ahead log only where it can keep an index of the
            # log beside it. Where it cannot, and no log is, nobody is changing the file either.
            if holds_something(path.with_name(path.name + "-wal")):
                raise
            return cls._opened(path, "ro&immutable=1", patience, progress)

    @classmethod
    def _opened(cls, path: Path, mode: str, patience: float, progress: Progress) -> Library:
        read_only = mode != "rw"
        with reporting_faults(path):
            mode, set_aside = without_foreign_log(path, mode)
            connection = connect(path, mode, patience)
            try:
                backup = admit(connection, path, read_only, progress)
            except BaseException:
                connection.close()
                raise
        library = cls(path, connection, read_only, backup, set_aside, patience)
        if not read_only:
            library._take_log_over()
        return library

    @classmethod
    def create(cls, path: Path | str, *, patience: float = PATIENCE) -> Library:
        """Make a new, empty library and open it.

        It is made beside and renamed, so that there is never half a library.

        Raises:
            LibraryExists: there is a file already.
            LibraryFault: it cannot be written there.
        """
        path = absolute(path)
        with (
            making(path) as unfinished,
            reporting_faults(path),
            closing(connect(unfinished, "rwc", patience)) as connection,
        ):
            connection.execute(MARK_AS_LIBRARY)
            apply_migrations(connection, path)
            for _ in renew_index(connection, path):
                pass  # nothing is in it: only the rules are noted
            with transaction(connection):
                note_change(connection)
        return cls.open(path, patience=patience)

    def close(self) -> None:
        """Close the file, with all of its log taken over; closing twice does nothing.

        Where the file was moved, replaced or overwritten, `gone` says so afterwards.
        """
        if self._is_closed:
            return
        if not self.read_only:
            with suppress(LibraryFault, sqlite3.Error):
                self.see_that_it_is_there()
                self._take_log_over()
        self._is_closed = True
        self._connection.close()
        if self.gone is not None:
            remove_leftovers(self.path)

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Do all changes of the block or none; they are on the disk when the block has ended.

        They are then in the file itself, unless somebody is reading or many problems come in:
        with the file, they are moved and copied by those who know nothing of a log.

        Raises:
            LibraryFault: the world did not let it happen; nothing was changed.
        """
        self.see_that_it_is_there()
        with reporting_faults(self.path), transaction(self._connection) as connection:
            yield connection
            catch_up(connection, self._planes_behind)
            catch_up(connection, ENOUGH_ENDINGS, source=ENDINGS)
            note_change(connection)
            number = number_of(connection)
        self._number = number
        if self._planes_behind == ENOUGH:
            self._take_log_over()

    @contextmanager
    def filling(self) -> Iterator[None]:
        """Make ready for many problems that come in during the block, in several transactions.

        More of the file is held in memory, and the planes of patterns are rewritten less often;
        they are brought up to date at the end. Where the block is left by an exception the next
        change does that. The block may end when the library is closed already, or in another
        thread, as in a generator that is given up: then closing gives the memory back.
        """
        with reporting_faults(self.path):
            self._connection.execute(_MEMORY_WHILE_FILLING)
        self._planes_behind = CHUNK
        try:
            yield
            self._planes_behind = ENOUGH
            with self.writing():
                pass
        finally:
            self._planes_behind = ENOUGH
            with suppress(sqlite3.ProgrammingError):
                self._connection.execute(MEMORY)

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """See the library in one state during the block, whatever other programs write.

        Raises:
            LibraryFault: the file cannot be read.
        """
        with reporting_faults(self.path):
            self._connection.execute("BEGIN")
            try:
                yield self._connection
            finally:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")

    @contextmanager
    def giving_up(self, stop: Callable[[], bool]) -> Iterator[None]:
        """Break off what SQLite does in the block as soon as `stop`, called often, says so.

        In such a block there may be another: then what is asked by the outer one is still asked.

        Raises:
            GivenUp: it was broken off.
        """
        self._stops.append(stop)
        self._check_whether_to_stop()
        try:
            yield
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                raise
            raise GivenUp from error
        finally:
            self._stops.pop()
            self._check_whether_to_stop()

    def _check_whether_to_stop(self) -> None:
        handler = (lambda: any(stop() for stop in self._stops)) if self._stops else None
        self._connection.set_progress_handler(handler, _STEPS)

    def see_that_it_is_there(self) -> None:
        """Look whether the file is still the one that was opened.

        SQLite would go on with a file that was removed or moved, and write into one that was
        copied over it. What was saved until then is kept; see `gone`.

        Raises:
            LibraryGone: it is not; says what became of it and where everything lies.
        """
        if self.gone is not None:
            raise self.gone
        if identity_of(self.path) != self._file:
            known = Known(self.path, self._file, self._rights, self._number)
            self.gone = part(self._connection, known)
            raise self.gone
        if not self.read_only and self._times() != self._last_seen:
            with reporting_faults(self.path):
                is_it = self._is_what_was_opened()
            if not is_it:
                self.gone = part_from_overwritten(self.path)
                raise self.gone
            self._last_seen = self._times()

    def _is_what_was_opened(self) -> bool:
        try:
            return belongs(self.path, lambda: number_of(self._connection))
        except NotALibrary:
            return False

    def _times(self) -> tuple[int, int] | None:
        """Return what changes with each change of the file."""
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size

    def _take_log_over(self) -> None:
        """Take the log over into the file and empty it, unless somebody reads or writes.

        What is in the log is safe as long as it lies beside its file, so faults do no harm.
        """
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA busy_timeout = 0")
            try:
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                self._connection.execute(f"PRAGMA busy_timeout = {int(self._patience * 1000)}")
            self._number = number_of(self._connection)
            self._last_seen = self._times()

    def with_connection(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Do something with the connection outside of any transaction; meant for this room."""
        self.see_that_it_is_there()
        work(self._connection)

    @contextmanager
    def passing_over(self, record_id: int) -> Iterator[None]:
        """Leave out what the block does for a record where that is damaged, and note it."""
        try:
            yield
        except RecordDamaged as fault:
            self.passed_over.setdefault(record_id, fault)

    def check(self, table: str = "") -> None:
        """Look through the file for damage; a large library takes seconds.

        Args:
            table: look at this one of `tables` only; by default at everything.

        Raises:
            LibraryDamaged: something is missing or overwritten.
        """
        with reporting_faults(self.path):
            check(self._connection, self.path, table)

    def tables(self) -> tuple[str, ...]:
        """Return the names of all tables of the file, those of the index of words, too."""
        with self.reading() as connection:
            found = connection.execute(_STORED_TABLES).fetchall()
        return ("sqlite_schema", *(name for (name,) in found))
