# SPDX-License-Identifier: GPL-3.0-or-later
"""Making a library's file beside, so that there is never half a library under its name."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from composer.files.beside import name_beside, place_new, tidy
from composer.library.file.faults import (
    DiskFull,
    LibraryExists,
    LibraryFault,
    LibraryNameTooLong,
    LibraryUnwritable,
    TooManyFiles,
    is_name_too_long,
)
from composer.library.file.migrations import with_companions


@contextmanager
def making(path: Path) -> Iterator[Path]:
    """Give a name beside `path` to make a library under; at the end it gets its real name.

    If the block fails, nothing is left behind.

    Raises:
        LibraryExists: there is a file of that name already.
        LibraryUnwritable: the folder is missing or cannot be written, or the name is too long.
    """
    if is_name_too_long(path):
        raise LibraryNameTooLong(path)
    if os.path.lexists(path):
        raise LibraryExists(path)
    unfinished = name_beside(path)
    try:
        tidy(path.parent)
        yield unfinished
        place_new(unfinished, path)
    except FileExistsError as error:
        raise LibraryExists(path) from error  # another program made one meanwhile
    except OSError as error:
        raise _why_not_made(path, error) from error
    except LibraryFault as fault:
        if fault.path != unfinished:
            raise
        raise type(fault)(path, fault.detail) from fault  # under the name that the user knows
    finally:
        for leftover in with_companions(unfinished):
            leftover.unlink(missing_ok=True)


def _why_not_made(path: Path, error: OSError) -> LibraryFault:
    if error.errno == errno.ENAMETOOLONG:
        return LibraryNameTooLong(path, str(error))
    if error.errno in (errno.EMFILE, errno.ENFILE):
        return TooManyFiles(path, str(error))
    if error.errno == errno.ENOSPC:
        return DiskFull(path, str(error))
    return LibraryUnwritable(path, str(error))
