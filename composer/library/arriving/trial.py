# SPDX-License-Identifier: GPL-3.0-or-later
"""Trying an import: it is done whole, into a copy of the library that is thrown away."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from composer.library.access.store import Library
from composer.library.file.faults import reporting_faults


@contextmanager
def throwaway_copy(library: Library | None) -> Iterator[Library]:
    """Give a copy of a library, in a folder of its own that goes with it.

    Args:
        library: the library, which is only read; None for an empty one.

    Raises:
        LibraryFault: there is no room for the copy, or the library cannot be read.
    """
    with tempfile.TemporaryDirectory(prefix="chess-composer-") as folder:
        path = Path(folder) / "trial.chesslib"
        if library is None:
            with Library.create(path) as made:
                yield made
            return
        with (
            reporting_faults(path),
            library.reading() as connection,
            closing(sqlite3.connect(path)) as copy,
        ):
            connection.backup(copy)
        with Library.open(path) as made:
            yield made
