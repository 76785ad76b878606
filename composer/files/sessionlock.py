# SPDX-License-Identifier: GPL-3.0-or-later
"""A lock that a program holds while it lives, and that the system drops when it dies.

The system's own lock on a file, which is also seen within one process. A process number would
not do: numbers are given again after a restart.

The file is removed by the one who holds the lock, while it is held. So who has taken a lock
looks whether the file of that name is still the one that is locked; if not, it was removed in
between, somebody else may hold its successor, and one has to try again.
"""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

_TRIES: Final = 1000  # each lost to another program that took and gave back the lock meanwhile
_REFUSED: Final = 50  # of them, where Windows may be removing the file; else the folder refuses it
_TAKEN: Final = frozenset({errno.EACCES, errno.EAGAIN, errno.EDEADLK})

_ON_WINDOWS: Final = os.name == "nt"

if sys.platform == "win32":
    import msvcrt

    def lock_descriptor(descriptor: int) -> bool:
        """Lock an open file if nobody has; it is given back when the file is closed.

        Raises:
            OSError: the drive knows no locks.
        """
        os.lseek(descriptor, 1 << 30, os.SEEK_SET)  # beyond what is read and written
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            if error.errno in _TAKEN or not error.errno:  # Wine gave no reason; probably taken
                return False
            raise
        finally:
            os.lseek(descriptor, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def lock_descriptor(descriptor: int) -> bool:
        """Lock an open file if nobody has; it is given back when the file is closed.

        Raises:
            OSError: the drive knows no locks.
        """
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in _TAKEN:
                return False
            raise
        return True


class SessionLock:
    """A lock that is held; `release` gives it back.

    Attributes:
        path: the lock's file; it stays empty.
    """

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self._descriptor: int | None = descriptor

    @classmethod
    def take(cls, path: Path) -> SessionLock | None:
        """Take the lock of a file, which is made if need be; None if a living program has it.

        Raises:
            OSError: the file cannot be made or opened, or the drive knows no locks.
        """
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)
        refused = 0
        for _ in range(_TRIES):
            try:
                descriptor = os.open(path, flags, 0o666)
            except PermissionError:  # on Windows also while the one who had it removes it
                refused += 1
                if not _ON_WINDOWS or refused > _REFUSED:
                    raise
                if path.exists():  # not yet gone
                    return None
                continue
            try:
                if not lock_descriptor(descriptor):
                    os.close(descriptor)
                    return None
                if _is_there(path, descriptor):
                    return cls(path, descriptor)
            except BaseException:
                os.close(descriptor)
                raise
            os.close(descriptor)  # it was removed before we had it
        return None

    @classmethod
    def take_if_free(cls, path: Path) -> SessionLock | None:
        """Take the lock of a file; None if a living program has it, or it cannot be looked at."""
        try:
            return cls.take(path)
        except OSError:
            return None

    def release(self) -> None:
        """Give the lock back and remove its file; a second time does nothing."""
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is None:
            return
        try:
            if not _ON_WINDOWS and _is_there(self.path, descriptor):
                with suppress(OSError):
                    self.path.unlink()
        finally:
            os.close(descriptor)
        if _ON_WINDOWS:
            with suppress(OSError):  # refused while another program has it open: that one will
                self.path.unlink(missing_ok=True)


def _is_there(path: Path, descriptor: int) -> bool:
    """Return whether the file of a name is the one that is open."""
    try:
        found = path.stat(follow_symlinks=False)
    except FileNotFoundError:
        return False
    return os.path.samestat(found, os.fstat(descriptor))
