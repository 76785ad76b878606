# SPDX-License-Identifier: GPL-3.0-or-later
"""Rescuing what can be read of a damaged library into a new one.

The truth is read: records, versions, and what the user said of them. All that is derived from
it is derived again. Where a page of the file cannot be read, the rows beyond it are looked for
one by one. A file that was cut off is read as a copy of its whole length: SQLite opens nothing
shorter than its head says. The damaged library is only read.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import IO, Any, Final

from composer.files.places import absolute
from composer.library.access.admitting import look_at_file
from composer.library.access.making import making
from composer.library.file.faults import (
    LibraryDamaged,
    NotALibrary,
    RecordDamaged,
    reporting_faults,
)
from composer.library.file.lineage import belongs, is_open_here, log_of, note_change, uri
from composer.library.file.migrations import apply_migrations, transaction
from composer.library.file.pages import HEAD, rows_in_pages, sizes
from composer.library.file.schema import MARK_AS_LIBRARY
from composer.library.index.renewal import renew_index
from composer.library.records.details import DetailsError, parse_details
from composer.library.records.stored import read_problem, read_text

_DERIVED: Final = frozenset(
    {
        *("diagram", "classification", "trait", "keyword", "authorship", "plane", "unplaned"),
        *("stamp", "words", "words_data", "words_idx", "words_content", "words_docsize"),
        *("words_config", "sqlite_sequence", "sqlite_stat1"),
        *("ending", "end_plane", "end_unplaned"),
    }
)
_FIRST: Final = ("record", "version", "finding")
_TIMES: Final = frozenset({"created_at", "changed_at"})
_TIMES_OR_NONE: Final = frozenset({"deleted_at", "opened_at"})
_MOST_MISSED: Final = 200_000  # numbers tried one after the other where a page is damaged
_OPENED: Final = "SELECT name, sql FROM sqlite_master WHERE type = 'table'"

Row = tuple[Any, ...]
Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Rescued:
    """What came of it.

    Attributes:
        path: the new library.
        records: how many problems are in it.
        versions: how many versions of them.
        lost: numbers of records of which nothing can be read.
        older: records of which the current version is lost, and another one took its place.
        versions_lost: versions that cannot be read, of records that can.
        others_lost: rows of collections, links and the like that cannot be read.
    """

    path: Path
    records: int
    versions: int
    lost: tuple[int, ...] = ()
    older: tuple[int, ...] = ()
    versions_lost: int = 0
    others_lost: int = 0

    @property
    def is_whole(self) -> bool:
        """Whether everything was there."""
        return not (self.lost or self.older or self.versions_lost or self.others_lost)


def rescue(
    source: Path | str, target: Path | str, progress: Progress = lambda count: None
) -> Rescued:
    """Write what can be read of a library into a new one; numbers of records stay.

    Args:
        source: the damaged library; it is only read.
        target: the new one.
        progress: is told now and then how many versions were read.

    Raises:
        LibraryExists: there is a file where the new library is to be.
        NotALibrary: nothing of a library can be read.
        LibraryFault: the file cannot be read at all, or the new one not be written.
    """
    source, target = absolute(source), absolute(target)
    look_at_file(source)
    with (
        making(target) as unfinished,
        _by_hand(source) as file,
        _whole_length(source, file, target.parent) as readable,
        closing(_opened(readable, source)) as old,
        reporting_faults(unfinished),
        closing(sqlite3.connect(unfinished, isolation_level=None)) as new,
    ):
        new.execute(MARK_AS_LIBRARY)
        apply_migrations(new, unfinished)
        with transaction(new):
            found = _Rescue(old, new, source, file, progress).go()
        for _ in renew_index(new, unfinished):
            pass
        with transaction(new):
            note_change(new)
    return Rescued(target, *found)


@contextmanager
def _by_hand(path: Path) -> Iterator[IO[bytes] | None]:
    """Yield a file to be read past SQLite; closing it would drop the locks of whoever has it open.

    Nothing where that is this program; and it is closed only after all that is opened within.
    """
    if is_open_here(path):
        yield None
        return
    with reporting_faults(path), path.open("rb") as file:
        yield file


@contextmanager
def _whole_length(path: Path, file: IO[bytes] | None, beside: Path) -> Iterator[Path]:
    """Yield a library, or of one that was cut off a copy in which the lost pages are empty."""
    page, count = (0, 0) if file is None else sizes(file.read(HEAD))
    length = page * count
    if length <= path.stat().st_size:
        yield path
        return
    if length > _LONGEST:  # the head is damaged, too
        raise NotALibrary(path, f"{length} bytes, says its head")
    with tempfile.TemporaryDirectory(dir=beside) as folder, reporting_faults(path):
        copy = Path(folder) / path.name
        shutil.copyfile(path, copy)
        with copy.open("r+b") as cut:
            cut.truncate(length)
        if log_of(path).exists() and belongs(path):
            shutil.copyfile(log_of(path), log_of(copy))
        yield copy


_LONGEST: Final = 1 << 40


def _opened(path: Path, told: Path) -> sqlite3.Connection:
    """Open a damaged library to read; a log that is not its own is left out.

    Args:
        path: the file.
        told: which file faults name.
    """
    mode = "ro" if belongs(path) else "ro&immutable=1"
    connection = sqlite3.connect(uri(path, mode), uri=True, isolation_level=None)
    connection.text_factory = read_text
    try:
        with reporting_faults(told):
            connection.execute("PRAGMA trusted_schema = OFF")
            tables = {name for name, _ in connection.execute(_OPENED)}
    except LibraryDamaged as fault:
        connection.close()
        raise NotALibrary(told, fault.detail) from fault
    except BaseException:
        connection.close()
        raise
    if not {"record", "version"} <= tables:
        connection.close()
        raise NotALibrary(told, "no records")
    return connection


def _is_version(found: dict[str, object]) -> bool:
    """Return whether a row that lies on a page by itself is one of the versions."""
    record, problem = found.get("record_id"), found.get("problem")
    numbers = isinstance(record, int) and isinstance(found.get("saved_at"), int)
    return numbers and isinstance(problem, bytes) and problem.startswith(b"{")


def _as_text(value: object) -> object:
    return read_text(value) if isinstance(value, bytes) else value


class _Rescue:
    """One rescue, within a transaction of the new library."""

    def __init__(
        self,
        old: sqlite3.Connection,
        new: sqlite3.Connection,
        path: Path,
        file: IO[bytes] | None,
        progress: Progress,
    ) -> None:
        self._old, self._new, self._progress = old, new, progress
        self._path, self._file = path, file
        self._unread: Counter[int] = Counter()  # versions that are none, by their records
        self._versions_lost = self._others_lost = 0  # rows on pages that cannot be read

    def go(self) -> tuple[int, int, tuple[int, ...], tuple[int, ...], int, int]:
        """Copy everything; return what `Rescued` tells after its path."""
        versions = self._copy_versions()
        known = self._copy_records()
        older, lost = self._choose_versions(known)
        self._copy_findings()
        for table in self._other_tables():
            self._copy_table(table)
        self._drop_orphans()
        self._new.execute("UPDATE stamp SET number = 0 WHERE name LIKE 'index%'")
        (records,) = self._new.execute("SELECT count(*) FROM record").fetchone()
        (versions,) = self._new.execute("SELECT count(*) FROM version").fetchone()
        return (
            *(int(records), int(versions), tuple(sorted(lost)), tuple(sorted(older))),
            *(self._versions_lost, self._others_lost),
        )

    def _copy_versions(self) -> int:
        columns = self._common("version")
        place = {name: at for at, name in enumerate(columns)}
        count = 0
        rows = self._rows("version", columns)
        for _, row in chain(rows, self._rows_out_of_reach(columns)):
            count += 1
            if count % 1000 == 0:
                self._progress(count)
            record_id = row[place["record_id"]]
            if not isinstance(record_id, int):
                self._versions_lost += 1
                continue
            try:
                read_problem(row[place["problem"]], self._path, record_id)
            except RecordDamaged:
                self._unread[record_id] += 1
                continue
            fields = list(row)
            parent = fields[place["parent_id"]]
            fields[place["parent_id"]] = parent if isinstance(parent, int) else None
            if not isinstance(fields[place["saved_at"]], int):
                fields[place["saved_at"]] = 0
            if not self._insert("version", columns, fields):
                fields[place["note"]] = ""
                if not self._insert("version", columns, fields):
                    self._unread[record_id] += 1
        return count

    def _rows_out_of_reach(self, columns: Sequence[str]) -> Iterator[tuple[int, Row]]:
        """Yield, where versions could not be read, those that lie on pages by themselves."""
        if not self._versions_lost or self._file is None:
            return
        there = {number for (number,) in self._new.execute("SELECT id FROM version")}
        every = self._old.execute("SELECT name FROM pragma_table_info('version')")
        places = [name for (name,) in every]
        for number, values in rows_in_pages(self._file):
            found = dict(zip(places, (number, *values[1:]), strict=False))
            if number not in there and values[0] is None and _is_version(found):
                there.add(number)
                self._versions_lost -= 1
                yield number, tuple(_as_text(found.get(name)) for name in columns)
        self._versions_lost = max(self._versions_lost, 0)

    def _copy_records(self) -> dict[int, int]:
        """Copy the records; return the current version of each, as the old library has it."""
        columns = self._common("record")
        current = columns.index("current_version")
        known: dict[int, int] = {}
        for number, row in self._rows("record", columns):
            known[number] = row[current] if isinstance(row[current], int) else 0
            fields = dict(zip(columns, row, strict=True))
            fields |= {time: 0 for time in _TIMES if not isinstance(fields.get(time), int)}
            fields |= {
                time: None
                for time in _TIMES_OR_NONE & fields.keys()
                if not isinstance(fields[time], int)
            }
            if not self._insert("record", tuple(fields), tuple(fields.values())):
                self._insert_bare(number)
        for (number,) in self._new.execute(
            "SELECT DISTINCT record_id FROM version WHERE record_id NOT IN (SELECT id FROM record)"
        ).fetchall():
            known[number] = 0
            self._insert_bare(number)
        return known

    def _insert_bare(self, record_id: int) -> None:
        """Make a record of which only versions can be read."""
        self._new.execute(
            """
            INSERT OR IGNORE INTO record (id, created_at, changed_at, origin)
            SELECT ?, coalesce(min(saved_at), 0), coalesce(max(saved_at), 0), 'unknown'
            FROM version WHERE record_id = ?
            """,
            (record_id, record_id),
        )

    def _choose_versions(self, known: dict[int, int]) -> tuple[set[int], set[int]]:
        """See that each record has a current version; return those with another, and the lost."""
        older, lost = set[int](), set[int]()
        whole = dict(self._new.execute("SELECT record_id, max(id) FROM version GROUP BY record_id"))
        versions = dict(self._new.execute("SELECT id, record_id FROM version"))
        for record_id, current in known.items():
            newest = whole.get(record_id)
            if newest is None:
                lost.add(record_id)
                self._new.execute("DELETE FROM record WHERE id = ?", (record_id,))
                continue
            if versions.get(current) != record_id:
                older.add(record_id)
                current = newest
            self._new.execute(
                "UPDATE record SET current_version = ? WHERE id = ?", (current, record_id)
            )
        lost |= self._unread.keys() - whole.keys()
        self._versions_lost += sum(self._unread[number] for number in whole)
        return older, lost

    def _copy_findings(self) -> None:
        """Copy what analyses found, where it can be read; the rest can be found out again."""
        columns = self._common("finding")
        details = columns.index("details") if "details" in columns else None
        for _, row in self._rows("finding", columns):
            with suppress(DetailsError, TypeError, ValueError):
                if details is not None and row[details] is not None:
                    parse_details(row[details])
                self._insert("finding", columns, row)

    def _other_tables(self) -> Sequence[str]:
        there = {name for name, _ in self._old.execute(_OPENED)}
        return [
            name
            for name, _ in self._new.execute(_OPENED).fetchall()
            if name in there and name not in _DERIVED and name not in _FIRST
        ]

    def _copy_table(self, table: str) -> None:
        columns = self._common(table)
        for _, row in self._rows(table, columns):
            if not self._insert(table, columns, row):
                self._others_lost += 1

    def _common(self, table: str) -> list[str]:
        """Return the columns that a table has in both libraries."""
        question = "SELECT name FROM pragma_table_info(?)"
        there = {name for (name,) in self._old.execute(question, (table,))}
        return [name for (name,) in self._new.execute(question, (table,)) if name in there]

    def _insert(self, table: str, columns: Sequence[str], row: Sequence[object]) -> bool:
        marks = ", ".join("?" for _ in columns)
        names = ", ".join(f'"{name}"' for name in columns)
        statement = " ".join((f'INSERT INTO "{table}"', f"({names})", "VALUES", f"({marks})"))
        try:
            self._new.execute(statement, tuple(row))
        except (sqlite3.IntegrityError, sqlite3.InterfaceError, UnicodeError, OverflowError):
            return False
        return True

    def _rows(self, table: str, columns: Sequence[str]) -> Iterator[tuple[int, Row]]:
        """Yield the rows that can be read, each with its number (0 in a table without)."""
        names = ", ".join(f'"{name}"' for name in columns)
        if self._has_no_numbers(table):
            yield from self._plain_rows(" ".join((f"SELECT {names}", f'FROM "{table}"')))
            return
        question = " ".join((f"SELECT rowid, {names}", f'FROM "{table}"', "WHERE rowid"))
        reached, missed, newest = 0, 0, self._newest(table)
        while True:
            try:
                for number, *row in self._old.execute(f"{question} > ? ORDER BY rowid", (reached,)):
                    yield number, tuple(row)
                    reached, missed = number, 0
                return
            except sqlite3.DatabaseError:
                pass
            while True:  # find the next row that can be read
                reached, missed = reached + 1, missed + 1
                if reached > newest or missed > _MOST_MISSED:
                    return
                try:
                    found = self._old.execute(f"{question} = ?", (reached,)).fetchone()
                except sqlite3.DatabaseError:
                    self._note_unread(table)
                    continue
                if found is not None:
                    yield found[0], tuple(found[1:])
                    break

    def _note_unread(self, table: str) -> None:
        if table == "version":
            self._versions_lost += 1
        elif table not in _FIRST:
            self._others_lost += 1

    def _plain_rows(self, question: str) -> Iterator[tuple[int, Row]]:
        try:
            for row in self._old.execute(question):
                yield 0, row
        except sqlite3.DatabaseError:
            self._others_lost += 1

    def _has_no_numbers(self, table: str) -> bool:
        for name, sql in self._new.execute(_OPENED):
            if name == table:
                return "WITHOUT ROWID" in sql
        return True

    def _newest(self, table: str) -> int:
        """Return the greatest number that a row of a table may have, as far as can be known."""
        for question, values in (
            ("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)),
            ("SELECT seq FROM sqlite_sequence WHERE name = ?", ("version",)),
        ):
            with suppress(sqlite3.DatabaseError):
                found = self._old.execute(question, values).fetchone()
                if found is not None and isinstance(found[0], int):
                    return int(found[0])
        return _MOST_MISSED

    def _drop_orphans(self) -> None:
        """Take out rows that speak of others which could not be read."""
        while True:
            done = 0
            for table, _ in self._new.execute(_OPENED).fetchall():
                keys = self._new.execute(
                    'SELECT "table", "from", coalesce("to", \'id\') FROM '
                    "pragma_foreign_key_list(?)",
                    (table,),
                ).fetchall()
                for parent, column, of in keys:
                    done += self._drop(table, column, parent, of)
            if not done:
                return

    def _drop(self, table: str, column: str, parent: str, of: str) -> int:
        orphaned = " ".join(
            (f'WHERE "{column}" IS NOT NULL', f'AND "{column}" NOT IN (SELECT "{of}"')
        )
        where = f'{orphaned} FROM "{parent}")'
        if (table, column) in {("version", "parent_id"), ("record", "current_version")}:
            statement = " ".join((f'UPDATE "{table}"', f'SET "{column}" = NULL', where))
            return self._new.execute(statement).rowcount
        statement = " ".join(("DELETE FROM", f'"{table}"', where))
        dropped = self._new.execute(statement).rowcount
        self._others_lost += 0 if table in _FIRST else dropped
        return dropped
