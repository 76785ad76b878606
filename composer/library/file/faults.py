# SPDX-License-Identifier: GPL-3.0-or-later
"""What the world may do to a library: each fault is a class with one plain sentence.

These are not faults of the program: the sentence is meant for the user, and names the file.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from composer.files.places import plain
from composer.said.sentence import Template

_LONGEST_NAME: Final = 255 - len("-journal")
"""Bytes of a library's name: most systems allow 255, and SQLite's own files need the rest."""

_FILES_OF_A_LIBRARY: Final = 4  # the file, its log, the log's index, and a journal


class LibraryFault(Exception):  # noqa: N818 - faults of the world, not errors of ours
    """Something outside the program keeps it from using a library.

    Attributes:
        sentence: the English sentence of the class; `{path}` stands for the file and
            `{detail}` for the detail.
        path: the file (or, for drafts, the folder) it is about.
        detail: what the system said, for the log; may be empty.
    """

    sentence = Template("The library {path} cannot be used.")

    def __init__(self, path: Path, detail: str = "") -> None:
        self.path = path
        self.detail = detail
        super().__init__(self.sentence.said(path=plain(path), detail=detail))


class LibraryMissing(LibraryFault):
    """There is no such file."""

    sentence = Template("There is no library {path}.")


class LibraryLeftItsLog(LibraryMissing):
    """There is no such file, but its log is there; `detail` is the log."""

    sentence = Template(
        "There is no library {path}, but what was saved in it last is still there, as {detail}. "
        "Put the library back beside it and open it there."
    )


class LibraryGone(LibraryFault):
    """The file was removed, moved or replaced while the library was open.

    Attributes:
        kept: where all that was saved in it lies now, if that is known.
    """

    sentence = Template(
        "The library {path} was removed, moved or replaced while it was open; nothing was "
        "written. Open it from its new place, or another library."
    )

    def __init__(self, path: Path, detail: str = "", kept: Path | None = None) -> None:
        self.kept = kept
        super().__init__(path, detail)


class LibraryMoved(LibraryGone):
    """The file was moved; `detail` is where it is now, and all that was saved is in it."""

    sentence = Template(
        "The library {path} was moved while it was open. All that was saved is in it, at "
        "{detail}; open it there to go on."
    )


class LibraryReplaced(LibraryGone):
    """The file was removed or replaced; `detail` is a copy of all that was saved."""

    sentence = Template(
        "The library {path} was removed or replaced while it was open. All that was saved in it "
        "was kept as {detail}; open that to go on."
    )


class LibraryOverwritten(LibraryGone):
    """Another file was copied over it; `detail`, if any, is what had not come into it yet."""

    sentence = Template(
        "Another file was copied over the library {path} while it was open; nothing more was "
        "written to it. Open it again to see what it holds."
    )


class LibraryExists(LibraryFault):
    """A new library was requested where a file already is."""

    sentence = Template("There is already a file {path}; it was left as it is.")


class NotALibrary(LibraryFault):
    """The file is something else, or nothing of a library is left in it."""

    sentence = Template("{path} is not a library of problems; it was left as it is.")


class LibraryDamaged(LibraryFault):
    """The file is a library, but a part of it is missing or overwritten."""

    sentence = Template(
        "The library {path} is damaged; it was left as it is. If you have a backup copy, open "
        "that one; or rescue what can be read into a new library."
    )


class RecordDamaged(LibraryDamaged):
    """One problem cannot be read, as where a byte of it has changed; `detail` is its number."""

    sentence = Template(
        "Problem {detail} of the library {path} is damaged and cannot be read; the others can. "
        "They can be rescued into a new library."
    )


class LibraryTooNew(LibraryFault):
    """A later version of the program has written the file."""

    sentence = Template(
        "The library {path} was written by a newer version of this program; "
        "it was left as it is. Install the newer version to open it."
    )


class LibraryTooOld(LibraryFault):
    """An earlier version has written the file, and it may not be brought up to date here."""

    sentence = Template(
        "The library {path} was written by an older version of this program and must be "
        "brought up to date before it can be read; open it for writing once."
    )


class LibraryUnwritable(LibraryFault):
    """The file, its folder or its disk does not let itself be written."""

    sentence = Template(
        "The library {path} cannot be written: its folder is missing, or the file or the "
        "folder is read-only."
    )


class LibraryForbidden(LibraryFault):
    """The file is there, and its rights do not let it be read."""

    sentence = Template("The library {path} cannot be read: its rights do not allow it.")


class LibraryNameTooLong(LibraryUnwritable):
    """SQLite lays files beside a library whose names are its own and a little more."""

    sentence = Template(
        "The name of the library {path} is too long, for files with longer names are laid beside "
        "it; choose a shorter one."
    )


class TooManyFiles(LibraryUnwritable):
    """The system lets this program open no more files."""

    sentence = Template(
        "The library {path} cannot be opened: this program has as many files open as the system "
        "allows."
    )


class LibraryInUse(LibraryFault):
    """Another session has the library and may be writing."""

    sentence = Template(
        "The library {path} is open in another window of this program, so it can only be read "
        "here; nothing was changed. Close it there and open it again here."
    )


class LibraryReadOnly(LibraryFault):
    """The library was opened for reading because it cannot be written."""

    sentence = Template(
        "The library {path} can only be read, because its file or folder is read-only; nothing "
        "was changed. To keep changes, save into another library."
    )


class LibraryUnreadable(LibraryFault):
    """The disk failed, or a drive was taken away."""

    sentence = Template(
        "The library {path} could not be read or written: the disk reports an error."
    )


class LibraryLocked(LibraryFault):
    """Another program is writing to the library and does not finish."""

    sentence = Template(
        "The library {path} is being written by another program; try again in a moment."
    )


class DiskFull(LibraryFault):
    """No room is left for the change; what was saved before is kept."""

    sentence = Template("There is no room left on the disk to write to the library {path}.")


class RecordMissing(LibraryFault):
    """The library holds no such problem or version (another program may have removed it)."""

    sentence = Template("That problem is no longer in the library {path}.")


class CollectionMissing(LibraryFault):
    """The library holds no such collection (another program may have removed it)."""

    sentence = Template("That collection is no longer in the library {path}.")


class NameTaken(LibraryFault):
    """A collection is to have the name of another one; `detail` is the name."""

    sentence = Template("There is already a collection {detail}; it was left as it is.")


class NameEmpty(LibraryFault):
    """A collection, keyword or person is to have no name at all."""

    sentence = Template("A name has at least one letter; nothing was changed.")


class PersonMissing(LibraryFault):
    """The library knows no such person or spelling."""

    sentence = Template("That person is no longer in the library {path}.")


_BY_CODE: dict[int, type[LibraryFault]] = {
    sqlite3.SQLITE_BUSY: LibraryLocked,
    sqlite3.SQLITE_LOCKED: LibraryLocked,
    sqlite3.SQLITE_PROTOCOL: LibraryLocked,
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_READONLY: LibraryUnwritable,
    sqlite3.SQLITE_PERM: LibraryUnwritable,
    sqlite3.SQLITE_CANTOPEN: LibraryUnwritable,
    sqlite3.SQLITE_IOERR: LibraryUnreadable,
    sqlite3.SQLITE_CORRUPT: LibraryDamaged,
    sqlite3.SQLITE_NOTADB: NotALibrary,
}


def fault_of(error: sqlite3.Error, path: Path) -> LibraryFault | None:
    """Return the fault that SQLite reports, or None where the error is one of ours."""
    code = getattr(error, "sqlite_errorcode", None)
    if not isinstance(code, int):
        return None
    if code == sqlite3.SQLITE_IOERR_SHMSIZE:  # no room for the index of the write-ahead log
        return DiskFull(path, str(error))
    kind = _BY_CODE.get(code & 0xFF)  # the low byte is the primary result code
    if code & 0xFF == sqlite3.SQLITE_CANTOPEN:
        kind = _why_not_opened(path)
    return None if kind is None else kind(path, str(error))


def is_name_too_long(path: Path) -> bool:
    """Return whether SQLite's files beside a library would have names that most systems refuse."""
    return len(os.fsencode(path.name)) > _LONGEST_NAME


def _why_not_opened(path: Path) -> type[LibraryFault]:
    """Return why SQLite may have been unable to open a file, which it does not say itself.

    The file itself is not opened for that: closing it would drop the locks that SQLite holds.
    """
    if is_name_too_long(path):
        return LibraryNameTooLong
    effective = os.access in os.supports_effective_ids
    if path.exists() and not os.access(path, os.R_OK, effective_ids=effective):
        return LibraryForbidden
    return LibraryUnwritable if _may_open(_FILES_OF_A_LIBRARY) else TooManyFiles


def _may_open(number: int) -> bool:
    """Return whether the system lets this program open so many files more."""
    opened: list[int] = []
    try:
        opened += (os.open(os.devnull, os.O_RDONLY) for _ in range(number))
    except OSError:
        return False
    finally:
        for descriptor in opened:
            os.close(descriptor)
    return True


@contextmanager
def reporting_faults(path: Path) -> Iterator[None]:
    """Turn what SQLite reports about the world into a `LibraryFault`; let our errors pass."""
    try:
        yield
    except sqlite3.Error as error:
        fault = fault_of(error, path)
        if fault is None:
            raise
        raise fault from error
    except UnicodeDecodeError as error:  # what SQLite says of a damaged schema names its bytes
        raise LibraryDamaged(path, str(error)) from error
