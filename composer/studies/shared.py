# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables that several processes share by a folder: one makes a table, the others read it.

A table is made while the folder is locked, so that none is made twice. What cannot be read, or is
damaged, is made again; where nothing can be written each process has tables of its own.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from composer.files.beside import writing_beside
from composer.files.sessionlock import SessionLock

_LOOK: Final = 0.02  # seconds between two looks whether another process has made its table
_SUM: Final = 4  # bytes


class SharedFolder:
    """A folder with squeezed tables."""

    def __init__(self, folder: Path) -> None:
        """Look at nothing yet; the folder may be missing, as on another machine."""
        self._folder = folder

    def read(self, name: str) -> bytes | None:
        """Return a table; None where it is not there, or damaged."""
        try:
            content = (self._folder / name).read_bytes()
        except OSError:
            return None
        table, told = content[_SUM:], content[:_SUM]
        return table if told == _sum(table) and table else None

    def write(self, name: str, table: bytes) -> None:
        """Keep a table, if that can be."""
        with suppress(OSError), writing_beside(self._folder / name) as stream:
            stream.write(_sum(table) + table)

    @contextmanager
    def alone(self, flag: bytearray | None = None) -> Iterator[bool]:
        """Wait until no other process makes a table; give False where a byte cancels that."""
        lock = None
        with suppress(OSError):  # then each makes its own
            while (lock := SessionLock.take(self._folder / "making")) is None:
                if flag is not None and flag[0]:
                    yield False
                    return
                time.sleep(_LOOK)
        try:
            yield True
        finally:
            if lock is not None:
                lock.release()


def _sum(table: bytes) -> bytes:
    return zlib.crc32(table).to_bytes(_SUM, "big")
