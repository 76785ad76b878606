# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a write-ahead log belongs to the library that it lies beside.

SQLite takes over whatever log of the right name it finds. Where the file was replaced while a
program had it open, or after that program was killed, the log is that of another file, and
taking it over would destroy the new one or quietly turn it back into the old.

So each change of a library gives it a new random number, and keeps with it the number that it
had before: these stand in the table `stamp`, as `lineage_now` and `lineage_before`. Of the file
alone, without its log, one can read the number that it had when the log was last taken over;
of the log alone, read here by hand, the number that its first change found and those that its
changes gave. The log belongs to the file if the file's number is among these. A library that
never had a number counts as 0.

The form of the log: https://www.sqlite.org/fileformat2.html#walformat; of pages and records:
the same document, sections 1.6 and 2.1.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import struct
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final
from urllib.parse import quote

from composer.files.places import is_extended, real
from composer.library.file.faults import NotALibrary
from composer.library.file.pages import values, varint

NONE: Final = 0
"""The number of a library that was never given one."""

_MAGIC: Final = frozenset({0x377F0682, 0x377F0683})
_HEADER: Final = struct.Struct(">8I")  # magic, format, page size, sequence, 2 salts, 2 checksums
_FRAME: Final = struct.Struct(">6I")  # page, pages after a commit, 2 salts, 2 checksums
_INDEX_HEADER: Final = struct.Struct(
    "=IIIBBHII"
)  # format, -, changes, ready, -, size, frames, pages
_INDEX_LEAF: Final = 0x0A  # how a page of a table without row numbers begins
_NOW: Final = b"lineage_now"
_BEFORE: Final = b"lineage_before"
_LOOKS: Final = 8  # at both, while another program writes
_CURRENT: Final = "SELECT number FROM stamp WHERE name = 'lineage_now'"


@dataclass(frozen=True, slots=True)
class Log:
    """What a write-ahead log says of itself.

    Attributes:
        salts: what distinguishes it from the log that was in the same file before.
        numbers: what the library had before the first change in it, then after each.
    """

    salts: tuple[int, int]
    numbers: tuple[int, ...]


def note_change(connection: sqlite3.Connection) -> None:
    """Give a library a new number, within the transaction that changes it."""
    connection.execute(
        """
        INSERT INTO stamp VALUES ('lineage_before',
            coalesce((SELECT number FROM stamp WHERE name = 'lineage_now'), 0))
        ON CONFLICT (name) DO UPDATE SET number = excluded.number
        """
    )
    connection.execute(
        """
        INSERT INTO stamp VALUES ('lineage_now', ?)
        ON CONFLICT (name) DO UPDATE SET number = excluded.number
        """,
        (secrets.randbits(62) + 1,),
    )


def number_of(connection: sqlite3.Connection) -> int:
    """Return the number of an open library."""
    found = connection.execute(_CURRENT).fetchone()
    return NONE if found is None else int(found[0])


def uri(path: Path, mode: str) -> str:
    """Return the URI of a file as SQLite reads it, on Windows (also \\\\server\\share) too."""
    name = quote(os.fsencode(path.as_posix()), safe="/:")
    root = "" if name.startswith("/") else "/"
    # Only this one of SQLite's ways to files takes more than 1,040 bytes.
    way = "&vfs=win32-longpath" if is_extended(path) else ""
    return f"file://{root}{name}?mode={mode}{way}"


def log_of(path: Path) -> Path:
    """Return where SQLite keeps the write-ahead log of a file: by whatever links it is reached."""
    found = real(path)
    return found.with_name(f"{found.name}-wal")


def belongs(path: Path, view: Callable[[], int] | None = None) -> bool:
    """Return whether a library's file and the log beside it are of one library.

    Others may write to it meanwhile: only what stays the same while it is looked at counts.

    Args:
        view: returns the number that an open connection sees; then the file must be that of
            this connection, also where there is no log.

    Raises:
        NotALibrary: the file is no database at all.
    """
    seen: tuple[Log | None, int | None] | None = None
    for _ in range(_LOOKS):
        log = read_log(log_of(path))
        if log is None and view is None:
            return True
        number = number_in_file(path)
        known = (() if log is None else log.numbers) + (() if view is None else (view(),))
        if number is None or number in known:
            return True  # None: into a full disk only a part of the log could be taken over
        if (log, number) == seen:
            return False
        seen = (log, number)
    return True  # it changes all the time: whoever writes looks, too


def set_aside_foreign_log(path: Path) -> Path | None:
    """Rename the log beside a library if it is not its own; return its new name, if so.

    To be done before SQLite opens the file.

    Raises:
        NotALibrary: the file is no database at all, but has a log.
        OSError: the log is not its own and cannot be renamed.
    """
    if belongs(path):
        forget_foreign_index(path)
        return None
    log = log_of(path)
    aside = free_name(log.with_name(f"{path.name}.set-aside.log"))
    log.rename(aside)
    with suppress(OSError):  # the index of the log; whoever has it open keeps it
        _index_of(path).unlink(missing_ok=True)
    return aside


def forget_foreign_index(path: Path) -> None:
    """Unlink the index of an empty log where it speaks of a file of another size.

    A program that has the file open which was here before still holds it, and would let SQLite
    believe the wrong number of pages. That program keeps what it holds. To be done before
    SQLite opens the file.

    Raises:
        OSError: it cannot be removed.
    """
    index = _index_of(path)
    seen: tuple[int, int] | None = None
    for _ in range(_LOOKS):
        if read_log(log_of(path)) is not None or is_open_here(index):
            return  # the log itself tells; and what is open here must not be closed by hand
        told = _pages_in_index(index)
        size = path.stat().st_size
        if not told or told[0] * told[1] == size or read_log(log_of(path)) is not None:
            return
        if seen == (told[0] * told[1], size):
            index.unlink(missing_ok=True)
            return
        seen = (told[0] * told[1], size)


def is_open_here(path: Path) -> bool:
    """Return whether this process has a file open; closing it by hand would drop its locks."""
    try:
        wanted = path.stat()
    except OSError:
        return False
    return descriptor_of((wanted.st_dev, wanted.st_ino)) is not None


def descriptor_of(identity: tuple[int, int]) -> int | None:
    """Return a descriptor by which this process has a file open; None if there is none."""
    for folder in (Path("/proc/self/fd"), Path("/dev/fd")):
        try:
            names = [path.name for path in folder.iterdir()]
        except OSError:
            continue
        for descriptor in (int(name) for name in names if name.isdigit()):
            with suppress(OSError):
                found = os.fstat(descriptor)
                if (found.st_dev, found.st_ino) == identity:
                    return descriptor
        return None
    return None


def _index_of(path: Path) -> Path:
    log = log_of(path)
    return log.with_name(f"{log.name.removesuffix('-wal')}-shm")


def _pages_in_index(index: Path) -> tuple[int, int] | None:
    """Return how many pages the index says that the file has, and their size."""
    try:
        with index.open("rb") as file:
            head = file.read(_INDEX_HEADER.size)
        _, _, _, is_ready, _, size, _, pages = _INDEX_HEADER.unpack(head)
    except (OSError, struct.error):
        return None
    if not is_ready or not pages:
        return None
    return pages, 65536 if size == 1 else size


def free_name(path: Path) -> Path:
    """Return a name that no file has: this one, or else with a number."""
    name, number = path, 1
    while os.path.lexists(name):
        number += 1
        name = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return name


def read_log(path: Path) -> Log | None:
    """Read what a log says of itself; None where there is none, or nothing whole is in it."""
    try:
        with path.open("rb") as file:
            return _read_log(file)
    except OSError:
        return None


def _read_log(file: IO[bytes]) -> Log | None:
    header = file.read(_HEADER.size)
    if len(header) < _HEADER.size:
        return None
    magic, _, size, _, *salts, _, _ = _HEADER.unpack(header)
    if magic not in _MAGIC:
        return None
    size = 65536 if size == 1 else size
    is_whole = False
    waiting: list[tuple[int, int]] = []
    numbers: list[int] = []
    for is_end, page in _frames(file, size, salts):
        found = _lineage_in(page)
        if found is not None:
            waiting.append(found)
        if is_end:
            is_whole = True
            for before, now in waiting:
                numbers += (now,) if numbers else (before, now)
            waiting.clear()
    if not is_whole:
        return None
    return Log((salts[0], salts[1]), tuple(numbers) or (NONE,))


def _frames(file: IO[bytes], size: int, salts: list[int]) -> Iterator[tuple[bool, bytes]]:
    """Yield the pages of a log, each with whether a change ends with it."""
    while len(head := file.read(_FRAME.size)) == _FRAME.size:
        _, pages, *own, _, _ = _FRAME.unpack(head)
        page = file.read(size)
        if own != salts or len(page) < size:
            return  # left by what was in the file before, or torn
        yield pages != 0, page


def _lineage_in(page: bytes) -> tuple[int, int] | None:
    """Return the numbers before and now that a page of the table `stamp` holds."""
    if page[0] != _INDEX_LEAF or _NOW not in page:
        return None
    try:
        rows = dict(_rows(page))
    except (IndexError, struct.error, ValueError):
        return None
    if b"index_version" not in rows or _NOW not in rows:
        return None
    return rows.get(_BEFORE, NONE), rows[_NOW]


def _rows(page: bytes) -> Iterator[tuple[bytes, int]]:
    """Yield the rows of a leaf of a table of names and numbers without row numbers."""
    (count,) = struct.unpack_from(">H", page, 3)
    for (start,) in struct.iter_unpack(">H", page[8 : 8 + 2 * count]):
        length, at = varint(page, start)
        name, number = values(page[at : at + length])
        if not isinstance(name, bytes) or not isinstance(number, int):
            raise ValueError("no row of a name and a number")
        yield name, number


def number_in_file(path: Path) -> int | None:
    """Return the number in a library's file without its log; None where that cannot be read.

    SQLite reads it: a file that is opened and closed by hand would lose the locks of other
    connections of this process.

    Raises:
        NotALibrary: it is no database.
    """
    try:
        with closing(sqlite3.connect(uri(path, "ro&immutable=1"), uri=True)) as connection:
            return number_of(connection)
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        if code == sqlite3.SQLITE_NOTADB:
            raise NotALibrary(path, "no database") from error
        return NONE if code == sqlite3.SQLITE_ERROR else None  # it has no such table
    except (ValueError, TypeError):
        return None
