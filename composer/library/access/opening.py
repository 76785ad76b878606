# SPDX-License-Identifier: GPL-3.0-or-later
"""Opening a library for a session: for writing where that can be, else for reading only.

One session at a time writes: while it lives it holds a lock beside the library. A second one,
also on another machine that sees the same folder, may read.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from composer.files.places import absolute, real
from composer.files.sessionlock import SessionLock
from composer.library.access.admitting import Progress, no_progress
from composer.library.access.store import Library
from composer.library.file.faults import (
    DiskFull,
    LibraryInUse,
    LibraryReadOnly,
    LibraryTooOld,
    LibraryUnwritable,
)


class Access(Enum):
    """What a session may do with a library, and why it may not write."""

    WRITE = "write"
    IN_USE = "in use"
    READ_ONLY = "read-only"
    DISK_FULL = "disk full"


@dataclass(frozen=True, slots=True)
class Holding:
    """A library that is open for a session.

    Attributes:
        library: the library.
        access: what may be done with it.
        lock: what keeps others from writing; None where this one may not write itself, or no
            lock can be placed beside the library.
    """

    library: Library
    access: Access = Access.WRITE
    lock: SessionLock | None = None

    def see_that_it_may_be_written(self) -> None:
        """Do nothing where it may.

        Raises:
            LibraryInUse: another session has it.
            LibraryReadOnly: its file or folder is read-only.
            DiskFull: its disk was full when it was opened.
        """
        if self.access is Access.IN_USE:
            raise LibraryInUse(self.library.path)
        if self.access is Access.READ_ONLY:
            raise LibraryReadOnly(self.library.path)
        if self.access is Access.DISK_FULL:
            raise DiskFull(self.library.path)

    def close(self) -> None:
        """Close the library, then let others write."""
        self.library.close()
        if self.lock is not None:
            self.lock.release()


def lock_file(path: Path) -> Path:
    """Return the file that is locked by the session that writes a library.

    It lies beside the file itself, by whatever links that is reached.
    """
    found = real(path)
    return found.with_name(found.name + ".lock")


def open_for_session(path: Path | str, progress: Progress = no_progress) -> Holding:
    """Open a library for writing if nobody else has it and it can be written, else to read.

    Raises:
        LibraryFault: it cannot be opened at all.
    """
    path = absolute(path)
    try:
        lock = SessionLock.take(lock_file(path)) if path.is_file() else None
    except OSError:  # no lock can be placed there: the folder is read-only or missing
        return _without_lock(path, progress)
    if lock is None and path.is_file():
        return Holding(Library.open(path, read_only=True), Access.IN_USE)
    try:
        held = _without_lock(path, progress)
    except BaseException:
        if lock is not None:
            lock.release()
        raise
    if lock is not None and held.access is not Access.WRITE:
        lock.release()
        lock = None
    return Holding(held.library, held.access, lock)


def hold_new(library: Library) -> Holding:
    """Hold a library that was made a moment ago."""
    try:
        lock = SessionLock.take(lock_file(library.path))
    except OSError:
        return Holding(library)
    return Holding(library, lock=lock)


def _without_lock(path: Path, progress: Progress) -> Holding:
    try:
        return Holding(Library.open(path, progress=progress))
    except LibraryUnwritable:
        access = Access.READ_ONLY
    except DiskFull:
        access = Access.DISK_FULL
    try:
        return Holding(Library.open(path, read_only=True), access)
    except LibraryTooOld:
        if access is Access.DISK_FULL:
            raise DiskFull(path) from None  # that is what keeps it from being brought up to date
        raise
