# SPDX-License-Identifier: GPL-3.0-or-later
"""Small files that hold a secret: nobody but the user may read them."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path
from typing import Final

from composer.files.beside import new_beside

_OWN: Final = 0o600
_OTHERS: Final = 0o077
_LARGEST: Final = 64 * 1024


def write_private(path: Path, content: bytes) -> None:
    """Put a file in its place at once, for the user alone; its folder is made if it is not there.

    Raises:
        OSError: it cannot be written.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    beside, descriptor = new_beside(path, _OWN)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def read_private(path: Path) -> bytes | None:
    """Return what a file holds; None where there is none, it is a link, or others may read it."""
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    try:
        with os.fdopen(os.open(path, flags), "rb") as file:
            found = os.fstat(file.fileno())
            if not stat.S_ISREG(found.st_mode) or found.st_size > _LARGEST:
                return None
            if sys.platform != "win32" and (found.st_mode & _OTHERS or found.st_uid != os.getuid()):
                return None
            return file.read()
    except OSError:
        return None
