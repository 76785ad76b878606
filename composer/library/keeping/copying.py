# SPDX-License-Identifier: GPL-3.0-or-later
"""Copies of a library that is in use, and an empty one to try an import in.

Copying the file by other means may miss what stands in its log, or take it between two changes.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from composer.files.beside import rights_of
from composer.files.places import absolute
from composer.library.access.store import Library
from composer.library.file.faults import LibraryExists, reporting_faults
from composer.library.file.migrations import write_copy


@contextmanager
def throwaway_library() -> Iterator[Library]:
    """Give an empty library, in a folder of its own that goes with it.

    Raises:
        LibraryFault: there is no room for it.
    """
    with (
        tempfile.TemporaryDirectory(prefix="chess-composer-") as folder,
        Library.create(Path(folder) / "trial.chesslib") as made,
    ):
        yield made


def save_copy(library: Library, target: Path | str) -> Path:
    """Copy all that a library holds at this moment to a new file; it stays open itself.

    Returns:
        The copy, made absolute; it has the rights of the library.

    Raises:
        LibraryExists: there is a file already.
        LibraryFault: the copy cannot be written, or the library cannot be read.
    """
    target = absolute(target)
    if os.path.lexists(target):
        raise LibraryExists(target)

    def copy(connection: sqlite3.Connection) -> None:
        with reporting_faults(target):
            write_copy(connection, target, rights_of(library.path))

    library.with_connection(copy)
    return target
