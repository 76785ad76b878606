# SPDX-License-Identifier: GPL-3.0-or-later
"""A lock that a program holds while it lives, and that the system drops when it dies.

SQLite holds it: its exclusive lock on a file is the system's own on Windows, macOS and
Linux, is also seen within one process, and needs no other library. A process number would
not do: numbers are given again after a restart.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from composer.library.faults import LibraryLocked, fault_of


class SessionLock:
    """A lock that is held; `release` gives it back.

    Attributes:
        path: the lock's file; it stays empty.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._connection = connection

    @classmethod
    def take(cls, path: Path) -> SessionLock | None:
        """Take the lock of a file, which is made if need be; None if a living program has it.

        Raises:
            sqlite3.Error: the file cannot be made or opened.
        """
        # Taken and released wherever the caller likes; nothing else is done with it.
        connection = sqlite3.connect(path, isolation_level=None, timeout=0, check_same_thread=False)
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            connection.close()
            if isinstance(fault_of(error, path), LibraryLocked):
                return None
            raise
        return cls(path, connection)

    @classmethod
    def take_if_free(cls, path: Path) -> SessionLock | None:
        """Take the lock of a file; None if a living program has it, or it cannot be looked at."""
        try:
            return cls.take(path)
        except sqlite3.Error:
            return None

    def release(self) -> None:
        """Give the lock back and remove its file."""
        self._connection.close()
        try:
            self.path.unlink(missing_ok=True)
        except OSError:
            return  # another program holds it by now; that one will remove it
