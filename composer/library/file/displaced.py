# SPDX-License-Identifier: GPL-3.0-or-later
"""A library whose file was moved, removed, replaced or overwritten while it was open.

What was acknowledged is kept, wherever the system has the file now; nothing is written to the
file that took its place.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from composer.files.beside import new_beside
from composer.library.file.faults import (
    LibraryFault,
    LibraryGone,
    LibraryMoved,
    LibraryOverwritten,
    LibraryReplaced,
)
from composer.library.file.lineage import (
    Log,
    descriptor_of,
    free_name,
    log_of,
    number_in_file,
    read_log,
)
from composer.library.file.migrations import write_copy

Identity = tuple[int, int]
"""What distinguishes a file from another: its device, and its number there."""


def identity_of(path: Path) -> Identity | None:
    """Return what distinguishes a file from another of the same name; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def place_of(descriptor: int) -> Path | None:
    """Return where a file that this process has open is now; None if it is gone or unknown."""
    try:
        found = os.fstat(descriptor)
        place = _path_of(descriptor)
    except OSError:
        return None
    return place if identity_of(place) == (found.st_dev, found.st_ino) else None


def _path_of(descriptor: int) -> Path:
    if sys.platform == "darwin":
        import fcntl

        told: bytes = fcntl.fcntl(descriptor, fcntl.F_GETPATH, bytes(1024))
        return Path(os.fsdecode(told.rstrip(b"\0")))
    return Path(f"/proc/self/fd/{descriptor}").readlink()


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a library that is open, for when it is gone.

    Attributes:
        path: where it was.
        identity: what told it from other files.
        rights: who might read and write it.
        number: what it had when it was last looked at (see `lineage`).
    """

    path: Path
    identity: Identity | None
    rights: int | None
    number: int


def part(connection: sqlite3.Connection, known: Known) -> LibraryGone:
    """Keep what was saved in a library whose file is no longer where it was.

    The log at its old place is taken over, into the file that is open, only if it is its own:
    another program may use that place for the file that is there now.

    Args:
        connection: what has the file open.
        known: the library.

    Returns:
        What to say of it; its `kept` is where all that was saved lies now.
    """
    path = known.path
    log = read_log(log_of(path))
    descriptor = None if known.identity is None else descriptor_of(known.identity)
    place = None if descriptor is None else place_of(descriptor)
    if log is not None and _is_own(log, known, place):
        with suppress(sqlite3.Error):
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    if place is not None:
        return LibraryMoved(path, str(place), place)
    when = time.strftime("%Y-%m-%d %H.%M.%S")
    kept = free_name(path.with_name(f"{path.stem} (rescued {when}){path.suffix}"))
    try:
        if descriptor is not None and sys.platform != "win32":
            _copy_open_file(descriptor, kept, known.rights)
        else:
            write_copy(connection, kept, known.rights)
    except (sqlite3.Error, LibraryFault, OSError):
        return LibraryGone(path)
    return LibraryReplaced(path, str(kept), kept)


def _is_own(log: Log, known: Known, place: Path | None) -> bool:
    """Return whether a log is that of a library, which another program may have changed last."""
    if known.number in log.numbers:
        return True
    with suppress(LibraryFault):
        return place is not None and number_in_file(place) in log.numbers
    return False


def _copy_open_file(descriptor: int, target: Path, rights: int | None) -> None:
    """Copy a file that is open, also where it has no name any more; SQLite's locks stay."""
    if sys.platform == "win32":  # where a file that is open is not taken away
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))
    beside, copied = new_beside(target, rights)
    try:
        with os.fdopen(copied, "wb") as stream:
            at = 0
            while chunk := os.pread(descriptor, 1 << 20, at):
                stream.write(chunk)
                at += len(chunk)
            stream.flush()
            os.fsync(copied)
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)


def part_from_overwritten(path: Path) -> LibraryGone:
    """Keep the log of a library whose file was overwritten, and let it not come into the file.

    SQLite would take it over on closing; what is no longer in it, it cannot. The log is copied
    and emptied, since on Windows a file that is open cannot be renamed.
    """
    log = log_of(path)
    try:
        if log.stat().st_size == 0:
            return LibraryOverwritten(path)
        aside = free_name(log.with_name(f"{path.name}.set-aside.log"))
        aside.touch(0o600, exist_ok=False)
        shutil.copyfile(log, aside)
        shutil.copymode(log, aside)
        os.truncate(log, 0)
    except OSError:
        return LibraryOverwritten(path)
    return LibraryOverwritten(path, str(aside))


def remove_leftovers(path: Path) -> None:
    """Remove the empty log that SQLite left where a library was before it was moved."""
    if os.path.lexists(path):
        return
    log = log_of(path)
    with suppress(OSError):
        if log.stat().st_size == 0:
            log.unlink()
            log.with_name(f"{log.name.removesuffix('-wal')}-shm").unlink(missing_ok=True)
