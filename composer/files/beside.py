# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that are written beside their place and then renamed, so that they are never half there.

The name beside cannot be guessed and must be free, so that nobody can plant a link there. What
replaces a file has the rights of that file. What a killed program left beside is removed when
the next file is written in the same folder.
"""

from __future__ import annotations

import errno
import os
import re
import secrets
import shutil
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

from composer.files.places import real
from composer.files.sessionlock import lock_descriptor

OLD: Final = 3600
"""Seconds after its last change from which on a file left beside may be taken for forgotten."""

_OURS: Final = re.compile(r"\.composer-[0-9a-f]{16}\.part(-wal|-shm|-journal)?")


def name_beside(target: Path) -> Path:
    """Return a name beside a target that nobody can guess."""
    return target.with_name(f".composer-{secrets.token_hex(8)}.part")


def new_beside(target: Path, rights: int | None = None) -> tuple[Path, int]:
    """Make an empty file beside a target; return its path and its descriptor, open for writing.

    Args:
        target: where the file is to come in the end; no link.
        rights: who may read and write it; by default as with the target, if that is there.

    Raises:
        OSError: it cannot be made there.
    """
    beside = name_beside(target)
    rights = rights_of(target) if rights is None else rights
    made = 0o666 if rights is None else rights & 0o600
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    descriptor = os.open(beside, flags, made)
    if rights is not None:
        give_rights(beside, rights)
    return beside, descriptor


def rights_of(path: Path) -> int | None:
    """Return who may read and write a file, as `chmod` takes it; None where there is none."""
    try:
        return stat.S_IMODE(path.stat().st_mode)
    except OSError:
        return None


def give_rights(path: Path, rights: int) -> None:
    """Let a file have the rights of another, where the system knows such."""
    with suppress(OSError):  # some drives know no rights
        path.chmod(rights)


@contextmanager
def writing_beside(path: Path) -> Iterator[IO[bytes]]:
    """Give a file to write to, which comes into its place when the block has ended.

    If the block fails nothing is changed and nothing left behind. A link is followed, so that
    it stays a link.

    Raises:
        OSError: it cannot be written or renamed.
    """
    try:
        target = real(path)
    except (RuntimeError, ValueError) as error:  # a loop of links; a zero in the name
        raise OSError(errno.EINVAL, str(error), str(path)) from error
    tidy(target.parent)
    beside, descriptor = new_beside(target)
    try:
        with os.fdopen(descriptor, "wb") as stream:
            lock_descriptor(descriptor)  # so that no other program tidies it away
            yield stream
            stream.flush()
            os.fsync(descriptor)
        beside.replace(target)
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def write_beside(path: Path, content: bytes) -> None:
    """Put a file in its place at once.

    Raises:
        OSError: it cannot be written or renamed.
    """
    with writing_beside(path) as stream:
        stream.write(content)


def place_new(beside: Path, target: Path) -> None:
    """Give a file its place where nothing is yet, also if others try the same just now.

    Raises:
        FileExistsError: something is there.
        OSError: it cannot be renamed.
    """
    if os.name == "nt":
        beside.rename(target)  # Windows refuses what is taken
        return
    try:
        os.link(beside, target)  # unlike a renaming, this refuses what is taken
    except FileExistsError:
        raise
    except OSError:  # some drives know no links
        if os.path.lexists(target):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target)) from None
        beside.rename(target)
    else:
        beside.unlink()


@contextmanager
def writing_folder(target: Path) -> Iterator[Path]:
    """Give a folder beside a place, to be filled; it comes into its place when the block ends.

    What stood there goes only when the new one is in its place, with the rights of the old one;
    a link stays one.

    Raises:
        OSError: it cannot be made or renamed; nothing is left of it.
    """
    target = real(target)  # a link stays one, and `.` has a name
    tidy(target.parent)
    beside, rights = name_beside(target), rights_of(target)
    try:
        beside.mkdir(0o777 if rights is None else 0o700)
        yield beside
        if rights is not None:
            give_rights(beside, rights)
        if not os.path.lexists(target):
            beside.replace(target)
            return
        old = beside.with_name(f"{beside.name}.old")
        target.replace(old)
        try:
            beside.replace(target)
        except OSError:
            old.replace(target)
            raise
        shutil.rmtree(old, ignore_errors=True)
    finally:
        shutil.rmtree(beside, ignore_errors=True)


def tidy(folder: Path) -> None:
    """Remove from a folder what killed programs left beside their targets.

    Only files of our own naming are looked at, and only old ones that no program holds.
    """
    try:
        with os.scandir(folder) as entries:
            ours = [Path(entry.path) for entry in entries if _OURS.fullmatch(entry.name)]
    except OSError:
        return
    for path in ours:
        with suppress(OSError):
            found = path.lstat()
            if time.time() - found.st_mtime <= OLD:
                continue
            if stat.S_ISREG(found.st_mode):
                _remove_if_free(path)
            elif stat.S_ISDIR(found.st_mode) and not _is_young(path):
                shutil.rmtree(path, ignore_errors=True)


def _is_young(folder: Path) -> bool:
    """Return whether something was written in one of the folders of a folder a short time ago."""
    inner = (path for path in folder.iterdir() if path.is_dir() and not path.is_symlink())
    return any(time.time() - path.stat().st_mtime <= OLD for path in inner)


def _remove_if_free(path: Path) -> None:
    descriptor = os.open(path, os.O_RDWR | getattr(os, "O_NOFOLLOW", 0))
    try:
        if lock_descriptor(descriptor) and os.name != "nt":
            path.unlink()
    finally:
        os.close(descriptor)
    if os.name == "nt":  # it cannot be removed while anybody, we too, has it open
        path.unlink(missing_ok=True)
